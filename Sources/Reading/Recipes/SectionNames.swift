/// What the heading of a section says that it holds, in the five languages that recipes are read in.
enum SectionKind: Hashable {
    case ingredients
    case method
    case other

    /// The kind of a section by its title, whatever its case, punctuation and the words after: "Ingredients (for two)",
    /// "Zutaten für den Teig", "Ingredients:".
    init(title: String) {
        let words = Self.words(of: title)
        if Self.starts(words, with: Self.ingredientTitles) {
            self = .ingredients
        } else if Self.starts(words, with: Self.methodTitles) {
            self = .method
        } else {
            self = .other
        }
    }

    private static func words(of title: String) -> [Substring] {
        title.lowercased().split { !$0.isLetter && $0 != "'" }
    }

    private static func starts(_ words: [Substring], with titles: [[Substring]]) -> Bool {
        titles.contains { words.starts(with: $0) }
    }

    // English, Italian, German, French and Spanish, in this order.
    private static let ingredientTitles = split(
        """
        ingredients, ingredient, ingredient list, the ingredients, what you need, you will need, \
        ingredienti, occorrente, \
        zutaten, zutatenliste, \
        ingrédients, ingredients, les ingrédients, \
        ingredientes, los ingredientes
        """)
    private static let methodTitles = split(
        """
        method, directions, direction, instructions, instruction, steps, step by step, preparation, procedure, \
        how to make it, the method, cooking instructions, cooking method, \
        preparazione, procedimento, istruzioni, svolgimento, esecuzione, metodo, come si fa, \
        zubereitung, anleitung, arbeitsschritte, schritte, anweisungen, und so geht's, so geht's, \
        préparation, étapes, instructions, recette, réalisation, méthode, marche à suivre, \
        preparación, elaboración, instrucciones, pasos, modo de preparación, método, cómo se hace
        """)

    private static func split(_ titles: String) -> [[Substring]] {
        titles.split(separator: ",").map { words(of: String($0)) }
    }
}
