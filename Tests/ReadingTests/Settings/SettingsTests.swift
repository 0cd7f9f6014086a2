import Diagnostics
import Kitchen
import Testing

@testable import Reading

@Suite struct SettingsTests {
    /// A line of site.yml, and what it sets.
    struct Setting: Sendable, CustomTestStringConvertible {
        let line: String
        let isSet: @Sendable (Settings) -> Bool

        init(_ line: String, _ isSet: @escaping @Sendable (Settings) -> Bool) {
            (self.line, self.isSet) = (line, isSet)
        }

        var testDescription: String { line }
    }

    static let settings = [
        Setting("tagline: Since 1962") { $0.tagline == "Since 1962" },
        Setting("description: Pizza") { $0.description == "Pizza" },
        Setting("language: de-CH") { $0.language.tag == "de-CH" },
        Setting("currency: CHF") { $0.currency.code == "CHF" },
        Setting("base_url: https://pizza.example") { $0.baseURL?.hasPrefix("https://pizza.example") == true },
        Setting("share_pictures: false") { $0.sharePictures == false },
        Setting("address: Via Roma 1") { $0.address == "Via Roma 1" },
        Setting("phone: +39 055 1") { $0.phone == "+39 055 1" },
        Setting("email: ciao@pizza.example") { $0.email == "ciao@pizza.example" },
        Setting("allergens_orally: true") { $0.tellsAllergensOrally },
        Setting("price_per_litre: yes") { $0.saysLitrePrices },
        Setting("sections: [Pizze, Vini]") { $0.sectionOrder == ["Pizze", "Vini"] },
        Setting("soon_days: 9") { $0.soonDays == 9 },
        Setting("paper: A5") { $0.paper == .a5 },
        Setting("recipes: {service: edamam, url: \"http://127.0.0.1:9\"}") { settings in
            settings.recipes?.kind == .edamam && settings.recipes?.url?.hasPrefix("http://127.0.0.1:9") == true
        },
    ]

    @Test(arguments: settings) func `each of them is read`(setting: Setting) {
        var diagnostics = DiagnosticList()
        #expect(!setting.isSet(SettingsReader.read(Array("title: Faro\n".utf8), diagnostics: &diagnostics)))
        #expect(
            setting.isSet(SettingsReader.read(Array("title: Faro\n\(setting.line)\n".utf8), diagnostics: &diagnostics)))
        #expect(diagnostics.isEmpty)
    }
}
