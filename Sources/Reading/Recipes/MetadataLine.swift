/// A fact that stands in the text as a line: "⏲️ Prep time: 10 min", "Serves 4.", "Makes 12 muffins", "Cottura: 40 minuti".
///
/// Many collections keep times and servings so, instead of in front matter.
struct MetadataLine: Hashable {
    enum Kind: Hashable {
        case prep
        case cook
        case total
        case servings
    }

    let kind: Kind
    /// What stands after the label, without white space and the full stop; may be empty.
    let value: String
    /// Whether the line says more than the fact: "Serves 4, or 2 who are hungry".
    let leavesWords: Bool

    /// The fact in a line, or nil when it states none.
    init?(_ line: String) {
        let text = line.drop { !$0.isLetter && !$0.isNumber }
        if text.first?.isNumber == true {
            guard let servings = Self.counted(text) else { return nil }
            (kind, value, leavesWords) = (.servings, servings, false)
            return
        }
        let lowered = text.lowercased()
        for (kind, labels) in Self.labels {
            guard let label = labels.first(where: { lowered.hasPrefix($0) }) else { continue }
            let rest = text.dropFirst(label.count).drop { $0 == " " || $0 == "*" }
            guard rest.isEmpty || rest.first == ":" || label == "servings" || Self.startsWithNumber(rest) else {
                continue
            }
            let words = String(rest.drop { ": *".contains($0) })
            // "Pour 4 personnes", but not "Pour 200 ml of water".
            guard rest.first == ":" || !Self.prepositions.contains(label) || Self.counted(words[...]) != nil else {
                continue
            }
            self.kind = kind
            (value, leavesWords) = rest.first == ":" || rest.isEmpty ? (Self.trimmed(words), false) : Self.number(words)
            return
        }
        return nil
    }

    /// How many the heading of a list of ingredients says that they are for; nil when it does not say.
    static func servings(inTitle title: String) -> String? {
        guard let start = title.firstIndex(where: \.isNumber) else { return nil }
        let before = title[..<start].lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
        let value = trimmed(String(title[start...]))
        return leads.contains(before) || counted(value[...]) != nil ? value : nil
    }

    private static let prepositions: Set<String> = ["per", "für", "pour", "para"]

    private static let leads: Set<String> = [
        "for", "serves", "makes", "servings", "yield", "yields", "per", "für", "ergibt", "pour", "para",
    ]

    /// Whether a number is the first of what a sentence says: "12 muffins", "about 12 muffins".
    private static func startsWithNumber(_ rest: Substring) -> Bool {
        if rest.first?.isNumber == true { return true }
        let words = rest.split(separator: " ", maxSplits: 2)
        return words.count > 1 && about.contains(words[0].lowercased()) && words[1].first?.isNumber == true
    }

    private static let about: Set<String> = [
        "about", "approximately", "around", "approx.", "up", "circa", "ca.", "etwa", "ungefähr", "environ", "unos",
        "unas",
    ]

    /// What a sentence says of a number, up to the first comma or bracket, and whether that is not all.
    private static func number(_ words: String) -> (value: String, leavesWords: Bool) {
        let value = words.prefix { !",;(".contains($0) }
        return (trimmed(String(value)), value.count < words.count)
    }

    private static func trimmed(_ words: String) -> String {
        var text = words.trimmingSpaces[...]
        while let last = text.last,
            last == "." && !text.hasSuffix("...") || last == "*" || last == " " || isLoose(last, text)
        {
            text.removeLast()
        }
        return String(text)
    }

    /// Whether a bracket closes what none of the text opens.
    private static func isLoose(_ last: Character, _ text: Substring) -> Bool {
        last == ")" && !text.contains("(") || last == "]" && !text.contains("[")
    }

    /// A number with a word for those who eat: "4 servings", "6 persone".
    private static func counted(_ text: Substring) -> String? {
        let value = trimmed(String(text))
        let words = value.split(separator: " ")
        guard (2...4).contains(words.count), let last = words.last,
            words[0].allSatisfy({ $0.isNumber || "-–".contains($0) })
        else { return nil }
        return eaters.contains(last.lowercased()) ? value : nil
    }

    private static let eaters: Set<String> = [
        "serving", "servings", "portion", "portions", "people", "persons", "porzione", "porzioni", "persone",
        "portionen",
        "personen", "personne", "personnes", "porción", "porciones", "personas", "ración", "raciones",
    ]
}

extension MetadataLine {
    // The longer labels first, since the first that fits is taken.
    fileprivate static let labels: [(Kind, [String])] = [
        (
            .prep,
            [
                "preparation time", "prep time", "preptime", "preparation", "prep", "active time", "hands-on time",
                "tempo di preparazione", "vorbereitungszeit", "vorbereitung", "zubereitungszeit", "arbeitszeit",
                "temps de préparation", "préparation", "tiempo de preparación", "preparación", "preparazione",
            ]
        ),
        (
            .cook,
            [
                "cooking time", "cook time", "cooktime", "cooking", "baking time", "bake time", "cook",
                "tempo di cottura", "cottura", "kochzeit", "backzeit", "garzeit", "temps de cuisson", "cuisson",
                "tiempo de cocción", "cocción",
            ]
        ),
        (
            .total,
            [
                "total time", "total", "ready in", "time", "tempo totale", "pronto in", "pronta in", "gesamtzeit",
                "fertig in", "temps total", "prêt en", "tiempo total", "listo en", "lista en",
            ]
        ),
        (
            .servings,
            [
                "servings", "serving", "serves", "yields", "yield", "makes", "portions", "porzioni", "dosi per", "dosi",
                "per", "portionen", "ergibt", "für", "pour", "porciones", "raciones", "para", "rinde",
            ]
        ),
    ]
}

extension String {
    /// The text without white space at either end.
    var trimmingSpaces: String {
        if let first = utf8.first, let last = utf8.last, isGraphic(first), isGraphic(last) { return self }
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    /// Whether a byte is ASCII and no white space, as at both ends of most texts: then there is nothing to trim.
    private func isGraphic(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x80 }
}
