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
        /// What is known of all that its line names.
        public var diet: DietFacts
    }

    /// In the order of the recipe.
    public let ingredients: [IngredientFacts]
    /// The cost of the whole recipe as written, with what it needs of others. An ingredient "to taste", or without an
    /// amount, has no known cost.
    public let cost: FoodCost
    /// The number of servings, where it is known.
    public let servings: Int?
    /// What can be claimed of the recipe.
    public let diet: DietFacts
    /// What its text names besides the ingredients, so that nothing can be claimed.
    public let unlisted: [UnlistedFood]

    /// The facts for a recipe as written.
    public init(_ recipe: Recipe, groceries: Groceries, currency: Currency) {
        var cost = FoodCost(currency: currency)
        var all: [IngredientFacts] = []
        let diet = recipe.diet ?? RecipeDiet(recipe, groceries: groceries)
        for group in recipe.groups.indices {
            for item in recipe.groups[group].ingredients.indices {
                let line = recipe.groups[group].ingredients[item].line
                guard let parts = groceries.parts(of: recipe, group: group, item: item) else {
                    let facts = IngredientFacts(line, in: groceries, diet.ingredients[all.count])
                    cost.add(line.name, cost: facts.cost)
                    all.append(facts)
                    continue
                }
                for part in parts { cost.add(part.name, cost: part.cost) }
                all.append(IngredientFacts(line.name, parts, diet.ingredients[all.count]))
            }
        }
        ingredients = all
        self.cost = cost
        (self.diet, unlisted) = (diet.claim, diet.unlisted)
        servings = recipe.summary.servingCount
    }

    /// The cost of one serving; nil when the servings or all costs are not known.
    public var costPerServing: Money? { servings.flatMap { cost.total(perServing: $0) } }
}

extension RecipeFacts.IngredientFacts {
    /// What follows for a line.
    fileprivate init(_ line: IngredientLine, in groceries: Groceries, _ diet: DietFacts) {
        let part = RecipeFacts.FoodPart(line.name, food: line.food, line.measures, in: groceries)
        (name, self.groceries, cost, self.diet) = (part.name, part.groceries, part.cost, diet)
    }

    /// What follows for a line of several foods, from what follows for each.
    fileprivate init(_ name: String, _ parts: [RecipeFacts.FoodPart], _ diet: DietFacts) {
        self.name = name
        self.groceries = parts.flatMap(\.groceries)
        let sum = parts.compactMap(\.cost).reduce(0, +)
        cost = parts.allSatisfy { $0.cost != nil } && sum.isFinite ? sum : nil
        self.diet = diet
    }
}

extension RecipeFacts {
    /// What is bought for a food, and what it costs.
    fileprivate struct FoodPart {
        let name: String
        let groceries: [String]
        let cost: Rational?

        init(_ name: String, food: String, _ measures: [Quantity], in groceries: Groceries) {
            let foods = groceries.foods(in: food)
            self.name = name
            self.groceries = foods.map(\.name)
            // How much of each of two there is nobody says.
            cost = foods.count == 1 ? foods[0].cost(of: measures) : nil
        }
    }
}

extension Groceries {
    /// What is bought for each food of a line that stands for a recipe, or is of each of several foods; nil for other lines.
    fileprivate func parts(of recipe: Recipe, group: Int, item: Int) -> [RecipeFacts.FoodPart]? {
        let needed = recipe.reference(group: group, item: item)
        guard needed != nil || recipe.groups[group].ingredients[item].line.isOfEach else { return nil }
        return (needed ?? [recipe.groups[group].ingredients[item]]).flatMap { ingredient in
            let needs = separate(FoodNeed(ingredient, times: 1))
            return needs.map { need in
                let name = needs.count == 1 ? ingredient.line.name : need.name
                return RecipeFacts.FoodPart(name, food: need.name, need.measures, in: self)
            }
        }
    }
}
