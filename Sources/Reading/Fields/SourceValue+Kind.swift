extension SourceValue {
    /// What this is, in a few words for a message: "a list", or the short text itself.
    var kind: String {
        switch content {
        case .null: "empty"
        case .bool(let bool): "`\(bool)`"
        case .number(let text): "the number \(text.prefix(40))"
        case .text(let text, _):
            text.isEmpty ? "an empty text" : text.utf8.count <= 40 && !text.contains("\n") ? "`\(text)`" : "a text"
        case .list: "a list"
        case .map: "keys with values"
        }
    }

    /// Whether nothing stands there.
    var isNull: Bool {
        if case .null = content { true } else { false }
    }

    /// The text of a number or a text.
    package var scalarText: String? {
        switch content {
        case .number(let text), .text(let text, _): text
        default: nil
        }
    }
}
