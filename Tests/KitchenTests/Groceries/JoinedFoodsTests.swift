import Diagnostics
import Kitchen
import Testing

/// Foods that a word joins.
@Suite struct JoinedFoodsTests {
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
}
