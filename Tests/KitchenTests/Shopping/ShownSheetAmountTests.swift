import Kitchen
import TestSupport
import Testing

/// What is shown of a sheet adds up, in all styles and units.
@Suite struct ShownSheetAmountTests {
    private let english = QuantityFormat(language: .english)

    private func text(_ amount: SheetAmount, _ format: QuantityFormat, of food: String = "milk", inPacks: Bool = true)
        -> String
    {
        let shown = format.shown(amount, of: food, inPacks: inPacks)
        return [shown.needed, shown.had, shown.bought, shown.left].map { $0.map(format.text) ?? "-" }
            .joined(separator: ", ")
    }

    @Test(
        arguments: [
            (4000, 0, 3, Unit.gram, "1.33 kg, -, 2 kg, 670 g"), (2990, 0, 3, .gram, "997 g, -, 1 kg, 3 g"),
            (1000, 1000, 3, .gram, "330 g, 330 g, -, -"), (2956, 0, 3, .gram, "985 g, -, 1 kg, 15 g"),
        ] as [(Int, Int, Int, Unit, String)])
    func refinesWhatIsLeft(_ needed: Int, _ had: Int, _ over: Int, _ unit: Unit, _ expected: String) {
        let amount = Self.amount(Rational(needed, over), Rational(had, over), pack: 1000, unit)
        #expect(text(amount, english) == expected)
    }

    @Test func showsOuncesBelowAPound() {
        let amount = Self.amount(Rational(1, 3), 0, pack: 1, .pound)
        #expect(text(amount, english) == "1/3 lb, -, 1 lb, 2/3 lb")
        let small = Self.amount(Rational(1_000_000, 45_359_237), 0, pack: 1, .pound)
        #expect(text(small, english) == "0.35 oz, -, 1 lb, 15.65 oz")
    }

    /// Nobody measures flour in millilitres; milk is poured in any kitchen.
    @Test func keepsDryCupsInMetricUnits() {
        let metric = QuantityFormat(style: .metric, language: .english)
        let amount = Self.amount(3, 1, pack: nil, .cup)
        #expect(text(amount, metric, of: "milk", inPacks: false) == "710 ml, 240 ml, 470 ml, -")
        #expect(text(amount, metric, of: "plain flour", inPacks: false) == "3 cups, 1 cup, 2 cups, -")
        #expect(
            text(Self.amount(3, 1, pack: nil, .ounce), metric, of: "plain flour", inPacks: false)
                == "85 g, 28 g, 57 g, -")
    }

    /// The spoons of metric recipes stay spoons; in a week with another recipe they may become cups.
    @Test(arguments: [(true, "8 tbsp"), (false, "1/2 cup")])
    func keepsSpoonsOfMetricRecipes(isMetric: Bool, expected: String) throws {
        var kitchen = SheetKitchen()
        kitchen.sell("oil", pack: nil, cents: nil)
        var meals = [
            kitchen.meal("Soup", on: 23, [("oil", Quantity(5, .tablespoon))]),
            kitchen.meal("Salad", on: 24, [("oil", Quantity(3, .tablespoon))]),
        ]
        meals[0].needs[0].isMetric = true
        meals[1].needs[0].isMetric = isMetric
        let line = try #require(kitchen.sheet(meals).lines.first)
        let shown = english.shown(try #require(line.counted), of: "oil", inPacks: false)
        #expect(english.text(shown.needed) == expected)
    }

    /// Needs and what the house has, in packs or without.
    private static func amount(_ needed: Rational, _ stock: Rational, pack: Rational?, _ unit: Unit?) -> SheetAmount {
        let had = min(stock, needed)
        let missing = needed - had
        let bought = pack.map { Rational((missing / $0).ceiling ?? 0, over: 1) * $0 } ?? missing
        let quantity = { (value: Rational) in value > 0 ? Quantity(value, unit) : nil }
        return SheetAmount(
            needed: Quantity(needed, unit), had: quantity(had), bought: quantity(bought),
            left: quantity(had + bought - needed))
    }

    @Test(arguments: QuantityStyle.allCases) func addsUp(_ style: QuantityStyle) throws {
        var random = Seeded(48)
        for number in 0..<TestDepth.steps(6000) {
            let unit = Unit.allCases.randomElement(using: &random)
            let value = { (random: inout Seeded) in
                Rational(
                    Int.random(in: 1...600, using: &random), [1, 2, 3, 4, 7, 12].randomElement(using: &random) ?? 1)
            }
            let factors: [Rational] = [1, unit?.factor ?? 1, 1 / (unit?.factor ?? 1)]
            let needed = value(&random) * factors[number % 3]
            let stocks: [Rational] = [0, value(&random), needed]
            let stock = stocks.randomElement(using: &random) ?? 0
            let pack = Bool.random(using: &random) ? nil : Rational(Int.random(in: 1...50, using: &random), 2)
            try check(Self.amount(needed, stock, pack: pack, unit), style, inPacks: pack != nil)
        }
    }

    private func check(_ amount: SheetAmount, _ style: QuantityStyle, inPacks: Bool) throws {
        let shown = QuantityFormat(style: style, language: .english).shown(amount, of: "milk", inPacks: inPacks)
        let words = "\(amount) as \(text(amount, QuantityFormat(style: style, language: .english), inPacks: inPacks))"
        let number = { (part: ShownQuantity?) in part.flatMap(\.amount.upper) ?? 0 }
        #expect(number(shown.needed) + number(shown.left) == number(shown.had) + number(shown.bought), "\(words)")
        for (part, exact) in [
            (shown.needed, amount.needed), (shown.had, amount.had), (shown.bought, amount.bought),
        ] as [(ShownQuantity?, Quantity?)] {
            #expect((part == nil) == (exact == nil), "\(words)")
            guard let part, let exact = exact?.amount.upper else { continue }
            // What does not add up within a twentieth is in steps of the unit, each number off by at most three.
            let bound = max(exact / 20, amount.needed.unit?.isDecimal ?? false ? Rational(3, 1000) : Rational(3, 4))
            #expect((number(part) - exact).magnitude < bound, "\(words)")
            #expect(number(part) > 0, "\(words)")
        }
        #expect(KitchenNumbers.others(in: words.split(separator: " as ").last.map(String.init) ?? "") == [], "\(words)")
        #expect((shown.left == nil) == (amount.left == nil), "\(words)")
        #expect(number(shown.left) >= 0, "\(words)")
    }
}
