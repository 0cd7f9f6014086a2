import Diagnostics
import Kitchen
import Testing

@Suite struct KitchenSumsTests {
    private func problems(_ kitchen: Kitchen) -> [String] {
        var diagnostics = DiagnosticList()
        _ = kitchen.checked(diagnostics: &diagnostics)
        return diagnostics.map { "\($0.id.rawValue): \($0.message)" }
    }

    @Test func aListThatCostsTooMuchIsReported() {
        var kitchen = Kitchen()
        let items = [Int.max, 1].map { units in
            var item = ListItem(text: "diamond \(units)", location: SourceLocation(file: "content/lists/party.md"))
            item.price = Money(minorUnits: units, currency: .euro)
            return item
        }
        kitchen.lists = [ShoppingList(slug: "party", title: "Party", source: "content/lists/party.md", items: items)]
        #expect(kitchen.lists[0].total(in: .euro) == nil)
        #expect(problems(kitchen) == ["sum-too-large: with \"diamond 1\" the list costs more than can be held"])
    }

    @Test func thePortionsOfAPizzaAreCounted() {
        var kitchen = Kitchen()
        var sheet = SheetKitchen()
        sheet.sell("saffron", pack: Quantity(1, .gram), cents: Money.limit)
        kitchen.groceries = sheet.groceries
        let place = SourceLocation(file: "content/menu/pizzas.json")
        let toppings = [Dish.Topping](repeating: .init(id: 1, location: place), count: 2)
        kitchen.menu = Menu(
            currency: .euro, basePrice: .zero(.euro),
            dishes: [Dish(name: "Oro", slug: "oro", toppings: toppings, location: place)],
            ingredients: [
                Ingredient(
                    id: 1, name: "Saffron", price: .zero(.euro), portion: Quantity(9000, .kilogram), location: place)
            ])
        #expect(
            problems(kitchen) == [
                "sum-too-large: with \"Saffron\" the food of \"Oro\" costs more than can be held"
            ])
    }
}
