/// An amount in a unit, exactly as far as arithmetic goes.
///
/// ```swift
/// let flour = Quantity(500, .gram)
/// flour * 2 + Quantity(1, .kilogram)                    // 2000 g
/// Quantity(1, .cup).converted(to: .gram, density: Rational(53, 100))  // 125.39… g, exactly
/// Quantity.merged([Quantity(1, .litre), Quantity(500, .millilitre)])  // [1.5 l]
/// ```
///
/// No unit means a bare count ("5 eggs"), which is the same as pieces.
public struct Quantity: Hashable, Sendable {
    /// How much.
    public var amount: Amount
    /// Of what; nil for a bare count.
    public var unit: Unit?

    /// `amount` in `unit`.
    public init(_ amount: Amount, _ unit: Unit? = nil) {
        self.amount = amount
        self.unit = unit
    }

    /// The number `value` in `unit`.
    public init(_ value: Rational, _ unit: Unit? = nil) {
        self.init(.exact(value), unit)
    }

    /// As much as tastes good.
    public static let toTaste = Quantity(.toTaste)

    /// The unit, pieces when there is none.
    var countedUnit: Unit { unit ?? .piece }

    /// The quantity `factor` times; the unit stays.
    public static func * (quantity: Quantity, factor: Rational) -> Quantity {
        Quantity(quantity.amount * factor, quantity.unit)
    }

    /// The sum in the unit of the left side; nil when the two do not measure the same thing.
    ///
    /// Mass and volume add only by `merged`, with a density. "To taste" adds only to "to taste".
    public static func + (left: Quantity, right: Quantity) -> Quantity? {
        guard left.amount != .toTaste || right.amount != .toTaste else { return .toTaste }
        guard let other = right.converted(to: left.countedUnit), let sum = left.amount + other.amount else {
            return nil
        }
        return Quantity(sum, left.unit)
    }

    /// The same quantity in another unit, exactly; nil when the units do not measure the same thing.
    ///
    /// `density`, in grams per millilitre, leads across mass and volume; nil or 0 and below does not. "To taste" has no
    /// other unit and gives nil.
    public func converted(to target: Unit, density: Rational? = nil) -> Quantity? {
        guard amount != .toTaste else { return nil }
        let (from, to) = (countedUnit, target)
        guard from != to else { return Quantity(amount, to) }
        guard let bridge = Self.bridge(from: from, to: to, density: density) else { return nil }
        let factor = from.factor * bridge / to.factor
        return Quantity(amount * factor, to)
    }

    /// How many bases of `to` one base of `from` is.
    private static func bridge(from: Unit, to: Unit, density: Rational?) -> Rational? {
        if from.base == to.base { return 1 }
        guard let density, density > 0, density.isFinite else { return nil }
        switch (from.family, to.family) {
        case (.volume, .mass): return density
        case (.mass, .volume): return 1 / density
        default: return nil
        }
    }
}
