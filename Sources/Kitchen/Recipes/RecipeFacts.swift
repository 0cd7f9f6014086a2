/// What follows for a recipe from the groceries and the pantry: its cost, its diet, and what of it is in the house.
///
/// ```swift
/// let facts = RecipeFacts(recipe, groceries: groceries, stock: stock, on: today, currency: .euro)
/// facts.cost.total               // 3.48 EUR
/// facts.diet.vegan               // .unknown when one ingredient meets no grocery
/// ```
public struct RecipeFacts: Hashable, Sendable {
    /// What follows for one ingredient.
    public struct IngredientFacts: Hashable, Sendable {
        /// The name in the recipe.
        public var name: String
        /// The name in `groceries.csv`; nil when it meets nothing there.
        public var grocery: String?
        /// The cost in minor units, not rounded; nil when it is not known.
        public var cost: Rational?
        /// Whether some of it is in the house and will not have expired.
        public var isInPantry: Bool
    }

    /// In the order of the recipe.
    public let ingredients: [IngredientFacts]
    /// The cost of the whole recipe as written. An ingredient "to taste", or without an amount, has no known cost.
    public let cost: FoodCost
    /// The number of servings, where it is known.
    public let servings: Int?
    /// What follows from all ingredients; an ingredient that meets no grocery makes it unknown, as does having none.
    public let diet: DietFacts

    /// The facts for a recipe as written, with what the pantry has on a day; without a stock nothing is in the house.
    public init(
        _ recipe: Recipe, groceries: Groceries, stock: PantryStock? = nil, on day: CalendarDate? = nil,
        currency: Currency
    ) {
        var cost = FoodCost(currency: currency)
        var diet: DietFacts?
        ingredients = recipe.ingredients.map { _, ingredient in
            let line = ingredient.line
            let grocery = groceries.find(line.name)
            let own = grocery?.cost(of: line.measures)
            cost.add(line.name, cost: own)
            let facts = grocery?.diet.completed ?? .unknown
            diet = diet.map { $0.and(facts) } ?? facts
            return IngredientFacts(
                name: line.name, grocery: grocery?.name, cost: own, isInPantry: stock?.has(line.name, on: day) ?? false)
        }
        self.cost = cost
        self.diet = diet ?? .unknown
        servings = recipe.summary.servingCount
    }

    /// The cost of one serving; nil when the servings or all costs are not known.
    public var costPerServing: Money? { servings.flatMap { cost.total(perServing: $0) } }
}
