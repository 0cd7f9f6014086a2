extension QuantityFormat {
    /// A customary quantity in metric units, rounded as kitchen scales and jugs can measure.
    func metric(_ quantity: Quantity) -> Quantity {
        let target: Unit
        switch quantity.countedUnit.family {
        case .mass: target = .gram
        case .volume: target = .millilitre
        case .length: target = .centimetre
        case .count: return quantity
        }
        guard let converted = quantity.converted(to: target) else { return quantity }
        return decimal(converted, isConverted: true)
    }

    /// A metric quantity at a fitting size; rounded when it was converted or needs more than three decimals.
    func decimal(_ quantity: Quantity, isConverted: Bool) -> Quantity {
        let sized = small(quantity)
        let isExact = !isConverted && [sized.amount.lower, sized.amount.upper].allSatisfy { Self.isShortDecimal($0) }
        if isExact { return large(sized) }
        let rounded = sized.amount.map { isConverted ? Self.roundedConversion($0) : Self.roundedScaling($0) }
        return large(Quantity(rounded, sized.unit))
    }

    private static func isShortDecimal(_ value: Rational?) -> Bool {
        value?.decimalText(digits: 3) != nil
    }

    /// Kilograms and litres under one, in grams and millilitres.
    private func small(_ quantity: Quantity) -> Quantity {
        let smaller: Unit
        switch quantity.unit {
        case .kilogram: smaller = .gram
        case .litre: smaller = .millilitre
        default: return quantity
        }
        guard let upper = quantity.amount.upper, upper < 1 || !Self.isShortDecimal(upper) else { return quantity }
        return quantity.converted(to: smaller) ?? quantity
    }

    /// Thousands of grams and millilitres in kilograms and litres.
    private func large(_ quantity: Quantity) -> Quantity {
        let larger: Unit
        switch quantity.unit {
        case .milligram: larger = .gram
        case .gram, .dekagram, .hectogram: larger = .kilogram
        case .millilitre, .centilitre, .decilitre: larger = .litre
        case .millimetre: larger = .centimetre
        default: return quantity
        }
        // The lower end decides: "800–1200 g" stays as it is.
        guard let converted = quantity.converted(to: larger), let lower = converted.amount.lower, lower >= 1
        else { return quantity }
        return converted
    }

    /// What a conversion gives: to 0.5 under 10, 1 under 50, 5 under 1000, and 10 from there.
    private static func roundedConversion(_ value: Rational) -> Rational {
        let step: Rational = value < 10 ? Rational(1, 2) : value < 50 ? 1 : value < 1000 ? 5 : 10
        return rounded(value, step)
    }

    /// What scaling gives: to 0.1 under 20, 1 under 1000, and 10 from there.
    private static func roundedScaling(_ value: Rational) -> Rational {
        rounded(value, value < 20 ? Rational(1, 10) : value < 1000 ? 1 : 10)
    }

    /// Rounds to `step`, or to a finer one when that would leave nothing.
    private static func rounded(_ value: Rational, _ step: Rational) -> Rational {
        var step = step
        for _ in 0..<6 {
            let rounded = value.rounded(toMultipleOf: step)
            if rounded != 0 || value == 0 { return rounded }
            step = step / 10
        }
        return value
    }
}
