import Diagnostics
import Kitchen
import Testing

@Suite struct PantryWithdrawalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var what: String
        /// What there is, by name, amount and last good day in November.
        var pantry: [(name: String, amount: Quantity?, until: Int?)]
        var needs: [(name: String, amount: Quantity?)]
        /// "flour 300 g, left 700 g".
        var taken: [String] = []
        /// "flour 300 g, expired".
        var missing: [String] = []
        var uncounted: [String] = []
        var testDescription: String { what }
    }

    private static let cases: [Case] = [
        Case(
            what: "part of a row", pantry: [("flour", Quantity(1, .kilogram), nil)],
            needs: [("flour", Quantity(300, .gram))], taken: ["0: 300 g, left 700 g"]),
        Case(
            what: "what expires first, first",
            pantry: [("milk", Quantity(1, .litre), 28), ("milk", Quantity(500, .millilitre), 24)],
            needs: [("milk", Quantity(700, .millilitre))], taken: ["1: 500 ml, left none", "0: 200 ml, left 800 ml"]),
        Case(
            what: "rows of one day in the order of the file",
            pantry: [("flour", Quantity(100, .gram), nil), ("plain flour", Quantity(100, .gram), nil)],
            needs: [("flour", Quantity(150, .gram))], taken: ["0: 100 g, left none", "1: 50 g, left 50 g"]),
        Case(
            what: "two needs of one food", pantry: [("flour", Quantity(500, .gram), nil)],
            needs: [("flour", Quantity(300, .gram)), ("plain flour", Quantity(300, .gram))],
            taken: ["0: 500 g, left none"], missing: ["flour 100 g, not-there"]),
        Case(
            what: "none there", pantry: [], needs: [("flour", Quantity(300, .gram))],
            missing: ["flour 300 g, not-there"]),
        Case(
            what: "expired", pantry: [("milk", Quantity(1, .litre), 19), ("milk", Quantity(100, .millilitre), 20)],
            needs: [("milk", Quantity(300, .millilitre))], taken: ["1: 100 ml, left none"],
            missing: ["milk 200 ml, expired"]),
        Case(
            what: "no amount", pantry: [("flour", nil, nil)], needs: [("flour", Quantity(300, .gram))],
            missing: ["flour 300 g, other-measure"]),
        Case(
            what: "cups by density", pantry: [("flour", Quantity(500, .gram), nil)],
            needs: [("flour", Quantity(1, .cup))], taken: ["0: 119 g, left 381 g"]),
        Case(
            what: "cups without a density", pantry: [("milk", Quantity(500, .gram), nil)],
            needs: [("milk", Quantity(1, .cup))], missing: ["milk 1 cup, other-measure"]),
        Case(
            what: "of a range the upper end", pantry: [("eggs", Quantity(6), nil)],
            needs: [("eggs", Quantity(Amount.range(2...3)))], taken: ["0: 3, left 3"]),
        Case(
            what: "to taste, and two in one line", pantry: [("flour", Quantity(1, .gram), nil)],
            needs: [("salt", .toTaste), ("flour and milk", Quantity(1, .cup)), ("pepper", nil)],
            uncounted: ["salt", "flour and milk", "pepper"]),
        Case(
            what: "what costs nothing", pantry: [], needs: [("water", Quantity(1, .litre))]),
        Case(
            what: "what is in no groceries", pantry: [("Leeks", Quantity(3), nil)],
            needs: [("leeks", Quantity(2))], taken: ["0: 2, left 1"]),
    ]

    @Test(arguments: cases) func takesWhatIsThere(of example: Case) {
        let pantry = Pantry(
            items: example.pantry.map { name, amount, until in
                PantryItem(name: name, quantity: amount, expires: until.map { SheetKitchen.day($0) })
            })
        let needs = example.needs.map { FoodNeed(name: $0, text: $0, measures: $1.map { [$0] } ?? []) }
        let withdrawal = PantryWithdrawal(needs, from: pantry, groceries: groceries, on: SheetKitchen.day(20))
        let format = QuantityFormat(language: .english)
        #expect(
            withdrawal.takings.map {
                "\($0.place): \(format.written($0.taken)), left \($0.left.map(format.written) ?? "none")"
            } == example.taken)
        #expect(
            withdrawal.shortages.map { "\($0.name) \(format.text($0.quantity)), \($0.reason.rawValue)" }
                == example.missing)
        #expect(withdrawal.uncounted == example.uncounted)
        for taking in withdrawal.takings where taking.item.quantity?.unit == .gram {
            let sum = taking.left.map { $0 + taking.taken } ?? taking.taken
            #expect(sum == taking.item.quantity)
        }
    }

    private var groceries: Groceries {
        var kitchen = SheetKitchen()
        kitchen.sell("flour", pack: Quantity(1, .kilogram), cents: 120, density: Rational(1, 2))
        kitchen.groceries[0].aliases = ["plain flour"]
        kitchen.sell("milk", pack: Quantity(1, .litre), cents: 145)
        kitchen.sell("water", pack: nil, cents: 0)
        kitchen.sell("eggs", pack: Quantity(6), cents: 210)
        return kitchen.matched
    }
}
