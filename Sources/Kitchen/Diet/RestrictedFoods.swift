/// Foods that carry an allergen or come from animals, by what texts in the five languages call them.
///
/// They only ever withdraw a claim: what a recipe contains is told by its groceries alone.
struct RestrictedFoods: Sendable {
    /// What is known of a food by its name alone.
    enum Kind: String, CaseIterable {
        case meat, fish, crustaceans, molluscs, milk, eggs, honey, gluten, soybeans, nuts, peanuts, celery, mustard,
            sesame
        case sulphites, lupin
        /// Cheese that is mostly made with rennet of calves.
        case rennet
        /// Of which the name does not say what is in it: stock, sausages, pesto.
        case mixed
        /// What sounds like one of them and is none: butter beans, coconut milk.
        case harmless
        /// What sounds like one of them and is no food: "the size of an egg", a cake tin.
        case noFood
    }

    private let kinds: [String: Kind]
    /// In German the foods that a compound word may begin or end with.
    private let parts: [(stem: String, kind: Kind)]
    private let language: KitchenLanguage
    /// The number of words of the longest name.
    static let longest = 5

    /// Those of a language.
    static func of(_ language: KitchenLanguage) -> RestrictedFoods { all[language] }

    private static let all = PerLanguage<RestrictedFoods> { RestrictedFoods($0) }

    private init(_ language: KitchenLanguage) {
        var kinds: [String: Kind] = [:]
        for row in Self.table(language).split(separator: "\n") {
            let parts = row.split(separator: ":")
            guard let kind = Kind(rawValue: String(parts[0])) else { preconditionFailure("no kind of food: \(row)") }
            for name in parts[1].split(separator: ",") {
                kinds[Self.stem(FoodName.words(of: String(name))[...], in: language)] = kind
            }
        }
        self.kinds = kinds
        self.language = language
        parts =
            language == .german
            ? kinds.filter {
                $0.key.utf8.count >= 4 && !$0.key.contains(" ") && ![.harmless, .noFood].contains($0.value)
            }
            .map { ($0.key, $0.value) }.sorted { ($1.stem.utf8.count, $0.stem) < ($0.stem.utf8.count, $1.stem) }
            : []
    }

    /// The kind of the food that words name, all of them together; nil where they name none.
    func kind(of words: ArraySlice<String>) -> Kind? {
        let stem = Self.stem(words, in: language)
        if let kind = kinds[stem] { return kind }
        guard words.count == 1, !parts.isEmpty else { return nil }
        return parts.first {
            stem.utf8.count > $0.stem.utf8.count + 1 && (stem.hasSuffix($0.stem) || stem.hasPrefix($0.stem))
        }?
        .kind
    }

    /// Whether a word says that the food behind it is made without what its name says: "vegan butter".
    static func isImitation(_ word: String) -> Bool { imitations.contains(word) }

    private static let imitations: Set<String> = [
        "vegan", "vegane", "veganer", "veganes", "veganen", "vegana", "vegano", "vegani", "vegane", "vegans", "veganas",
        "veganos", "vegetale", "vegetali", "vegetal", "vegetales", "vegetalien", "vegetalienne", "pflanzlich",
        "pflanzliche",
        "pflanzlicher", "pflanzliches", "plant",
    ]

    private static func stem(_ words: ArraySlice<String>, in language: KitchenLanguage) -> String {
        words.map { FoodName.stem($0, in: language) }.joined(separator: " ")
    }

    private static func table(_ language: KitchenLanguage) -> String {
        switch language {
        case .english: english
        case .italian: italian
        case .german: german
        case .french: french
        case .spanish: spanish
        }
    }
}

extension RestrictedFoods.Kind {
    /// What is known of such a food.
    var facts: DietFacts {
        switch self {
        case .harmless, .noFood: .nothing
        case .mixed: .unknown
        case .meat: DietFacts(vegetarian: .no, vegan: .no, allergens: .none)
        case .rennet:
            DietFacts(
                vegetarian: .unknown, vegan: .no, allergens: AllergenStatement(contains: [.milk], isComplete: true))
        case .honey: DietFacts(vegetarian: .yes, vegan: .no, allergens: .none)
        default: Allergen(rawValue: rawValue).map { Self.facts(of: $0) } ?? .unknown
        }
    }

    private static func facts(of allergen: Allergen) -> DietFacts {
        DietFacts(
            vegetarian: allergen.isFlesh ? .no : .yes, vegan: allergen.isAnimal ? .no : .yes,
            allergens: AllergenStatement(contains: [allergen], isComplete: true))
    }
}
