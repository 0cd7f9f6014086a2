import CCMarkGFM

extension MarkdownNode.Kind {
    /// The kind of a node of the C library.
    init(of node: OpaquePointer) {
        self =
            switch cmark_node_get_type(node) {
            case CMARK_NODE_TEXT: .text
            case CMARK_NODE_SOFTBREAK: .softBreak
            case CMARK_NODE_LINEBREAK: .lineBreak
            case CMARK_NODE_CODE: .code
            case CMARK_NODE_HTML_INLINE: .htmlInline
            case CMARK_NODE_EMPH: .emphasis
            case CMARK_NODE_STRONG: .strong
            case CMARK_NODE_LINK: .link
            case CMARK_NODE_IMAGE: .image
            default: Self(ofBlock: node)
            }
    }

    private init(ofBlock node: OpaquePointer) {
        self =
            switch cmark_node_get_type(node) {
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
        self =
            switch String(cString: cmark_node_get_type_string(node)) {
            case "table": .table
            case "table_header": .tableRow(header: true)
            case "table_row": .tableRow(header: false)
            case "table_cell": .tableCell
            case "strikethrough": .strikethrough
            case "tasklist": .taskItem(done: cmark_gfm_extensions_get_tasklist_item_checked(node))
            case "item": .item
            default: .paragraph
            }
    }
}
