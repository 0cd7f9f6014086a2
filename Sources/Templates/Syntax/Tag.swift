/// A tag of a template, before tags are joined to a tree.
struct Tag: Sendable {
    enum Kind: Sendable {
        case variable, raw, section, inverted, close, comment, delimiters, partial, parent, block

        /// Whether the tag needs a closing tag.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            default: false
            }
        }

        /// The character that opens a tag of this kind, for messages.
        var sigil: String {
            switch self {
            case .section: "#"
            case .inverted: "^"
            case .close: "/"
            case .parent: "<"
            case .block: "$"
            case .partial: ">"
            case .variable, .raw, .comment, .delimiters: ""
            }
        }

        init?(sigil: UInt8) {
            switch sigil {
            case UInt8(ascii: "#"): self = .section
            case UInt8(ascii: "^"): self = .inverted
            case UInt8(ascii: "/"): self = .close
            case UInt8(ascii: "!"): self = .comment
            case UInt8(ascii: "="): self = .delimiters
            case UInt8(ascii: ">"): self = .partial
            case UInt8(ascii: "<"): self = .parent
            case UInt8(ascii: "$"): self = .block
            case UInt8(ascii: "&"), UInt8(ascii: "{"): self = .raw
            default: return nil
            }
        }
    }

    var kind: Kind
    var name: TagName
    /// The bytes of the tag, delimiters included.
    var range: Range<Int>
    /// The index of the token that closes this one, or that this one closes.
    var partner: Int?
    /// Whether the tag opens or closes a block that is given to a parent.
    var isArgument = false
    /// The white space before the tag on its line, when the line holds no more than that before it.
    var indentation: Range<Int>?
    /// Whether the white space before the tag and the end of its line do not count as text.
    var isStandalone = false

    /// The tag as its author wrote it, without white space, for messages.
    var shown: String { "{{\(kind.sigil)\(name.isDynamic ? "*" : "")\(name.text)}}" }
}

/// Text or a tag, in the order of the file. A tag that is in error becomes empty text.
enum Token: Sendable {
    case text(Range<Int>)
    case tag(Tag)
}
