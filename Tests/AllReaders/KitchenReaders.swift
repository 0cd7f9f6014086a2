import Diagnostics
import Kitchen
import Products
import Reading

extension InputReader {
    /// The other files of a site's content.
    static let kitchen = [
        InputReader("settings", file: SettingsReader.file) { bytes, _, diagnostics in
            _ = SettingsReader.read(bytes, diagnostics: &diagnostics)
        },
        InputReader("strings", file: "templates/strings/en.yml") { bytes, file, diagnostics in
            _ = StringsReader.read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("menu", file: "content/menu/pizzas.json", readMenu),
        InputReader("menu-text", file: MenuTextReader.file, readMenuText),
        InputReader("sold-out", file: SoldOutReader.file) { bytes, _, diagnostics in
            var kitchen = Kitchen()
            kitchen.menu = Menu(currency: .euro, basePrice: nil)
            kitchen.menu?.soldOut = SoldOutReader.read(bytes, diagnostics: &diagnostics)
            _ = kitchen.checked(diagnostics: &diagnostics)
        },
        InputReader("menu-words", file: MenuWordsReader.file) { bytes, _, diagnostics in
            let languages = ["de", "fr"].map { Language(tag: $0) }
            let translations = languages.map { Translation($0, location: SourceLocation(file: SettingsReader.file)) }
            let read = MenuWordsReader(language: .english, translations: translations, sizes: ["S", "M"])
                .read(bytes, diagnostics: &diagnostics)
            _ = try? MenuWordsEdit(language: .english, translations: read).add(["Soup"], to: bytes)
        },
        InputReader("groceries", file: Groceries.file) { bytes, _, diagnostics in
            let reader = GroceriesReader(currency: .euro, language: .english)
            _ = Groceries(reader.read(bytes, diagnostics: &diagnostics), language: .english)
        },
        InputReader("pantry", file: Pantry.file) { bytes, _, diagnostics in
            _ = PantryReader(language: .english).read(bytes, diagnostics: &diagnostics)
        },
        InputReader("plan", file: "content/plans/2026-W48.md") { bytes, file, diagnostics in
            _ = PlanReader(context: context, menu: nil).read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("list", file: "content/lists/party.md") { bytes, file, diagnostics in
            _ = ListReader(currency: .euro, language: .english).read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("favorites", file: FavoritesReader.file) { bytes, _, diagnostics in
            _ = FavoritesReader(index: context.index).read(bytes, diagnostics: &diagnostics)
        },
        InputReader("places", file: PlacesReader.file) { bytes, _, diagnostics in
            _ = PlaceSearch(PlacesReader.read(bytes, diagnostics: &diagnostics)).found()
        },
        InputReader("geocoder-answer") { bytes in
            // What is no answer is refused, which is an answer like another.
            _ = try? GeocoderReader.read(bytes).distinct
        },
        InputReader("streets", file: StreetsReader.file) { bytes, _, diagnostics in
            _ = StreetsReader.read(bytes, diagnostics: &diagnostics)
        },
        InputReader("overpass-answer") { bytes in
            // As above.
            _ = try? OverpassReader.read(bytes)
        },
        InputReader("product-answer") { bytes in
            guard let code = try? Barcode("8076809513753") else { return }
            // What is no answer is refused, which is an answer like another.
            _ = try? ProductAnswer.read(bytes, of: code)?.product(code)
        },
        InputReader("product-rows") { bytes in _ = try? ProductRows.count(in: bytes) },
        InputReader("earlier-prices", file: "menu.json") { bytes, file, diagnostics in
            let payload = MenuReader.Payload(file: file, bytes: bytes)
            let reader = EarlierPricesReader(currency: .euro, language: .english)
            _ = reader.read(payload, diagnostics: &diagnostics) { _ in nil }
        },
        InputReader("list-edit", editList),
    ]

    /// The same bytes as each of the three payloads; then what a build does to check and price the menu.
    private static func readMenu(_ bytes: [UInt8], _ file: String, _ diagnostics: inout DiagnosticList) {
        let payload = MenuReader.Payload(file: file, bytes: bytes)
        var kitchen = Kitchen()
        kitchen.menu = MenuReader(currency: .euro).read(
            pizzas: payload, ingredients: payload, drinks: payload, diagnostics: &diagnostics)
        _ = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
    }

    /// The menu of an owner, with what a build does to check and price it.
    private static func readMenuText(_ bytes: [UInt8], _ file: String, _ diagnostics: inout DiagnosticList) {
        var kitchen = Kitchen()
        kitchen.settings.sources.pizzas = Settings.Sources.menuText
        kitchen.menu = MenuTextReader(currency: .euro).read(
            bytes, groceries: kitchen.groceryNames, diagnostics: &diagnostics)
        _ = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
    }

    /// Changes the bytes as a list, as favourites and as a pantry. A refusal is an answer like another.
    private static func editList(_ bytes: [UInt8]) {
        let list = ListEdit(currency: .euro, language: .english)
        _ = try? list.add("2 kg flour", to: bytes)
        _ = try? list.retitle("Party", in: bytes)
        _ = try? FavoritesEdit.add(food: "Pizza", to: bytes)
        _ = try? PantryEdit(groceries: Groceries([], language: .english)).add(
            PantryItem(name: "flour", location: SourceLocation(file: Pantry.file)), to: bytes)
    }
}
