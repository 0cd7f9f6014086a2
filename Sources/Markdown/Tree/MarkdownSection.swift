import CCMarkGFM

/// A heading of a document with the blocks below it, up to the next heading of any level.
public struct MarkdownSection {
    /// The heading; nil for the blocks before the first one.
    public var heading: MarkdownNode?
    /// 1 to 6, and 0 without a heading.
    public var level: Int
    /// The plain text of the heading; empty without one.
    public var title: String
    /// The line of the heading, or of the first block without one.
    public var line: Int
    /// The blocks below the heading, in order.
    public var blocks: [MarkdownNode]
}

extension MarkdownDocument {
    /// The top-level blocks in order, parted by headings. Blocks before the first heading make a section without one;
    /// headings inside quotes and lists part nothing.
    public var sections: [MarkdownSection] {
        var sections: [MarkdownSection] = []
        sections.reserveCapacity(8)
        var next = cmark_node_first_child(root.pointer)
        while let pointer = next {
            next = cmark_node_next(pointer)
            let block = MarkdownNode(document: self, pointer: pointer)
            if case .heading(let level) = block.kind {
                sections.append(MarkdownSection(heading: block, level: level))
            } else if sections.isEmpty {
                sections.append(MarkdownSection(blocks: [block], line: block.line))
            } else {
                sections[sections.count - 1].blocks.append(block)
            }
        }
        return sections
    }
}

extension MarkdownSection {
    /// The section under a heading, still without its blocks.
    fileprivate init(heading: MarkdownNode, level: Int) {
        self.init(heading: heading, level: level, title: heading.plainText, line: heading.line, blocks: [])
    }

    /// The section before all headings that begins with these blocks.
    fileprivate init(blocks: [MarkdownNode], line: Int) {
        self.init(heading: nil, level: 0, title: "", line: line, blocks: blocks)
    }
}
