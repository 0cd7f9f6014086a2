import Kitchen

/// For how many a recipe is written, and for how many its card shows it.
struct Serving: Hashable, Sendable {
    /// What the author says, around the number.
    let text: ServingText
    /// For how many the card shows it.
    let shown: Rational
    /// Whether the method holds amounts that stay as they are.
    let leavesAmounts: Bool

    /// The serving of a recipe, for as many as it says or as are `wanted`; nil for one that states no number.
    init?(_ summary: RecipeSummary, wanted: Rational?, leavesAmounts: Bool = false) {
        guard let text = summary.servings.flatMap({ ServingText($0) }) else { return nil }
        self.text = text
        shown = wanted ?? Rational(text.count)
        self.leavesAmounts = leavesAmounts
    }

    /// How many times the recipe is shown.
    var factor: Rational { shown / Rational(text.count) }

    /// The number as it is shown: "6", "1 1/2".
    var number: String { QuantityFormat.english.number(shown, decimal: false) }
}
