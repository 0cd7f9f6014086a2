import Text

/// A value that is known only when the program runs: a word of a language, or what the specification's tests show.
///
/// A number is given as text, written as the page's language writes it.
public enum Value: Sendable {
    /// Nothing: prints as nothing, and a section over it is skipped.
    case absent
    /// Text, escaped for its place when printed. Empty text is false.
    case text(String)
    /// HTML, printed as it is where HTML may stand. Empty HTML is false.
    case html(HTML)
    /// JSON, printed as it is where JSON may stand.
    case json(ScriptJSON)
    case flag(Bool)
    case record(Record)
    /// The values of a list, in order.
    case list([Value])

    /// The kind that a shape made from the value gives it.
    var kind: Shape.Kind {
        switch self {
        case .absent, .text: .text
        case .html, .json: .html
        case .flag: .flag
        case .record(let record): .record(record.shape.shape)
        case .list(let items): Value.kind(ofList: items)
        }
    }

    private static func kind(ofList items: [Value]) -> Shape.Kind {
        guard case .record(let first)? = items.first else { return .texts }
        let alike = items.dropFirst().allSatisfy { item in
            if case .record(let record) = item { record.shape.shape.names == first.shape.shape.names } else { false }
        }
        return alike ? .list(first.shape.shape) : .texts
    }
}
