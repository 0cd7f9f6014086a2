/// The exact sum of any number of costs, none of them negative.
///
/// Packs of 397 g, spoons and ounces have denominators with little in common: what no longer fits into one ``Rational``
/// is kept beside it, and all is put together when the sum is rounded.
///
/// ```swift
/// var sum = ExactSum()
/// sum.add(Rational(1, 3))
/// sum.add(Rational(1, 6))
/// sum.rounded()     // 1: half a cent counts as one
/// ```
public struct ExactSum: Hashable, Sendable {
    private var first: Rational = 0
    private var others: [Rational] = []

    /// Nothing.
    public init() {}

    /// The numbers that make up the sum; one, unless they would not fit.
    public var parts: [Rational] { [first] + others }

    /// Adds a cost.
    public mutating func add(_ cost: Rational) {
        let sum = first + cost
        if sum.isFinite {
            first = sum
        } else if let place = others.firstIndex(where: { ($0 + cost).isFinite }) {
            others[place] += cost
        } else {
            others.append(cost)
        }
    }

    /// The sum so many times, as the nearest whole number, a half up; nil when an `Int` cannot hold it.
    public func rounded(times factor: Rational = 1) -> Int? {
        let product = others.isEmpty ? first * factor : .overflow
        guard product.isFinite else { return roundedWide(times: factor) }
        return product.roundedToWhole.flatMap { Int(exactly: $0) }
    }

    private func roundedWide(times factor: Rational) -> Int? {
        guard (parts + [factor]).allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        let zero = (above: WideNumber(0), below: WideNumber(1))
        let sum = parts.reduce(zero) { sum, part in
            let (above, below) = (WideNumber(part.numerator.magnitude), WideNumber(part.denominator.magnitude))
            return (sum.above * below + above * sum.below, sum.below * below)
        }
        let two = WideNumber(2)
        let above = sum.above * WideNumber(factor.numerator.magnitude)
        let below = sum.below * WideNumber(factor.denominator.magnitude)
        return Self.quotient(above * two + below, by: below * two)
    }

    /// The whole number at or below a quotient; nil when an `Int` cannot hold it.
    private static func quotient(_ number: WideNumber, by divisor: WideNumber) -> Int? {
        let reaches = { (count: UInt64) in WideNumber(UInt128(count)) * divisor <= number }
        guard !reaches(UInt64(Int.max) + 1) else { return nil }
        var count: UInt64 = 0
        for bit in (0..<63).reversed() where reaches(count | 1 << UInt64(bit)) { count |= 1 << UInt64(bit) }
        return Int(count)
    }
}

extension ExactSum: CustomStringConvertible {
    /// The sum as fractions: "3/4", and "3/4 + 1/7" where they do not fit into one.
    public var description: String { parts.map(\.description).joined(separator: " + ") }
}
