import Kitchen

/// What stands behind the price of a dish in `menu.md`, in any of the five languages.
enum DishWord: Hashable {
    case vegetarian, vegan
    case mark(Dish.Mark)

    /// What a word says; nil for one that says nothing of a dish.
    init?(_ word: String) {
        guard let found = Self.words.first(where: { $0.value.contains(word.lowercased()) })?.key else { return nil }
        self = found
    }

    /// The words in English, and all.
    static let english = ["vegan", "vegetarian"] + Dish.Mark.allCases.map(\.rawValue)
    static let all = words.values.flatMap(\.self)

    private static let words: [DishWord: [String]] = [
        .vegetarian: ["vegetarian", "vegetarisch", "vegetariano", "vegetariana", "végétarien", "végétarienne"],
        .vegan: ["vegan", "vegano", "vegana", "végane", "végétalien", "végétalienne"],
        .mark(.new): ["new", "neu", "nuovo", "nuova", "novità", "nouveau", "nouvelle", "nouveauté", "nuevo", "nueva"],
        .mark(.spicy): ["spicy", "hot", "scharf", "piccante", "épicé", "épicée", "piquant", "piquante", "picante"],
        .mark(.favourite): [
            "favourite", "favorite", "liebling", "empfehlung", "preferito", "preferita", "coup de cœur", "favori",
            "favorito",
            "favorita",
        ],
    ]
}
