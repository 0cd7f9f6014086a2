import CCMarkGFM
import Text

extension MarkdownNode.Kind {
    /// The kind of a node of the C library.
    init(of node: OpaquePointer) {
        let type = cmark_node_get_type(node)
        self =
            switch type {
            case CMARK_NODE_TEXT: .text
            case CMARK_NODE_SOFTBREAK: .softBreak
            case CMARK_NODE_LINEBREAK: .lineBreak
            case CMARK_NODE_CODE: .code
            case CMARK_NODE_HTML_INLINE: .htmlInline
            case CMARK_NODE_EMPH: .emphasis
            case CMARK_NODE_STRONG: .strong
            case CMARK_NODE_LINK: .link
            case CMARK_NODE_IMAGE: .image
            default: Self(ofBlock: node, type)
            }
    }

    private init(ofBlock node: OpaquePointer, _ type: cmark_node_type) {
        self =
            switch type {
            case CMARK_NODE_DOCUMENT: .document
            case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
            case CMARK_NODE_PARAGRAPH: .paragraph
            case CMARK_NODE_LIST: Self(ofList: node)
            case CMARK_NODE_CODE_BLOCK: .codeBlock
            case CMARK_NODE_HTML_BLOCK: .htmlBlock
            case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
            case CMARK_NODE_BLOCK_QUOTE: .blockQuote
            // A task list takes over an item, whose type stays that of an item.
            case CMARK_NODE_ITEM where cmark_node_get_syntax_extension(node) == nil: .item
            default: Self(ofExtension: node)
            }
    }

    private init(ofList node: OpaquePointer) {
        self = .list(
            ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST, start: Int(cmark_node_get_list_start(node)),
            tight: cmark_node_get_list_tight(node) != 0)
    }

    /// The types of extensions are numbered when they are registered, so they are told apart by name.
    private init(ofExtension node: OpaquePointer) {
        let name = CMark.bytes(cmark_node_get_type_string(node))
        self =
            if name.isText("table_cell") {
                .tableCell
            } else if name.isText("table_row") {
                .tableRow(header: false)
            } else if name.isText("table_header") {
                .tableRow(header: true)
            } else if name.isText("table") {
                .table
            } else {
                Self(ofRarer: node, name)
            }
    }

    private init(ofRarer node: OpaquePointer, _ name: UnsafeBufferPointer<UInt8>) {
        self =
            if name.isText("strikethrough") {
                .strikethrough
            } else if name.isText("tasklist") {
                .taskItem(done: cmark_gfm_extensions_get_tasklist_item_checked(node))
            } else {
                .paragraph
            }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of `text`.
    fileprivate func isText(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && has(text, at: 0) }
}
