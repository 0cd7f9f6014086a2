/// What food costs, as far as it is known: an exact sum that is rounded once, when it is asked for.
public struct FoodCost: Hashable, Sendable {
    /// The sum of all that is known, in minor units, not rounded.
    public private(set) var exact: Rational = 0
    /// The currency of the sum.
    public let currency: Currency
    /// How many ingredients are in the sum.
    public private(set) var pricedCount = 0
    /// The ingredients whose cost is not known, in order.
    public private(set) var unpriced: [String] = []

    /// Nothing yet, in `currency`.
    public init(currency: Currency) {
        self.currency = currency
    }

    /// Adds an ingredient of a cost in minor units, nil when it is not known.
    public mutating func add(_ name: String, cost: Rational?) {
        if let cost, (exact + cost).isFinite {
            exact += cost
            pricedCount += 1
        } else {
            unpriced.append(name)
        }
    }

    /// The sum, rounded half away from zero to the minor unit; nil when no cost is known.
    public var total: Money? { money(1) }

    /// The cost of so many times all of it; nil when no cost is known.
    public func total(times factor: Rational) -> Money? { money(1 / factor) }

    /// The cost of one of so many portions; nil when no cost is known, or there is no portion.
    public func total(perServing servings: Int) -> Money? {
        servings > 0 ? money(Rational(servings)) : nil
    }

    /// The share of the ingredients whose cost is not known, from 0 to 1; 0 when there are none.
    public var unknownShare: Rational {
        unpriced.isEmpty ? 0 : Rational(unpriced.count, unpriced.count + pricedCount)
    }

    private func money(_ divisor: Rational) -> Money? {
        guard pricedCount > 0, let units = (exact / divisor).roundedToWhole else { return nil }
        return Money(minorUnits: Int(clamping: units), currency: currency)
    }
}
