/// What somebody looks for.
public struct SearchQuery: Hashable, Sendable {
    /// What is typed: each of its words is needed.
    public var text: String
    /// Only dishes that are known to suit this diet.
    public var diet: Diet?
    /// Only dishes that are known to take no longer.
    public var minutes: Int?
    /// Only what has the tag of this slug.
    public var tag: String?
    /// Only dishes that are known to have none of these.
    public var without: AllergenSet = []
    /// What is in the house, a food each: only what uses one of them, and first what uses most.
    public var foods: [String] = []
    /// The words of the phrases that were understood: of what suits, first comes what is called that.
    var hints: [String] = []

    /// A diet that can be asked for.
    public enum Diet: String, CaseIterable, Sendable {
        case vegetarian
        case vegan
    }

    /// A search for these words.
    public init(_ text: String) { self.text = text }

    /// Whether nothing is looked for.
    public var isEmpty: Bool {
        SearchText.words(of: text).isEmpty && foods.allSatisfy { SearchText.words(of: $0).isEmpty } && tag == nil
            && !asksOfDishes
    }

    /// Whether it asks something that only dishes can answer.
    var asksOfDishes: Bool { diet != nil || minutes != nil || !without.isEmpty }

    /// Whether a dish is as asked for; unknown where that is not known of its diet or its allergens.
    func answer(for dish: SearchedDish) -> Certainty {
        var answer = Certainty.yes
        if let minutes { answer = answer.and(dish.minutes.map { $0 <= minutes ? .yes : .no } ?? .no) }
        switch diet {
        case .vegetarian: answer = answer.and(dish.diet.vegetarian)
        case .vegan: answer = answer.and(dish.diet.vegan)
        case nil: break
        }
        return without.reduce(answer) { $0.and(dish.diet.allergens.answer(for: $1).negated) }
    }
}

extension Certainty {
    fileprivate var negated: Certainty {
        switch self {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }
}

/// What a search found.
public struct SearchResult: Sendable {
    /// Something found, and why.
    public struct Hit: Sendable {
        /// What it is.
        public let entry: SearchEntry
        /// For each word looked for, and for each food that it uses: the word of the entry that matched, and where that stands.
        public let reasons: [Reason]
    }

    /// Why something was found.
    public struct Reason: Hashable, Sendable {
        /// The word that stands there, folded.
        public let term: String
        /// Where it counts most.
        public let field: SearchField
    }

    /// The best, in order.
    public let hits: [Hit]
    /// How many there are in all.
    public let total: Int
    /// How many more there are of which it is not known whether they suit the diet, or are without the allergens.
    public let unknown: Int
    /// Where nothing was found: up to three words that are near to those looked for, and find something.
    public let nearest: [String]
}
