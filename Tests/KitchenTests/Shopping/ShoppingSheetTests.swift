import Diagnostics
import Kitchen
import TestSupport
import Testing

@Suite struct ShoppingSheetTests {
    private let day = SheetKitchen.day

    @Test func theExampleOfTheContract() {
        var kitchen = SheetKitchen()
        kitchen.sell("flour", pack: Quantity(1, .kilogram), cents: 120)
        kitchen.pantry.items = [PantryItem(name: "flour", quantity: Quantity(300, .gram))]
        let sheet = kitchen.sheet([
            kitchen.meal("Pizza dough", on: 23, [("flour", Quantity(1000, .gram))], times: "×2"),
            kitchen.meal("Focaccia", on: 29, [("flour", Quantity(1, .kilogram))]),
        ])
        #expect(sheet.texts(sheet.lines) == ["flour: 2 kg, had 300 g, 2 packs, buy 2 kg, left 300 g, 2.40"])
        #expect(sheet.lines.first?.uses.map(\.text) == ["Monday: Pizza dough ×2", "Sunday: Focaccia"])
        #expect(sheet.total?.plain == "2.40")
        #expect(sheet.unpriced == [] && sheet.uncounted == [] && sheet.have == [] && sheet.soon == [])
    }

    @Test func litresAndMillilitresAreOneAmount() {
        var kitchen = SheetKitchen()
        kitchen.sell("milk", pack: Quantity(1, .litre), cents: 145)
        let sheet = kitchen.sheet([
            kitchen.meal("Soup", on: 23, [("milk", Quantity(1, .litre))]),
            kitchen.meal("Cake", on: 24, [("milk", Quantity(500, .millilitre))]),
        ])
        #expect(sheet.texts(sheet.lines) == ["milk: 1.5 l, 2 packs, buy 2 l, left 500 ml, 2.90"])
    }

    @Test(arguments: [
        (Rational(53, 100), ["flour: 330 g, 1 packs, buy 1 kg, left 670 g, 1.20"], 0),
        (nil, ["flour: 200 g, 1 cup, 1 packs, buy 1 kg, buy 1 cup, left 800 g, 1.20"], 1),
    ])
    func cupsAndGramsAreOneAmountWithADensity(density: Rational?, lines: [String], uncounted: Int) {
        var kitchen = SheetKitchen()
        kitchen.sell("flour", pack: Quantity(1000, .gram), cents: 120, density: density)
        let sheet = kitchen.sheet([
            kitchen.meal("Cake", on: 23, [("flour", Quantity(1, .cup)), ("flour", Quantity(200, .gram))])
        ])
        #expect(sheet.texts(sheet.lines) == lines)
        #expect(sheet.uncounted.count == uncounted)
        #expect(sheet.uncounted.allSatisfy { $0.reason == .otherUnit && $0.quantity == Quantity(1, .cup) })
    }

    @Test func takesFromThePantryOnlyWhatIsStillGoodOnItsDay() {
        var kitchen = SheetKitchen()
        kitchen.sell("milk", pack: Quantity(1, .litre), cents: 100)
        kitchen.pantry.items = [
            PantryItem(name: "milk", quantity: Quantity(300, .millilitre), expires: day(28)),
            PantryItem(name: "milk", quantity: Quantity(500, .millilitre), expires: day(24)),
            PantryItem(name: "milk", quantity: Quantity(5, .litre), expires: day(22)),
        ]
        // The 500 ml go to Tuesday, so that the 300 ml are left for Friday.
        let meals = [
            kitchen.meal("Pudding", on: 27, [("milk", Quantity(400, .millilitre))]),
            kitchen.meal("Soup", on: 24, [("milk", Quantity(400, .millilitre))]),
        ]
        let sheet = kitchen.sheet(meals)
        #expect(sheet.texts(sheet.lines) == ["milk: 800 ml, had 700 ml, 1 packs, buy 1 l, left 900 ml, 1.00"])
        #expect(sheet.soon.map(\.item.expires) == [day(22), day(24)])
        #expect(sheet.soon.map(\.isPlanned) == [false, true])
    }

    @Test func aMealOnNoDayCountsAsOnTheLast() {
        var kitchen = SheetKitchen()
        kitchen.sell("milk", pack: Quantity(1, .litre), cents: 100)
        kitchen.pantry.items = [PantryItem(name: "milk", quantity: Quantity(1, .litre), expires: day(28))]
        let meals = [kitchen.meal("Soup", on: nil, [("milk", Quantity(1, .litre))])]
        #expect(kitchen.sheet(meals).lines.count == 1)
        #expect(kitchen.sheet(meals, week: nil).lines.count == 0)
        #expect(kitchen.sheet(meals, week: nil).have.count == 1)
    }

    @Test func whatTheHouseHasIsAPartOfItsOwn() {
        var kitchen = SheetKitchen()
        kitchen.sell("sugar", pack: Quantity(1, .kilogram), cents: 130)
        kitchen.sell("rocket", pack: Quantity(100, .gram), cents: 130)
        kitchen.pantry.items = [
            PantryItem(name: "sugar", quantity: Quantity(2, .kilogram)),
            PantryItem(name: "rocket", quantity: Quantity(1, .bunch)),
        ]
        let sheet = kitchen.sheet([
            kitchen.meal("Cake", on: 23, [("sugar", Quantity(200, .gram)), ("rocket", Quantity(1, .bunch))])
        ])
        #expect(sheet.lines == [] && sheet.uncounted == [] && sheet.total?.minorUnits == 0)
        #expect(
            sheet.texts(sheet.have) == ["rocket: 1 bunch, had 1 bunch", "sugar: 200 g, had 200 g, 0 packs"])
    }

    @Test func aSumThatCannotBeHeldIsReported() {
        var kitchen = SheetKitchen()
        for name in ["saffron", "truffles"] { kitchen.sell(name, pack: Quantity(1, .gram), cents: Money.limit) }
        kitchen.sell("gold", pack: Quantity(Rational(1, 1_000_000), .gram), cents: 1)
        let once = Quantity(9_000_000, .gram)
        let sums: [([(String, Quantity?)], String?)] = [
            ([("saffron", once)], nil), ([("saffron", once), ("truffles", once)], "truffles"),
            ([("saffron", once * 2)], "saffron"), ([("gold", Quantity(999_999_999_999, .kilogram))], "gold"),
        ]
        for (needs, unheld) in sums {
            let sheet = kitchen.sheet([kitchen.meal("Feast", on: 23, needs)])
            var diagnostics = DiagnosticList()
            sheet.reportUnheldSum(kitchen.matched, diagnostics: &diagnostics)
            #expect(sheet.unheld == unheld && (sheet.total == nil) == (unheld != nil))
            #expect(diagnostics.map(\.id) == (unheld == nil ? [] : [.sumTooLarge]))
        }
    }

    @Test func hidesNothing() {
        var kitchen = SheetKitchen()
        kitchen.sell("onions", pack: Quantity(1, .kilogram), cents: 150, aisle: "Vegetables")
        kitchen.sell("salt", pack: Quantity(1, .kilogram), cents: 45, aisle: "Spices")
        kitchen.sell("basil", pack: nil, cents: nil, aisle: "Vegetables")
        kitchen.pantry.items = [PantryItem(name: "salt")]
        kitchen.settings.shops = [Settings.Shop(aisles: ["Vegetables", "Spices"])]
        let sheet = kitchen.sheet([
            kitchen.meal(
                "Soup", on: 23,
                [
                    ("salt", .toTaste), ("onion", Quantity(2)), ("unicorn", Quantity(1, .slice)), ("basil", nil),
                    ("salt", Quantity(5, .gram)), ("basil", Quantity(3, .leaf)),
                ])
        ])
        #expect(
            sheet.uncounted.map { "\($0.name) \($0.reason.rawValue) \($0.isInPantry)" } == [
                "basil no-amount false", "onions other-unit false", "salt pantry-unit true", "salt to-taste true",
            ])
        #expect(
            sheet.texts(sheet.lines) == [
                "basil: 3 leaves, buy 3 leaves", "salt: 5 g, 1 packs, buy 1 kg, left 995 g, 0.45",
                "unicorn: 1 slice, buy 1 slice",
            ])
        #expect(sheet.unpriced == ["basil", "unicorn"])
    }

    /// Without groceries names are put together by case, number and preparation, and by unit.
    @Test func whatIsInNoGroceryIsALineWithoutAPrice() {
        var kitchen = SheetKitchen()
        kitchen.pantry.items = [
            PantryItem(name: "Egg", quantity: Quantity(2)), PantryItem(name: "sugar", quantity: Quantity(1, .cup)),
            PantryItem(name: "milk", quantity: Quantity(1, .litre), expires: day(24)),
        ]
        let meals = [
            kitchen.meal(
                "Cake", on: 23,
                [
                    ("large eggs", Quantity(3)), ("flour", Quantity(500, .gram)), ("Sugar", Quantity(100, .gram)),
                    ("milk", Quantity(Rational(1, 2), .litre)), ("salt", nil), ("pepper", .toTaste),
                    ("salt and pepper", Quantity(1, .pinch)),
                ]),
            kitchen.meal(
                "Crepes", on: 25,
                [
                    ("egg", Quantity(2)), ("Flour", Quantity(1, .cup)), ("flour", Quantity(1, .kilogram)),
                    ("eggs", Quantity(1)), ("eggs", Quantity(1)), ("milk", Quantity(200, .millilitre)),
                    ("almond flour", Quantity(50, .gram)),
                ]),
        ]
        for sheet in [kitchen.sheet(meals), kitchen.sheet(meals.reversed())] {
            #expect(
                sheet.texts(sheet.lines) == [
                    "almond flour: 50 g, buy 50 g", "eggs: 7, had 2, buy 5",
                    "flour: 1.5 kg, 1 cup, buy 1.5 kg, buy 1 cup", "milk: 700 ml, had 500 ml, buy 200 ml",
                    "salt and pepper: 1 pinch, buy 1 pinch", "Sugar: 100 g, buy 100 g",
                ])
            #expect(
                sheet.uncounted.map { "\($0.name) \($0.reason.rawValue)" } == [
                    "pepper to-taste", "salt no-amount", "Sugar pantry-unit",
                ])
            #expect(sheet.total == nil && !sheet.hasPrices && !sheet.hasAisles)
            #expect(sheet.unpriced == sheet.lines.map(\.name))
            #expect(sheet.soon.map(\.isPlanned) == [true])
        }
    }

    @Test func walksThroughTheShopsInOrder() {
        var kitchen = SheetKitchen()
        for (name, aisle) in [("a", "Z"), ("b", "Dairy"), ("c", "Fruit"), ("d", nil), ("e", "A"), ("f", "Fruit")] {
            kitchen.sell(name, pack: Quantity(1), cents: 1, aisle: aisle)
        }
        kitchen.settings.shops = [
            Settings.Shop(name: "Market", aisles: ["Fruit"]), Settings.Shop(name: "Corner", aisles: ["Dairy"]),
        ]
        let sheet = kitchen.sheet([kitchen.meal("M", on: 23, ["f", "e", "d", "c", "b", "a"].map { ($0, Quantity(1)) })])
        #expect(sheet.lines.map(\.name) == ["c", "f", "b", "e", "a", "d"])
        #expect(sheet.aisles.map(\.aisle) == ["Fruit", "Dairy", "A", "Z", nil])
        #expect(sheet.aisles.map(\.shop) == ["Market", "Corner", nil, nil, nil])
    }

    @Test func pizzasCountThroughTheirPortions() throws {
        var kitchen = SheetKitchen()
        kitchen.sell("pizza dough", pack: Quantity(250, .gram), cents: 70)
        kitchen.sell("mozzarella", pack: Quantity(250, .gram), cents: 175)
        let place = SourceLocation(file: "content/menu/pizzas.json")
        let cheese = Ingredient(
            id: 1, name: "Mozzarella", price: .zero(.euro), portion: Quantity(100, .gram), location: place)
        let pizza = Dish(
            name: "Margherita", slug: "margherita", toppings: [.init(id: 1, location: place)], location: place)
        var site = Kitchen()
        site.menu = Menu(
            currency: .euro, basePrice: .zero(.euro),
            base: DishBase(portion: Quantity(250, .gram), grocery: "pizza dough"), dishes: [pizza],
            ingredients: [cheese])
        var diagnostics = DiagnosticList()
        let menu = try #require(site.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu)
        let entry = PlanEntry(
            dish: .dish(slug: "margherita"), title: "Margherita", amount: .times(4), location: place)
        let plan = Plan(
            week: IsoWeek("2026-W48"), title: "", source: "",
            days: [PlanDay(heading: "Tuesday", date: day(24), entries: [entry])])
        let week = plan.planned(recipes: [:], menu: menu, language: .english, diagnostics: &diagnostics)
        let sheet = ShoppingSheet(
            week, groceries: kitchen.matched, pantry: Pantry(), settings: Settings(), today: day(20))
        #expect(
            sheet.texts(sheet.lines) == [
                "mozzarella: 400 g, 2 packs, buy 500 g, left 100 g, 3.50", "pizza dough: 1 kg, 4 packs, buy 1 kg, 2.80",
            ])
        #expect(sheet.lines.first?.uses.map(\.text) == ["Tuesday: Margherita ×4"])
    }

    @Test(arguments: 0..<200)
    func keepsItsPromisesForAnyWeek(seed: Int) {
        var random = Seeded(UInt64(seed))
        var kitchen = SheetKitchen()
        let names = ["flour", "milk", "eggs", "basil", "oil"]
        for name in names {
            let density = Bool.random(using: &random) ? random.rational(upTo: 900).magnitude : nil
            let pack = Int.random(in: 0..<4, using: &random) == 0 ? nil : random.sheetQuantity()
            kitchen.sell(name, pack: pack, cents: Int.random(in: 0..<500, using: &random), density: density)
        }
        kitchen.pantry.items = (0..<8).map { _ in
            PantryItem(
                name: names.randomElement(using: &random) ?? "", quantity: random.sheetQuantity(),
                expires: Bool.random(using: &random) ? day(Int.random(in: 20..<32, using: &random)) : nil)
        }
        var meals = (0..<6).map { number in
            kitchen.meal(
                "Dish \(number)", on: Int.random(in: 23..<30, using: &random),
                (0..<4).map { _ in (names.randomElement(using: &random) ?? "", random.sheetQuantity()) })
        }
        let sheet = kitchen.sheet(meals)
        for amount in (sheet.lines + sheet.have).flatMap(\.amounts) {
            let value = { (quantity: Quantity?) in quantity?.amount.upper ?? 0 }
            #expect(value(amount.needed) == value(amount.had) + value(amount.bought) - value(amount.left))
            #expect(
                [amount.had, amount.bought, amount.left].allSatisfy { $0 == nil || $0?.unit == amount.needed.unit })
        }
        let counted = Set((sheet.lines + sheet.have).map(\.name) + sheet.uncounted.map(\.name))
        #expect(counted.isSuperset(of: meals.flatMap(\.needs).map(\.name)))
        meals.shuffle(using: &random)
        for index in meals.indices { meals[index].needs.shuffle(using: &random) }
        kitchen.pantry.items.shuffle(using: &random)
        var other = kitchen.sheet(meals)
        #expect(other.lines == sheet.lines && other.have == sheet.have && other.total == sheet.total)
        kitchen.groceries.shuffle(using: &random)
        other = kitchen.sheet(meals)
        #expect(other.lines == sheet.lines && other.have == sheet.have)
        #expect(Set(other.uncounted) == Set(sheet.uncounted))
    }
}

extension Seeded {
    /// An amount as shopping has them.
    mutating func sheetQuantity() -> Quantity {
        let units: [Unit?] = [.gram, .kilogram, .millilitre, .litre, .cup, .tablespoon, .bunch, nil, .piece]
        let value = Rational(Int.random(in: 1...900, using: &self), Int.random(in: 1...8, using: &self))
        return Quantity(value, units.randomElement(using: &self) ?? nil)
    }
}
