extension QuantityFormat {
    /// A metric or imperial quantity in US customary measures, rounded to what spoons, cups and scales show.
    func customary(_ quantity: Quantity) -> Quantity {
        switch quantity.countedUnit.family {
        case .mass: customaryMass(quantity)
        case .volume: customaryVolume(quantity)
        case .length: rounded(quantity, to: .inch, fractions: isShort(quantity) ? Self.eighths : Self.quarters)
        case .count: quantity
        }
    }

    private static let halves: [Rational] = [0, Rational(1, 2), 1]
    private static let quarters: [Rational] = [0, Rational(1, 4), Rational(1, 2), Rational(3, 4), 1]
    private static let thirdsAndQuarters: [Rational] = quarters + [Rational(1, 3), Rational(2, 3)]
    private static let eighths: [Rational] = (0...8).map { Rational($0, 8) }

    /// Whether a length is under two inches.
    private func isShort(_ quantity: Quantity) -> Bool {
        quantity.converted(to: .inch)?.amount.upper.map { $0 < 2 } ?? false
    }

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

    /// The largest of quarts (from eight cups), cups, tablespoons and teaspoons that comes within a sixteenth.
    private func customaryVolume(_ quantity: Quantity) -> Quantity {
        let sizes: [(unit: Unit, least: Rational, fractions: [Rational])] = [
            (.quart, 2, Self.quarters), (.cup, Rational(1, 4), Self.thirdsAndQuarters), (.tablespoon, 1, Self.halves),
            (.teaspoon, Rational(1, 4), Self.quarters),
        ]
        for size in sizes {
            let candidate = rounded(quantity, to: size.unit, fractions: size.fractions)
            if let lower = candidate.amount.lower, lower >= size.least, isNear(candidate, quantity) { return candidate }
        }
        return rounded(quantity, to: .teaspoon, fractions: Self.eighths)
    }

    /// Whether both ends of a rounded quantity are within a sixteenth of the real one.
    private func isNear(_ rounded: Quantity, _ quantity: Quantity) -> Bool {
        guard let unit = rounded.unit, let real = quantity.converted(to: unit)?.amount else { return false }
        return [(rounded.amount.lower, real.lower), (rounded.amount.upper, real.upper)].allSatisfy { shown, value in
            guard let shown, let value else { return false }
            return (shown - value).magnitude * 16 <= value
        }
    }

    private func rounded(_ quantity: Quantity, to unit: Unit, fractions: [Rational]) -> Quantity {
        guard let converted = quantity.converted(to: unit) else { return quantity }
        return Quantity(converted.amount.map { Self.nearest($0, among: fractions) }, unit)
    }
}
