import Kitchen
import TestSupport
import Testing

@Suite struct QuantityFormatTests {
    private func text(_ quantity: Quantity, _ style: QuantityStyle = .author, _ language: KitchenLanguage = .english)
        -> String
    {
        QuantityFormat(style: style, language: language).text(quantity)
    }

    @Test(arguments: [
        (Quantity(Rational(3, 2), .teaspoon), "1 1/2 tsp"), (Quantity(350, .gram), "350 g"),
        (Quantity(1500, .gram), "1.5 kg"),
        (Quantity(Amount(2, to: 3), .clove), "2–3 cloves"), (Quantity(1, .clove), "1 clove"), (Quantity(5), "5"),
        (Quantity(Rational(1, 3), .cup), "1/3 cup"), (Quantity(Rational(5, 2), .cup), "2 1/2 cups"),
        (.toTaste, "to taste"),
        (Quantity(Rational(1, 2), .litre), "500 ml"), (Quantity(1250, .millilitre), "1.25 l"),
        (Quantity(3, .decilitre), "3 dl"),
        (Quantity(3, .teaspoon), "1 tbsp"), (Quantity(4, .tablespoon), "1/4 cup"),
        (Quantity(3, .metricTeaspoon), "1 tbsp"),
        (Quantity(Rational(1, 12), .cup), "4 tsp"), (Quantity(Rational(1, 5), .cup), "1/5 cup"),
        (Quantity(Rational(1, 2)), "1/2"),
        (Quantity(Rational(350, 3), .gram), "117 g"), (Quantity(Rational(1, 3), .kilogram), "333 g"),
        (Quantity(Rational(25, 2), .gram), "12.5 g"), (Quantity(Rational(5, 7)), "3/4"),
        (Quantity(.overflow, .gram), "? g"),
        (Quantity(Amount(800, to: 1200), .gram), "800–1200 g"), (Quantity(Amount(1000, to: 1500), .gram), "1–1.5 kg"),
        (Quantity(1, .imperialPint), "1 imp. pint"),
    ])
    func writesTheAuthorsUnits(_ quantity: Quantity, _ expected: String) {
        #expect(text(quantity) == expected)
    }

    @Test(arguments: [
        (Quantity(1, .cup), "235 ml"), (Quantity(1, .pound), "455 g"), (Quantity(8, .ounce), "225 g"),
        (Quantity(6, .inch), "15 cm"),
        (Quantity(Rational(1, 4), .ounce), "7 g"), (Quantity(Rational(11, 5), .pound), "1 kg"),
        (Quantity(1, .teaspoon), "1 tsp"),
        (Quantity(1, .imperialPint), "570 ml"), (Quantity(123, .gram), "123 g"), (Quantity(2, .clove), "2 cloves"),
    ])
    func writesMetric(_ quantity: Quantity, _ expected: String) {
        #expect(text(quantity, .metric) == expected)
    }

    @Test(arguments: [
        (Quantity(500, .gram), "17 1/2 oz"), (Quantity(454, .gram), "1 lb"), (Quantity(1, .kilogram), "2 1/4 lb"),
        (Quantity(250, .millilitre), "1 cup"), (Quantity(5, .millilitre), "1 tsp"),
        (Quantity(15, .millilitre), "1 tbsp"),
        (Quantity(60, .millilitre), "1/4 cup"), (Quantity(100, .millilitre), "7 tbsp"),
        (Quantity(1, .litre), "4 1/4 cups"),
        (Quantity(10, .centimetre), "4 in"),
        (Quantity(1, .metricTablespoon), "1 tbsp"), (Quantity(Rational(1, 3), .cup), "1/3 cup"),
        (Quantity(7, .gram), "1/4 oz"),
    ])
    func writesCustomary(_ quantity: Quantity, _ expected: String) {
        #expect(text(quantity, .us) == expected)
    }

    @Test(arguments: [
        (KitchenLanguage.italian, Quantity(Rational(3, 2), .kilogram), "1,5 kg"),
        (.italian, Quantity(2, .metricTablespoon), "2 cucchiai"),
        (.german, Quantity(2, .clove), "2 Zehen"), (.german, Quantity(Rational(1, 2), .metricTeaspoon), "1/2 TL"),
        (.french, Quantity(Rational(3, 2), .clove), "1 1/2 gousse"), (.french, Quantity(2, .clove), "2 gousses"),
        (.french, Quantity(2, .metricTablespoon), "2 c. à s."), (.spanish, Quantity(1, .metricCup), "1 taza"),
        (.italian, .toTaste, "q.b."), (.spanish, Quantity(3, .tin), "3 latas"),
    ])
    func writesInTheLanguage(_ language: KitchenLanguage, _ quantity: Quantity, _ expected: String) {
        #expect(text(quantity, .author, language) == expected)
    }

    @Test func neverWritesEndlessDecimalsAndStaysNearTheAmount() {
        var random = Seeded(8)
        for _ in 0..<1000 {
            let quantity = Quantity(
                random.rational(upTo: 20_000).magnitude, Unit.allCases.randomElement(using: &random))
            guard let value = quantity.amount.upper, value >= 1 else { continue }
            for style in QuantityStyle.allCases {
                let format = QuantityFormat(style: style, language: .english)
                let shown = format.shown(quantity)
                #expect(format.text(quantity).count <= 28, "\(format.text(quantity))")
                let back = (shown.amount.upper ?? 0) * (shown.unit ?? .piece).factor
                let wanted = value * (quantity.unit ?? .piece).factor
                #expect((back - wanted).magnitude <= max(wanted / 6, 2), "\(quantity) as \(format.text(quantity))")
            }
        }
    }
}
