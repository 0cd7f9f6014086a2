import Kitchen

/// A recipe as its card shows it: for so many, in the site's units, with what the groceries and the pantry say of it.
final class ServedRecipe: Sendable {
    /// The recipe with its lines of ingredients and its servings written anew, as text.
    let recipe: Recipe
    /// Its ingredients as the card shows them.
    let groups: [ServedGroup]
    /// What the lists of the site show of it.
    let listing: RecipeListing
    /// For how many; nil for a recipe that states no number.
    let serving: Serving?
    /// What follows from the groceries; nil for a site that has none.
    let facts: RecipeFacts?

    /// A recipe of a site that writes its amounts so.
    init(_ recipe: consuming Recipe, listing: RecipeListing, amounts: QuantityFormat, site: SiteFrame) {
        self.listing = listing
        serving = Serving(recipe.summary, wanted: site.kitchen.settings.servings)
        facts = site.larder?.facts(of: recipe)
        let rewriting = LineRewriting(factor: serving?.factor ?? 1, format: amounts, marks: serving != nil)
        groups = recipe.groups.map { ServedGroup($0, rewriting, larder: site.larder) }
        recipe.takeTexts(of: groups)
        if let serving, serving.shown != serving.text.count {
            recipe.summary.servings = serving.text.text(for: String(serving.shown))
        }
        self.recipe = recipe
    }
}

extension Recipe {
    /// Takes over the lines whose words change.
    fileprivate mutating func takeTexts(of served: [ServedGroup]) {
        for (group, lines) in served.enumerated() where lines.ingredients.contains(where: { $0.text != nil }) {
            for (place, line) in lines.ingredients.enumerated() {
                guard let text = line.text else { continue }
                let own = groups[group].ingredients[place]
                groups[group].ingredients[place] = own.with(IngredientLine(text: text))
            }
        }
    }
}

/// What a card shows of the recipe as it is.
extension ServedRecipe {
    var summary: RecipeSummary { recipe.summary }
    var author: String? { recipe.author }
    var origin: String? { recipe.origin }
    var intro: [UInt8] { recipe.intro }
    var method: [UInt8] { recipe.method }
    var sections: [ProseSection] { recipe.sections }
    var fileName: String { recipe.fileName }
}
