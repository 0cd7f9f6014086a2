/// What a pizza of two halves costs, by the prices that its two pizzas have in its size, as each is changed.
public enum HalfPrice: String, CaseIterable, Hashable, Sendable {
    /// As much as the dearer one.
    case dearer
    /// The mean of both, rounded as prices are.
    case average
    /// Half of each, rounded as prices are.
    case sum
}
