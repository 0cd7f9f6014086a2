/// A recipe and how far the pantry goes for it.
public struct PantrySuggestion: Hashable, Sendable {
    /// The recipe.
    public let summary: RecipeSummary
    /// The names of its ingredients that are in the house, in the order of the recipe, each once.
    public let there: [String]
    /// The names of those that are not.
    public let missing: [String]
    /// The names of those in the house that expire soon.
    public let expiring: [String]

    /// The share of the ingredients that is in the house, from 0 to 1.
    public var share: Rational {
        there.isEmpty ? 0 : Rational(there.count, there.count + missing.count)
    }

    /// Whether it comes before another: more of it there, more of it expiring, less of it missing, then by title.
    static func precedes(_ left: PantrySuggestion, _ right: PantrySuggestion) -> Bool {
        if left.share != right.share { return left.share > right.share }
        return (right.expiring.count, left.missing.count, left.summary.title, left.summary.source)
            < (left.expiring.count, right.missing.count, right.summary.title, right.summary.source)
    }
}

/// The recipes ranked by what is in the house.
///
/// An ingredient is in the house when any of it is and will not have expired today; how much is not asked. Tap water and
/// the like count when the pantry lists them, or when their grocery costs nothing.
public struct PantrySuggestions: Sendable {
    private let stock: PantryStock
    private let groceries: Groceries
    private let today: CalendarDate
    private let soon: Set<String>

    /// Suggestions from a pantry; what expires within so many days counts as expiring.
    public init(pantry: Pantry, groceries: Groceries, today: CalendarDate, soonDays: Int) {
        stock = PantryStock(pantry, groceries: groceries)
        self.groceries = groceries
        self.today = today
        let expiring = pantry.expiring(within: soonDays, from: today)
        soon = Set(expiring.map { [stock] item in FoodName.folded(stock.name(of: item)) })
    }

    /// The recipes with any ingredients, the best first, whatever their order.
    public func ranked(_ recipes: some Sequence<Recipe>) -> [PantrySuggestion] {
        recipes.compactMap { suggestion($0) }.sorted(by: PantrySuggestion.precedes)
    }

    /// The first `count` of these suggestions that have anything in the house, the best first.
    public static func best(_ count: Int, of suggestions: some Sequence<PantrySuggestion>) -> [PantrySuggestion] {
        Array(suggestions.filter { !$0.there.isEmpty }.sorted(by: PantrySuggestion.precedes).prefix(count))
    }

    /// How far the pantry goes for a recipe; nil for one without ingredients.
    public func suggestion(_ recipe: Recipe) -> PantrySuggestion? {
        suggestion(recipe.summary, foods: RecipeFoods(recipe))
    }

    /// How far the pantry goes for a recipe of which only the summary and the foods are known; nil for one without.
    public func suggestion(_ summary: RecipeSummary, foods: RecipeFoods) -> PantrySuggestion? {
        var (there, missing, expiring): ([String], [String], [String]) = ([], [], [])
        var seen: Set<String> = []
        for (name, isFree) in foods.names.flatMap(members) {
            let key = FoodName.folded(name)
            guard !key.isEmpty, seen.insert(key).inserted else { continue }
            if stock.has(name, on: today) || isFree {
                there.append(name)
                if soon.contains(key) { expiring.append(name) }
            } else {
                missing.append(name)
            }
        }
        guard !seen.isEmpty else { return nil }
        return PantrySuggestion(summary: summary, there: there, missing: missing, expiring: expiring)
    }

    /// The groceries that a name in a recipe means, each with whether it costs nothing; the name itself for none.
    private func members(of food: String) -> [(name: String, isFree: Bool)] {
        let found = groceries.foods(in: food)
        return found.isEmpty ? [(food, false)] : found.map { ($0.name, $0.price?.minorUnits == 0) }
    }
}
