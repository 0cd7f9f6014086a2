import Diagnostics

/// What a guest chooses with a dish, as it is written: one of three sides, at most two sauces, a course of a set menu.
public struct DishChoice: Hashable, Sendable {
    /// Something that can be chosen.
    public struct Option: Hashable, Sendable {
        /// What it is.
        public enum Food: Hashable, Sendable {
            /// A topping, by the id of an ingredient.
            case topping(Int)
            /// A dish of the menu, by its name in addresses.
            case dish(String)
        }

        /// What it is.
        public var food: Food
        /// What it adds to the price: for one size each, or for all (`size` nil); empty where it adds nothing.
        public var prices: [Dish.SetPrice]
        /// Where it stands.
        public var location: SourceLocation
        /// The topping that a dish may be instead, by the id of an ingredient: where both have the name and nothing says which is meant.
        public var orTopping: Int?

        /// A food for these prices.
        public init(_ food: Food, prices: [Dish.SetPrice] = [], location: SourceLocation) {
            (self.food, self.prices, self.location) = (food, prices, location)
        }
    }

    /// How many are chosen at least: 0 where none need be.
    public var least: Int
    /// How many are chosen at most.
    public var most: Int
    /// What can be chosen, in order.
    public var options: [Option]
    /// Whether each option that it names was found: else nothing is known of what may be chosen.
    public var isWhole = true
    /// Where it stands.
    public var location: SourceLocation

    /// As many choices as a dish can have.
    public static let maxOfDish = 20
    /// As many as can be chosen of one.
    public static let maxChosen = 20

    /// So many of some foods.
    public init(least: Int, most: Int, of options: [Option], location: SourceLocation) {
        (self.least, self.most, self.options, self.location) = (least, most, options, location)
    }
}
