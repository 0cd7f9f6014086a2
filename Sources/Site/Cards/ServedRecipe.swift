import Kitchen

/// A recipe as its card shows it: for so many, in the site's units, with what the groceries and the pantry say of it.
final class ServedRecipe: Sendable {
    /// The recipe with its lines of ingredients and its servings written anew.
    let recipe: Recipe
    /// What the lists of the site show of it.
    let listing: RecipeListing
    /// For how many; nil for a recipe that states no number.
    let serving: Serving?
    /// What follows from the groceries; nil for a site that has none.
    let facts: RecipeFacts?

    /// A recipe of a site.
    init(_ recipe: Recipe, listing: RecipeListing, site: SiteFrame) {
        self.listing = listing
        serving = Serving(recipe.summary, wanted: site.settings.servings)
        facts = site.larder?.facts(of: recipe)
        var served = recipe
        let rewriting = LineRewriting(
            factor: serving?.factor ?? 1, format: site.settings.amounts, marks: serving != nil)
        if rewriting.isNeeded { served.rewriteLines(rewriting) }
        if let serving, serving.shown != serving.text.count {
            served.summary.servings = serving.text.text(for: String(serving.shown))
        }
        site.larder?.markPresence(in: &served)
        self.recipe = served
    }
}

extension Recipe {
    fileprivate mutating func rewriteLines(_ rewriting: LineRewriting) {
        for group in groups.indices {
            for place in groups[group].ingredients.indices { rewriting.rewrite(&groups[group].ingredients[place]) }
        }
    }
}

/// What a card shows of the recipe as it is.
extension ServedRecipe {
    var summary: RecipeSummary { recipe.summary }
    var author: String? { recipe.author }
    var origin: String? { recipe.origin }
    var intro: [UInt8] { recipe.intro }
    var groups: [IngredientGroup] { recipe.groups }
    var method: [UInt8] { recipe.method }
    var sections: [ProseSection] { recipe.sections }
    var fileName: String { recipe.fileName }
}
