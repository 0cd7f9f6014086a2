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

extension Quantity {
    /// The fewest quantities that say the same together, whatever the order of the list.
    ///
    /// What measures the same thing becomes one: in the unit that all of them share; else in the smallest of cups and
    /// spoons, in ounces for pounds and ounces, and in grams, millilitres, centimetres or pieces for all the rest. With a
    /// `density` (grams per millilitre) volume joins mass. The result is ordered by unit,
    /// "to taste" last and once.
    public static func merged(_ quantities: some Sequence<Quantity>, density: Rational? = nil) -> [Quantity] {
        var groups: [Unit: [Quantity]] = [:]
        var isToTaste = false
        for quantity in quantities {
            if quantity.amount == .toTaste {
                isToTaste = true
            } else {
                groups[quantity.countedUnit.base, default: []].append(quantity)
            }
        }
        if density != nil, let masses = groups[.gram], let volumes = groups[.millilitre] {
            let weighed = volumes.compactMap { $0.converted(to: .gram, density: density) }
            if weighed.count == volumes.count {
                groups[.gram] = masses + weighed
                groups[.millilitre] = nil
            }
        }
        let ordered = Unit.allCases.compactMap { unit in groups[unit].flatMap(sum) }
        return isToTaste ? ordered + [.toTaste] : ordered
    }

    /// The sum of quantities of one base; nil for an empty list.
    private static func sum(_ quantities: [Quantity]) -> Quantity? {
        guard let unit = sharedUnit(quantities) else { return nil }
        var (lower, upper): (Rational, Rational) = (0, 0)
        for quantity in quantities {
            guard let part = quantity.converted(to: unit)?.amount, let least = part.lower, let most = part.upper
            else { return nil }
            lower += least
            upper += most
        }
        let isBare = unit == .piece && quantities.contains { $0.unit == nil }
        return Quantity(Amount(lower, to: upper), isBare ? nil : unit)
    }

    /// The one unit of all, or the plainest unit of what they measure.
    private static func sharedUnit(_ quantities: [Quantity]) -> Unit? {
        guard let first = quantities.first?.countedUnit else { return nil }
        if quantities.allSatisfy({ $0.countedUnit == first }) { return first }
        let systems = Set(quantities.map { $0.countedUnit.system })
        // Cups and spoons stay a cook's measures; they are not turned into millilitres unless something was in them.
        if first.family == .volume, systems.isSubset(of: [.us, .spoon]) {
            return quantities.map(\.countedUnit).min { ($0.factor, $0.rawValue) < ($1.factor, $1.rawValue) }
        }
        if first.family == .mass, systems == [.us] { return .ounce }
        return first.base == .millimetre ? .centimetre : first.base
    }
}
