import CCMarkGFM

extension HTMLRenderer {
    mutating func enterInline(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .emphasis: html.appendMarkup("<em>")
        case .strong: html.appendMarkup("<strong>")
        case .strikethrough: html.appendMarkup("<del>")
        case .link: openLink(node)
        default:
            writeInlineLeaf(node, kind)
            return false
        }
        return true
    }

    mutating func leaveLink() {
        if isLinkOpen { html.appendMarkup("</a>") }
        isLinkOpen = false
    }

    private mutating func writeInlineLeaf(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        switch kind {
        case .text: html.appendEscaped(CMark.bytes(cmark_node_get_literal(node)))
        case .softBreak: html.append(UInt8(ascii: "\n"))
        case .lineBreak: html.appendMarkup("<br>\n")
        case .code:
            html.appendMarkup("<code>")
            html.appendEscaped(CMark.bytes(cmark_node_get_literal(node)))
            html.appendMarkup("</code>")
        case .image: writeImage(node)
        default: writeTag(node)
        }
    }

    private mutating func openLink(_ node: OpaquePointer) {
        guard let address = target(of: node, .link) else { return }
        isLinkOpen = true
        html.appendMarkup("<a href=\"")
        html.appendAddress(address)
        html.appendMarkup("\"")
        writeTitle(node)
        if SafeURL.namesHost(address.utf8) { html.appendMarkup(" rel=\"noopener\"") }
        html.appendMarkup(">")
    }

    private mutating func writeImage(_ node: OpaquePointer) {
        guard let document else { return }
        var description: [UInt8] = []
        MarkdownNode(document: document, pointer: node).appendPlainText(to: &description)
        // A picture without an address would load the page itself.
        guard let address = target(of: node, .image), !address.isEmpty else {
            html.appendMarkup("<span class=\"missing\">")
            description.withUnsafeBufferPointer { html.appendEscaped($0) }
            return html.appendMarkup("</span>")
        }
        html.appendMarkup("<img src=\"")
        html.appendAddress(address)
        html.appendMarkup("\" alt=\"")
        description.withUnsafeBufferPointer { html.appendEscaped($0) }
        html.appendMarkup("\"")
        writeTitle(node)
        html.appendMarkup(" loading=\"lazy\">")
    }

    private mutating func writeTitle(_ node: OpaquePointer) {
        let title = CMark.bytes(cmark_node_get_title(node))
        if title.isEmpty { return }
        html.appendMarkup(" title=\"")
        html.appendEscaped(title)
        html.appendMarkup("\"")
    }

    /// The address to write, or nil when the resolver leaves the link out or the address is not safe.
    private mutating func target(of node: OpaquePointer, _ kind: LinkUse.Kind) -> String? {
        guard let document else { return nil }
        let use = MarkdownNode(document: document, pointer: node)
        guard case .href(let address) = resolve(LinkUse(kind: kind, url: use.url, node: use)) else { return nil }
        if SafeURL.isSafe(address) { return address }
        leaveOut(.address, address, at: node)
        return nil
    }

    private mutating func writeTag(_ node: OpaquePointer) {
        switch inlineTags.meaning(of: node) {
        case .lineBreak: html.appendMarkup("<br>")
        case .comment: break
        case .passed(let tag): html.append(contentsOf: tag.utf8)
        case .leftOut:
            leaveOut(.html, String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self), at: node)
        }
    }
}
