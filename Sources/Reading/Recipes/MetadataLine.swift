/// A fact that stands in the text as a list item: "⏲️ Prep time: 10 min", "Servings: 4", "Cottura: 40 minuti".
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
    /// What stands after the label, trimmed; may be empty.
    let value: String

    /// The fact in a line, or nil when it states none.
    init?(_ line: String) {
        let text = line.drop { !$0.isLetter }
        let lowered = text.lowercased()
        for (kind, labels) in Self.labels {
            guard let label = labels.first(where: { lowered.hasPrefix($0) }) else { continue }
            let rest = text.dropFirst(label.count).drop { $0 == " " }
            guard rest.isEmpty || rest.first == ":" || rest.first?.isNumber == true || label.hasSuffix("servings")
            else { continue }
            self.kind = kind
            value = String(rest.drop { $0 == ":" || $0 == " " }).trimmingSpaces
            return
        }
        return nil
    }

    // The longer labels first, since the first that fits is taken.
    private static let labels: [(Kind, [String])] = [
        (
            .prep,
            [
                "preparation time", "prep time", "preptime", "prep", "tempo di preparazione", "vorbereitungszeit",
                "vorbereitung", "zubereitungszeit", "arbeitszeit", "temps de préparation", "tiempo de preparación",
            ]
        ),
        (
            .cook,
            [
                "cooking time", "cook time", "cooktime", "baking time", "cook", "tempo di cottura", "cottura",
                "kochzeit",
                "backzeit", "garzeit", "temps de cuisson", "cuisson", "tiempo de cocción", "cocción",
            ]
        ),
        (.total, ["total time", "tempo totale", "gesamtzeit", "temps total", "tiempo total"]),
        (
            .servings,
            [
                "servings", "serving", "serves", "yield", "makes", "portions", "porzioni", "dosi per", "dosi",
                "portionen", "für", "pour", "porciones", "raciones",
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
