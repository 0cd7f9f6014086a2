/// What the house has of something that a recipe needs.
public enum PantryPresence: Hashable, Sendable {
    /// As much as is needed; any, where the recipe does not say how much.
    case enough
    /// Some, but less than is needed by so much: one amount, or several that cannot be put together.
    case some(missing: [Quantity])
    /// None that is good, or none that the lines before have left.
    case none
    /// Some, in an amount that is not known or cannot be compared to what is needed.
    case unknown
}

/// What the house has of a line of ingredients, once the lines before it have had theirs.
public struct PantryFinding: Hashable, Sendable {
    /// What there is for the line.
    public var presence: PantryPresence
    /// The last good day of what there is of the food, where that is soon.
    public var useBy: CalendarDate?
    /// What was compared; nil where no amounts were.
    public var comparison: PantryComparison?
    /// The food that the finding is about, where the line stands for a recipe that needs it, or is of several foods.
    public var food: String?
}

/// What a line needs of a supply that it shares with others: all to tell what there is for any number of servings.
public struct PantryComparison: Hashable, Sendable {
    /// The amount of the line as written, of a range the upper end.
    public var measure: Quantity
    /// The number of the supply, from 0: that of some food in some measure.
    public var supply: Int
    /// How much there is of it before any line has had some.
    public var there: Rational
    /// The amount of the line in the same measure.
    public var needed: Rational
    /// Whether it stays when the recipe is scaled.
    public var isFixed: Bool
    /// Whether there is more of the food, in an amount that is not known or cannot be compared.
    public var hasMore: Bool
}
