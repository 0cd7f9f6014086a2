/// How much: a number, a range, or as much as tastes good.
public enum Amount: Hashable, Sendable {
    case exact(Rational)
    /// From a lower to an upper number; "2–3".
    case range(ClosedRange<Rational>)
    /// "to taste", "q.b.", "nach Geschmack": no number at all.
    case toTaste

    /// The range between two numbers in either order, or the number itself when they are equal.
    public init(_ first: Rational, to second: Rational) {
        self = first == second ? .exact(first) : .range(min(first, second)...max(first, second))
    }

    /// The least that is meant; nil for "to taste".
    public var lower: Rational? {
        switch self {
        case .exact(let value): value
        case .range(let range): range.lowerBound
        case .toTaste: nil
        }
    }

    /// The most that is meant, as to buy; nil for "to taste".
    public var upper: Rational? {
        switch self {
        case .exact(let value): value
        case .range(let range): range.upperBound
        case .toTaste: nil
        }
    }

    /// Whether every number is one, and not `Rational.overflow`.
    public var isFinite: Bool { upper?.isFinite ?? true }

    /// The amount with its numbers changed by `transform`; "to taste" stays.
    public func map(_ transform: (Rational) -> Rational) -> Amount {
        switch self {
        case .exact(let value): .exact(transform(value))
        case .range(let range): Amount(transform(range.lowerBound), to: transform(range.upperBound))
        case .toTaste: .toTaste
        }
    }

    /// The amount `factor` times; "to taste" stays.
    public static func * (amount: Amount, factor: Rational) -> Amount {
        amount.map { $0 * factor }
    }

    /// The sum of the lower and of the upper numbers; nil when one is "to taste" and the other is not.
    public static func + (left: Amount, right: Amount) -> Amount? {
        switch (left, right) {
        case (.toTaste, .toTaste): return .toTaste
        case (.toTaste, _), (_, .toTaste): return nil
        default:
            guard let a = left.lower, let b = left.upper, let c = right.lower, let d = right.upper else { return nil }
            return Amount(a + c, to: b + d)
        }
    }
}
