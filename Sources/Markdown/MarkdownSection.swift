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
        var next = root.firstChild
        while let block = next {
            next = block.nextSibling
            if case .heading(let level) = block.kind {
                sections.append(
                    MarkdownSection(
                        heading: block, level: level, title: block.plainText, line: block.line, blocks: []))
            } else if sections.isEmpty {
                sections.append(MarkdownSection(heading: nil, level: 0, title: "", line: block.line, blocks: [block]))
            } else {
                sections[sections.count - 1].blocks.append(block)
            }
        }
        return sections
    }
}
