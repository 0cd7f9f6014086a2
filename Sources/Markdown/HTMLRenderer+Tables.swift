import CCMarkGFM

extension HTMLRenderer {
    mutating func enterTable(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        endLine()
        switch kind {
        case .table:
            let columns = Int(cmark_gfm_extensions_get_table_columns(node))
            alignments = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: columns)
            html.append(markup: "<div class=\"table\"><table>\n")
        case .tableRow(let header):
            column = 0
            if header {
                html.append(markup: "<thead>\n")
            } else if isFirstOfBody(node) {
                html.append(markup: "<tbody>\n")
            }
            html.append(markup: "<tr>\n")
        default: openCell(node)
        }
    }

    mutating func leaveTable(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        switch kind {
        case .table: html.append(markup: "</table></div>\n")
        case .tableRow(let header):
            html.append(markup: "</tr>\n")
            if header {
                html.append(markup: "</thead>\n")
            } else if cmark_node_next(node) == nil {
                html.append(markup: "</tbody>\n")
            }
        default:
            html.append(markup: isInHeader(node) ? "</th>\n" : "</td>\n")
            column += 1
        }
    }

    private mutating func openCell(_ node: OpaquePointer) {
        html.append(markup: isInHeader(node) ? "<th" : "<td")
        switch column < alignments.count ? alignments[column] : 0 {
        case UInt8(ascii: "l"): html.append(markup: " class=\"left\"")
        case UInt8(ascii: "c"): html.append(markup: " class=\"center\"")
        case UInt8(ascii: "r"): html.append(markup: " class=\"right\"")
        default: break
        }
        html.append(markup: ">")
    }

    private func isInHeader(_ cell: OpaquePointer) -> Bool {
        cmark_node_parent(cell).map { cmark_gfm_extensions_get_table_row_is_header($0) != 0 } ?? false
    }

    private func isFirstOfBody(_ row: OpaquePointer) -> Bool {
        cmark_node_previous(row).map { cmark_gfm_extensions_get_table_row_is_header($0) != 0 } ?? false
    }
}
