import Diagnostics
import Kitchen
import Reading
import Testing

/// What dishes can be had with: more toppings, and some in place of others, for a price.
struct DishExtraTests {
    private static let ingredients = """
        [{"id": 1, "name": "Mozzarella", "price": 1, "vegetarian": true, "allergens": ["milk"]},
         {"id": 2, "name": "Tomato", "price": 0, "vegan": true, "allergens": []},
         {"id": 3, "name": "Ham", "price": 2, "vegetarian": false, "allergens": []},
         {"id": 4, "name": "Soy cheese", "price": 1.2, "vegan": true, "allergens": ["soybeans"]},
         {"id": 5, "name": "Rice dough", "price": 0, "enabled": false, "vegan": true, "allergens": []},
         {"id": 6, "name": "Prawns", "price": 3, "frozen": true, "vegetarian": false, "allergens": ["crustaceans"]}]
        """
    private static let sizes = """
        "base": {"name": "Dough", "vegan": true, "allergens": ["gluten"]},
        "sizes": [{"name": "S", "basePrice": 3}, {"name": "L", "basePrice": 6, "toppingFactor": 1.5}]
        """

    private func menu(
        _ dish: String, section: String = "", head: String = Self.sizes
    ) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        var kitchen = Kitchen()
        let menu = """
            {\(head), "sections": [{"name": "Pizzas" \(section)}],
             "pizzas": [{"name": "A", "section": "Pizzas", \(dish)}, {"name": "B", "section": "Pizzas", "ingredients": [2]}]}
            """
        kitchen.menu = MenuReader(currency: .euro).read(
            pizzas: .init(file: "pizzas.json", bytes: Array(menu.utf8)),
            ingredients: .init(file: "ingredients.json", bytes: Array(Self.ingredients.utf8)), drinks: nil,
            diagnostics: &diagnostics)
        let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        return (priced.menu, diagnostics)
    }

    /// "Ham 2.00", "Soy cheese for Mozzarella S 1.20 L 1.80", "Ham L 3.00" where it is not had in all sizes.
    private func text(_ extra: PricedExtra) -> String {
        let name = [extra.topping.name, extra.replaced == nil ? nil : "for \(extra.replacedName ?? "?")"]
        let prices =
            extra.price.map { [$0.plain] } ?? extra.prices.flatMap { [$0.size, $0.price.plain].compactMap(\.self) }
        return (name.compactMap(\.self) + prices).joined(separator: " ")
    }

    @Test(arguments: [
        // Of the dish: for one price, for one in each size, or for what the topping costs.
        (#"[{"ingredient": 3, "price": 2.5}]"#, "", ["Ham 2.50"], [] as [String]),
        (#"[{"ingredient": 3, "price": {"S": 2, "L": 3}}]"#, "", ["Ham S 2.00 L 3.00"], []),
        (#"[{"ingredient": 3}]"#, "", ["Ham S 2.00 L 3.00"], []),
        (#"[{"ingredient": 3, "price": 0}]"#, "", ["Ham 0.00"], []),
        // In some sizes only, whatever it costs in them.
        (#"[{"ingredient": 3, "price": {"S": null, "L": 3}}]"#, "", ["Ham L 3.00"], []),
        (
            "[]", #"[{"ingredient": 5, "insteadOf": "base", "price": {"S": 2, "L": null}}]"#,
            ["Rice dough for Dough S 2.00"], ["Rice dough for Dough S 2.00"]
        ),
        // In place of a topping, or of the base.
        (
            #"[{"ingredient": 4, "insteadOf": 1, "price": 1}, {"ingredient": 5, "insteadOf": "base", "price": 2}]"#, "",
            ["Soy cheese for Mozzarella 1.00", "Rice dough for Dough 2.00"], []
        ),
        // Of the section: a dish that does not have what is replaced is not offered with it, and its own stands before.
        ("[]", #"[{"ingredient": 3, "price": 2}]"#, ["Ham 2.00"], ["Ham 2.00"]),
        ("[]", #"[{"ingredient": 4, "insteadOf": 1, "price": 1}]"#, ["Soy cheese for Mozzarella 1.00"], []),
        (
            #"[{"ingredient": 3, "price": 1}]"#, #"[{"ingredient": 3, "price": 2}, {"ingredient": 6, "price": 4}]"#,
            ["Ham 1.00", "Prawns 4.00"], ["Ham 2.00", "Prawns 4.00"]
        ),
    ])
    func dishesAreHadWith(own: String, section: String, first: [String], second: [String]) throws {
        let (menu, diagnostics) = menu(
            #""ingredients": [1, 2], "extras": \#(own)"#, section: section.isEmpty ? "" : #", "extras": \#(section)"#)
        let dishes = try #require(menu).dishes
        #expect(dishes.map { $0.extras.map(text) } == [first, second])
        #expect(diagnostics.isEmpty)
    }

    @Test func allToppingsComeOnADishUnlessItsSectionSaysWhichDo() throws {
        let own = #""ingredients": [1], "extras": [{"ingredient": 3, "price": 1}]"#
        #expect(try #require(menu(own).menu).dishes.map(\.takesToppings) == [true, true])
        let section = #", "extras": [{"ingredient": 4, "insteadOf": 1}]"#
        // Of the second dish nothing is replaced, yet the section has said what it offers.
        #expect(try #require(menu(own, section: section).menu).dishes.map(\.takesToppings) == [false, false])
        let none = try #require(menu(#""base": "none", "ingredients": [1], "price": 4"#).menu)
        #expect(none.dishes.map(\.takesToppings) == [false, true])
    }

    @Test func whatCanBeHadWithADishIsKnownOfTheMenu() throws {
        let menu = try #require(menu(#""ingredients": [2], "extras": [{"ingredient": 6}]"#).menu)
        #expect(menu.extras.map(\.name) == ["Prawns"] && menu.hasFrozen)
        #expect(menu.diets.contains { $0.allergens.contains.contains(.crustaceans) })
        let rows = AllergenReport(
            recipes: [], menu: menu, groceries: Groceries([], language: .english), currency: .euro
        ).rows
        #expect(rows.map { "\($0.kind) \($0.name)" } == ["pizza A", "pizza B", "extra Prawns"])
    }

    @Test func aSectionTellsItsExtrasOnceForEachPrice() throws {
        let dish = #""base": "none", "price": 5, "ingredients": [2]"#
        let menu = try #require(
            menu(dish, section: #", "extras": [{"ingredient": 3}, {"ingredient": 6, "price": 1}]"#).menu)
        let section = try #require(menu.sections(order: []).first)
        // What stands on nothing has no sizes, and so no factor.
        #expect(section.extras.map(text) == ["Ham 2.00", "Prawns 1.00", "Ham S 2.00 L 3.00"])
    }

    @Test(arguments: [
        // In all sizes of the section, in one that no dish but one is had in, and in those that its dishes are had in besides.
        (#"{"S": 2, "L": 3}"#, "", "Ham S 2.00 L 3.00", "2.00 / 3.00"),
        (#"{"S": null, "L": 3}"#, "", "Ham L 3.00", "L 3.00"),
        (#"{"S": null, "L": 3}"#, #", "price": {"S": null, "L": 8}"#, "Ham L 3.00", "L 3.00"),
        (#"{"S": 2, "L": 2}"#, #", "price": {"S": null, "L": 8}"#, "Ham 2.00", "2.00"),
    ])
    func aSectionNamesTheSizesThatNotAllAreHadIn(price: String, dish: String, extra: String, shown: String) throws {
        let section = #", "extras": [{"ingredient": 3, "price": \#(price)}]"#
        let (menu, diagnostics) = menu(#""ingredients": [1] \#(dish)"#, section: section)
        let extras = try #require(menu?.sections(order: []).first).extras
        #expect(extras.map(text) == [extra] && extras.map { $0.priceText(\.plain) } == [shown])
        #expect(diagnostics.filter { $0.id != .priceDiffers }.isEmpty)
    }

    /// Margherita has another price for what its section offers, and no other dish is had in its smallest size.
    @Test func pricesOfTwoSizesOfThreeSayWhichTheyAreOf() throws {
        let sizes = ["S", "M", "L"].map { #"{"name": "\#($0)", "basePrice": 3}"# }.joined(separator: ", ")
        let head = #""sizes": [\#(sizes)]"#
        let section = #", "extras": [{"ingredient": 3, "price": {"S": 1, "M": 2, "L": 3}}]"#
        let other = #"{"name": "C", "section": "Pizzas", "price": {"S": null}, "ingredients": [1]"#
        let dish = #""ingredients": [1], "extras": [{"ingredient": 3, "price": 1}]}, "# + other
        let menu = try #require(menu(dish, section: section, head: head).menu)
        var dishes = menu.dishes
        dishes.removeLast()
        #expect(dishes.map { $0.extras.map(text) } == [["Ham 1.00"], ["Ham M 2.00 L 3.00"]])
        let told = dishes.flatMap(\.extras).filter(\.isOfSection).offeredOnce(in: ["S", "M", "L"])
        #expect(told.map { $0.priceText(\.plain) } == ["M 2.00 / L 3.00"])
    }

    @Test(arguments: [
        (#"[{"ingredient": 99}]"#, DiagnosticID.unknownIngredient),
        (#"[{"ingredient": "Ham"}]"#, .wrongType),
        (#"[{"price": 2}]"#, .missingKey),
        (#"[{"ingredient": 3, "price": -1}]"#, .negativePrice),
        (#"[{"ingredient": 3, "price": "two"}]"#, .wrongType),
        (#"[{"ingredient": 3, "price": {"S": 2}}]"#, .priceUnknown),
        (#"[{"ingredient": 3, "price": {"S": 2, "L": 3, "XL": 4}}]"#, .invalidValue),
        (#"[{"ingredient": 3, "price": {"S": null, "L": null}}]"#, .priceUnknown),
        (#"[{"ingredient": 3, "price": {"S": 2, "L": 3, "XL": null}}]"#, .invalidValue),
        (#"[{"ingredient": 3, "insteadOf": "dough"}]"#, .wrongType),
        (#"[{"ingredient": 4, "insteadOf": 6}]"#, .invalidValue),
        (#"[{"ingredient": 3}, {"ingredient": 3, "price": 1}]"#, .duplicateName),
        (#"[{"ingredient": 3, "cost": 2}]"#, .unknownKey),
        (#"{"ingredient": 3}"#, .wrongType),
    ])
    func slipsAreTold(extras: String, id: DiagnosticID) {
        #expect(menu(#""ingredients": [1], "extras": \#(extras)"#).diagnostics.map(\.id) == [id])
    }

    @Test(arguments: ["6", "99", #""base""#])
    func whatASectionOffersInPlaceOfNothingIsTold(part: String) {
        let section = #", "base": "none", "extras": [{"ingredient": 3, "price": 1, "insteadOf": \#(part)}]"#
        let (_, diagnostics) = menu(#""ingredients": [1], "price": 5"#, section: section)
        #expect(diagnostics.map(\.id).filter { $0 == .invalidValue } == [.invalidValue])
    }

    @Test func whatIsWrongInASectionIsToldOnce() {
        for price in [#"{"S": 2}"#, #"{"S": 2, "L": 3, "M": 4}"#] {
            let section = #", "extras": [{"ingredient": 3, "price": \#(price)}]"#
            #expect(menu(#""ingredients": [1]"#, section: section).diagnostics.count == 1)
        }
    }

    @Test func aDishInSizesOfItsOwnIsToldWhatItIsNotOfferedWith() throws {
        let section = #", "extras": [{"ingredient": 3, "price": {"S": 2, "L": 3}}, {"ingredient": 6, "price": 4}]"#
        let (menu, diagnostics) = menu(#""base": "Rice dough", "price": 9, "ingredients": [1]"#, section: section)
        #expect(
            try #require(menu).dishes.map { $0.extras.map(text) } == [
                ["Prawns 4.00"], ["Ham S 2.00 L 3.00", "Prawns 4.00"],
            ])
        #expect(diagnostics.map(\.id) == [.priceUnknown] && diagnostics.first?.severity == .note)
    }

    @Test func whatCannotBeReadIsNotOffered() throws {
        let extras =
            #"[{"ingredient": 3, "price": -1}, {"ingredient": 4, "insteadOf": "dough"}, {"ingredient": 6, "price": {"S": 1}}]"#
        let menu = try #require(menu(#""ingredients": [1], "extras": \#(extras)"#).menu)
        #expect(menu.dishes[0].extras.isEmpty)
    }
}
