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
    /// The places in ``Recipe/ingredients`` of those that are one food, and have remarks that name no other: "flour, sifted".
    public let remarked: [Int]
    /// What its text names besides the ingredients, so that nothing can be claimed.
    public let unlisted: [UnlistedFood]
    /// What can be claimed: a claim is made only when every food of the recipe is known.
    public let claim: DietFacts

    /// The diet of a recipe whose other recipes are looked up.
    public init(_ recipe: Recipe, groceries: Groceries) {
        let all = [recipe] + recipe.needed
        let scans = all.map { FoodScan(groceries, language: $0.language ?? groceries.language) }
        let own = recipe.groups.indices.flatMap { group in
            recipe.groups[group].ingredients.indices.map { item in
                recipe.diet(group: group, item: item, groceries, scans[0])
            }
        }
        ingredients = own.map(\.diet)
        remarked = own.indices.filter { own[$0].isRemarked }
        let stated = ingredients.reduce(DietFacts.nothing) { $0.and($1) }
        let lines = zip(recipe.ingredients.map(\.ingredient.line), ingredients)
        let needed = recipe.needed.flatMap(\.ingredients).map(\.ingredient.line).map { line in
            (line, LineFoods(line, in: groceries, scans[0]).diet)
        }
        let named = zip(all, scans).map { UnlistedFoods(besides: lines + needed, stated, $1).find(in: $0) }
        unlisted = named[0]
        let isKnown =
            !ingredients.isEmpty && named.allSatisfy(\.isEmpty)
            && all.allSatisfy { $0.isReadWhole && $0.keptSince == nil }
        claim = stated.and(isKnown ? .nothing : .unknown)
    }
}

extension Recipe {
    /// What is known of an ingredient: nothing of a recipe that is not read, or of which it is not known how much is needed.
    fileprivate func diet(
        group: Int, item: Int, _ groceries: Groceries, _ scan: FoodScan
    ) -> (diet: DietFacts, isRemarked: Bool) {
        let own = groups[group].ingredients[item]
        let needed = reference(group: group, item: item)
        guard own.recipe != nil || needed != nil else {
            let foods = LineFoods(own.line, in: groceries, scan)
            return (foods.diet, foods.isOneWithRemarks)
        }
        let diets = needed?.map { LineFoods($0.line, in: groceries, scan).diet }
        return (diets?.reduce(DietFacts.nothing) { $0.and($1) } ?? .unknown, false)
    }
}
