/// What can be claimed of a recipe for those who choose by diet or allergy.
///
/// ```swift
/// let (recipe, groceries): (Recipe, Groceries)
/// let diet = RecipeDiet(recipe, groceries: groceries)
/// diet.claim.vegan             // .unknown when one food is not known
/// diet.unlisted.first?.name    // "parmesan", which is named in the method alone
/// ```
public struct RecipeDiet: Hashable, Sendable {
    /// What is known of each ingredient, in the order of the recipe; of one that stands for another recipe, of all that this
    /// needs.
    public let ingredients: [DietFacts]
    /// What its text names besides the ingredients, so that nothing can be claimed.
    public let unlisted: [UnlistedFood]
    /// What can be claimed: a claim is made only when every food of the recipe is known.
    public let claim: DietFacts

    /// The diet of a recipe whose other recipes are looked up.
    public init(_ recipe: Recipe, groceries: Groceries) {
        let scan = FoodScan(groceries, language: recipe.language ?? groceries.language)
        ingredients = recipe.groups.indices.flatMap { group in
            recipe.groups[group].ingredients.indices.map { item in
                let own = recipe.groups[group].ingredients[item]
                let needed = recipe.reference(group: group, item: item) ?? [own]
                // Of a recipe that is not read, or not known how much of, nothing is known.
                if own.recipe != nil, recipe.reference(group: group, item: item) == nil { return .unknown }
                return needed.reduce(DietFacts.nothing) { $0.and(LineFoods($1.line, in: groceries, scan).diet) }
            }
        }
        let stated = ingredients.reduce(DietFacts.nothing) { $0.and($1) }
        let finder = UnlistedFoods(besides: recipe, stated, scan)
        unlisted = finder.find(in: recipe)
        let isKnown =
            !ingredients.isEmpty && unlisted.isEmpty && recipe.isReadWhole
            && recipe.needed.allSatisfy { $0.isReadWhole && finder.find(in: $0).isEmpty }
        claim = stated.and(isKnown ? .nothing : .unknown)
    }
}
