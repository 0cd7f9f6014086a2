import Diagnostics
import Kitchen
import Reading
import Testing

/// What a menu states of a base, beside what its grocery says.
@Suite struct BaseGroceryTests {
    private static let vegan = #"{"name": "sardine bread", "vegan": true, "allergens": []}"#

    /// The base of the menu, of a section, and of a dish.
    @Test(arguments: [
        #""base": \#(vegan), "basePrice": 4, "pizzas": [{"name": "A", "price": 5}]"#,
        #""sections": [{"name": "S", "base": \#(vegan)}], "pizzas": [{"name": "A", "section": "S", "price": 5}]"#,
        #""pizzas": [{"name": "A", "base": \#(vegan), "price": 5}]"#,
    ])
    func `a base that its grocery denies is not known`(menu: String) throws {
        var diagnostics = DiagnosticList()
        var kitchen = Kitchen()
        var grocery = Grocery(name: "sardine bread", location: SourceLocation(file: "content/groceries.csv"))
        grocery.diet = DietFacts(
            vegetarian: .no, vegan: .no, allergens: AllergenStatement(contains: [.fish, .gluten], isComplete: true))
        kitchen.groceries = [grocery]
        kitchen.menu = MenuReader(currency: .euro).read(
            pizzas: .init(file: "pizzas.json", bytes: Array("{\"prices\": \"by_hand\", \(menu)}".utf8)),
            ingredients: nil, drinks: nil, diagnostics: &diagnostics)
        let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        let diet = try #require(priced.menu?.dishes.first).diet
        #expect(diet.vegan != .yes && !diet.allergens.isComplete)
        #expect(diagnostics.contains { $0.id == .dietContradiction })
    }
}
