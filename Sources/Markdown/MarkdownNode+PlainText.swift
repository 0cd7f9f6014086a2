import CCMarkGFM

extension MarkdownNode {
    /// The text of the node and all below it, without markup; line breaks and the ends of blocks are single spaces.
    public var plainText: String {
        var text: [UInt8] = []
        TreeWalk.visit(pointer) {
            enter($0, &text)
        } leave: {
            if endsBlock($0) { separate(&text) }
        }
        while text.last == 0x20 || text.last == 0x0A { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes what a node says itself; whether there may be more in it.
    private func enter(_ node: OpaquePointer, _ text: inout [UInt8]) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
            text.append(contentsOf: CMark.bytes(cmark_node_get_literal(node)))
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: separate(&text)
        default: return true
        }
        return false
    }

    /// Whether a space stands after the node.
    private func endsBlock(_ node: OpaquePointer) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: true
        default: cmark_node_get_syntax_extension(node) != nil && Kind(of: node) == .tableCell
        }
    }

    private func separate(_ text: inout [UInt8]) {
        if let last = text.last, last != 0x20 { text.append(0x20) }
    }
}
