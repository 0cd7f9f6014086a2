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
        /// The same of spices, which a group of ingredients may list: "For the spice mix".
        case seasoning
        /// What sounds like one of them and is none: butter beans, coconut milk.
        case harmless
        /// What sounds like one of them and is no food: "the size of an egg", a cake tin.
        case noFood
        /// The same at the beginning of a sentence alone: "cream the margarine".
        case verb
    }

    private let kinds: [String: Kind]
    /// The words of the longest name that begins with a stem.
    private let lengths: [String: Int]
    /// How the words of the names begin.
    private let beginnings: WordBeginnings
    /// In German the foods that a compound word may begin or end with.
    private let parts: [String: Kind]
    /// And those that it may end with, which stand with a hyphen among the names and are none alone.
    private let endings: [String: Kind]
    private let language: KitchenLanguage

    /// Those of a language.
    static func of(_ language: KitchenLanguage) -> RestrictedFoods { all[language] }

    private static let all = PerLanguage<RestrictedFoods> { RestrictedFoods($0) }

    private init(_ language: KitchenLanguage) {
        var kinds: [String: Kind] = [:]
        var endings: [String: Kind] = [:]
        // No name is written as that plural.
        var beginnings = ["geese"]
        let table = language.choose(
            english: Self.english, italian: Self.italian, german: Self.german, french: Self.french,
            spanish: Self.spanish)
        for row in table.split(separator: "\n") {
            let parts = row.split(separator: ":")
            guard let kind = Kind(rawValue: String(parts[0])) else { preconditionFailure("no kind of food: \(row)") }
            for name in parts[1].split(separator: ",") {
                let words = FoodName.words(of: String(name))
                beginnings += words
                let stem = FoodName.stem(words[...], in: language)
                if name.hasPrefix(" -") { endings[stem] = kind } else { kinds[stem] = kind }
            }
        }
        self.kinds = kinds
        self.endings = endings
        lengths = FoodName.lengths(ofStems: kinds.keys)
        self.beginnings = WordBeginnings(beginnings)
        self.language = language
        parts =
            language == .german
            ? kinds.filter { name, kind in
                name.utf8.count >= 4 && !name.contains(" ") && ![.seasoning, .harmless, .noFood, .verb].contains(kind)
            } : [:]
    }

    /// The kind of the food that words name, all of them together; nil where they name none.
    func kind(of words: ArraySlice<String>) -> Kind? {
        let stem = FoodName.stem(words, in: language)
        return kinds[stem] ?? (words.count == 1 && !parts.isEmpty ? kind(ofPartOf: stem) : nil)
    }

    /// The kind of the longest food that a compound word ends or begins with: "Parmesankäse", "Käsewürfel".
    private func kind(ofPartOf word: String) -> Kind? {
        for count in stride(from: word.count - 2, to: 3, by: -1) {
            if let kind = parts[String(word.suffix(count))] ?? parts[String(word.prefix(count))] { return kind }
        }
        return endings.first { word.hasSuffix($0.key) && word != $0.key }?.value
    }

    /// The number of words of the longest name that begins with a stem; 0 where none can.
    func longestName(from stem: String) -> Int { lengths[stem] ?? (!parts.isEmpty && stem.utf8.count > 5 ? 1 : 0) }

    /// Whether a word of ASCII may be part of a name, by its letters.
    func mayHave(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        beginnings.mayContain(word) || !parts.isEmpty && word.count > 5
    }

    /// Whether a word says that the food behind it is made without what its name says: "vegan butter".
    static func isImitation(_ word: String) -> Bool { imitations.contains(word) }

    static let imitations: Set<String> = [
        "vegan", "vegane", "veganer", "veganes", "veganen", "vegana", "vegano", "vegani", "vegane", "vegans", "veganas",
        "veganos", "vegetale", "vegetali", "vegetal", "vegetales", "vegetalien", "vegetalienne", "pflanzlich",
        "pflanzliche",
        "pflanzlicher", "pflanzliches", "plant",
    ]
}

extension RestrictedFoods.Kind {
    /// What is known of such a food.
    var facts: DietFacts {
        switch self {
        case .harmless, .noFood, .verb: .nothing
        case .mixed, .seasoning: .unknown
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
