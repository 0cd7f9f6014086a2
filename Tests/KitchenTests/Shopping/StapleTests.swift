import Diagnostics
import Kitchen
import Testing

/// What the house keeps at least of a grocery is on the sheet when there would be less of it.
@Suite struct StapleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var what: String
        /// How much flour is kept, what there is with its last good day in November, and what a meal on Friday needs.
        var keep: Quantity
        var there: [(amount: Quantity?, until: Int?)] = []
        var needed: Quantity?
        /// The line, and what it is for.
        var line: String?
        var uses: [String] = []
        /// What could not be counted.
        var uncounted: [SheetUncounted.Reason] = []
        var testDescription: String { what }
    }

    private static let cases: [Case] = [
        Case(
            what: "none there", keep: Quantity(500, .gram), line: "flour: 500 g, 1 packs, buy 1 kg, left 500 g, 1.20",
            uses: ["staples"]),
        Case(
            what: "less there", keep: Quantity(500, .gram), there: [(Quantity(300, .gram), nil)],
            line: "flour: 500 g, had 300 g, 1 packs, buy 1 kg, left 800 g, 1.20", uses: ["staples"]),
        Case(what: "as much there", keep: Quantity(500, .gram), there: [(Quantity(500, .gram), nil)]),
        Case(
            what: "less after the meal", keep: Quantity(500, .gram), there: [(Quantity(600, .gram), nil)],
            needed: Quantity(200, .gram), line: "flour: 700 g, had 600 g, 1 packs, buy 1 kg, left 900 g, 1.20",
            uses: ["Friday: Bread", "staples"]),
        Case(
            what: "enough after the meal", keep: Quantity(500, .gram), there: [(Quantity(1, .kilogram), nil)],
            needed: Quantity(200, .gram), line: "flour: 200 g, had 200 g, 0 packs", uses: ["Friday: Bread"]),
        Case(
            what: "gone off by the end of the week", keep: Quantity(500, .gram), there: [(Quantity(1, .kilogram), 28)],
            line: "flour: 500 g, 1 packs, buy 1 kg, left 500 g, 1.20", uses: ["staples"]),
        Case(
            what: "more than a pack", keep: Quantity(2, .kilogram), there: [(Quantity(Rational(1, 2), .kilogram), nil)],
            line: "flour: 2 kg, had 500 g, 2 packs, buy 2 kg, left 500 g, 2.40", uses: ["staples"]),
        Case(
            what: "there, and nobody says how much", keep: Quantity(500, .gram), there: [(nil, nil)],
            line: "flour: 500 g, 1 packs, buy 1 kg, left 500 g, 1.20", uses: ["staples"], uncounted: [.pantryUnit]),
        Case(
            what: "enough beside a meal that cannot be counted", keep: Quantity(500, .gram),
            there: [(Quantity(500, .gram), nil)], needed: Quantity(1, .pinch), uncounted: [.otherUnit, .pantryUnit]),
        Case(what: "kept in what no pack can be counted in", keep: Quantity(2, .bunch), uncounted: [.otherUnit]),
    ]

    @Test(arguments: cases) func isOnTheSheetWhenThereWouldBeLess(of example: Case) {
        let kitchen = kitchen(example)
        let sheet = kitchen.sheet(
            example.needed.map { [kitchen.meal("Bread", on: 27, [("flour", $0)])] } ?? [])
        let all = sheet.lines + sheet.have
        #expect(sheet.texts(all) == (example.line.map { [$0] } ?? []))
        #expect(all.flatMap(\.uses).map(\.text) == example.uses)
        #expect(sheet.uncounted.map(\.reason) == example.uncounted)
        #expect(sheet.total == all.compactMap(\.price).first ?? .zero(.euro))
    }

    @Test func aSheetForSomeRecipesHasNone() {
        let kitchen = kitchen(Self.cases[0])
        let sheet = ShoppingSheet(
            PlannedWeek(meals: [], wantsStaples: false), groceries: kitchen.matched, pantry: kitchen.pantry,
            settings: kitchen.settings, today: kitchen.today)
        #expect(sheet.lines.isEmpty)
    }

    private func kitchen(_ example: Case) -> SheetKitchen {
        var kitchen = SheetKitchen()
        kitchen.sell("flour", pack: Quantity(1, .kilogram), cents: 120)
        kitchen.groceries[0].keep = example.keep
        kitchen.pantry.items = example.there.map { amount, until in
            PantryItem(name: "flour", quantity: amount, expires: until.map { SheetKitchen.day($0) })
        }
        return kitchen
    }
}
