import Diagnostics
import Kitchen
import Reading
import Testing

@testable import Exporting

/// Menus as they leave: the payloads come back as the same menu, and Google gets exact prices and nothing guessed.
@Suite struct MenuExportTests {
    private static let pizzas = """
        {"currency": "EUR", "basePrice": 4, "half": "average", "base": {"name": "Dough", "vegan": true, "allergens": ["gluten: wheat"],
         "portion": "250 g", "grocery": "flour", "origin": "Naples"},
         "sizes": [{"name": "Normal", "basePrice": 4, "toppingFactor": 1}, {"name": "Maxi", "basePrice": 7.5, "toppingFactor": 1.5}],
         "pizzas": [{"name": "Margherita", "ingredients": [1, 1], "section": "Classics", "description": "Plain.",
           "kcal": {"Normal": 640, "Maxi": 980}, "origin": "Naples"},
          {"name": "Surprise", "ingredients": [2], "price": {"Maxi": 18}, "per": "1/2 kg"},
          {"name": "Calzone", "ingredients": [1], "price": {"Normal": 9, "Maxi": null}, "extras": [
           {"ingredient": 2, "price": 1.5, "insteadOf": 1}, {"ingredient": 1, "price": {"Normal": 1, "Maxi": 2}, "insteadOf": "base"}]}],
         "sections": [{"name": "Classics", "half": "none", "note": "Plain.", "extras": [{"ingredient": 2}, {"ingredient": 1, "price": 0}]}]}
        """
    private static let ingredients = """
        [{"id": 1, "name": "Mozzarella", "price": 1.25, "vegetarian": true, "vegan": false, "allergens": ["milk"],
          "portion": "80 g", "traces": ["nuts"]},
         {"id": 2, "name": "Who knows", "price": 0.5, "enabled": false, "frozen": true, "grocery": "it"}]
        """
    private static let drinks = """
        [{"id": 1, "name": "Water", "price": 1, "vegan": true, "allergens": [], "kcal": 0, "alcohol": 0.25, "year": 2022}]
        """

    private func priced(_ pizzas: [UInt8], _ ingredients: [UInt8], _ drinks: [UInt8]) throws -> PricedMenu {
        var (kitchen, diagnostics) = (Kitchen(settings: Settings()), DiagnosticList())
        kitchen.menu = MenuReader(currency: .euro).read(
            pizzas: .init(file: "pizzas.json", bytes: pizzas),
            ingredients: .init(file: "ingredients.json", bytes: ingredients),
            drinks: .init(file: "drinks.json", bytes: drinks), diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return try #require(kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu)
    }

    private func menu() throws -> PricedMenu {
        try priced(Array(Self.pizzas.utf8), Array(Self.ingredients.utf8), Array(Self.drinks.utf8))
    }

    @Test func payloadsComeBackAsTheSameMenu() throws {
        let menu = try menu()
        let files = MenuPayloads(menu.menu, language: .english).files
        #expect(files.map(\.path) == ["pizzas.json", "ingredients.json", "drinks.json"])
        let copy = try priced(files[0].bytes, files[1].bytes, files[2].bytes)
        #expect(copy.dishes.map(\.prices) == menu.dishes.map(\.prices))
        #expect(copy.diets == menu.diets)
        #expect(copy.menu.base == menu.menu.base && copy.menu.base.origin == "Naples")
        #expect(copy.json() == menu.json())
        #expect(MenuPayloads(copy.menu, language: .english).files.map(\.bytes) == files.map(\.bytes))
        #expect(copy.menu.ingredients.map(\.portion) == menu.menu.ingredients.map(\.portion))
        #expect(copy.menu.ingredients.map(\.isEnabled) == [true, false])
        #expect(copy.dishes.map(\.written.facts) == menu.dishes.map(\.written.facts))
        #expect(
            copy.menu.drinks.map(\.facts) == menu.menu.drinks.map(\.facts) && copy.menu.drinks[0].facts.year == 2022)
        #expect(copy.halves == .average && copy.dishes.map(\.isHalved) == [false, true, true])
        #expect(copy.menu.ingredients.map(\.isFrozen) == [false, true])
    }

    @Test func googleGetsSizesAsOptions() throws {
        let titles = GoogleMenu.Titles(
            menu: "Menu", dishes: "Pizzas", drinks: "Drinks",
            extras: { "With " + $0.map(\.topping.name).joined(separator: ", ") }, choice: { "Choose \($0.most)" })
        let menu = GoogleMenu(try menu(), settings: Settings(), titles: titles)
        let text = String(decoding: menu.json.compact, as: UTF8.self)
        for part in [
            #""labels":[{"displayName":"Margherita Normal","description":"Plain.","languageCode":"en"}]"#,
            #""price":{"currencyCode":"EUR","units":"6","nanos":500000000},"allergen":["WHEAT","DAIRY"],"dietaryRestriction":["VEGETARIAN"]"#,
            #""options":[{"labels":[{"displayName":"Margherita Maxi","languageCode":"en"}],"attributes":{"price":{"currencyCode":"EUR","units":"11","nanos":250000000}"#,
            #"{"displayName":"Drinks","languageCode":"en"}"#,
            // What guests add is said in words.
            #"{"displayName":"Classics","description":"Plain.\nWith Who knows, Mozzarella","languageCode":"en"}"#,
            #"{"displayName":"Calzone Normal","description":"Mozzarella\nWith Who knows, Mozzarella","languageCode":"en"}"#,
            #"{"displayName":"Surprise (0.5 kg) Maxi","languageCode":"en"}"#,
            // Of a topping that says nothing, nothing is said.
            #"{"price":{"currencyCode":"EUR","units":"18","nanos":0},"allergen":["WHEAT"]}"#,
        ] { #expect(text.contains(part), "\(text)") }
        #expect(menu.notes.isEmpty)
    }

    private static let amounts: [(code: String, units: Int, json: String)] = [
        ("EUR", 550, #"{"currencyCode":"EUR","units":"5","nanos":500000000}"#),
        ("JPY", 550, #"{"currencyCode":"JPY","units":"550","nanos":0}"#),
        ("KWD", 1_005, #"{"currencyCode":"KWD","units":"1","nanos":5000000}"#),
        ("CLF", 1, #"{"currencyCode":"CLF","units":"0","nanos":100000}"#),
    ]

    @Test(arguments: amounts) func moneyIsExact(code: String, units: Int, json: String) throws {
        let money = Money(minorUnits: units, currency: try #require(Currency(code: code)))
        #expect(String(decoding: GoogleMenu.json(money).compact, as: UTF8.self) == json)
    }

    private static let texts: [(text: String, cut: String)] = [
        ("12345", "12345"), ("123456", "1234…"), ("👨‍👩‍👧", "…"), ("🍕🍕🍕", "🍕🍕…"), ("", ""),
    ]

    @Test(arguments: texts) func textsAreCutBetweenCharacters(text: String, cut: String) {
        #expect(GoogleMenu.cut(text, at: 5) == cut)
    }

    @Test func planIsAMenuOfCooklang() {
        let place = SourceLocation(file: "p.md")
        let plan = Plan(
            week: IsoWeek("2026-W48"), title: "Week", source: "p.md",
            days: [
                PlanDay(
                    heading: "Monday", date: CalendarDate("2026-11-23"),
                    entries: [
                        PlanEntry(
                            dish: .recipe(source: "content/recipes/dough.md"), title: "Dough",
                            amount: .times(Rational(1, 2)), remark: "@home", location: place),
                        PlanEntry(
                            dish: .recipe(source: "content/recipes/soup.md"), title: "Soup", amount: .servings(6),
                            location: place),
                        PlanEntry(dish: .dish(slug: "m"), title: "Margherita", amount: .times(2), location: place),
                    ]),
                PlanDay(
                    heading: "2026-11-24 = rest", date: CalendarDate("2026-11-24"),
                    entries: [PlanEntry(dish: .note, title: "eat out", location: place)]),
                PlanDay(heading: "Wednesday", date: CalendarDate("2026-11-25")),
            ], notes: [Plan.Note(heading: "Monday", text: "Soak the beans.")])
        let menu = CooklangMenu(plan, language: .english) { $0.contains("dough") ? "dough" : "soup" }
        #expect(
            menu.text == """
                == Monday (2026-11-23) ==

                - @./dough{0.5} \\@home
                - @./soup{6%servings}
                - Margherita ×2

                > Soak the beans.

                == 2026-11-24 \\= rest ==

                - eat out

                """)
        var diagnostics = DiagnosticList()
        let read = CooklangReader.read(Array(menu.text.utf8), file: "w.menu", diagnostics: &diagnostics)
        #expect(read.sections.map(\.name) == ["Monday (2026-11-23)", "2026-11-24 = rest"])
        #expect(read.ingredients.map(\.reference) == ["./dough", "./soup"])
    }
}
