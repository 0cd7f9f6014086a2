/// A recipe and how far the pantry goes for it.
public struct PantrySuggestion: Hashable, Sendable {
    /// What the house has of a food of the recipe, for all of its lines together.
    public struct Food: Hashable, Sendable {
        /// The name of its grocery, or that in the recipe.
        public let name: String
        /// What there is of it.
        public let presence: PantryPresence
        /// Whether what there is expires soon.
        public let expires: Bool
    }

    /// The recipe.
    public let summary: RecipeSummary
    /// In the order of the recipe, each once.
    public let foods: [Food]
    /// Whether the recipe is metric, so that what is missing is never said in cups.
    public let isMetric: Bool

    /// The names of those of which there is enough.
    public var there: [String] { names { $0 == .enough } }
    /// The names of those of which there is none.
    public var missing: [String] { names { $0 == .none } }
    /// The names of those of which it is not known whether what there is will do.
    public var unknown: [String] { names { $0 == .unknown } }
    /// The names of those in the house that expire soon.
    public var expiring: [String] { foods.filter(\.expires).map(\.name) }
    /// Those of which there is some but not enough, with what is missing.
    public var short: [(name: String, missing: [Quantity])] {
        foods.compactMap { food in
            if case .some(let missing) = food.presence { (food.name, missing) } else { nil }
        }
    }

    /// Whether there is enough of all.
    public var isComplete: Bool { foods.allSatisfy { $0.presence == .enough } }

    /// Whether there is anything of any.
    public var hasAny: Bool { foods.contains { $0.presence != .none } }

    /// The share of the ingredients that is in the house, from 0 to 1: one of which there is too little, or perhaps, is half
    /// there.
    public var share: Rational {
        guard !foods.isEmpty else { return 0 }
        return Rational(foods.count + there.count - missing.count, 2 * foods.count)
    }

    /// Whether it comes before another: more of it there, more of it expiring, fewer to buy, then by title.
    static func precedes(_ left: PantrySuggestion, _ right: PantrySuggestion) -> Bool {
        if left.share != right.share { return left.share > right.share }
        return (right.expiring.count, left.missing.count, left.summary.title, left.summary.source)
            < (left.expiring.count, right.missing.count, right.summary.title, right.summary.source)
    }

    private func names(_ isWanted: (PantryPresence) -> Bool) -> [String] {
        foods.filter { isWanted($0.presence) }.map(\.name)
    }
}

/// The recipes ranked by what is in the house, as a ``PantryCheck`` finds it for each as written.
public struct PantrySuggestions: Sendable {
    private let shelves: PantryShelves
    // Not among the shelves, which every card has a copy of.
    private let added: AddedFoods

    /// Suggestions from a pantry; what expires within so many days counts as expiring.
    public init(pantry: Pantry, groceries: Groceries, today: CalendarDate, soonDays: Int) {
        shelves = PantryShelves(pantry, groceries: groceries, on: today, soonDays: soonDays)
        added = AddedFoods(groceries)
    }

    /// The recipes with any ingredients, the best first, whatever their order.
    public func ranked(_ recipes: some Sequence<Recipe>) -> [PantrySuggestion] {
        recipes.compactMap { suggestion($0) }.sorted(by: PantrySuggestion.precedes)
    }

    /// The first `count` of these suggestions that have anything in the house, the best first.
    public static func best(_ count: Int, of suggestions: some Sequence<PantrySuggestion>) -> [PantrySuggestion] {
        Array(suggestions.filter(\.hasAny).sorted(by: PantrySuggestion.precedes).prefix(count))
    }

    /// How far the pantry goes for a recipe; nil for one without ingredients.
    public func suggestion(_ recipe: Recipe) -> PantrySuggestion? {
        suggestion(recipe.summary, foods: RecipeFoods(recipe))
    }

    /// How far the pantry goes for a recipe of which only the summary and the foods are known; nil for one without.
    public func suggestion(_ summary: RecipeSummary, foods: RecipeFoods) -> PantrySuggestion? {
        var check = PantryCheck(shelves)
        var found: [(name: String, key: String)] = []
        var findings: [String: [PantryFinding]] = [:]
        let lines = foods.needs
        let more = lines.flatMap { added.foods(of: $0) }.map { FoodNeed(name: $0, text: $1, measures: []) }
        let needs = lines.flatMap(shelves.groceries.separate) + more
        for (name, key, finding) in needs.flatMap({ check.foods(of: $0) }) where !key.isEmpty {
            if findings[key] == nil { found.append((name, key)) }
            findings[key, default: []].append(finding)
        }
        guard !found.isEmpty else { return nil }
        let all = found.map { PantrySuggestion.Food($0.name, findings[$0.key] ?? []) }
        return PantrySuggestion(summary: summary, foods: all, isMetric: foods.isMetric)
    }
}

extension PantrySuggestion.Food {
    /// A food by what was found for its lines, as written.
    fileprivate init(_ name: String, _ findings: [PantryFinding]) {
        self.name = name
        presence = PantryPresence.together(findings)
        expires = findings.contains { $0.useBy != nil }
    }
}

extension PantryPresence {
    /// What there is for several lines of one food: enough or none where it is so for each, and what is missing in all
    /// where that is known.
    fileprivate static func together(_ findings: [PantryFinding]) -> PantryPresence {
        let kinds = Set(findings.map(\.presence))
        if kinds.count == 1, let only = kinds.first, only == .enough || only == .none { return only }
        var missing: [Quantity] = []
        for finding in findings {
            switch finding.presence {
            case .enough: continue
            case .some(let amounts): missing += amounts
            case .none: missing += finding.comparison.map { [$0.measure] } ?? []
            case .unknown: return .unknown
            }
        }
        return .some(missing: Quantity.merged(missing))
    }
}
