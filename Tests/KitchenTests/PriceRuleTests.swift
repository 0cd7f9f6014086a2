import Diagnostics
import Kitchen
import TestSupport
import Testing

@Suite struct PriceRuleTests {
    private let place = SourceLocation(file: "menu.json")

    private func money(_ units: Int) -> Money { Money(minorUnits: units, currency: .euro) }

    /// A menu with base price 4.00, Mozzarella (1) at 1.00 and Tomato Sauce (2) at 0.50.
    private func menu(_ toppings: [Int], sizes: [MenuSize] = [], setPrices: [Dish.SetPrice] = []) -> Menu {
        let pizza = Dish(
            name: "Test", slug: "test", toppings: toppings.map { Dish.Topping(id: $0, location: place) },
            setPrices: setPrices, location: place)
        return Menu(
            currency: .euro, basePrice: money(400), sizes: sizes, dishes: [pizza],
            ingredients: [
                Ingredient(id: 1, name: "Mozzarella", price: money(100), location: place),
                Ingredient(id: 2, name: "Tomato Sauce", price: money(50), location: place),
            ])
    }

    private func price(_ menu: Menu, step: Int? = nil) -> (pizza: PricedDish?, ids: [DiagnosticID]) {
        var kitchen = Kitchen()
        kitchen.menu = menu
        kitchen.settings.roundingStep = step
        var diagnostics = DiagnosticList()
        let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        return (priced.menu?.dishes.first, diagnostics.map(\.id))
    }

    @Test(arguments: CaseTable.rows("prices")) func isThatOfTheTable(row: [String]) throws {
        let kind = row[0].split(separator: " ").map(String.init)
        let currency = try #require(Currency(code: kind[0]))
        let result = price(try menu(row, currency), step: minorUnits(kind[1]))
        #expect(result.pizza?.prices.map(\.price.plain) == [row[3]])
        #expect(result.ids == (row[2].contains("?") ? [.unknownIngredient] : []))
    }

    @Test func thereAreCases() {
        #expect(CaseTable.rows("prices").count > 40)
    }

    /// The menu of a row, of one pizza; in the only size where the base has a factor.
    private func menu(_ row: [String], _ currency: Currency) throws -> Menu {
        let base = row[1].split(separator: " × ")
        let basePrice = Money(minorUnits: try #require(minorUnits(base[0])), currency: currency)
        let sizes = base.dropFirst().compactMap { Rational(fraction: $0) }
            .map { MenuSize(name: "Own", basePrice: basePrice, toppingFactor: $0, location: place) }
        let prices = row[2].split(separator: " ").map { minorUnits($0) }
        let pizza = Dish(
            name: "Test", slug: "test", toppings: prices.indices.map { Dish.Topping(id: $0, location: place) },
            location: place)
        let known = prices.enumerated().compactMap { id, price in
            price.map { Money(minorUnits: $0, currency: currency) }
                .map { Ingredient(id: id, name: "Topping \(id)", price: $0, location: place) }
        }
        return Menu(currency: currency, basePrice: basePrice, sizes: sizes, dishes: [pizza], ingredients: known)
    }

    /// Those of an amount that is written with all its decimals; nil for what is no amount.
    private func minorUnits(_ amount: some StringProtocol) -> Int? { Int(String(amount.filter { $0 != "." })) }

    @Test func anUnknownIDAddsNothingAndIsReported() {
        let result = price(menu([1, 99]))
        #expect(result.pizza?.price?.minorUnits == 500)
        #expect(result.ids == [.unknownIngredient])
        #expect(result.pizza?.diet == .unknown)
    }

    @Test func aPriceSetByHandWinsAndADifferenceIsReported() {
        let byHand = Dish.SetPrice(size: nil, price: money(490), location: place)
        let result = price(menu([1, 2], setPrices: [byHand]))
        #expect(result.pizza?.price?.minorUnits == 490)
        #expect(result.ids == [.priceDiffers])
    }

    @Test func inSizesAPriceIsThatOfASize() {
        let sizes = [("Normal", 400, Rational(1)), ("Maxi", 700, Rational(3, 2))].map {
            MenuSize(name: $0.0, basePrice: money($0.1), toppingFactor: $0.2, location: place)
        }
        let bySize = Dish.SetPrice(size: "Maxi", price: money(1800), location: place)
        let result = price(menu([1, 2], sizes: sizes, setPrices: [bySize]))
        #expect(result.pizza?.price == nil)
        #expect(result.pizza?.prices.map { "\($0.size ?? "-") \($0.price.plain)" } == ["Normal 5.50", "Maxi 18.00"])
        #expect(result.ids == [.priceDiffers])
        let inNoSize = Dish.SetPrice(size: nil, price: money(1495), location: place)
        #expect(price(menu([1, 2], sizes: sizes, setPrices: [inNoSize])).ids == [.priceWithoutSize])
    }

    @Test func aPriceThatCannotBeHeldIsNone() {
        let size = MenuSize(name: "XL", basePrice: money(400), toppingFactor: 1000, location: place)
        var dear = menu([Int](repeating: 1, count: 10_000), sizes: [size])
        dear.ingredients[0].price = money(Money.limit)
        let result = price(dear)
        #expect(result.pizza?.prices == [])
        #expect(result.ids == [.sumTooLarge])
    }

    @Test func theSamePriceSetByHandIsNoNews() {
        let byHand = Dish.SetPrice(size: nil, price: money(550), location: place)
        #expect(price(menu([1, 2], setPrices: [byHand])).ids == [])
    }
}
