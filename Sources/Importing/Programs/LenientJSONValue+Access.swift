import Reading

/// What the readers of exports ask of values.
extension LenientJSONValue {
    /// The value of the first of some names that has one; nil where this is no map, or none has.
    subscript(_ names: String...) -> LenientJSONValue? {
        guard case .map(let map) = self else { return nil }
        for name in names {
            if let value = map[name], value != .null { return value }
        }
        return nil
    }

    /// A text or a number as it is written; nil for what is empty.
    var text: String? {
        switch self {
        case .text(let text): text.allSatisfy(\.isWhitespace) ? nil : text
        case .number(let number): number.hasSuffix(".0") ? String(number.dropLast(2)) : number
        default: nil
        }
    }

    /// A text without line breaks and markup.
    var words: String? {
        let words = text.map { PlainWords.words($0) }
        return words?.isEmpty ?? true ? nil : words
    }

    /// The lines of a text, without markup.
    var lines: [String] { text.map { PlainWords.lines($0) } ?? [] }

    /// The values of a list; of anything else none.
    var items: [LenientJSONValue] {
        if case .list(let items) = self { return items }
        return []
    }

    /// Whether it says true.
    var isTrue: Bool { self == .bool(true) || text?.lowercased() == "true" }

    /// The texts of a list, or of a text with commas; of maps those of their names.
    var names: [String] {
        let values =
            items.isEmpty ? (words ?? "").split(separator: ",").map { LenientJSONValue.text(String($0)) } : items
        return values.compactMap { ($0["name", "label"] ?? $0).words }
    }

    /// A value of YAML or JSON as Forno reads it.
    init(_ value: SourceValue) {
        switch value.content {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number): self = .number(number)
        case .text(let text, _): self = .text(text)
        case .list(let items): self = .list(items.map { LenientJSONValue($0) })
        case .map(let entries):
            self = .map(Dictionary(entries.map { ($0.key, LenientJSONValue($0.value)) }) { _, last in last })
        }
    }
}

/// Amounts that programs keep as decimals.
enum DecimalAmount {
    /// "1.5" as it is; "0.3333333" as "1/3", "2.6667" as "2 2/3"; nil for nothing and for what is no number.
    static func text(_ value: LenientJSONValue?) -> String? {
        guard let text = value?.text, let number = Double(text), number > 0, number < 1_000_000 else { return nil }
        let whole = number.rounded(.down)
        for (part, name) in [(1.0 / 3, "1/3"), (2.0 / 3, "2/3")] where abs(number - whole - part) < 0.004 {
            return whole > 0 ? "\(Int(whole)) \(name)" : name
        }
        let thousandths = Int((number * 1000).rounded())
        let digits = String(1000 + thousandths % 1000).dropFirst()
        let rest = String(digits.reversed().drop { $0 == "0" }.reversed())
        return rest.isEmpty ? String(thousandths / 1000) : "\(thousandths / 1000).\(rest)"
    }
}
