import Kitchen

/// A line of the ingredients of a card.
struct ShownIngredient: Sendable {
    let recipe: ScaledRecipe
    // By its place, since an ingredient is large to copy.
    let group: Int
    let place: Int

    /// What the house has of it, or of each food that it needs where it stands for a recipe; nothing for a site without a
    /// pantry.
    var findings: [PantryFinding] { recipe.findings.isEmpty ? [] : recipe.findings[group][place] }
}

/// Ingredients of a card under one sub-heading, or those under none.
struct ServedGroup: Sendable {
    let recipe: ScaledRecipe
    /// The place of the group among those of the recipe.
    let place: Int

    var group: IngredientGroup { recipe.recipe.groups[place] }
}
