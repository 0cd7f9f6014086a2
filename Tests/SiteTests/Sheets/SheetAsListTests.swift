import Diagnostics
import Kitchen
import Reading
import Site
import TestSupport
import Testing

/// A sheet in Markdown is read as a shopping list of what it has to buy, and of nothing else.
@Suite struct SheetAsListTests {
    private static let names = [
        "flour", "salt, fine", "eggs (large)", "00 flour", "7up", "cloves", "wine €5", "*stars* & _bars_",
        "2026-12-05 cheese",
        "ground coffee", "€7", "crème fraîche", "[link](x)", "milk; cream", "tin of tomatoes", "# hash", "a) b (c",
        "Brot",
    ]
    private static let dishes = [
        "Soup", "Steak €5.00", "Toast (with; cheese", ":)", "Feast 2026-12-05", "Pie; tart", "- x",
    ]
    private static let sites: [(tag: String, currency: String)] = [
        ("en", "EUR"), ("en", "USD"), ("de", "EUR"), ("de-CH", "CHF"), ("it", "USD"), ("fr", "CAD"), ("es-MX", "MXN"),
        ("fr-CA", "USD"), ("en-US", "JPY"), ("es", "KWD"),
    ]

    /// A sheet of some groceries, with and without packs and prices, part of them in the house.
    private static func sheet(_ random: inout Seeded, _ language: Language, _ currency: Currency) -> ShoppingSheet {
        var groceries: [Grocery] = []
        var pantry = Pantry()
        var needs: [FoodNeed] = []
        for name in names.shuffled(using: &random).prefix(8) {
            var grocery = Grocery(name: name, location: SourceLocation(file: "content/groceries.csv"))
            let unit: Unit? = [.gram, .millilitre, .tin, nil].randomElement(using: &random) ?? nil
            if Bool.random(using: &random) {
                grocery.pack = Quantity(Rational(Int.random(in: 1...6, using: &random) * 50), unit)
                grocery.price = Money(minorUnits: Int.random(in: 1...900_000, using: &random), currency: currency)
            }
            if Int.random(in: 0..<5, using: &random) > 0 { groceries.append(grocery) }
            if Bool.random(using: &random) {
                let there = Quantity(Rational(Int.random(in: 1...500, using: &random)), unit)
                pantry.items.append(PantryItem(name: name, quantity: there, expires: CalendarDate("2026-11-24")))
            }
            let amounts = [Quantity(Rational(Int.random(in: 1...400, using: &random)), unit), Quantity(2, .bunch)]
            for amount in amounts.prefix(Int.random(in: 0...2, using: &random)) {
                needs.append(FoodNeed(name: name, text: name, measures: [amount]))
            }
            needs.append(FoodNeed(name: name, text: name, measures: [.toTaste]))
        }
        let meals = needs.map { need in
            PlannedMeal(heading: "Monday", title: dishes.randomElement(using: &random) ?? "", needs: [need])
        }
        var settings = Settings()
        (settings.language, settings.currency) = (language, currency)
        return ShoppingSheet(
            PlannedWeek(meals: meals), groceries: Groceries(groceries, language: settings.kitchenLanguage),
            pantry: pantry,
            settings: settings, today: CalendarDate(dayNumber: CalendarDate("2026-11-22")?.dayNumber ?? 0))
    }

    @Test(arguments: 0..<200)
    func readsBackExactly(seed: Int) throws {
        var random = Seeded(UInt64(seed))
        let site = Self.sites[seed % Self.sites.count]
        let language = Language(tag: site.tag)
        let currency = try #require(Currency(code: site.currency))
        let sheet = Self.sheet(&random, language, currency)
        var settings = Settings()
        (settings.language, settings.currency) = (language, currency)
        let format = settings.amounts
        let text = SheetText(sheet, words: try StringsFiles.words(site.tag), format: format)

        var diagnostics = DiagnosticList()
        let reader = ListReader(currency: currency, language: settings.kitchenLanguage)
        let list = try #require(
            reader.read(text.markdown, file: "content/lists/w48.md", diagnostics: &diagnostics))
        let tasks = sheet.lines.flatMap { line in
            line.amounts.compactMap(\.bought).enumerated().map { place, bought in
                let price = place == 0 ? line.price?.plain : nil
                return "\(format.text(bought)) | \(line.name) | \(price ?? "-")"
            }
        }
        let items = list.items.map { item in
            "\(item.quantity.map(format.text) ?? "") | \(item.name) | \(item.price?.plain ?? "-")"
        }
        #expect(items == tasks, "\(String(decoding: text.markdown, as: UTF8.self))")
        #expect(list.items.allSatisfy { !$0.isDone && $0.expires == nil })
        #expect(list.title == text.title && diagnostics.isEmpty)
        let parts = [sheet.have.isEmpty, sheet.soon.isEmpty, sheet.uncounted.isEmpty].count { !$0 }
        let nothing = sheet.lines.isEmpty && sheet.uncounted.isEmpty ? 1 : 0
        #expect(list.notes.count == parts + nothing + 1)
    }

    @Test func theSeedsHaveAllThatMatters() throws {
        var (several, priced, unpriced, left) = (0, 0, 0, 0)
        for seed in 0..<200 {
            var random = Seeded(UInt64(seed))
            let sheet = Self.sheet(&random, Language(tag: "en"), .euro)
            several += sheet.lines.count { $0.amounts.compactMap(\.bought).count > 1 }
            priced += sheet.lines.count { $0.price != nil }
            unpriced += sheet.unpriced.count
            left += sheet.have.isEmpty || sheet.soon.isEmpty ? 0 : 1
        }
        #expect(several > 50 && priced > 200 && unpriced > 200 && left > 50)
    }
}
