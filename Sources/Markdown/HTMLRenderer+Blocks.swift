import CCMarkGFM

extension HTMLRenderer {
    mutating func enterBlock(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        if kind == .paragraph, isInTightList(node) {
            writeBox(beforeFirst: node)
            return true
        }
        endLine()
        switch kind {
        case .paragraph:
            html.append(markup: "<p>")
            writeBox(beforeFirst: node)
        case .heading(let level): openHeading(node, level)
        case .list(let ordered, let start, _): openList(ordered: ordered, start: start)
        case .item: html.append(markup: "<li>")
        case .taskItem(let done): openTask(node, done: done)
        case .blockQuote: html.append(markup: "<blockquote>\n")
        default: return writeLeaf(node, kind)
        }
        return true
    }

    mutating func leaveBlock(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        switch kind {
        case .paragraph: if !isInTightList(node) { html.append(markup: "</p>\n") }
        case .heading(let level): closeHeading(level)
        case .list(let ordered, _, _): html.append(markup: ordered ? "</ol>\n" : "</ul>\n")
        case .item, .taskItem: html.append(markup: "</li>\n")
        case .blockQuote:
            endLine()
            html.append(markup: "</blockquote>\n")
        default: break
        }
    }

    private mutating func writeLeaf(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .codeBlock: writeCodeBlock(node)
        case .htmlBlock: leaveOutHTMLBlock(node)
        case .thematicBreak: html.append(markup: "<hr>\n")
        default: break
        }
        return false
    }

    private func isInTightList(_ paragraph: OpaquePointer) -> Bool {
        // Of what is no list the library says that it is not tight.
        cmark_node_get_list_tight(cmark_node_parent(cmark_node_parent(paragraph))) != 0
    }

    private mutating func openList(ordered: Bool, start: Int) {
        if !ordered {
            html.append(markup: "<ul>\n")
        } else if start == 1 {
            html.append(markup: "<ol>\n")
        } else {
            html.append(markup: "<ol start=\"")
            html.append(String(start))
            html.append(markup: "\">\n")
        }
    }

    private mutating func openTask(_ node: OpaquePointer, done: Bool) {
        html.append(markup: done ? "<li class=\"task done\">" : "<li class=\"task\">")
        if let child = cmark_node_first_child(node), MarkdownNode.Kind(of: child) == .paragraph { return }
        writeBox(done: done)
    }

    /// The box of a task stands in its first paragraph, so that it stays in line with the text.
    private mutating func writeBox(beforeFirst paragraph: OpaquePointer) {
        guard cmark_node_previous(paragraph) == nil, let item = cmark_node_parent(paragraph),
            case .taskItem(let done) = MarkdownNode.Kind(of: item)
        else { return }
        writeBox(done: done)
    }

    private mutating func writeBox(done: Bool) {
        html.append(markup: "<span class=\"box\" aria-hidden=\"true\"></span><span class=\"visually-hidden\">")
        html.appendEscaped(done ? options.doneWord : options.toDoWord)
        html.append(markup: "</span> ")
    }

    private mutating func openHeading(_ node: OpaquePointer, _ level: Int) {
        guard let document else { return }
        let text = MarkdownNode(document: document, pointer: node).plainText
        html.append(markup: "<h")
        html.append(headingDigit(level))
        html.append(markup: " id=\"")
        html.appendEscaped(headingIDs.id(for: text))
        html.append(markup: "\">")
    }

    private mutating func closeHeading(_ level: Int) {
        html.append(markup: "</h")
        html.append(headingDigit(level))
        html.append(markup: ">\n")
    }

    private func headingDigit(_ level: Int) -> UInt8 {
        let (sum, overflows) = level.addingReportingOverflow(options.headingShift)
        let shown = overflows ? 6 : min(max(1, sum), 6)
        return UInt8(ascii: "0") + UInt8(truncatingIfNeeded: shown)
    }

    private mutating func writeCodeBlock(_ node: OpaquePointer) {
        let info = CMark.bytes(cmark_node_get_fence_info(node))
        let language = info.prefix { $0 > 0x20 }
        html.append(markup: "<pre><code")
        if !language.isEmpty {
            html.append(markup: " class=\"language-")
            html.appendEscaped(UnsafeBufferPointer(rebasing: language))
            html.append(markup: "\"")
        }
        html.append(markup: ">")
        html.appendEscaped(CMark.bytes(cmark_node_get_literal(node)))
        html.append(markup: "</code></pre>\n")
    }

    private mutating func leaveOutHTMLBlock(_ node: OpaquePointer) {
        let literal = String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self)
        if InlineTags.isComment(literal) { return }
        let firstLine = literal.unicodeScalars.drop { $0.properties.isWhitespace }.prefix { $0 != "\n" && $0 != "\r" }
        leaveOut(.html, String(firstLine), at: node)
    }
}
