import CCMarkGFM

extension MarkdownNode {
    /// The line in the parsed text, from 1: the node's own, or that of the nearest node before it that has one, plus
    /// the line breaks between.
    var lineInSource: Int {
        let own = Int(cmark_node_get_start_line(pointer))
        if own > 0 { return own }
        return document.line(ofInline: pointer)
    }

    /// The last line of a block in the parsed text, from 1.
    var lastLineInSource: Int { max(lineInSource, Int(cmark_node_get_end_line(pointer))) }

    /// The column in bytes, from 1: the node's own, or that of its block.
    var byteColumn: Int {
        let own = Int(cmark_node_get_start_column(pointer))
        return max(1, own > 0 ? own : Int(cmark_node_get_start_column(enclosingBlock.pointer)))
    }

    /// The nearest block, this node included.
    var enclosingBlock: MarkdownNode {
        var node = pointer
        while isInline(node), let parent = cmark_node_parent(node) { node = parent }
        return MarkdownNode(document: document, pointer: node)
    }

    /// The address as an author types it: without the scheme that an autolink adds.
    var spelledAddress: [UInt8] {
        let url = CMark.bytes(cmark_node_get_url(pointer))
        let text = Array(plainText.utf8)
        let isAutolink = ["mailto:", "http://"].contains { url.elementsEqual(Array($0.utf8) + text) }
        return isAutolink ? text : Array(url)
    }

    private func isInline(_ node: OpaquePointer) -> Bool {
        let inline = UInt32(CMARK_NODE_TYPE_PRESENT | 0x4000)
        return UInt32(cmark_node_get_type(node).rawValue) & inline == inline
    }
}
