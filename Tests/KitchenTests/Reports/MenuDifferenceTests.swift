import Diagnostics
import Kitchen
import TestSupport
import Testing

@Suite struct MenuDifferenceTests {
    private static let place = SourceLocation(file: "pizzas.json")

    private func menu(_ change: (inout Menu) -> Void = { _ in }) throws -> PricedMenu {
        var menu = Menu(
            currency: .euro, basePrice: Money(minorUnits: 400, currency: .euro),
            base: DishBase(
                diet: DietFacts(vegetarian: .yes, vegan: .yes, allergens: .none), portion: Quantity(250, .gram),
                grocery: "dough"),
            dishes: [
                Dish(
                    name: "Bianca", slug: "bianca", toppings: [.init(id: 1, location: Self.place)], location: Self.place
                ),
                Dish(name: "Nuda", slug: "nuda", toppings: [], location: Self.place),
            ],
            ingredients: [
                Ingredient(id: 1, name: "Cheese", price: Money(minorUnits: 100, currency: .euro), location: Self.place)
            ],
            drinks: [
                Drink(id: 1, name: "Water", price: Money(minorUnits: 150, currency: .euro), location: Self.place)
            ])
        change(&menu)
        var kitchen = Kitchen()
        kitchen.menu = menu
        var diagnostics = DiagnosticList()
        return try #require(kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu)
    }

    private var groceries: Groceries {
        var kitchen = SheetKitchen()
        kitchen.sell("dough", pack: Quantity(1, .kilogram), cents: 200, aisle: "Bakery")
        return kitchen.matched
    }

    /// What is said otherwise of a menu, a line each.
    private func told(_ change: (inout Menu) -> Void) throws -> [String] {
        let old = MenuFacts(try menu(), groceries: groceries)
        let new = MenuFacts(try menu(change), groceries: groceries)
        let difference = MenuDifference(from: old, to: new)
        #expect(difference.applied(to: old).values == new.values)
        return difference.changes.map { change in
            let key = change.key
            let what = [key.name, key.fact.rawValue, key.size].compactMap(\.self).joined(separator: ", ")
            return "\(what): \(change.before ?? "-") > \(change.now ?? "-")"
        }
    }

    @Test func theSameMenuSaysTheSame() throws {
        #expect(try told { _ in } == [])
    }

    @Test func aPriceAndItsMargin() throws {
        let lines = try told { $0.basePrice = Money(minorUnits: 450, currency: .euro) }
        #expect(
            lines == [
                "Bianca, price: 5.00 > 5.50", "Nuda, price: 4.00 > 4.50", "Nuda, margin: 3.50 > 4.00",
            ])
    }

    @Test func whatADishHasItsParts() throws {
        let lines = try told { menu in
            menu.ingredients[0].diet = DietFacts(
                vegetarian: .yes, vegan: .unknown, allergens: AllergenStatement(contains: [.milk], isComplete: true))
        }
        #expect(
            lines == [
                "Bianca, allergens: not all known > milk", "Bianca, vegetarian: unknown > yes",
                "Bianca, vegan: unknown > no",
            ])
    }

    @Test func anotherCurrencyIsToldOnce() throws {
        let dollar = try #require(Currency(code: "USD"))
        #expect(try told { $0.currency = dollar }.first == "all, currency: EUR > USD")
    }

    @Test func whatComesAndGoes() throws {
        let lines = try told { menu in
            menu.drinks = []
            menu.dishes.append(Dish(name: "Nuda", slug: "nuda-2", toppings: [], section: "Rolls", location: Self.place))
        }
        #expect(lines.first == "Nuda (Rolls), section: - > Rolls")
        #expect(lines.contains("Nuda (Rolls), price: - > 4.00"))
        #expect(lines.contains("Water, price: 1.50 > -"))
        #expect(lines.allSatisfy { $0.hasPrefix("Nuda (Rolls)") || $0.hasPrefix("Water") })
    }

    /// Whatever is changed: the old facts with the changes are the new ones, and the changes back again are the old ones.
    @Test(arguments: TestDepth.seeds(1...8))
    func appliedToTheOldOnesTheyAreTheNewOnes(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let (old, new) = (try drawn(&dice), try drawn(&dice))
        let difference = MenuDifference(from: old, to: new)
        #expect(difference.applied(to: old).values == new.values)
        #expect(difference.unchanged == new.keys.count { old.values[$0] == new.values[$0] })
        let back = MenuDifference(from: new, to: old)
        #expect(back.applied(to: difference.applied(to: old)).values == old.values)
        #expect(Set(difference.applied(to: old).keys) == Set(new.keys))
    }

    private func drawn(_ dice: inout Dice) throws -> MenuFacts {
        var dishes: [Dish] = []
        for number in 0..<dice.roll(in: 0...6) {
            let name = ["A", "B", "C"][dice.roll(in: 0...2)]
            var dish = Dish(name: name, slug: "\(number)", toppings: [], location: Self.place)
            dish.section = dice.roll(in: 0...1) == 0 ? nil : "S"
            dish.diet.vegetarian = dice.roll(in: 0...1) == 0 ? .yes : .unknown
            dishes.append(dish)
        }
        return MenuFacts(try menu { $0.dishes = dishes }, groceries: groceries)
    }
}
