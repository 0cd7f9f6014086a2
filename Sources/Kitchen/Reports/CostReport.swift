/// What each recipe and each dish costs in food, and what of its price that is.
public struct CostReport: Hashable, Sendable {
    /// What a row is about.
    public enum Kind: String, Hashable, Sendable {
        case recipe
        case pizza
        case dish
        case extra
        case drink
    }

    /// A recipe or a dish.
    public struct Row: Hashable, Sendable {
        /// What the row is about.
        public let kind: Kind
        /// Its title or name.
        public let name: String
        /// The size of a dish that the row is about, where the menu has sizes: the first, since portions are those of it.
        public var size: String?
        /// The food of the whole recipe, or of one dish.
        public let food: FoodCost
        /// The number of servings of a recipe, where it is known; 1 for a dish.
        public let servings: Int?
        /// What it is sold for; nil for a recipe.
        public let price: Money?

        /// The food of one serving; nil when the servings or all costs are unknown.
        public var perServing: Money? { servings.flatMap { food.total(perServing: $0) } }

        /// The price less the food; nil without a price, for one in another currency than the food's, and while any cost is
        /// unknown: it would be too high.
        public var margin: Money? {
            guard let price, price.currency == food.currency, food.unpriced.isEmpty, let total = food.total
            else { return nil }
            return price.subtracting(total)
        }

        /// The food's share of the price, rounded to a thousandth; nil where the margin is, and for a price of nothing.
        public var share: Rational? {
            guard let price, margin != nil, price.minorUnits > 0 else { return nil }
            return food.exact.rounded(times: Rational(1000, price.minorUnits)).map { Rational($0, 1000) }
        }
    }

    /// The recipes by title, then the dishes in the order of the menu.
    public let rows: [Row]

    /// The costs by the groceries' packs and prices.
    public init(recipes: some Sequence<Recipe>, menu: PricedMenu?, groceries: Groceries, currency: Currency) {
        let cooked = recipes.sorted {
            ($0.summary.title, $0.summary.source) < ($1.summary.title, $1.summary.source)
        }.map { recipe in
            let facts = RecipeFacts(recipe, groceries: groceries, currency: currency)
            return Row(
                kind: .recipe, name: recipe.summary.title, food: facts.cost, servings: facts.servings, price: nil)
        }
        let baked = (menu?.dishes ?? []).map { dish in
            Row(
                kind: dish.kind, name: dish.name, size: dish.prices.first?.size,
                food: dish.foodCost(groceries: groceries, currency: currency),
                servings: 1, price: dish.prices.first?.price)
        }
        rows = cooked + baked
    }
}

extension PricedDish {
    /// What rows of reports call it.
    public var kind: CostReport.Kind { isPizza ? .pizza : .dish }
}
