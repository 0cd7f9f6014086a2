import Text

/// What the heading of a section says that it holds, in the five languages that recipes are read in.
enum SectionKind: Hashable {
    case ingredients
    case method
    case other

    /// The kind of a section by its title, whatever its case, punctuation and the words around: "Ingredients (for two)",
    /// "Zutaten für den Teig", "Cooking Directions (90 min)". What is said about either is another section: "Ingredient notes".
    init(title: String) {
        self = Self.byBeginning(title)
        // Most titles are one word, which has said all.
        guard self == .other || title.utf8.contains(0x20) else { return }
        let words = Self.words(of: title)
        if self == .other {
            self = Self.byEnd(words)
        } else if words.last.map({ Self.aside.contains($0) }) ?? false {
            self = .other
        }
    }

    /// Whether a title names a part of the method, as one below another heading may, and not all of it.
    static func isStage(title: String) -> Bool {
        firstWord(of: title).flatMap { titles[$0] }?.contains { $0.isAlone } ?? false
    }

    /// Whether a section stands beside what is made: notes, tips, equipment, where the recipe comes from.
    static func isAside(title: String) -> Bool {
        words(of: title).contains { aside.contains($0) }
    }

    /// Whether a title says no more than that a section is of its kind: "Ingredients", and not "Sauce ingredients".
    static func isBare(title: String) -> Bool {
        words(of: title).count == 1
    }

    private static func byBeginning(_ title: String) -> Self {
        guard let first = firstWord(of: title), let known = titles[first] else { return .other }
        if known[0].words.count == 1, !known[0].isAlone { return known[0].kind }
        let words = words(of: title)
        if known[0].isAlone, words.count == 1 { return known[0].kind }
        return known.first { !$0.isAlone && words.starts(with: $0.words) }?.kind ?? .other
    }

    /// The kind of a title that ends with it: "Sauce ingredients", "Baking instructions", "Kochanleitung".
    private static func byEnd(_ words: [Substring]) -> Self {
        guard let last = words.last, !words.contains(where: { aside.contains($0) || later.contains($0) }) else {
            return .other
        }
        if last == "ingredients" { return words.contains("about") ? .other : .ingredients }
        return words[0] != "for" && endings.contains { last.hasSuffix($0) } ? .method : .other
    }

    /// The first word, which nearly always decides; the rest of the title is not parted for it when it is ASCII.
    static func firstWord(of title: String) -> String? {
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

    /// The words of a title, without what stands in brackets behind it.
    fileprivate static func words(of title: String) -> [Substring] {
        let text = String(title.prefix { $0 != "(" }).lowercased()
        // In ASCII, which most titles are, characters are bytes, which are far quicker to split.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isLetter && $0 != "'" } }
        return text.utf8.split { !isInWord($0) }.map(Substring.init)
    }

    /// The titles by their first word; where one fits both, it is that of the ingredients.
    private static let titles: [String: [(words: [Substring], kind: SectionKind, isAlone: Bool)]] = {
        let all = split(ingredientTitles).map { (words: $0, kind: SectionKind.ingredients, isAlone: false) }
        let others = split(methodTitles).map { (words: $0, kind: SectionKind.method, isAlone: false) }
        let alone = split(stageTitles).map { (words: $0, kind: SectionKind.method, isAlone: true) }
        return Dictionary(grouping: all + others + alone) { String($0.words[0]) }
    }()

    /// The titles of a method, whole.
    fileprivate static let methods = Set(split(methodTitles).map { $0.joined(separator: " ") })

    // English, Italian, German, French and Spanish, in this order.
    private static let ingredientTitles = """
        ingredients, ingredient, ingredient list, the ingredients, what you need, you will need, \
        ingredienti, occorrente, \
        zutaten, zutatenliste, zutat, \
        ingrédients, ingredients, les ingrédients, ingrédient, \
        ingredientes, los ingredientes, ingrediente, necesitas, necesito, se necesita
        """
    private static let methodTitles = """
        method, directions, direction, instructions, instruction, steps, step by step, preparation, procedure, \
        how to make it, how to cook it, the method, process, what to do, \
        preparazione, procedimento, istruzioni, svolgimento, esecuzione, metodo, come si fa, \
        zubereitung, vorbereitung, vorbereitungen, anleitung, arbeitsschritte, schritte, anweisungen, und so geht's, so geht's, \
        préparation, étapes, instructions, recette, réalisation, méthode, marche à suivre, \
        preparación, elaboración, instrucciones, pasos, modo de preparación, método, cómo se hace, preparo
        """

    /// Titles of a part of the method, where they stand alone: "Baking", and not "Baking powder".
    private static let stageTitles = """
        baking, cooking, cottura, backen, kochen, vorbereitung, vorbereitungen, cuisson, cocción, horneado
        """

    /// What the title of a method may end with, or its last word.
    private static let endings = [
        "directions", "instructions", "method", "procedure", "steps", "preparation", "anleitung", "zubereitung",
    ]

    /// Words of what is done when the dish is made already.
    private static let later: Set<Substring> = [
        "serving", "storage", "storing", "reheating", "freezing", "cleaning", "washing", "next",
    ]

    private static let aside = Set(
        """
        note notes tip tips hint hints nutrition nutritional calories equipment cookware tools utensils substitution substitutions \
        substitutes variation variations variant variants alternatives modifications storage storing suggestion suggestions \
        story history source sources reference references credit credits link links related comment comments remark \
        remarks faq video contribution contributions background description serves servings sizes time times yield shopping \
        tags categories about served macros \
        consiglio consigli suggerimenti variante varianti conservazione attrezzatura strumenti nutrizionali storia \
        curiosità fonte fonti abbinamento abbinamenti tempi \
        notiz notizen hinweis hinweise tipp tipps anmerkung anmerkungen bemerkung bemerkungen varianten variationen \
        nährwerte nährwert aufbewahrung lagerung ausrüstung zubehör küchengeräte utensilien küchenutensilien quelle quellen geschichte zeiten \
        serviervorschlag \
        remarque remarques astuce astuces conseil conseils variantes matériel ustensiles instruments histoire temps \
        nutritionnelles \
        nota notas consejo consejos truco trucos variaciones conservación utensilios equipo historia fuente fuentes \
        nutricionales tiempos
        """.split(separator: " "))

    private static func split(_ titles: String) -> [[Substring]] {
        titles.split(separator: ",").map { words(of: String($0)) }
    }
}

/// Titles that stand before a method, for those who read texts in which headings are lines.
public enum MethodTitle {
    /// Whether a line is such a title and no more: "Zubereitung:", also in Dutch.
    public static func isOne(_ line: String) -> Bool {
        let words = SectionKind.words(of: line)
        guard line.count <= 40, let last = line.last(where: { !$0.isWhitespace }), last == ":" || last.isLetter else {
            return false
        }
        let title = words.joined(separator: " ")
        return dutch.contains(title) || SectionKind.methods.contains(title)
    }

    private static let dutch: Set<String> = [
        "zo maak je het", "zo maak je dit", "bereiding", "bereidingswijze", "aan de slag",
    ]
}
