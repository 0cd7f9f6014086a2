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

    /// The recipe of a day, by the files of the recipes and whatever their order; nil when there is none.
    ///
    /// Every recipe rolls the dice of the day and its file, and the highest wins: one look at each, no sort, and a new
    /// recipe takes the day from another only when it wins.
    public static func ofTheDay<Recipe>(
        _ day: CalendarDate, from recipes: [Recipe], source: (Recipe) -> String
    ) -> Recipe? {
        var best: (roll: UInt64, recipe: Recipe)?
        for recipe in recipes {
            var dice = Dice(of: day, for: source(recipe))
            let roll = dice.next()
            if best.map({ roll > $0.roll }) ?? true { best = (roll, recipe) }
        }
        return best?.recipe
    }
}
