import Kitchen

/// What stands behind the price of a dish in `menu.md`, in any of the five languages.
enum DishWord: Hashable {
    case vegetarian, vegan, frozen, homemade
    case mark(Dish.Mark)

    /// What a word says; nil for one that says nothing of a dish.
    init?(_ word: String) {
        guard let found = Self.words.first(where: { $0.value.contains(word.lowercased()) })?.key else { return nil }
        self = found
    }

    /// The words in English, and all.
    static let english = ["vegan", "vegetarian", "frozen", "homemade"] + Dish.Mark.allCases.map(\.rawValue)
    static let all = words.values.flatMap(\.self)

    private static let words: [DishWord: [String]] = [
        .vegetarian: ["vegetarian", "vegetarisch", "vegetariano", "vegetariana", "végétarien", "végétarienne"],
        .vegan: ["vegan", "vegano", "vegana", "végane", "végétalien", "végétalienne"],
        .frozen: [
            "frozen", "tiefgekühlt", "tk", "surgelato", "surgelata", "congelato", "surgelé", "surgelée", "congelado",
            "congelada",
        ],
        .homemade: [
            "homemade", "home-made", "hausgemacht", "fatto in casa", "fatta in casa", "fait maison", "faite maison",
            "casero", "casera",
        ],
        .mark(.new): ["new", "neu", "nuovo", "nuova", "novità", "nouveau", "nouvelle", "nouveauté", "nuevo", "nueva"],
        .mark(.spicy): ["spicy", "hot", "scharf", "piccante", "épicé", "épicée", "piquant", "piquante", "picante"],
        .mark(.favourite): [
            "favourite", "favorite", "liebling", "empfehlung", "preferito", "preferita", "coup de cœur", "favori",
            "favorito",
            "favorita",
        ],
    ]
}
