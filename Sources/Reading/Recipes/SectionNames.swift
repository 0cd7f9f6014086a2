import Text

/// What the heading of a section says that it holds, in the five languages that recipes are read in.
enum SectionKind: Hashable {
    case ingredients
    case method
    case other

    /// The kind of a section by its title, whatever its case, punctuation and the words after: "Ingredients (for two)",
    /// "Zutaten für den Teig", "Ingredients:".
    init(title: String) {
        guard let first = Self.firstWord(of: title), let known = Self.titles[first] else {
            self = .other
            return
        }
        if known[0].words.count == 1 {
            self = known[0].kind
            return
        }
        let words = Self.words(of: title)
        self = known.first { words.starts(with: $0.words) }?.kind ?? .other
    }

    /// The first word, which nearly always decides; the rest of the title is not parted for it when it is ASCII.
    private static func firstWord(of title: String) -> String? {
        let isASCII = title.utf8Bytes { bytes in bytes.reduce(0) { $0 | $1 } < 0x80 }
        guard isASCII else { return words(of: title).first.map { String($0) } }
        return title.utf8Bytes { bytes in
            guard let start = bytes.firstIndex(where: isInWord) else { return nil }
            let end = bytes[start...].firstIndex { !isInWord($0) } ?? bytes.count
            return String(unsafeUninitializedCapacity: end - start) { word in
                for index in start..<end { word[index - start] = bytes[index] | 0x20 }
                return end - start
            }
        }
    }

    /// Whether a byte of ASCII is part of a word; the bit that tells small letters is set in an apostrophe too.
    private static func isInWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "'")
    }

    private static func words(of title: String) -> [Substring] {
        let text = title.lowercased()
        // In ASCII, which most titles are, characters are bytes, which are far quicker to split.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isLetter && $0 != "'" } }
        return text.utf8.split { !isInWord($0) }.map(Substring.init)
    }

    /// The titles by their first word; where one fits both, it is that of the ingredients.
    private static let titles: [String: [(words: [Substring], kind: SectionKind)]] = {
        let all = split(ingredientTitles).map { (words: $0, kind: SectionKind.ingredients) }
        let others = split(methodTitles).map { (words: $0, kind: SectionKind.method) }
        return Dictionary(grouping: all + others) { String($0.words[0]) }
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
