/// What food costs, as far as it is known: an exact sum that is rounded once, when it is asked for.
public struct FoodCost: Hashable, Sendable {
    /// The sum of all that is known, in minor units, not rounded.
    public private(set) var exact = ExactSum()
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
        guard let cost else { return unpriced.append(name) }
        exact.add(cost)
        pricedCount += 1
    }

    /// The sum, rounded half away from zero to the minor unit; nil when no cost is known, or it cannot be held.
    public var total: Money? { total(times: 1) }

    /// The cost of so many times all of it; nil when no cost is known, or it cannot be held.
    public func total(times factor: Rational) -> Money? {
        guard pricedCount > 0 else { return nil }
        return exact.rounded(times: factor).map { Money(minorUnits: $0, currency: currency) }
    }

    /// The cost of one of so many portions; nil when no cost is known, or there is no portion.
    public func total(perServing servings: Int) -> Money? {
        servings > 0 ? total(times: Rational(1, servings)) : nil
    }

    /// Whether so many times the sum has no more digits than an amount of money.
    public func isHeld(times factor: Rational = 1) -> Bool { pricedCount == 0 || total(times: factor) != nil }

    /// The share of the ingredients whose cost is not known, from 0 to 1; 0 when there are none.
    public var unknownShare: Rational {
        unpriced.isEmpty ? 0 : Rational(unpriced.count, unpriced.count + pricedCount)
    }
}
