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
        var next = root.firstChild
        while let first = next {
            var section = MarkdownSection(first)
            next = section.takeBlocks(from: first)
            sections.append(section)
        }
        return sections
    }
}

extension MarkdownSection {
    /// The section that begins with a block, still without its blocks.
    fileprivate init(_ first: MarkdownNode) {
        (heading, level, title, line, blocks) = (nil, 0, "", first.line, [])
        if case .heading(let level) = first.kind {
            (heading, self.level, title) = (first, level, first.plainText)
        }
    }

    /// Takes the blocks from `first` on, itself unless it is the heading, up to the next heading, which is given back.
    fileprivate mutating func takeBlocks(from first: MarkdownNode) -> MarkdownNode? {
        blocks.reserveCapacity(4)
        var next = heading == nil ? first : first.nextSibling
        while let block = next {
            if case .heading = block.kind { return block }
            blocks.append(block)
            next = block.nextSibling
        }
        return nil
    }
}
