import Diagnostics
import Kitchen
import Testing

@Suite struct ReportTests {
    private let place = SourceLocation(file: "pizzas.json")

    private func menu(cheese cents: Int, portion: Quantity?, drinks: [String] = []) throws -> PricedMenu {
        let cheese = Ingredient(
            id: 1, name: "Cheese", price: Money(minorUnits: cents, currency: .euro), portion: portion,
            grocery: "mozzarella",
            location: place)
        var kitchen = Kitchen()
        kitchen.menu = Menu(
            currency: .euro, basePrice: Money(minorUnits: 400, currency: .euro),
            base: DishBase(
                diet: DietFacts(vegetarian: .yes, vegan: .yes, allergens: .none), portion: Quantity(250, .gram),
                grocery: "dough"),
            dishes: [
                Dish(name: "Bianca", slug: "bianca", toppings: [.init(id: 1, location: place)], location: place),
                Dish(name: "Nuda", slug: "nuda", toppings: [], location: place),
            ],
            ingredients: [cheese],
            drinks: drinks.enumerated().map {
                Drink(id: $0.offset, name: $0.element, price: Money(minorUnits: 100, currency: .euro), location: place)
            })
        var diagnostics = DiagnosticList()
        return try #require(kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu)
    }

    private var kitchen: SheetKitchen {
        var kitchen = SheetKitchen()
        kitchen.sell("dough", pack: Quantity(1, .kilogram), cents: 200, aisle: "Bakery")
        kitchen.sell("mozzarella", pack: Quantity(250, .gram), cents: 175)
        return kitchen
    }

    @Test func costsOfPizzasLeaveAMargin() throws {
        let report = CostReport(
            recipes: [recipe("B", ["dough"]), recipe("A", ["dough"])],
            menu: try menu(cheese: 100, portion: Quantity(100, .gram)), groceries: kitchen.matched, currency: .euro)
        #expect(report.rows.map(\.name) == ["A", "B", "Bianca", "Nuda"])
        #expect(report.rows.map { $0.food.total?.plain } == [nil, nil, "1.20", "0.50"])
        #expect(report.rows.map { $0.price?.plain } == [nil, nil, "5.00", "4.00"])
        #expect(report.rows.map { $0.margin?.plain } == [nil, nil, "3.80", "3.50"])
        #expect(report.rows.map(\.share) == [nil, nil, Rational(24, 100), Rational(1, 8)])
        let unknown = CostReport(
            recipes: [], menu: try menu(cheese: 100, portion: nil), groceries: kitchen.matched, currency: .euro)
        #expect(unknown.rows[0].margin == nil && unknown.rows[0].share == nil)
        #expect(unknown.rows[0].food.unpriced == ["mozzarella"])
    }

    @Test func aBaseWithoutAPortionHasNoKnownCost() throws {
        var menu = try menu(cheese: 100, portion: Quantity(100, .gram)).menu
        for name in [nil, "Wheat dough"] {
            menu.base = DishBase(name: name)
            let report = CostReport(
                recipes: [], menu: try priced(menu), groceries: kitchen.matched, currency: .euro)
            #expect(report.rows.map(\.margin) == [nil, nil])
            #expect(report.rows.map(\.food.unpriced) == [[name ?? "base"], [name ?? "base"]])
        }
    }

    @Test func inSizesCostsAreThoseOfTheFirst() throws {
        var menu = try menu(cheese: 100, portion: Quantity(100, .gram)).menu
        menu.sizes = [("Small", 300), ("Large", 900)].map {
            MenuSize(
                name: $0.0, basePrice: Money(minorUnits: $0.1, currency: .euro), toppingFactor: 1, location: place)
        }
        let report = CostReport(recipes: [], menu: try priced(menu), groceries: kitchen.matched, currency: .euro)
        #expect(report.rows.map(\.size) == ["Small", "Small"])
        #expect(report.rows.map { $0.price?.plain } == ["4.00", "3.00"])
        #expect(report.rows.map { $0.margin?.plain } == ["2.80", "2.50"])
    }

    private func priced(_ menu: Menu) throws -> PricedMenu {
        var kitchen = Kitchen()
        kitchen.menu = menu
        var diagnostics = DiagnosticList()
        return try #require(kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu)
    }

    @Test func pricesAreComparedByName() throws {
        let report = PriceReport(
            since: PriceList(try menu(cheese: 100, portion: nil, drinks: ["Water", "Cola"])),
            now: PriceList(try menu(cheese: 130, portion: nil, drinks: ["Water", "Beer"])))
        #expect(
            report.rows.map {
                "\($0.name) \($0.before?.plain ?? "-") \($0.now?.plain ?? "-") \($0.change?.change ?? "-")"
            } == [
                "Bianca 5.00 5.30 +0.30", "Cheese 1.00 1.30 +0.30", "Beer - 1.00 -", "Cola 1.00 - -",
            ])
        #expect(report.unchanged == 3)
        var now = kitchen.groceries
        now[0].price = Money(minorUnits: 180, currency: .euro)
        now[1].pack = Quantity(500, .gram)
        let groceries = PriceReport(since: PriceList(kitchen.groceries), now: PriceList(now))
        #expect(groceries.rows.map(\.name) == ["dough, 1 kg", "mozzarella, 500 g", "mozzarella, 250 g"])
        #expect(groceries.rows.map { $0.change?.change } == ["-0.20", nil, nil])
    }

    @Test func thePantryIsWorthWhatIsGood() {
        var kitchen = kitchen
        kitchen.pantry.items = [
            PantryItem(name: "salt"),
            PantryItem(name: "Dough", quantity: Quantity(500, .gram), expires: SheetKitchen.day(25)),
            PantryItem(name: "dough", quantity: Quantity(1, .kilogram), expires: SheetKitchen.day(19)),
            PantryItem(name: "mozzarella", quantity: Quantity(50, .gram), expires: SheetKitchen.day(26)),
        ]
        let report = PantryReport(
            kitchen.pantry, groceries: kitchen.matched, settings: Settings(), today: SheetKitchen.day(20))
        #expect(report.rows.map(\.name) == ["dough", "dough", "mozzarella", "salt"])
        #expect(report.rows.map(\.state) == [.expired, .soon, .good, .undated])
        #expect(report.rows.map(\.days) == [-1, 5, 6, nil])
        #expect(report.rows.map { $0.value?.plain } == ["2.00", "1.00", "0.35", nil])
        #expect(report.rows.map(\.aisle) == ["Bakery", "Bakery", nil, nil])
        #expect(report.total?.plain == "1.35")
    }

    @Test func ofADrinkNothingIsPromisedThatIsNotStated() throws {
        var menu = try menu(cheese: 100, portion: nil, drinks: ["Beer", "Wine"]).menu
        menu.drinks[0].diet = DietFacts(
            vegetarian: .unknown, vegan: .yes, allergens: AllergenStatement(contains: [.gluten], isComplete: true))
        let report = AllergenReport(
            recipes: [], menu: try priced(menu), groceries: kitchen.matched, currency: .euro)
        let drinks = report.rows.filter { $0.kind == .drink }
        #expect(drinks.map(\.name) == ["Beer", "Wine"])
        #expect(drinks.map(\.diet.vegetarian) == [.yes, .unknown])
        #expect(drinks.map { $0.diet.allergens.answer(for: .gluten) } == [.yes, .unknown])
        #expect(drinks.map { $0.diet.allergens.answer(for: .sulphites) } == [.no, .unknown])
        #expect(drinks.map(\.unstated) == [[], ["Wine"]])
    }

    @Test func allergensSayWhatIsNotStated() throws {
        var kitchen = kitchen
        kitchen.groceries[0].diet = DietFacts(
            vegetarian: .yes, vegan: .yes, allergens: AllergenStatement(contains: [.gluten], isComplete: true))
        let report = AllergenReport(
            recipes: [recipe("Bread", ["dough"]), recipe("Caprese", ["dough", "mozzarella", "unicorn", "unicorn"])],
            menu: try menu(cheese: 100, portion: nil), groceries: kitchen.matched, currency: .euro)
        #expect(report.rows.map(\.name) == ["Bianca", "Nuda", "Bread", "Caprese"])
        #expect(report.rows.map(\.unstated) == [["Cheese"], [], [], ["mozzarella", "unicorn"]])
        #expect(report.rows.map { $0.diet.allergens.answer(for: .gluten) } == [.unknown, .no, .yes, .yes])
        #expect(report.rows.map { $0.diet.allergens.answer(for: .milk) } == [.unknown, .no, .no, .unknown])
    }
}
