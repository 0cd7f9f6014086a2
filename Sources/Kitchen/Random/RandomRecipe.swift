/// Recipes by chance.
public enum RandomRecipe {
    /// One of the recipes, whatever their order; nil when there is none.
    public static func pick(_ recipes: [RecipeSummary], dice: inout Dice) -> RecipeSummary? {
        dice.pick(recipes.sorted { $0.source < $1.source })
    }

    /// One of the recipes, each with a chance as large as the share of it that is in the house, whatever their order;
    /// nil when nothing of any is there.
    public static func pick(_ suggestions: [PantrySuggestion], dice: inout Dice) -> PantrySuggestion? {
        let sorted = suggestions.sorted { $0.summary.source < $1.summary.source }
        let lots = sorted.map { Int(clamping: ($0.share * 1000).ceiling ?? 0) }
        var rest = dice.roll(below: lots.reduce(0, +))
        for (suggestion, lots) in zip(sorted, lots) {
            if rest < lots { return suggestion }
            rest -= lots
        }
        return nil
    }

    /// The recipe of a day, whatever the order of the recipes; nil when there is none.
    public static func ofTheDay(_ day: CalendarDate, from recipes: [RecipeSummary]) -> RecipeSummary? {
        var dice = Dice(of: day)
        return pick(recipes, dice: &dice)
    }
}
