/// What follows for a recipe from the groceries: its cost and its diet.
///
/// ```swift
/// let (recipe, groceries): (Recipe, Groceries)
/// let facts = RecipeFacts(recipe, groceries: groceries, currency: .euro)
/// facts.cost.total               // 3.48 EUR
/// facts.diet.vegan               // .unknown when one ingredient meets no grocery
/// ```
public struct RecipeFacts: Hashable, Sendable {
    /// What follows for one ingredient.
    public struct IngredientFacts: Hashable, Sendable {
        /// The name in the recipe.
        public var name: String
        /// What it means in `groceries.csv`: two names for "salt and pepper", none when it meets nothing there.
        public var groceries: [String]
        /// The cost in minor units, not rounded; nil when it is not known.
        public var cost: Rational?
        /// What is stated of it; unknown when it meets nothing.
        public var diet: DietFacts
    }

    /// In the order of the recipe.
    public let ingredients: [IngredientFacts]
    /// The cost of the whole recipe as written. An ingredient "to taste", or without an amount, has no known cost.
    public let cost: FoodCost
    /// The number of servings, where it is known.
    public let servings: Int?
    /// What follows from all ingredients; an ingredient that meets no grocery makes it unknown, as does having none.
    public let diet: DietFacts

    /// The facts for a recipe as written.
    public init(_ recipe: Recipe, groceries: Groceries, currency: Currency) {
        var cost = FoodCost(currency: currency)
        var diet: DietFacts?
        ingredients = recipe.ingredients.map { _, ingredient in
            let line = ingredient.line
            let foods = groceries.foods(in: line.name)
            // How much of each of two there is nobody says.
            let own = foods.count == 1 ? foods[0].cost(of: line.measures) : nil
            cost.add(line.name, cost: own)
            let facts = foods.isEmpty ? DietFacts.unknown : foods.map(\.diet.completed).reduce(.nothing) { $0.and($1) }
            diet = diet.map { $0.and(facts) } ?? facts
            return IngredientFacts(name: line.name, groceries: foods.map(\.name), cost: own, diet: facts)
        }
        self.cost = cost
        self.diet = diet ?? .unknown
        servings = recipe.summary.servingCount
    }

    /// The cost of one serving; nil when the servings or all costs are not known.
    public var costPerServing: Money? { servings.flatMap { cost.total(perServing: $0) } }
}
