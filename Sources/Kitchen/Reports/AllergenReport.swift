/// The allergens of each dish, drink and recipe: yes, no or unknown.
public struct AllergenReport: Hashable, Sendable {
    /// A dish, what dishes can be had with, a drink or a recipe.
    public struct Row: Hashable, Sendable {
        /// What the row is about.
        public let kind: CostReport.Kind
        /// Its name or title.
        public let name: String
        /// What is known of it.
        public let diet: DietFacts
        /// The ingredients, and foods that its text names besides, of which nothing is stated, so that "free of" cannot be said; in order, each once.
        public let unstated: [String]
    }

    /// The dishes, what they can be had with and the drinks in the order of the menu, then the recipes by title.
    public let rows: [Row]

    /// What follows from the menu's statements and the groceries.
    public init(recipes: some Sequence<Recipe>, menu: PricedMenu?, groceries: Groceries, currency: Currency) {
        let baked = (menu?.dishes ?? []).map { dish in
            Row(
                kind: dish.kind, name: dish.name, diet: dish.diet, unstated: Self.unstated(dish.foods))
        }
        let added = (menu?.extras ?? []).map { extra in
            Row(
                kind: .extra, name: extra.name, diet: extra.diet.completed,
                unstated: Self.unstated([(extra.name, extra.diet)]))
        }
        let poured = (menu?.menu.drinks ?? []).map { drink in
            Row(
                kind: .drink, name: drink.name, diet: drink.diet.completed,
                unstated: Self.unstated([(drink.name, drink.diet)]))
        }
        let cooked = recipes.sorted {
            ($0.summary.title, $0.summary.source) < ($1.summary.title, $1.summary.source)
        }.map { recipe in
            let facts = RecipeFacts(recipe, groceries: groceries, currency: currency)
            let foods = facts.ingredients.map { ($0.name, $0.diet) } + facts.unlisted.map { ($0.name, .unknown) }
            return Row(kind: .recipe, name: recipe.summary.title, diet: facts.diet, unstated: Self.unstated(foods))
        }
        rows = baked + added + poured + cooked
    }

    private static func unstated(_ foods: [(String, DietFacts)]) -> [String] {
        var seen: Set<String> = []
        return foods.filter { !$0.1.allergens.isComplete && seen.insert($0.0).inserted }.map(\.0)
    }
}

extension PricedDish {
    /// Its toppings, or it by itself where it has no part that says anything; and what can be chosen with it.
    fileprivate var foods: [(String, DietFacts)] {
        let parts = toppings.isEmpty && base == nil ? [(name, written.diet)] : toppings.map { ($0.name, $0.diet) }
        return parts + choices.flatMap(\.options).map { ($0.name, $0.diet) }
    }
}
