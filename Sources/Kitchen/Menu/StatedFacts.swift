/// What is stated of a dish or a drink beside what is in it, and follows from nothing else.
public struct StatedFacts: Hashable, Sendable {
    /// Energy in kilocalories.
    public struct Energy: Hashable, Sendable {
        /// The size by name; nil for a dish as it is.
        public var size: String?
        /// How many kilocalories.
        public var kilocalories: Int

        /// So many kilocalories in a size.
        public init(size: String?, kilocalories: Int) { (self.size, self.kilocalories) = (size, kilocalories) }
    }

    /// One without a size, or one for each of some sizes; empty where nothing is said.
    public var energy: [Energy] = []
    /// Per cent of the volume; nil where nothing is said.
    public var alcohol: Rational?
    /// Where it is from: "Tuscany".
    public var origin: String?
    /// The year of the harvest.
    public var year: Int?
    /// The amount that its price is of; nil where that is one of it.
    public var amount: Quantity?

    /// How much is served for its price, of a drink; nil where nothing is said, or its sizes say it.
    public var volume: Quantity?
    /// What is paid for a bottle or a cup besides, and given back for it: for one size each, or for all (`size` nil); empty where
    /// nothing is.
    public var deposits: [Dish.SetPrice] = []
    /// What it costs where it is not eaten at the house, likewise; empty where that is the same.
    public var takeaway: [Dish.SetPrice] = []

    /// What is paid besides in a size; nil for nothing.
    public func deposit(in size: String?) -> Money? { Self.price(in: size, of: deposits) }

    /// What it costs in a size where it is not eaten at the house; nil for the same.
    public func takeaway(in size: String?) -> Money? { Self.price(in: size, of: takeaway) }

    private static func price(in size: String?, of prices: [Dish.SetPrice]) -> Money? {
        (prices.first { $0.size == size } ?? prices.first { $0.size == nil })?.price
    }

    /// Nothing is stated.
    public init() {}
}

// What is stated by size, as one text: "300 / 500", in the order of some sizes, with a dash for one of which nothing is.
extension StatedFacts {
    /// The kilocalories; nil where none are stated.
    public func energyText(_ sizes: [String]) -> String? {
        Self.text(energy.map { ($0.size, String($0.kilocalories)) }, sizes)
    }

    /// The deposits, each as it is written; nil where none are stated.
    public func depositText(_ sizes: [String], written: (Money) -> String) -> String? {
        Self.text(deposits.map { ($0.size, written($0.price)) }, sizes)
    }

    /// The prices where it is not eaten at the house, each as it is written; nil where none are stated.
    public func takeawayText(_ sizes: [String], written: (Money) -> String) -> String? {
        Self.text(takeaway.map { ($0.size, written($0.price)) }, sizes)
    }

    private static func text(_ facts: [(size: String?, text: String)], _ sizes: [String]) -> String? {
        if let only = facts.first(where: { $0.size == nil }) { return only.text }
        let texts = sizes.map { size in facts.first { $0.size == size }?.text }
        return texts.allSatisfy { $0 == nil } ? nil : texts.map { $0 ?? "–" }.joined(separator: " / ")
    }
}
