import Diagnostics
import Kitchen
import Testing

/// Foods that a word joins, and what the pantry has of the foods of a recipe.
@Suite struct LarderTests {
    private static let names = ["salt", "black pepper", "pepper", "olive oil", "mac and cheese", "cheese"]

    private func groceries(_ names: [String], _ language: KitchenLanguage = .english) -> Groceries {
        let location = SourceLocation(file: "content/groceries.csv")
        return Groceries(names.map { Grocery(name: $0, location: location) }, language: language)
    }

    @Test(arguments: [
        ("salt and pepper", ["salt", "pepper"]),
        ("Salt & freshly ground black pepper", []),
        ("salt and freshly ground black pepper", ["salt", "black pepper"]),
        ("salt and pepper and olive oil", ["salt", "pepper", "olive oil"]),
        ("mac and cheese", ["mac and cheese"]),
        ("salt and unicorn", []),
        ("and salt", []),
        ("salt", ["salt"]),
        ("unicorn", []),
    ])
    func meetsBothOfTwo(name: String, foods: [String]) {
        #expect(groceries(Self.names).foods(in: name).map(\.name) == foods)
    }

    @Test(arguments: [
        (KitchenLanguage.italian, ["sale", "pepe"], "sale e pepe"), (.german, ["Salz", "Pfeffer"], "Salz und Pfeffer"),
        (.french, ["sel", "poivre"], "sel et poivre"), (.spanish, ["sal", "pimienta"], "sal y pimienta"),
    ])
    func joinsInEveryLanguage(language: KitchenLanguage, names: [String], line: String) {
        #expect(groceries(names, language).foods(in: line).map(\.name) == names)
    }

    @Test func twoFoodsAreOnTheSheetEach() {
        var kitchen = SheetKitchen()
        kitchen.sell("salt", pack: Quantity(1, .kilogram), cents: 45)
        kitchen.sell("pepper", pack: Quantity(50, .gram), cents: 220)
        let sheet = kitchen.sheet([
            kitchen.meal("Soup", on: 23, [("salt and pepper", .toTaste), ("salt and pepper", Quantity(1, .teaspoon))])
        ])
        #expect(sheet.uncounted.map(\.name).sorted() == ["pepper", "pepper", "salt", "salt"])
        #expect(Set(sheet.uncounted.map(\.reason)) == [.toTaste, .noAmount])
    }

    @Test func marksWhatIsInTheHouse() {
        var kitchen = Kitchen()
        kitchen.groceries = ["salt", "pepper", "milk"].map { Grocery(name: $0, location: SourceLocation(file: "g")) }
        let (today, soon) = (SheetKitchen.day(20), SheetKitchen.day(23))
        kitchen.pantry.items = [
            PantryItem(name: "salt"), PantryItem(name: "pepper", expires: soon),
            PantryItem(name: "milk", expires: SheetKitchen.day(19)),
            PantryItem(name: "Honey", expires: SheetKitchen.day(28)),
        ]
        let lines = ["salt", "salt and pepper", "milk", "honey", "unicorn", "salt and milk"]
        let ingredients = lines.map {
            RecipeIngredient(IngredientLine(text: $0), location: SourceLocation(file: "x.md"))
        }
        let pantryContext = PantryContext(kitchen, today: today)
        let marks: [PantryPresence?] = [.there, .expiring(soon), nil, .there, nil, nil]
        #expect(ingredients.map { pantryContext?.presence(of: $0) } == marks)
        #expect(PantryContext(Kitchen(), today: today).map(\.today) == nil)
    }
}
