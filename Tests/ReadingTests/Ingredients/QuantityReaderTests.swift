import Kitchen
import Reading
import Testing

@Suite struct QuantityReaderTests {
    @Test(arguments: [
        ("80 g", Quantity(80, .gram)), ("1 kg", Quantity(1, .kilogram)), ("12", Quantity(12)),
        ("1 1/2 tsp.", Quantity(Rational(3, 2), .teaspoon)),
        ("2-3 cloves", Quantity(Amount(2, to: 3), .clove)), ("to taste", .toTaste), ("2 dozen", Quantity(2, .dozen)),
        ("500ml", Quantity(500, .millilitre)), ("80 g flour", nil), ("flour", nil), ("", nil), ("80 g, 2", nil),
        ("-3", nil),
    ])
    func readsOnlyAQuantity(_ text: String, _ expected: Quantity?) {
        #expect(QuantityReader(language: .english).read(text) == expected)
    }

    @Test(
        arguments: [
            ("0.53 g/ml", Rational(53, 100)), ("0,53 g/ml", Rational(53, 100)), ("1", 1), ("0", nil), ("-1", nil),
            ("1 kg", nil), ("", nil),
        ] as [(String, Rational?)])
    func readsADensity(_ text: String, _ expected: Rational?) {
        #expect(QuantityReader(language: .english).density(text) == expected)
    }
}
