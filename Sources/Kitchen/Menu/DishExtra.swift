import Diagnostics

/// Something that a dish can be had with for a price more, as it is written: one more topping, or one in place of a part of it.
public struct DishExtra: Hashable, Sendable {
    /// A part of a dish.
    public enum Part: Hashable, Sendable {
        /// What it stands on.
        case base
        /// A topping, by the id of an ingredient.
        case topping(Int)
    }

    /// What comes onto the dish.
    public var topping: Dish.Topping
    /// What it comes in place of; nil where it comes besides.
    public var replaced: Part?
    /// For one size each, or for all (`size` nil); empty where it costs what the topping does.
    public var prices: [Dish.SetPrice]
    /// The sizes that it is stated not to be had in, by name, with the places that say so.
    public var missingSizes: [String: SourceLocation]

    /// A topping for these prices.
    public init(
        topping: Dish.Topping, replaced: Part? = nil, prices: [Dish.SetPrice] = [],
        missingSizes: [String: SourceLocation] = [:]
    ) {
        self.topping = topping
        self.replaced = replaced
        self.prices = prices
        self.missingSizes = missingSizes
    }
}
