/// What a name of a template stands for.
///
/// A number is given as text, written as the page's language writes it.
public enum Value: Sendable {
    /// Nothing: prints as nothing, and a section over it is skipped.
    case absent
    /// Text, escaped for its place when printed. Empty text is false.
    case text(String)
    /// UTF-8 HTML that is safe already, printed as it is where HTML may stand. Empty HTML is false.
    case html([UInt8])
    /// JSON that is safe in a script element already, printed as it is where JSON may stand.
    case json([UInt8])
    case flag(Bool)
    case record(Record)
    case list(ValueList)

    /// Whether a section over the value is shown: not for what is absent, false or empty.
    var isShown: Bool {
        switch self {
        case .absent: false
        case .text(let text): !text.isEmpty
        case .html(let bytes), .json(let bytes): !bytes.isEmpty
        case .flag(let flag): flag
        case .record: true
        case .list(let items): items.count > 0
        }
    }

    /// The kind that a shape made from the value gives it.
    var kind: Shape.Kind {
        switch self {
        case .absent, .text: .text
        case .html, .json: .html
        case .flag: .flag
        case .record(let record): .record(record.shape)
        case .list(let items): Value.kind(ofList: items)
        }
    }

    private static func kind(ofList items: ValueList) -> Shape.Kind {
        guard items.count > 0, case .record(let first) = items[0] else { return .texts }
        let alike = (1..<items.count).allSatisfy { index in
            if case .record(let record) = items[index] { record.shape.names == first.shape.names } else { false }
        }
        return alike ? .list(first.shape) : .texts
    }
}
