/// Recipes by chance.
public enum RandomRecipe {
    /// One of the recipes, whatever their order; nil when there is none.
    public static func pick(_ recipes: [RecipeSummary], dice: inout Dice) -> RecipeSummary? {
        dice.pick(recipes.sorted { $0.source < $1.source })
    }

    /// The recipe of a day, whatever the order of the recipes; nil when there is none.
    public static func ofTheDay(_ day: CalendarDate, from recipes: [RecipeSummary]) -> RecipeSummary? {
        var dice = Dice(of: day)
        return pick(recipes, dice: &dice)
    }
}
