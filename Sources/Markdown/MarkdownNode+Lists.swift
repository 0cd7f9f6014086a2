import CCMarkGFM

/// What makes a list of short lines cheap to read.
extension MarkdownNode {
    /// How many nodes are directly below.
    package var childCount: Int {
        var count = 0
        var next = cmark_node_first_child(pointer)
        while let child = next {
            count += 1
            next = cmark_node_next(child)
        }
        return count
    }

    /// Gives each node directly below to `body`, in order.
    package func forEachChild(_ body: (MarkdownNode) -> Void) {
        var next = cmark_node_first_child(pointer)
        while let child = next {
            next = cmark_node_next(child)
            body(MarkdownNode(document: document, pointer: child))
        }
    }

    /// The one node directly below, where that is a paragraph, as in most items.
    package var onlyParagraph: MarkdownNode? {
        guard let child = cmark_node_first_child(pointer), cmark_node_next(child) == nil,
            cmark_node_get_type(child) == CMARK_NODE_PARAGRAPH
        else { return nil }
        return MarkdownNode(document: document, pointer: child)
    }

    /// The bytes that are both the plain text of what is in the node and its HTML, as for most lines of a list: one text
    /// with nothing to escape and no space at its end. Nil for any other node.
    ///
    /// They are the document's own, and valid while it is.
    package var verbatim: UnsafeBufferPointer<UInt8>? {
        guard let child = cmark_node_first_child(pointer), cmark_node_next(child) == nil,
            cmark_node_get_type(child) == CMARK_NODE_TEXT
        else { return nil }
        let text = CMark.bytes(cmark_node_get_literal(child))
        guard text.last != 0x20, text.last != 0x0A, EscapedBytes.isFree(text) else { return nil }
        return text
    }
}
