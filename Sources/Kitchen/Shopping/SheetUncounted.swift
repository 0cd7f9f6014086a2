import Diagnostics

/// Something that a meal needs and that the sheet could not count.
public struct SheetUncounted: Hashable, Sendable {
    /// Why it could not be counted.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// As much as tastes good.
        case toTaste = "to-taste"
        /// The author does not say how much.
        case noAmount = "no-amount"
        /// Its unit does not lead to that of the pack.
        case otherUnit = "other-unit"
        /// The pantry has it in a unit that cannot be taken from what is needed.
        case pantryUnit = "pantry-unit"
        /// The recipe or dish itself could not be found.
        case missingDish = "missing-dish"
    }

    /// The grocery's name, or that in the recipe, or the title of the dish.
    public var name: String
    /// Where it stands in the shop; nil when not known.
    public var aisle: String?
    /// The author's words, or the amount in question; nil when there is no more to say than the name.
    public var text: String?
    /// How much is needed, or for `pantryUnit` how much there is, where that is known.
    public var quantity: Quantity?
    /// What of that is taken from the pantry; nil when nothing is.
    public var had: Quantity?
    /// Whether spoons of it may be shown as cups: not where all are of metric recipes.
    public var hasCups = true
    /// Why it could not be counted.
    public var reason: Reason
    /// Whether some of it is in the house, and good on the day of its last use.
    public var isInPantry: Bool
    /// What it is for, by day.
    public var uses: [SheetUse]
    /// Where it is first written; nil for what stands in no file.
    public var location: SourceLocation?
}

extension SheetUncounted {
    /// A dish that could not be found.
    init(_ dish: MissingDish) {
        self.init(
            name: dish.meal.title, reason: .missingDish, isInPantry: false, uses: [SheetUse(dish.meal)],
            location: dish.location)
    }
}
