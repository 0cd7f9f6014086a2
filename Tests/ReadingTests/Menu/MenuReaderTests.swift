import Diagnostics
import Kitchen
import Reading
import Testing

/// Prices the menu of these payloads.
private func price(_ pizzas: String, ingredients: String = "[]", drinks: String = "[]", currency: Currency = .euro)
    -> (menu: PricedMenu?, diagnostics: DiagnosticList)
{
    var diagnostics = DiagnosticList()
    var kitchen = Kitchen()
    kitchen.menu = MenuReader(currency: currency).read(
        pizzas: MenuReader.Payload(file: "pizzas.json", bytes: Array(pizzas.utf8)),
        ingredients: MenuReader.Payload(file: "ingredients.json", bytes: Array(ingredients.utf8)),
        drinks: MenuReader.Payload(file: "drinks.json", bytes: Array(drinks.utf8)), diagnostics: &diagnostics)
    return (kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu, diagnostics)
}

@Suite struct MenuReaderTests {
    @Test func readsWhatFornoAdds() throws {
        let result = price(
            """
            {"basePrice": 4, "currency": "CHF", "base": {"vegetarian": true, "vegan": true, "allergens": ["gluten"]},
             "sizes": [{"name": "Large", "basePrice": 7.5, "toppingFactor": 1.5}],
             "pizzas": [{"name": "Margherita", "ingredients": [1], "section": "Classics", "description": "Plain."}]}
            """,
            ingredients: #"[{"id": 1, "name": "Mozzarella", "price": 1.1, "vegetarian": true, "allergens": ["milk"]}]"#)
        let pizza = try #require(result.menu?.dishes.first)
        #expect(result.diagnostics.map(\.id) == [.currencyDiffers])
        #expect(pizza.price == nil)
        #expect(pizza.prices.map(\.price.currency.code) == ["CHF"])
        #expect(pizza.sizes.map(\.price.plain) == ["9.15"])
        #expect(pizza.diet.vegan == .no)
        #expect(pizza.diet.allergens.contains == [.gluten, .milk])
        #expect(pizza.diet.allergens.isComplete)
    }

    @Test func aMenuHasSoManySizes() {
        let sizes = (0..<60).map { #"{"name": "s\#($0)", "basePrice": 1}"# }.joined(separator: ",")
        let result = price(#"{"basePrice": 4, "sizes": [\#(sizes)], "pizzas": [{"name": "A", "ingredients": []}]}"#)
        #expect(result.menu?.dishes.first?.sizes.count == 50)
        #expect(result.diagnostics.map(\.message) == ["the menu has 60 sizes"])
    }

    @Test(arguments: [
        ("9007199254740991", true), ("9007199254740992", false), ("-9007199254740991", true),
        ("-9007199254740992", false),
    ])
    func anIdIsOneThatABrowserHolds(id: String, isThere: Bool) {
        let item = #"[{"id": \#(id), "name": "A", "price": 1}]"#
        let result = price(#"{"basePrice": 0, "pizzas": []}"#, ingredients: item, drinks: item)
        let ids = (result.menu?.menu.ingredients.map(\.id) ?? []) + (result.menu?.menu.drinks.map(\.id) ?? [])
        #expect(ids == (isThere ? [Int(id), Int(id)] : []))
        #expect(result.diagnostics.map(\.id) == (isThere ? [] : [.invalidValue, .invalidValue]))
    }

    @Test func withoutStatementsNothingIsPromised() throws {
        let result = price(
            #"{"basePrice": 4, "pizzas": [{"name": "A", "ingredients": [1]}]}"#,
            ingredients: #"[{"id": 1, "name": "Basil", "price": 1}]"#)
        #expect(try #require(result.menu?.dishes.first).diet == .unknown)
    }

    @Test(arguments: [
        ("19.99", "EUR", "19.99"), ("0.1", "EUR", "0.10"), ("1e1", "EUR", "10.00"), ("2.50e0", "EUR", "2.50"),
        ("650", "JPY", "650"), ("1.005", "KWD", "1.005"), ("9999999999.99", "EUR", "9999999999.99"),
    ])
    func pricesAreExact(text: String, code: String, expected: String) throws {
        let currency = try #require(Currency(code: code))
        let result = price(
            #"{"basePrice": 0, "pizzas": []}"#, drinks: #"[{"id": 1, "name": "A", "price": \#(text)}]"#,
            currency: currency)
        #expect(result.menu?.menu.drinks.map(\.price.plain) == [expected])
    }

    @Test(arguments: [
        (#"{"basePrice": -1, "pizzas": []}"#, DiagnosticID.negativePrice),
        (#"{"basePrice": 1.005, "pizzas": []}"#, .overPrecisePrice),
        (#"{"basePrice": 1e30, "pizzas": []}"#, .priceTooLarge),
        (#"{"basePrice": 99999999999, "pizzas": []}"#, .priceTooLarge),
        (#"{"basePrice": "x", "pizzas": []}"#, .wrongType), (#"{"basePrice": 1}"#, .missingKey),
        (#"{"pizzas": [{"name": "A", "ingredients": []}]}"#, .priceUnknown),
        (#"{"basePrice": 1, "pizzas": [], "bsae": {}}"#, .unknownKey),
        (#"{"basePrice": 1, "currency": "EURO", "pizzas": []}"#, .unknownCurrency),
        (#"{"basePrice": 1, "pizzas": [{"name": "A", "ingredients": [9]}]}"#, .unknownIngredient),
        (#"{"basePrice": 1, "pizzas": [{"name": "A", "ingredients": ["x"]}]}"#, .wrongType),
        (#"{"basePrice": 1, "pizzas": [{"name": "A", "ingredients": [], "price": 9}]}"#, .priceDiffers),
        (#"{"basePrice": 1, "base": {"allergens": ["glutten"]}, "pizzas": []}"#, .unknownAllergen),
        (
            #"{"basePrice": 1, "pizzas": [{"name": "A", "ingredients": []}, {"name": "a", "ingredients": []}]}"#,
            .duplicateName
        ),
        (#"{"basePrice": 1, "basePrice": 2, "pizzas": []}"#, .duplicateKey), ("[", .jsonSyntax), ("[]", .wrongType),
    ])
    func reportsWhatIsWrong(pizzas: String, id: DiagnosticID) {
        #expect(price(pizzas).diagnostics.map(\.id).contains(id))
    }

    @Test(arguments: [
        (#"[{"id": 1, "name": "A", "price": 1}, {"id": 1, "name": "B", "price": 1}]"#, DiagnosticID.duplicateID),
        (#"[{"id": 1, "name": "A", "price": 1}, {"id": 2, "name": "A", "price": 1}]"#, .duplicateName),
        (#"[{"id": 1, "name": "A", "price": 1, "vegan": true, "allergens": ["fish"]}]"#, .dietContradiction),
        (#"{"id": 1}"#, .wrongType), (#"[{"id": 1, "price": 1}]"#, .missingKey),
    ])
    func reportsWhatIsWrongWithIngredients(ingredients: String, id: DiagnosticID) {
        let result = price(#"{"basePrice": 1, "pizzas": []}"#, ingredients: ingredients)
        #expect(result.diagnostics.map(\.id) == [id])
    }
}
