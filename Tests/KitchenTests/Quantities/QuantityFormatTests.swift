import Kitchen
import TestSupport
import Testing

@Suite struct QuantityFormatTests {
    @Test func readsAllCases() {
        #expect(AmountCase.all.count > 100)
        #expect(!AmountCase.all.contains { $0 == nil })
    }

    @Test(arguments: AmountCase.all.compactMap(\.self))
    func showsAmountsAsAKitchenDoes(_ row: AmountCase) {
        let (format, quantity) = (row.format, row.quantity)
        #expect((row.isTitle ? format.preciseText(quantity) : format.text(quantity)) == row.shown)
    }

    @Test func whatCannotBeWrittenIsTold() {
        let format = QuantityFormat(language: .italian)
        #expect(format.text(.toTaste) == "q.b.")
        #expect(format.text(Quantity(.overflow, .gram)) == "? g")
        #expect(format.exactText(Quantity(.overflow, .gram)) == "? g")
        #expect(QuantityFormat(language: .english).exactText(.toTaste) == "to taste")
        #expect(format.text(Quantity(0, .gram)) == "0 g")
    }
}

/// What is shown is near the exact amount, for amounts of all units in all languages and styles.
@Suite struct ShownAmountTests {
    static let formats = KitchenLanguage.allCases.flatMap { language in
        QuantityStyle.allCases.map { QuantityFormat(style: $0, language: language) }
    }

    @Test(arguments: formats) func isNear(_ format: QuantityFormat) {
        #expect(Self.formats.count == 15)
        var random = Seeded(12)
        for _ in 0..<TestDepth.steps(4000) {
            let unit = Unit.allCases.randomElement(using: &random)
            let quantity = Quantity(amount(&random), unit)
            let (shown, text) = (format.shown(quantity), format.text(quantity))
            let isConverted = format.converted(quantity) != nil
            let tolerance = format.style == .us && isConverted ? Rational(1, 50) : Rational(1, 20)
            for end in [\Amount.lower, \Amount.upper] {
                guard let exact = quantity.amount[keyPath: end] else { continue }
                let wanted = exact * (unit?.factor ?? 1)
                let total = shown.parts.reduce(0) { $0 + ($1.amount[keyPath: end] ?? 0) * size(of: $1, beside: shown) }
                // Where nothing is near, it is the nearest that can be measured.
                let measurable = (shown.parts.last?.unit.map { $0.factor } ?? 1) / 8
                let bound = max(wanted * tolerance, isConverted ? 0 : measurable)
                #expect((total - wanted).magnitude <= bound, "\(quantity) as \(text)")
                #expect(total > 0, "\(quantity) as \(text)")
            }
            #expect(text.count <= 42, "\(quantity) as \(text)")
            for words in [text, format.preciseText(quantity), format.written(quantity)] {
                #expect(KitchenNumbers.others(in: words, mark: format.decimalMark) == [], "\(quantity) as \(words)")
            }
            if format.style == .metric {
                #expect(!shown.parts.contains { $0.unit == .cup || $0.unit == .metricCup }, "\(quantity) as \(text)")
            }
        }
    }

    /// An amount as scaling gives it, from a thousandth to some thousands; some are ranges.
    private func amount(_ random: inout Seeded) -> Amount {
        let written = Rational(
            Int.random(in: 1...200, using: &random), [1, 2, 3, 4, 8, 10].randomElement(using: &random) ?? 1)
        let factors = [
            Rational(1, 3), Rational(1, 2), Rational(2, 3), 1, Rational(3, 2), Rational(7, 4), 2, 3, Rational(5, 7), 24,
            Rational(1, 96),
        ]
        let value = written * (factors.randomElement(using: &random) ?? 1)
        return Bool.random(using: &random) ? .exact(value) : Amount(value, to: value * Rational(3, 2))
    }

    /// What one of a part's unit is: a pinch behind spoons is a sixteenth of a teaspoon.
    private func size(of part: Quantity, beside shown: ShownQuantity) -> Rational {
        guard part.unit == .pinch, part.amount != shown.amount else { return part.unit?.factor ?? 1 }
        let isMetric = shown.parts.count == 2 && [.metricTeaspoon, .metricTablespoon].contains(shown.parts[0].unit)
        return (isMetric ? Unit.metricTeaspoon.factor : Unit.teaspoon.factor) / 16
    }

    @Test func halvesAndDoublesStayWhatAKitchenSays() {
        let format = QuantityFormat(language: .english)
        for text in ["1", "2", "3", "1/2", "1/4", "3/4", "1 1/2", "2 1/4", "5"] {
            guard let value = Rational(fraction: text) else { continue }
            for unit in [Unit.cup, .tablespoon, .teaspoon, .gram, .pound, .clove] {
                let twice = format.shown(Quantity(value * 2, unit))
                let total = twice.parts.reduce(0) { $0 + ($1.amount.upper ?? 0) * ($1.unit?.factor ?? 1) }
                #expect(total == value * 2 * unit.factor, "2 × \(text) \(unit)")
            }
        }
    }
}
