import CCMarkGFM

extension MarkdownNode {
    /// The text of the node and all below it, without markup; line breaks and the ends of blocks are single spaces.
    public var plainText: String { withPlainText { String(decoding: $0, as: UTF8.self) } }

    /// What `body` makes of the plain text as UTF-8, which is valid until another text of the document is asked for.
    func withPlainText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let text = onlyText { return body(text) }
        let text = document.plainText
        text.truncate(to: 0)
        TreeWalk.visit(pointer) {
            enter($0, text)
        } leave: {
            if endsBlock($0) { separate(text) }
        }
        while text.last == 0x20 || text.last == 0x0A { text.truncate(to: text.count - 1) }
        return body(text.written)
    }

    /// The text when the node holds one text and nothing else, as most paragraphs and items do, and it needs no trimming.
    private var onlyText: UnsafeBufferPointer<UInt8>? {
        guard let child = cmark_node_first_child(pointer), cmark_node_next(child) == nil,
            cmark_node_get_type(child) == CMARK_NODE_TEXT
        else { return nil }
        let text = CMark.bytes(cmark_node_get_literal(child))
        return text.last == 0x20 || text.last == 0x0A ? nil : text
    }

    /// Writes what a node says itself; whether there may be more in it.
    private func enter(_ node: OpaquePointer, _ text: MarkupBuffer) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
            text.append(CMark.bytes(cmark_node_get_literal(node)))
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: separate(text)
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

    private func separate(_ text: MarkupBuffer) {
        if text.count > 0, text.last != 0x20 { text.append(0x20) }
    }
}
