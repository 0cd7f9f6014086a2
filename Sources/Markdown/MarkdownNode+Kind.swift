import CCMarkGFM

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
            default: Self(ofExtension: node)
            }
    }

    private init(ofList node: OpaquePointer) {
        self = .list(
            ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST, start: Int(cmark_node_get_list_start(node)),
            tight: cmark_node_get_list_tight(node) != 0)
    }

    /// The types of extensions are numbered when they are registered, so they are told apart by name; the type of an
    /// item that a task list takes over stays that of an item.
    private init(ofExtension node: OpaquePointer) {
        let name = CMark.bytes(cmark_node_get_type_string(node))
        self =
            if Self.names("item", name) {
                .item
            } else if Self.names("table_cell", name) {
                .tableCell
            } else if Self.names("table_row", name) {
                .tableRow(header: false)
            } else if Self.names("table_header", name) {
                .tableRow(header: true)
            } else {
                Self(ofRarer: node, name)
            }
    }

    private init(ofRarer node: OpaquePointer, _ name: UnsafeBufferPointer<UInt8>) {
        self =
            if Self.names("table", name) {
                .table
            } else if Self.names("strikethrough", name) {
                .strikethrough
            } else if Self.names("tasklist", name) {
                .taskItem(done: cmark_gfm_extensions_get_tasklist_item_checked(node))
            } else {
                .paragraph
            }
    }

    private static func names(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        name.utf8CodeUnitCount == bytes.count && name.withUTF8Buffer { $0.elementsEqual(bytes) }
    }
}
