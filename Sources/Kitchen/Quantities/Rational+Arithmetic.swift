extension Rational {
    /// The exact sum, or ``overflow``.
    public static func + (left: Rational, right: Rational) -> Rational {
        guard left.isFinite, right.isFinite else { return .overflow }
        if left.denominator == right.denominator {
            return combine(left.numerator.addingReportingOverflow(right.numerator), (left.denominator, false))
        }
        let a = left.numerator.multipliedReportingOverflow(by: right.denominator)
        let b = right.numerator.multipliedReportingOverflow(by: left.denominator)
        guard !a.overflow, !b.overflow else { return .overflow }
        return combine(
            a.partialValue.addingReportingOverflow(b.partialValue),
            left.denominator.multipliedReportingOverflow(by: right.denominator))
    }

    /// The exact difference, or ``overflow``.
    public static func - (left: Rational, right: Rational) -> Rational {
        left + -right
    }

    /// The opposite number.
    public static prefix func - (value: Rational) -> Rational {
        value.isFinite ? Rational(-value.numerator, over: value.denominator) : .overflow
    }

    /// The exact product, or ``overflow``.
    public static func * (left: Rational, right: Rational) -> Rational {
        guard left.isFinite, right.isFinite else { return .overflow }
        // Whole numbers of 64 bits, as most of a kitchen's are, cannot leave 128.
        if left.isWhole, right.isWhole, let a = Int64(exactly: left.numerator),
            let b = Int64(exactly: right.numerator)
        {
            return Rational(Int128(a) &* Int128(b), over: 1)
        }
        // Reducing across first keeps the products small.
        let a = Rational(left.numerator, over: right.denominator)
        let b = Rational(right.numerator, over: left.denominator)
        return combine(
            a.numerator.multipliedReportingOverflow(by: b.numerator),
            a.denominator.multipliedReportingOverflow(by: b.denominator))
    }

    /// The exact quotient, or ``overflow``, also when `right` is 0.
    public static func / (left: Rational, right: Rational) -> Rational {
        guard right.isFinite else { return .overflow }
        return left * Rational(right.denominator, over: right.numerator)
    }

    /// Adds to the value in place.
    public static func += (left: inout Rational, right: Rational) {
        left = left + right
    }

    /// The number without its sign.
    public var magnitude: Rational { self < 0 ? -self : self }

    /// The nearest whole number, half away from zero; nil for ``overflow``.
    public var roundedToWhole: Int128? {
        guard isFinite else { return nil }
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        // Comparing with what is left over avoids doubling, which could overflow.
        guard rest.magnitude >= denominator.magnitude - rest.magnitude else { return whole }
        return numerator < 0 ? whole - 1 : whole + 1
    }

    /// The whole number at or below; nil for ``overflow``.
    public var floor: Int128? {
        guard isFinite else { return nil }
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return rest < 0 ? whole - 1 : whole
    }

    /// The whole number at or above, as for packs to buy; nil for ``overflow``.
    public var ceiling: Int128? {
        guard isFinite, !isWhole else { return isFinite ? numerator : nil }
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return rest > 0 ? whole + 1 : whole
    }

    /// The nearest multiple of `step`, half away from zero; the value itself when the step is 0.
    public func rounded(toMultipleOf step: Rational) -> Rational {
        guard step != 0 else { return self }
        guard let count = (self / step).roundedToWhole else { return .overflow }
        return Rational(count, over: 1) * step
    }

    private typealias Checked = (partialValue: Int128, overflow: Bool)

    private static func combine(_ numerator: Checked, _ denominator: Checked) -> Rational {
        guard !numerator.overflow, !denominator.overflow else { return .overflow }
        return Rational(numerator.partialValue, over: denominator.partialValue)
    }
}
