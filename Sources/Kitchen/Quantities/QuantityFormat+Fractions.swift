extension QuantityFormat {
    /// A quantity of spoons, cups, pounds or pieces at a size where it is a kitchen's fraction.
    ///
    /// In this order: a larger measure that holds it exactly, its own, a smaller one, the author's own fifths, tenths and
    /// sixteenths, the nearest fraction within 1/32 in its own or a smaller measure, and last the nearest fraction of all.
    func fractional(_ quantity: Quantity) -> Quantity {
        guard quantity.amount.isFinite else { return quantity }
        let sizes = Self.ladder(of: quantity.unit).map { unit in
            unit == quantity.unit ? quantity : unit.flatMap { quantity.converted(to: $0) } ?? quantity
        }
        let own = sizes.firstIndex { $0.unit == quantity.unit } ?? 0
        if let larger = sizes[..<own].first(where: Self.fitsAsLarger) { return larger }
        if Self.all(quantity, { Self.denominators.contains($0.denominator) }) { return quantity }
        if let smaller = sizes[(own + 1)...].first(where: Self.fitsAsSmaller) { return smaller }
        if Self.all(quantity, { Self.authorsDenominators.contains($0.denominator) }) { return quantity }
        if let near = sizes[own...].lazy.compactMap({ Self.near($0) }).first { return near }
        let smallest = sizes.last ?? quantity
        return Quantity(smallest.amount.map { Self.nearest($0) }, smallest.unit)
    }

    /// The measures of one set, the largest first, with the unit itself among them.
    private static func ladder(of unit: Unit?) -> [Unit?] {
        switch unit {
        case .cup, .tablespoon, .teaspoon: [.cup, .tablespoon, .teaspoon]
        case .metricTablespoon, .metricTeaspoon: [.metricTablespoon, .metricTeaspoon]
        default: [unit]
        }
    }

    private static let denominators: Set<Int128> = [1, 2, 3, 4, 8]
    private static let authorsDenominators: Set<Int128> = [1, 2, 3, 4, 5, 8, 10, 16]

    /// Whether a kitchen would move the quantity up so: to whole and half spoons, to thirds and quarters of cups.
    private static func fitsAsLarger(_ quantity: Quantity) -> Bool {
        let isCup = quantity.unit == .cup
        let denominators: Set<Int128> = isCup ? [1, 2, 3, 4] : [1, 2]
        return all(quantity) { $0 >= (isCup ? Rational(1, 4) : 1) && denominators.contains($0.denominator) }
    }

    /// Whether a kitchen would move the quantity down so: tablespoons only to halves, or to thirds from two on.
    private static func fitsAsSmaller(_ quantity: Quantity) -> Bool {
        let isTablespoon = quantity.unit == .tablespoon
        return all(quantity) { value in
            guard isTablespoon else { return denominators.contains(value.denominator) }
            return value >= 1 && value.denominator <= (value >= 2 ? 3 : 2)
        }
    }

    private static func all(_ quantity: Quantity, _ holds: (Rational) -> Bool) -> Bool {
        guard let lower = quantity.amount.lower, let upper = quantity.amount.upper else { return false }
        return holds(lower) && holds(upper)
    }

    /// The quantity at the nearest fractions, when they are within 1/32 of it.
    private static func near(_ quantity: Quantity) -> Quantity? {
        let isNear = all(quantity) { value in
            (nearest(value) - value).magnitude * 32 <= value.magnitude
        }
        return isNear ? Quantity(quantity.amount.map { nearest($0) }, quantity.unit) : nil
    }

    private static let fractions: [Rational] = [
        0, Rational(1, 8), Rational(1, 4), Rational(1, 3), Rational(3, 8), Rational(1, 2), Rational(5, 8),
        Rational(2, 3),
        Rational(3, 4), Rational(7, 8), 1,
    ]

    /// The nearest number with a kitchen's fraction, halves from 10, whole from 100; the value itself rather than nothing.
    static func nearest(_ value: Rational, among fractions: [Rational] = fractions) -> Rational {
        guard value < 10, value >= 0 else { return value.rounded(toMultipleOf: value < 100 ? Rational(1, 2) : 1) }
        guard let floor = value.floor else { return value }
        let rest = value - Rational(floor, over: 1)
        let best = fractions.min { ($0 - rest).magnitude < ($1 - rest).magnitude } ?? rest
        let rounded = Rational(floor, over: 1) + best
        return rounded == 0 ? value : rounded
    }
}
