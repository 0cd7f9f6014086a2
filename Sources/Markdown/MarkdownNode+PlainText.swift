import CCMarkGFM

extension MarkdownNode {
    /// The text of the node and all below it, without markup; line breaks and the ends of blocks are single spaces.
    public var plainText: String {
        if let text = onlyText { return String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        appendPlainText(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text when the node holds one text and nothing else, as most paragraphs and items do, and it needs no trimming.
    private var onlyText: UnsafeBufferPointer<UInt8>? {
        guard let child = cmark_node_first_child(pointer), cmark_node_next(child) == nil,
            cmark_node_get_type(child) == CMARK_NODE_TEXT
        else { return nil }
        let text = CMark.bytes(cmark_node_get_literal(child))
        return text.last == 0x20 || text.last == 0x0A ? nil : text
    }

    /// Appends the plain text as UTF-8.
    func appendPlainText(to output: inout [UInt8]) {
        let start = output.count
        var walk = TreeWalk(from: pointer)
        while let (node, isEntered) = walk.next() {
            let kind = Kind(of: node)
            switch kind {
            case .text, .code, .codeBlock:
                if isEntered { output.append(contentsOf: CMark.bytes(cmark_node_get_literal(node))) }
            case .softBreak, .lineBreak: if isEntered { appendSpace(to: &output, after: start) }
            case .paragraph, .heading, .tableCell: if !isEntered { appendSpace(to: &output, after: start) }
            default: break
            }
        }
        while output.count > start, output.last == 0x20 || output.last == 0x0A { output.removeLast() }
    }

    private func appendSpace(to output: inout [UInt8], after start: Int) {
        if output.count > start, output.last != 0x20 { output.append(0x20) }
    }
}
