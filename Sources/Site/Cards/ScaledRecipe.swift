import Kitchen
import Text

/// A recipe as its card shows it: for so many, in the site's units, with what the groceries and the pantry say of it.
final class ScaledRecipe: Sendable {
    /// The recipe, with its servings written anew.
    let recipe: Recipe
    /// How the amounts of its lines are written.
    let amounts: LineRewriting
    /// What the lists of the site show of it.
    let listing: RecipeListing
    /// For how many; nil for a recipe that states no number.
    let serving: Serving?
    /// Whether its author measures in metric units.
    let isMetric: Bool
    /// What follows from the groceries; nil for a site that has none.
    let facts: RecipeFacts?
    /// What the house has for each of its lines, by group; empty for a site without a pantry.
    let findings: [[[PantryFinding]]]

    /// A recipe of a site that writes its amounts so.
    init(_ recipe: consuming Recipe, listing: RecipeListing, amounts: QuantityFormat, site: SiteFrame) {
        self.listing = listing
        serving = Serving(
            recipe.summary, wanted: site.kitchen.settings.servings, leavesAmounts: recipe.hasOtherAmounts)
        isMetric = recipe.isMetric
        facts = site.pantryContext?.facts(of: recipe)
        findings = site.pantryContext?.findings(for: recipe, times: serving?.factor ?? 1) ?? []
        var amounts = amounts
        amounts.hasCups = !isMetric
        self.amounts = LineRewriting(factor: serving?.factor ?? 1, format: amounts, isScalable: serving != nil)
        if let serving, serving.factor != 1 {
            recipe.summary.servings = serving.text.text(for: serving.number)
        }
        self.recipe = consume recipe
    }
}

/// What a card shows of the recipe as it is.
extension ScaledRecipe {
    var summary: RecipeSummary { recipe.summary }
    var author: String? { recipe.author }
    var origin: String? { recipe.origin }
    var fileName: String { recipe.fileName }
    /// Writes a line of its ingredients as HTML.
    func write(_ line: ShownIngredient, _ style: RichTextHTML.Style, to output: inout HTMLWriter) {
        recipe.groups.withUnsafeBufferPointer { groups in
            groups[line.group].ingredients.withUnsafeBufferPointer { lines in
                guard let node = lines[line.place].node else { return }
                amounts.write(lines[line.place].line, node: node, of: recipe.text, style, to: &output)
            }
        }
    }

    var groups: [ServedGroup] { recipe.groups.indices.map { ServedGroup(recipe: self, place: $0) } }
}
