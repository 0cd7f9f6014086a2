import CCMarkGFM

/// Writes parsed Markdown as HTML for one page.
///
/// The output is HTML5 without raw HTML of the author; apart from tables, tasks, images, heading ids and `rel` on links
/// to other hosts it is what the CommonMark reference writes. Ids are unique over all that one renderer writes.
public struct HTMLRenderer {
    /// Raw HTML and addresses that were left out so far, in the order of the text.
    public internal(set) var leftOut: [LeftOut] = []

    /// The ids given so far, for another renderer that writes to the same page.
    public var headingIDs: HeadingIDs

    let options: HTMLOptions
    let resolve: (LinkUse) -> LinkTarget
    let html = MarkupBuffer()
    /// The document last written, kept so that its nodes are not mistaken for those of another.
    var document: MarkdownDocument?
    /// Where the output of the current node begins; what comes before is not its own.
    var start = 0
    var column = 0
    /// How the columns of the current table are aligned; the tree has them.
    var alignments = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// Whether the link that is open has a tag; links are never inside one another.
    var isLinkOpen = false
    var inlineTags = InlineTags()

    /// A renderer that asks `resolve` for the target of each link and image.
    public init(
        options: HTMLOptions = HTMLOptions(), headingIDs: HeadingIDs = HeadingIDs(),
        resolve: @escaping (LinkUse) -> LinkTarget = { .href($0.url) }
    ) {
        self.options = options
        self.headingIDs = headingIDs
        self.resolve = resolve
    }

    /// Appends the HTML of a node and all below it. Linear in the text.
    public mutating func append(_ node: MarkdownNode, to output: inout [UInt8]) {
        write(node)
        html.move(to: &output)
    }

    /// Appends the HTML of several nodes, one after the other: a run of blocks.
    public mutating func append(_ nodes: [MarkdownNode], to output: inout [UInt8]) {
        for node in nodes { write(node) }
        html.move(to: &output)
    }

    /// What `body` makes of the HTML of several nodes, which is valid while it runs.
    package mutating func withHTML<Result>(
        of nodes: [MarkdownNode], _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        for node in nodes { write(node) }
        defer { html.truncate(to: 0) }
        return body(html.written)
    }

    /// Appends the HTML of what is directly below a node, without the node's own tags.
    public mutating func append(insideOf node: MarkdownNode, to output: inout [UInt8]) {
        use(node.document)
        var next = cmark_node_first_child(node.pointer)
        while let child = next {
            write(child)
            next = cmark_node_next(child)
        }
        html.move(to: &output)
    }

    private mutating func write(_ node: MarkdownNode) {
        use(node.document)
        write(node.pointer)
    }

    private mutating func use(_ document: MarkdownDocument) {
        guard self.document !== document else { return }
        inlineTags = InlineTags()
        self.document = document
    }

    private mutating func write(_ node: OpaquePointer) {
        start = html.count
        TreeWalk.visit(node) {
            enter($0, MarkdownNode.Kind(of: $0))
        } leave: {
            leave($0, MarkdownNode.Kind(of: $0))
        }
    }

    /// Writes what stands before the children; false when there is nothing more to write for this node.
    private mutating func enter(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .text:
            html.appendEscaped(CMark.bytes(cmark_node_get_literal(node)))
            return false
        case .document: return true
        case .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
            return enterInline(node, kind)
        case .table, .tableRow, .tableCell:
            enterTable(node, kind)
            return true
        default: return enterBlock(node, kind)
        }
    }

    /// Writes what stands after the children.
    private mutating func leave(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        switch kind {
        case .emphasis: html.append(markup: "</em>")
        case .strong: html.append(markup: "</strong>")
        case .strikethrough: html.append(markup: "</del>")
        case .link: leaveLink()
        case .table, .tableRow, .tableCell: leaveTable(node, kind)
        default: leaveBlock(node, kind)
        }
    }

    /// Ends the line if anything stands on it.
    mutating func endLine() {
        if html.count > start, html.last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
    }

    mutating func leaveOut(_ kind: LeftOut.Kind, _ text: String, at node: OpaquePointer) {
        guard let document else { return }
        let place = MarkdownNode(document: document, pointer: node)
        leftOut.append(LeftOut(kind: kind, text: String(text.prefix(60)), line: place.line, column: place.column))
    }
}
