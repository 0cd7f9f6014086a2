/// An exact number: a fraction in lowest terms.
///
/// ```swift
/// let cup = Rational(1, 3)
/// cup * 2 + Rational(1, 3)  // 1
/// Rational(decimal: "1.20")  // 6/5
/// ```
///
/// Arithmetic is exact or says that it is not: a result whose numerator or denominator does not fit in 128 bits, and a
/// division by zero, give ``overflow``, which every further operation keeps and which orders after every number.
/// Numbers read from text are bounded (12 digits before and 6 after the decimal mark, written denominators up to 1000),
/// so that a kitchen's sums stay far from it. Nothing here traps.
public struct Rational: Hashable, Sendable {
    /// The number above the line; it carries the sign.
    public let numerator: Int128
    /// The number below the line; positive, and 0 only for ``overflow``.
    public let denominator: Int128

    /// What does not fit, and what a division by zero gives: `isFinite` is false.
    public static let overflow = Rational(lowestTerms: 1, 0)

    /// The whole number `value`.
    public init(_ value: Int) {
        self.init(lowestTerms: Int128(value), 1)
    }

    /// The fraction `numerator / denominator`; ``overflow`` when the denominator is 0.
    public init(_ numerator: Int, _ denominator: Int) {
        self.init(Int128(numerator), over: Int128(denominator))
    }

    /// The fraction `numerator / denominator` of wide numbers; ``overflow`` when the denominator is 0 or reducing it
    /// does not fit.
    public init(_ numerator: Int128, over denominator: Int128) {
        guard denominator != 0, numerator != .min, denominator != .min else {
            self = .overflow
            return
        }
        guard denominator != 1 else {
            self.init(lowestTerms: numerator, 1)
            return
        }
        let divisor = Self.greatestDivisor(numerator.magnitude, denominator.magnitude)
        let sign: Int128 = denominator < 0 ? -1 : 1
        self.init(lowestTerms: sign * (numerator / divisor), sign * (denominator / divisor))
    }

    private init(lowestTerms numerator: Int128, _ denominator: Int128) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Whether this is a number, and not ``overflow``.
    public var isFinite: Bool { denominator != 0 }

    /// Whether this is a whole number.
    public var isWhole: Bool { denominator == 1 }

    /// The greatest common divisor of the denominators of two numbers.
    static func commonDivisor(_ left: Rational, _ right: Rational) -> Int128 {
        greatestDivisor(left.denominator.magnitude, right.denominator.magnitude)
    }

    /// The greatest common divisor; at least 1. The denominator is never 0 here.
    private static func greatestDivisor(_ a: UInt128, _ b: UInt128) -> Int128 {
        // Most numbers of a kitchen fit in 64 bits, where division is an instruction and not a call.
        if let a = UInt64(exactly: a), let b = UInt64(exactly: b) {
            return Int128(euclid(a, b))
        }
        return Int128(euclid(a, b))
    }

    private static func euclid<Number: FixedWidthInteger>(_ a: Number, _ b: Number) -> Number {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}

extension Rational: ExpressibleByIntegerLiteral {
    /// The whole number of a literal.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Rational: Comparable {
    /// Whether `left` is the smaller, exactly and for all values; ``overflow`` is the largest.
    public static func < (left: Rational, right: Rational) -> Bool {
        guard left.isFinite, right.isFinite else { return left.isFinite && !right.isFinite }
        if left.denominator == right.denominator { return left.numerator < right.numerator }
        let a = left.numerator.multipliedFullWidth(by: right.denominator)
        let b = right.numerator.multipliedFullWidth(by: left.denominator)
        return (a.high, a.low) < (b.high, b.low)
    }
}

extension Rational {
    /// The exact sum, or ``overflow``.
    public static func + (left: Rational, right: Rational) -> Rational {
        guard left.isFinite, right.isFinite else { return .overflow }
        if left.denominator == right.denominator {
            return combine(left.numerator.addingReportingOverflow(right.numerator), (left.denominator, false))
        }
        let sum = sum(left, right, dividedBy: 1)
        // Most denominators are small, and what they have in common need not be looked for.
        return sum.isFinite ? sum : self.sum(left, right, dividedBy: commonDivisor(left, right))
    }

    /// The sum over the product of the denominators, less a divisor that they have in common.
    private static func sum(_ left: Rational, _ right: Rational, dividedBy divisor: Int128) -> Rational {
        let a = left.numerator.multipliedReportingOverflow(by: right.denominator / divisor)
        let b = right.numerator.multipliedReportingOverflow(by: left.denominator / divisor)
        guard !a.overflow, !b.overflow else { return .overflow }
        return combine(
            a.partialValue.addingReportingOverflow(b.partialValue),
            left.denominator.multipliedReportingOverflow(by: right.denominator / divisor))
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
