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

    /// Nothing is stated.
    public init() {}
}
