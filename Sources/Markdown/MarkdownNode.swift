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

    var literalBytes: UnsafeBufferPointer<UInt8> { CMark.bytes(cmark_node_get_literal(pointer)) }

    private func at(_ pointer: OpaquePointer) -> MarkdownNode {
        MarkdownNode(document: document, pointer: pointer)
    }
}

extension MarkdownNode: Equatable {
    /// Whether both are the same node of the same document.
    public static func == (a: MarkdownNode, b: MarkdownNode) -> Bool { a.pointer == b.pointer }
}
