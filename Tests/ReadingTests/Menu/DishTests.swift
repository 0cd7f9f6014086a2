import Diagnostics
import Kitchen
import Reading
import Testing

/// Dishes of any kind: what they stand on, what they cost, and what is known of them.
struct DishTests {
    private static let ingredients = """
        [{"id": 1, "name": "Mozzarella", "price": 1, "vegetarian": true, "allergens": ["milk"]},
         {"id": 2, "name": "Tomato", "price": 0, "vegan": true, "allergens": []},
         {"id": 3, "name": "Ham", "price": 2, "vegetarian": false, "allergens": []},
         {"id": 4, "name": "Potato bread", "price": 0, "vegan": true, "allergens": ["soybeans"]},
         {"id": 5, "name": "Secret sauce", "price": 1}]
        """
    private static let head = """
        "basePrice": 4, "base": {"name": "Dough", "vegan": true, "allergens": ["gluten"]},
        "sections": [{"name": "Salads", "base": "none", "note": "With bread."}, {"name": "Breads", "base": "Potato bread"}]
        """
    private static let sizes =
        #""sizes": [{"name": "S", "basePrice": 3}, {"name": "L", "basePrice": 6, "toppingFactor": 2}]"#

    private func menu(_ dishes: String, head: String = Self.head) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        var kitchen = Kitchen()
        var rice = Grocery(name: "rice", location: SourceLocation(file: "content/groceries.csv"))
        rice.diet = DietFacts(vegetarian: .yes, vegan: .yes, allergens: .none)
        kitchen.groceries = [rice]
        kitchen.menu = MenuReader(currency: .euro).read(
            pizzas: .init(file: "pizzas.json", bytes: Array("{\(head), \"pizzas\": [\(dishes)]}".utf8)),
            ingredients: .init(file: "ingredients.json", bytes: Array(Self.ingredients.utf8)), drinks: nil,
            diagnostics: &diagnostics)
        let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        return (priced.menu, diagnostics)
    }

    /// What is wrong but for sections that a test has no dish of.
    private func ids(_ diagnostics: DiagnosticList) -> [DiagnosticID] {
        diagnostics.map(\.id).filter { $0 != .unknownSection }
    }

    /// "S 3.00, L 6.00 | vegetarian yes, vegan no | milk ?".
    private func text(_ dish: PricedDish) -> String {
        let prices = dish.prices.map { [$0.size, $0.price.plain].compactMap(\.self).joined(separator: " ") }
        let allergens = dish.diet.allergens.contains.map(\.rawValue) + (dish.diet.allergens.isComplete ? [] : ["?"])
        return [
            prices.joined(separator: ", "), "\(dish.diet.vegetarian) \(dish.diet.vegan)",
            allergens.joined(separator: " "),
        ].joined(separator: " | ")
    }

    @Test(arguments: [
        // On the base of the menu.
        (#""ingredients": [1, 2]"#, "5.00 | yes no | gluten milk"),
        (#""ingredients": [1], "contains": "nuts""#, "5.00 | yes no | gluten milk nuts"),
        (#""ingredients": []"#, "4.00 | yes yes | gluten"),
        // What is not listed may be anything.
        (#""price": 4"#, "4.00 | unknown unknown | gluten ?"),
        (#""price": 4, "contains": ["eggs"]"#, "4.00 | unknown no | gluten eggs"),
        (#""price": 4, "vegan": true"#, "4.00 | yes yes | gluten ?"),
        (#""ingredients": [2, 99]"#, "4.00 | unknown unknown | gluten ?"),
        (#""ingredients": [2, 99], "vegan": true, "contains": "none""#, "4.00 | unknown unknown | gluten ?"),
        // On nothing: no base price and no gluten of the dough.
        (#""section": "Salads", "ingredients": [1, 2], "price": 7"#, "7.00 | yes no | milk"),
        (#""section": "Salads", "ingredients": [1, 2]"#, "1.00 | yes no | milk"),
        (#""base": "none", "ingredients": [3], "price": 6"#, "6.00 | no no | "),
        (#""section": "Salads", "price": 6, "contains": "none", "vegan": true"#, "6.00 | yes yes | "),
        (#""section": "Salads", "price": 6, "contains": ["nuts: walnuts", "milk"]"#, "6.00 | unknown no | milk nuts"),
        (#""section": "Salads", "price": 6"#, "6.00 | unknown unknown | ?"),
        (#""section": "Salads", "price": 6, "ingredients": []"#, "6.00 | unknown unknown | ?"),
        (
            #""section": "Salads", "price": {"Half": 5, "Whole": 8}, "contains": "none""#,
            "Half 5.00, Whole 8.00 | unknown unknown | "
        ),
        // On another base: of the section, of the dish, of the groceries, or its own.
        (#""section": "Breads", "ingredients": [2]"#, "4.00 | yes yes | soybeans"),
        (#""section": "Salads", "base": "dough", "ingredients": [2]"#, "4.00 | yes yes | gluten"),
        (#""base": "Rice", "ingredients": [2]"#, "4.00 | yes yes | "),
        (
            #""base": {"name": "Lard bread", "vegetarian": false, "allergens": ["gluten"]}, "ingredients": [2]"#,
            "4.00 | no no | gluten"
        ),
        (#""base": {"name": "Bread"}, "ingredients": [2]"#, "4.00 | unknown unknown | ?"),
        // What is stated of the dish, and what its parts say.
        (#""ingredients": [5], "vegan": true"#, "5.00 | yes yes | gluten ?"),
        (#""ingredients": [2], "vegetarian": false"#, "4.00 | no no | gluten"),
    ])
    func costsAndContains(dish: String, expected: String) throws {
        let menu = try #require(menu(#"{"name": "A", \#(dish)}"#).menu)
        #expect(text(menu.dishes[0]) == expected)
    }

    @Test(arguments: [#""ingredients": [1], "vegan": true"#, #""ingredients": [3], "vegetarian": true"#])
    func aPartThatDeniesADietIsBelieved(dish: String) {
        let (menu, diagnostics) = menu(#"{"name": "A", \#(dish)}"#)
        #expect(menu?.dishes[0].diet.vegan == .no)
        #expect(ids(diagnostics) == [.dietContradiction])
    }

    @Test func noAllergensBesideAPartThatHasSomeIsNotKnown() throws {
        let (menu, diagnostics) = menu(
            #"{"name": "A", "base": "none", "price": 5, "ingredients": [1], "contains": "none"}"#)
        let allergens = try #require(menu).dishes[0].diet.allergens
        #expect(allergens.contains.contains(.milk) && !allergens.isComplete)
        #expect(ids(diagnostics) == [.dietContradiction])
    }

    @Test(arguments: [
        (#""section": "Salads", "contains": "none""#, DiagnosticID.priceUnknown),
        (#""section": "Salads", "ingredients": [2]"#, .priceUnknown),
        (#""base": "Doug", "ingredients": [2]"#, .unknownIngredient),
        (#""base": 7, "ingredients": [2]"#, .wrongType),
        (#""ingredients": [2], "marks": "hott""#, .invalidValue),
        (#""ingredients": [2], "number": "123456789""#, .invalidValue),
        (#""ingredients": [2], "contains": "glutten""#, .unknownAllergen),
        (#""ingredients": [2], "allergens": ["milk"]"#, .unknownKey),
        (#""ingredients": [2], "base": {"nmae": "Bread"}"#, .unknownKey),
        (#""ingredients": [2], "vegan": true, "vegetarian": false"#, .dietContradiction),
    ])
    func tellsWhatIsWrong(dish: String, id: DiagnosticID) {
        #expect(ids(menu(#"{"name": "A", \#(dish)}"#).diagnostics) == [id])
    }

    @Test func aBaseOfASectionIsToldOnce() {
        let head = #""basePrice": 4, "sections": [{"name": "Breads", "base": "Bred"}]"#
        let dishes = ["A", "B"].map { #"{"name": "\#($0)", "section": "Breads", "ingredients": []}"# }
        #expect(ids(menu(dishes.joined(separator: ","), head: head).diagnostics) == [.unknownIngredient])
    }

    @Test func pricesByHandNeedNoBasePrice() throws {
        let dishes = """
            {"name": "A", "ingredients": [1], "price": {"S": 5, "L": 9}},
            {"name": "B", "ingredients": [1, 1], "price": {"S": 6, "L": 11}}
            """
        let sizes = #""sizes": [{"name": "S"}, {"name": "L"}]"#
        let (menu, diagnostics) = menu(dishes, head: sizes)
        #expect(
            try #require(menu).dishes.map { $0.prices.map(\.price.plain) } == [["5.00", "9.00"], ["6.00", "11.00"]])
        #expect(diagnostics.isEmpty)
        #expect(try #require(menu).menu.pricesBase == false)
    }

    @Test func allPricesThatDifferAreOneNote() throws {
        let dishes = (1...8).map { #"{"name": "D\#($0)", "ingredients": [1], "price": {"S": \#($0 + 9), "L": 8}}"# }
        let told = menu(dishes.joined(separator: ","), head: Self.sizes).diagnostics
        #expect(told.map(\.id) == [.priceDiffers])
        #expect(told.first?.message == "8 prices are set to other than they compute to")
        #expect(told.first?.notes.first == "\"D1\" in size \"S\": 10.00 by hand, 4.00 computed")
        #expect(told.first?.notes.last == "and 2 more")
        #expect(menu(dishes.joined(separator: ","), head: Self.sizes + #", "prices": "by_hand""#).diagnostics.isEmpty)
    }

    @Test(arguments: [
        (#""ingredients": [1], "price": {"S": 5, "L": null}"#, "S 5.00 | yes no | gluten milk", [] as [DiagnosticID]),
        (#""ingredients": [1], "price": {"S": null}"#, "L 8.00 | yes no | gluten milk", []),
        (#""ingredients": [1], "price": {"XL": null}"#, "S 4.00, L 8.00 | yes no | gluten milk", [.invalidValue]),
        (
            #""base": "Rice", "ingredients": [2], "price": {"Half": 4, "L": null, "Whole": null}"#,
            "Half 4.00 | yes yes | ", []
        ),
        (#""base": "Rice", "ingredients": [2], "price": 6"#, "6.00 | yes yes | ", []),
        (
            #""base": "Rice", "ingredients": [2], "price": {"Half": 4, "Whole": 7}"#,
            "Half 4.00, Whole 7.00 | yes yes | ", []
        ),
        (#""base": "dough", "ingredients": [2], "price": 6"#, "6.00 | yes yes | gluten", []),
        (#""base": "Rice", "ingredients": [2]"#, "S 3.00, L 6.00 | yes yes | ", []),
        (#""ingredients": [1], "price": 5"#, "S 4.00, L 8.00 | yes no | gluten milk", [.priceWithoutSize]),
    ])
    func isHadInItsSizes(dish: String, expected: String, told: [DiagnosticID]) throws {
        let head = #"\#(Self.sizes), "base": {"name": "Dough", "vegan": true, "allergens": ["gluten"]}"#
        let (menu, diagnostics) = menu(#"{"name": "A", \#(dish)}"#, head: head)
        #expect(text(try #require(menu).dishes[0]) == expected)
        #expect(diagnostics.map(\.id).filter { $0 != .priceDiffers } == told)
    }

    @Test func whatNobodyListedIsNeededAndCostsSomething() throws {
        let dishes =
            #"{"name": "Lasagne", "base": "none", "price": 8}, {"name": "Caprese", "base": "none", "price": 7, "ingredients": [1]}"#
        let menu = try #require(menu(dishes).menu)
        #expect(menu.dishes.map { $0.needs().map(\.name) } == [["Lasagne"], ["Mozzarella"]])
        let cost = menu.dishes[0].foodCost(groceries: Groceries([], language: .english), currency: .euro)
        #expect(cost.unpriced == ["Lasagne"])
    }

    @Test func sectionsStandInTheirOrderWithTheirNotes() throws {
        let dishes = """
            {"name": "A", "section": "Specials", "ingredients": []}, {"name": "B", "section": "Breads", "ingredients": []},
            {"name": "C", "section": "Salads", "price": {"Half": 3, "Whole": 5}}, {"name": "D", "section": "Salads", "price": 2},
            {"name": "E", "section": "Salads", "price": {"Half": 4, "Whole": 6}}
            """
        let menu = try #require(menu(dishes).menu)
        #expect(menu.sections(order: []).map(\.name) == ["Salads", "Breads", "Specials"])
        #expect(menu.sections(order: ["Specials"]).map(\.name) == ["Specials", "Salads", "Breads"])
        let salads = menu.sections(order: [])[0]
        #expect(salads.note == "With bread." && salads.sizes == ["Half", "Whole"])
        #expect(menu.dishes.map(\.isPizza) == [true, false, false, false, false])
    }

    @Test func aSectionWithoutDishesIsTold() {
        let told = menu(#"{"name": "A", "section": "Salds", "ingredients": []}"#, head: Self.head).diagnostics
        #expect(told.map(\.message) == ["Salads", "Breads"].map { "no dish of the menu is in the section \"\($0)\"" })
        #expect(told.map(\.fix) == ["did you mean Salds?", "remove it, or name one that the menu has: Salds"])
    }

    @Test func numbersAndMarksAreRead() throws {
        let dishes = """
            {"number": 23, "name": "A", "ingredients": [], "marks": ["spicy", "new"]}, {"number": "23a", "name": "B", "ingredients": []},
            {"number": 23, "name": "C", "ingredients": []}
            """
        let (menu, diagnostics) = menu(dishes)
        #expect(try #require(menu).dishes.map(\.written.number) == ["23", "23a", "23"])
        #expect(try #require(menu).dishes[0].written.marks == [.new, .spicy])
        #expect(ids(diagnostics) == [.duplicateID])
    }
}
