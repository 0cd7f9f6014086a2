extension Quantity {
    /// What is left in the house as a person writes it down: in its own unit, or a smaller one where that says it better.
    /// Nil for less than can be measured.
    ///
    /// It is never more than there is, so that what is taken again and again comes to an end: 355.64 ml are 355 ml. Of a range
    /// it is the upper end.
    public var remainder: Quantity? {
        guard let value = amount.upper, value.isFinite, value > 0 else { return nil }
        let ladder = MeasureTable.ladder(of: unit, in: .author)
        if let unit, unit.isDecimal, let smallest = ladder.measures.last?.unit {
            return Self.decimalRemainder(value, unit, smallest: smallest)
        }
        return Self.fractionRemainder(value, unit, ladder) ?? inSmallestBase?.remainder
    }

    /// The same volume or weight in millilitres or grams, for what is less than spoons and ounces tell.
    private var inSmallestBase: Quantity? {
        guard let unit, unit.isOfWeightOrVolume, unit != unit.base else { return nil }
        return converted(to: unit.base)
    }

    /// In steps that scales and jugs show: whole grams from a hundred on, halves from ten on, and so down to thousandths.
    private static func decimalRemainder(_ value: Rational, _ unit: Unit, smallest: Unit) -> Quantity? {
        let factor = unit.factor / smallest.factor
        let steps: [(from: Rational, step: Rational)] = [
            (100, 1), (10, Rational(1, 2)), (1, Rational(1, 10)), (Rational(1, 10), Rational(1, 100)),
        ]
        let step = steps.first { value * factor >= $0.from }?.step ?? Rational(1, 1000)
        let left = (value * factor).roundedDown(toMultipleOf: step)
        guard left > 0 else { return nil }
        return left >= factor ? Quantity(left / factor, unit) : Quantity(left, smallest)
    }

    /// In the first unit, from its own on, of which the fractions are off by less than a twentieth; else in the smallest.
    private static func fractionRemainder(_ value: Rational, _ unit: Unit?, _ ladder: MeasureLadder) -> Quantity? {
        let own = unit?.factor ?? 1
        let smaller = ladder.measures.filter { !$0.isAdded && ($0.unit ?? unit) != unit && $0.size < own }
        let units = [unit] + smaller.map(\.unit)
        let left = units.compactMap { other -> Quantity? in
            let exact = value * own / (other?.factor ?? 1)
            let fractions = other?.family ?? .count == .count ? countedFractions(exact) : measuredFractions(exact)
            let whole = fractions.max() ?? 0
            return whole > 0 ? Quantity(whole, other) : nil
        }
        let isNear = { (part: Quantity) in
            guard let number = part.amount.upper else { return false }
            return value * own - number * (part.unit?.factor ?? 1) < value * own * MeasureTable.tolerance
        }
        return left.first(where: isNear) ?? left.last
    }

    /// Of what is counted thirds and quarters are left, and an eighth at the least.
    private static func countedFractions(_ value: Rational) -> [Rational] {
        let eighth = Rational(1, 8)
        return [3, 4].map { value.roundedDown(toMultipleOf: Rational(1, $0)) } + (value >= eighth ? [eighth] : [])
    }

    /// Cups and spoons have thirds and eighths.
    private static func measuredFractions(_ value: Rational) -> [Rational] {
        [3, 8].map { value.roundedDown(toMultipleOf: Rational(1, $0)) }
    }
}

extension Rational {
    /// The largest multiple of `step` that is not above.
    fileprivate func roundedDown(toMultipleOf step: Rational) -> Rational {
        (self / step).floor.map { Rational($0, over: 1) * step } ?? self
    }
}
