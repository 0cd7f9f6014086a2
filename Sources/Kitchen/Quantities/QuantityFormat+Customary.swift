extension QuantityFormat {
    /// A metric or imperial quantity in US customary measures, rounded to what spoons, cups and scales show.
    func customary(_ quantity: Quantity) -> Quantity {
        switch quantity.countedUnit.family {
        case .mass: customaryMass(quantity)
        case .volume: customaryVolume(quantity)
        case .length: rounded(quantity, to: .inch, fractions: Self.quarters)
        case .count: quantity
        }
    }

    private static let halves: [Rational] = [0, Rational(1, 2), 1]
    private static let quarters: [Rational] = [0, Rational(1, 4), Rational(1, 2), Rational(3, 4), 1]
    private static let thirdsAndQuarters: [Rational] = quarters + [Rational(1, 3), Rational(2, 3)]
    private static let eighths: [Rational] = (0...8).map { Rational($0, 8) }

    /// Pounds from two pounds on, or where it is nearly a quarter of one; else ounces.
    private func customaryMass(_ quantity: Quantity) -> Quantity {
        guard let ounces = quantity.converted(to: .ounce)?.amount.upper else { return quantity }
        let pounds = rounded(quantity, to: .pound, fractions: Self.quarters)
        if ounces >= 32 { return pounds }
        if ounces >= 15, let upper = pounds.amount.upper, (upper * 16 - ounces).magnitude * 50 <= ounces {
            return pounds
        }
        let fractions = ounces < 1 ? Self.eighths : ounces < 4 ? Self.quarters : Self.halves
        return rounded(quantity, to: .ounce, fractions: fractions)
    }

    /// Teaspoons under a tablespoon, tablespoons under a quarter cup, cups up to eight, then quarts.
    private func customaryVolume(_ quantity: Quantity) -> Quantity {
        guard let spoons = quantity.converted(to: .teaspoon)?.amount.upper else { return quantity }
        if spoons < Rational(1, 2) { return rounded(quantity, to: .teaspoon, fractions: Self.eighths) }
        // A metric spoon is a little more than a customary one, so the limits lie a little below the round number.
        if spoons < Rational(29, 10) { return rounded(quantity, to: .teaspoon, fractions: Self.quarters) }
        if spoons < Rational(115, 10) { return rounded(quantity, to: .tablespoon, fractions: Self.halves) }
        if spoons <= 8 * 48 { return rounded(quantity, to: .cup, fractions: Self.thirdsAndQuarters) }
        return rounded(quantity, to: .quart, fractions: Self.quarters)
    }

    private func rounded(_ quantity: Quantity, to unit: Unit, fractions: [Rational]) -> Quantity {
        guard let converted = quantity.converted(to: unit) else { return quantity }
        return Quantity(converted.amount.map { Self.nearest($0, among: fractions) }, unit)
    }
}
