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
        .vegetarian: ["vegetarian", "vegetarisch", "végétarien", "végétariens", "végétarienne", "végétariennes"]
            + formed("vegetarian", as: "oaies"),
        .vegan: ["vegan", "végane", "véganes", "végétalien", "végétaliens", "végétalienne", "végétaliennes"]
            + formed("vegan", as: "oaies"),
        .frozen: ["frozen", "tiefgekühlt", "tk", "surgelé", "surgelés", "surgelée", "surgelées"]
            + formed("surgelat", as: "oaie") + formed("congelat", as: "oaie") + formed("congelad", as: "oas"),
        .homemade: ["homemade", "home-made", "hausgemacht"] + formed("fatt", as: "oaie").map { $0 + " in casa" }
            + ["fait", "faite", "faits", "faites"].map { $0 + " maison" } + formed("caser", as: "oas"),
        .mark(.new): ["new", "neu", "novità", "nouveau", "nouveaux", "nouvelle", "nouvelles", "nouveauté"]
            + formed("nuov", as: "oaie") + formed("nuev", as: "oas"),
        .mark(.spicy): ["spicy", "hot", "scharf", "piccante", "piccanti", "picante", "picantes"]
            + ["épicé", "piquant"].flatMap { [$0, $0 + "e", $0 + "s", $0 + "es"] },
        .mark(.favourite): ["favourite", "favorite", "liebling", "empfehlung", "coup de cœur", "favori", "favoris"]
            + formed("preferit", as: "oaie") + formed("favorit", as: "oas"),
    ]

    /// A word of Italian or Spanish with each of some ends; an s stands for the plurals of Spanish.
    private static func formed(_ stem: String, as ends: String) -> [String] {
        ends.flatMap { $0 == "s" ? [stem + "os", stem + "as"] : [stem + String($0)] }
    }
}
