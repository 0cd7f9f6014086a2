import Kitchen
import TestSupport
import Testing

/// What is left in the house, as it is written down.
@Suite struct RemainderTests {
    private static let cases: [(left: Rational, unit: Unit?, written: String)] = [
        (Rational(35_563_970, 100_000), .millilitre, "355 ml"), (Rational(1450, 3), .gram, "483 g"),
        (Rational(7, 10), .kilogram, "700 g"), (Rational(12_345_678, 10_000_000), .kilogram, "1.234 kg"),
        (Rational(49, 4), .gram, "12 g"), (Rational(21, 2), .gram, "10.5 g"), (Rational(5, 3), .gram, "1.6 g"),
        (Rational(1, 3), .gram, "0.33 g"), (Rational(1, 900), .gram, "0.001 g"), (Rational(1, 9000), .gram, ""),
        (Rational(3, 4), .litre, "750 ml"), (Rational(5, 2), .decilitre, "2.5 dl"), (Rational(25, 8), nil, "3"),
        (Rational(7, 8), nil, "3/4"), (Rational(41, 7), nil, "5 3/4"), (Rational(17, 24), .bunch, "2/3 bunch"),
        (Rational(1, 6), nil, "1/8"), (Rational(1, 8), .clove, "1/8 clove"), (Rational(1, 9), .clove, ""),
        (Rational(17, 24), .teaspoon, "2/3 tsp"), (Rational(23, 24), .tablespoon, "2 7/8 tsp"),
        (Rational(47, 16), .cup, "2 7/8 cups"), (Rational(1, 16), .teaspoon, "0.3 ml"),
        (Rational(15, 16), .pound, "15 oz"), (Rational(1, 10), .ounce, "2.8 g"), (0, .gram, ""), (-1, .gram, ""),
    ]

    @Test(arguments: cases) func isWhatAPersonWrites(left: Rational, unit: Unit?, written: String) {
        let format = QuantityFormat(language: .english)
        #expect(Quantity(left, unit).remainder.map { format.exactText($0) } ?? "" == written)
    }

    /// Never more than there is, within a step of it, a number of a kitchen, and the same when it is rounded again.
    @Test func isNeverMore() throws {
        var random = Seeded(31)
        for _ in 0..<20_000 {
            let unit = Bool.random(using: &random) ? nil : Unit.allCases.randomElement(using: &random)
            let left = Rational(
                Int.random(in: 1...100_000, using: &random), [1, 3, 7, 24, 1000].randomElement(using: &random) ?? 1)
            guard let rest = Quantity(left, unit).remainder else {
                #expect(left * (unit?.factor ?? 1) < Rational(1, 8) * (unit?.factor ?? 1))
                continue
            }
            let number = try #require(rest.converted(to: unit ?? .piece)?.amount.upper)
            #expect(number > 0 && number <= left, "\(left) \(unit?.rawValue ?? "") as \(rest)")
            #expect(left - number <= max(left / 20, Rational(1, 4)), "\(left) \(unit?.rawValue ?? "") as \(rest)")
            let text = QuantityFormat(language: .english).exactText(rest)
            #expect(KitchenNumbers.others(in: text) == [], "\(text)")
            #expect(rest.remainder == rest, "\(text)")
        }
    }
}
