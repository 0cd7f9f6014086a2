/// What the heading of a section says that it holds, in the five languages that recipes are read in.
enum SectionKind: Hashable {
    case ingredients
    case method
    case other

    /// The kind of a section by its title, whatever its case, punctuation and the words after: "Ingredients (for two)",
    /// "Zutaten für den Teig", "Ingredients:".
    init(title: String) {
        let words = Self.words(of: title)
        let known = words.first.flatMap { Self.titles[$0] } ?? []
        self = known.first { words.starts(with: $0.words) }?.kind ?? .other
    }

    private static func words(of title: String) -> [Substring] {
        let text = title.lowercased()
        // In ASCII, which most titles are, characters are bytes, which are far quicker to split.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isLetter && $0 != "'" } }
        return text.utf8.split { $0 &- 0x61 >= 26 && $0 != UInt8(ascii: "'") }.map(Substring.init)
    }

    /// The titles by their first word; where one fits both, it is that of the ingredients.
    private static let titles: [Substring: [(words: [Substring], kind: SectionKind)]] = {
        let all = split(ingredientTitles).map { (words: $0, kind: SectionKind.ingredients) }
        let others = split(methodTitles).map { (words: $0, kind: SectionKind.method) }
        return Dictionary(grouping: all + others) { $0.words[0] }
    }()

    // English, Italian, German, French and Spanish, in this order.
    private static let ingredientTitles = """
        ingredients, ingredient, ingredient list, the ingredients, what you need, you will need, \
        ingredienti, occorrente, \
        zutaten, zutatenliste, \
        ingrédients, ingredients, les ingrédients, \
        ingredientes, los ingredientes
        """
    private static let methodTitles = """
        method, directions, direction, instructions, instruction, steps, step by step, preparation, procedure, \
        how to make it, the method, cooking instructions, cooking method, \
        preparazione, procedimento, istruzioni, svolgimento, esecuzione, metodo, come si fa, \
        zubereitung, anleitung, arbeitsschritte, schritte, anweisungen, und so geht's, so geht's, \
        préparation, étapes, instructions, recette, réalisation, méthode, marche à suivre, \
        preparación, elaboración, instrucciones, pasos, modo de preparación, método, cómo se hace
        """

    private static func split(_ titles: String) -> [[Substring]] {
        titles.split(separator: ",").map { words(of: String($0)) }
    }
}
