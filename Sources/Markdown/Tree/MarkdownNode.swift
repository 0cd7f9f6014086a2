import CCMarkGFM

/// One node of a parsed document; it keeps its document alive.
public struct MarkdownNode {
    /// The document that the node is part of.
    public let document: MarkdownDocument
    /// The node of the C library, valid while the document is; tests compare with what that library writes.
    package let pointer: OpaquePointer

    /// What a node is, with the facts that belong to the kind.
    public enum Kind: Hashable, Sendable {
        case document
        case heading(level: Int)
        case paragraph
        /// `start` is the first number of an ordered list, and 0 for a bullet list; the items of a tight list stand
        /// without blank lines between them.
        case list(ordered: Bool, start: Int, tight: Bool)
        case item
        case taskItem(done: Bool)
        case codeBlock
        case htmlBlock
        case thematicBreak
        case blockQuote
        case table
        case tableRow(header: Bool)
        case tableCell
        case text
        case softBreak
        case lineBreak
        case code
        case htmlInline
        case emphasis
        case strong
        case strikethrough
        case link
        case image
    }

    /// What the node is.
    public var kind: Kind { Kind(of: pointer) }

    /// The line of the file where the node begins, from 1.
    ///
    /// Autolinks carry no position of their own; they get the line that follows from what stands before them.
    public var line: Int { lineInSource + document.firstLine - 1 }

    /// The column where the node begins, from 1, in Unicode scalars.
    ///
    /// For blocks it is exact; for inlines it is exact only where the lines of a paragraph are indented alike, and for
    /// autolinks it is that of their block: `document.place(ofURLOf:)` finds a link for sure.
    public var column: Int { document.column(ofByte: byteColumn, inLine: lineInSource) }

    /// The nodes directly below, in order.
    public var children: [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let child = next {
            nodes.append(MarkdownNode(document: document, pointer: child))
            next = cmark_node_next(child)
        }
        return nodes
    }

    /// The first node directly below.
    public var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(at) }

    /// The node after this one with the same parent.
    public var nextSibling: MarkdownNode? { cmark_node_next(pointer).map(at) }

    /// The node that this one is directly below; nil for the document.
    public var parent: MarkdownNode? { cmark_node_parent(pointer).map(at) }

    /// The address of a link or image, entities and backslashes decoded; empty for other kinds.
    public var url: String { String(decoding: CMark.bytes(cmark_node_get_url(pointer)), as: UTF8.self) }

    /// The title of a link or image; empty when it has none.
    public var title: String { String(decoding: CMark.bytes(cmark_node_get_title(pointer)), as: UTF8.self) }

    /// The text of a node that has no nodes below: text, code, code block, raw HTML; empty for other kinds.
    public var literal: String { String(decoding: literalBytes, as: UTF8.self) }

    /// The words after the opening fence of a code block ("swift"); empty when there are none.
    public var fenceInfo: String {
        String(decoding: CMark.bytes(cmark_node_get_fence_info(pointer)), as: UTF8.self)
    }

    private var literalBytes: UnsafeBufferPointer<UInt8> { CMark.bytes(cmark_node_get_literal(pointer)) }

    private func at(_ pointer: OpaquePointer) -> MarkdownNode {
        MarkdownNode(document: document, pointer: pointer)
    }
}

extension MarkdownNode: Equatable {
    /// Whether both are the same node of the same document.
    public static func == (a: MarkdownNode, b: MarkdownNode) -> Bool { a.pointer == b.pointer }
}

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

extension MarkdownNode {
    /// The text of the node and all below it, without markup; line breaks and the ends of blocks are single spaces.
    public var plainText: String { text { _ in true } }

    /// The plain text without what stands for pictures.
    public var textWithoutPictures: String { text { cmark_node_get_type($0) != CMARK_NODE_IMAGE } }

    private func text(of isSaid: (OpaquePointer) -> Bool) -> String {
        var text: [UInt8] = []
        TreeWalk.visit(pointer) {
            isSaid($0) && enter($0, &text)
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
