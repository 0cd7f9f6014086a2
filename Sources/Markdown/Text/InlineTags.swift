import CCMarkGFM
import Kitchen

/// Which raw inline tags are passed on: the tags of plain text without attributes, when they open and close among the
/// children of one node, properly nested.
struct InlineTags {
    /// What becomes of one piece of raw inline HTML.
    enum Meaning: Equatable {
        case lineBreak
        case comment
        case begins(RichText.Element)
        /// The element that was begun last ends.
        case ends
        case leftOut
    }

    /// Deeper than this nobody nests, and browsers stop building.
    private static let deepest = 32

    private var readParents: Set<OpaquePointer> = []
    private var balanced: Set<OpaquePointer> = []

    /// What becomes of the raw inline HTML `node`. The children of its parent are read once.
    mutating func meaning(of node: OpaquePointer) -> Meaning {
        let literal = String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self).lowercased()
        if literal == "<br>" || literal == "<br/>" || literal == "<br />" { return .lineBreak }
        if Self.isComment(literal) { return .comment }
        guard let (element, isClosing) = Self.tag(literal), let parent = cmark_node_parent(node) else {
            return .leftOut
        }
        if readParents.insert(parent).inserted { balance(parent) }
        guard balanced.contains(node) else { return .leftOut }
        return isClosing ? .ends : .begins(element)
    }

    /// Whether `html` is one comment and nothing else.
    static func isComment(_ html: String) -> Bool {
        let text = html.utf8.drop { $0 <= 0x20 }
        guard text.starts(with: "<!--".utf8) else { return false }
        var previous: (UInt8, UInt8) = (0, 0)
        for (offset, byte) in text.enumerated() {
            if byte == UInt8(ascii: ">"), previous == (45, 45) {
                return text.dropFirst(offset + 1).allSatisfy { $0 <= 0x20 }
            }
            previous = (previous.1, byte)
        }
        return false
    }

    /// Whether there are letters or digits between the tags of `html`.
    static func hasWords(_ html: String) -> Bool {
        var isInTag = false
        for byte in html.utf8 {
            switch byte {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            default:
                if !isInTag, byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 { return true }
            }
        }
        return false
    }

    private mutating func balance(_ parent: OpaquePointer) {
        var open: [(element: RichText.Element, node: OpaquePointer)] = []
        var next = cmark_node_first_child(parent)
        while let node = next {
            next = cmark_node_next(node)
            guard cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE else { continue }
            let literal = String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self).lowercased()
            guard let (element, isClosing) = Self.tag(literal) else { continue }
            if !isClosing {
                if open.count < Self.deepest { open.append((element, node)) }
            } else if let index = open.lastIndex(where: { $0.element == element }) {
                balanced.formUnion([open[index].node, node])
                open.removeSubrange(index...)
            }
        }
    }

    /// The element of a lowercase tag that may be passed on, and whether the tag closes it.
    private static func tag(_ literal: String) -> (element: RichText.Element, isClosing: Bool)? {
        guard literal.hasPrefix("<"), literal.hasSuffix(">") else { return nil }
        let inner = literal.dropFirst().dropLast()
        let isClosing = inner.hasPrefix("/")
        let name = isClosing ? inner.dropFirst() : inner
        return RichText.Element(rawValue: String(name)).map { ($0, isClosing) }
    }
}
