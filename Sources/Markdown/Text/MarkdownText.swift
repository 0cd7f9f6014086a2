import CCMarkGFM
import Kitchen
import Text

/// The text of a parsed document, with the place of each node in the file.
///
/// Raw HTML is left out, but for comments, which say nothing, and the few tags of `RichText.Element`. A link that leads
/// nowhere is its words alone.
public struct MarkdownText {
    /// The text.
    public let text: RichText
    /// What has no place in a text, in the order of the file.
    public let leftOut: [OmittedContent]
    private let document: MarkdownDocument
    private let pointers: [OpaquePointer]

    /// The text of a document, with the target of each link and picture as `target` gives it. Linear in the text.
    public init(
        _ document: MarkdownDocument,
        target: (MarkdownNode) -> RichText.Target = { .elsewhere($0.url) }
    ) {
        let target = withoutActuallyEscaping(target) { target in
            var scan = MarkdownTextScan(document, target: target)
            scan.read(document.root.pointer)
            return (scan.text, scan.leftOut, scan.pointers)
        }
        (text, leftOut, pointers) = target
        self.document = document
    }

    /// Where a node of the text begins in the file, and for one of several lines where the line `breaks` later begins.
    public func place(of node: Int, breaks: Int = 0) -> MarkdownPlace {
        let node = MarkdownNode(document: document, pointer: pointers[node])
        return MarkdownPlace(line: node.line + breaks, column: node.column, length: 1)
    }
}

/// Reads the tree of a document into a text, in one walk.
private struct MarkdownTextScan: ~Copyable {
    private(set) var leftOut: [OmittedContent] = []
    private(set) var pointers: [OpaquePointer] = []
    private var bytes = OutputBuffer(capacity: 4_096)
    private var nodes: [RichText.Node] = []
    private var links: [RichText.Link] = []
    private var languages: [Int: String] = [:]
    private let document: MarkdownDocument
    private let target: (MarkdownNode) -> RichText.Target
    /// The innermost node that is open; until it is ended, its `next` is the one around it.
    private var innermost = 0
    /// Whether the last node is text that goes on.
    private var isInText = false
    /// Whether the link that is open has a target; links are never inside one another.
    private var isLinkOpen = false
    private var inlineTags = InlineTags()
    /// How the columns of the current table stand; the tree has them.
    private var alignments = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var column = 0
    private var isInHeader = false

    init(_ document: MarkdownDocument, target: @escaping (MarkdownNode) -> RichText.Target) {
        (self.document, self.target) = (document, target)
        nodes.reserveCapacity(192)
        pointers.reserveCapacity(192)
    }

    /// What was read.
    var text: RichText { RichText(bytes: Array(bytes.bytes), nodes: nodes, links: links, languages: languages) }

    mutating func read(_ root: OpaquePointer) {
        TreeWalk.visit(root) {
            enter($0, MarkdownNode.Kind(of: $0))
        } leave: {
            leave(MarkdownNode.Kind(of: $0))
        }
    }

    /// Reads what a node says itself; whether there is more in it.
    private mutating func enter(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .text: add(CMark.bytes(cmark_node_get_literal(node)), at: node)
        case .softBreak: addLineBreak(at: node)
        case .document: return true
        case .htmlBlock: leaveOutBlock(node)
        case .htmlInline: readTag(node)
        case .image: readPicture(node)
        case .link: return openLink(node)
        case .lineBreak, .code, .codeBlock, .thematicBreak: readLeaf(node, kind)
        case .table, .tableRow, .tableCell: return openTable(node, kind)
        default:
            begin(Self.kind(kind), at: node)
            return true
        }
        return false
    }

    private mutating func leave(_ kind: MarkdownNode.Kind) {
        switch kind {
        case .document: return
        case .link:
            if isLinkOpen { end() }
            isLinkOpen = false
        case .paragraph, .heading: endBlock()
        case .tableCell:
            column += 1
            endBlock()
        default: end()
        }
    }

    /// The kind of a node that is only a kind.
    private static func kind(_ kind: MarkdownNode.Kind) -> RichText.Kind {
        switch kind {
        case .heading(let level): .heading(level: UInt8(level))
        case .list(let ordered, let start, let tight): .list(start: ordered ? Int32(start) : nil, isTight: tight)
        case .item: .item(nil)
        case .taskItem(let done): .item(done ? .done : .toDo)
        case .blockQuote: .quote
        case .emphasis: .emphasis
        case .strong: .strong
        case .strikethrough: .strikethrough
        default: .paragraph
        }
    }
}

extension MarkdownTextScan {
    private mutating func begin(_ kind: RichText.Kind, at node: OpaquePointer) {
        nodes.append(RichText.Node(kind, bytes.count..<bytes.count, next: innermost))
        innermost = nodes.count - 1
        pointers.append(node)
        isInText = false
    }

    private mutating func end() {
        let node = innermost
        innermost = nodes[node].next
        nodes[node].end(at: bytes.count, next: nodes.count)
        isInText = false
    }

    /// Ends a block of words, which are parted from those that follow.
    private mutating func endBlock() {
        end()
        if let last = bytes.last, last != 0x20, last != 0x0A { bytes.append(0x0A) }
    }

    private mutating func add(_ words: UnsafeBufferPointer<UInt8>, at node: OpaquePointer) {
        let start = bytes.count
        bytes.append(words)
        endText(from: start, at: node)
    }

    private mutating func addLineBreak(at node: OpaquePointer) {
        bytes.append(0x0A)
        endText(from: bytes.count - 1, at: node)
    }

    private mutating func endText(from start: Int, at node: OpaquePointer) {
        if isInText { return nodes[nodes.count - 1].end(at: bytes.count, next: nodes.count) }
        nodes.append(RichText.Node(.text, start..<bytes.count, next: nodes.count + 1))
        pointers.append(node)
        isInText = true
    }

    /// Reads a node that holds its words and nothing else.
    private mutating func readLeaf(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        switch kind {
        case .lineBreak:
            begin(.lineBreak, at: node)
            bytes.append(0x0A)
        case .code:
            begin(.code, at: node)
            add(CMark.bytes(cmark_node_get_literal(node)), at: node)
        case .codeBlock:
            let language = CMark.bytes(cmark_node_get_fence_info(node)).prefix { $0 > 0x20 }
            if !language.isEmpty { languages[nodes.count] = String(decoding: language, as: UTF8.self) }
            begin(.codeBlock, at: node)
            bytes.append(CMark.bytes(cmark_node_get_literal(node)))
        default: begin(.rule, at: node)
        }
        end()
    }

    private mutating func openLink(_ pointer: OpaquePointer) -> Bool {
        let node = MarkdownNode(document: document, pointer: pointer)
        let target = target(node)
        guard target != .nowhere else { return true }
        begin(.link(Int32(links.count)), at: pointer)
        links.append(RichText.Link(target, title: node.title))
        isLinkOpen = true
        return true
    }

    private mutating func readPicture(_ pointer: OpaquePointer) {
        let node = MarkdownNode(document: document, pointer: pointer)
        begin(.picture(Int32(links.count)), at: pointer)
        links.append(RichText.Link(target(node), title: node.title))
        bytes.append(node.plainText)
        end()
    }

    private mutating func openTable(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .table:
            let columns = Int(cmark_gfm_extensions_get_table_columns(node))
            alignments = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: columns)
            begin(.table, at: node)
        case .tableRow(let header):
            (column, isInHeader) = (0, header)
            begin(.row(isHeader: header), at: node)
        default: begin(.cell(alignment, isHeader: isInHeader), at: node)
        }
        return true
    }

    private var alignment: RichText.Alignment {
        switch column < alignments.count ? alignments[column] : 0 {
        case UInt8(ascii: "l"): .left
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .right
        default: .natural
        }
    }

    private mutating func readTag(_ node: OpaquePointer) {
        switch inlineTags.meaning(of: node) {
        case .comment: break
        case .lineBreak:
            begin(.lineBreak, at: node)
            end()
        case .begins(let element): begin(.element(element), at: node)
        case .ends: end()
        case .leftOut: leaveOut(String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self), at: node)
        }
    }

    private mutating func leaveOutBlock(_ node: OpaquePointer) {
        let literal = String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self)
        if InlineTags.isComment(literal) { return }
        let firstLine = literal.unicodeScalars.drop { $0.properties.isWhitespace }.prefix { $0 != "\n" && $0 != "\r" }
        leaveOut(String(firstLine), hasWords: InlineTags.hasWords(literal), at: node)
    }

    private mutating func leaveOut(_ text: String, hasWords: Bool = false, at node: OpaquePointer) {
        let place = MarkdownNode(document: document, pointer: node)
        leftOut.append(
            OmittedContent(text: String(text.prefix(60)), hasWords: hasWords, line: place.line, column: place.column))
    }
}
