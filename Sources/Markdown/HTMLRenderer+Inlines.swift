import CCMarkGFM
import Text

extension HTMLRenderer {
    mutating func enterInline(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .emphasis: html.append(markup: "<em>")
        case .strong: html.append(markup: "<strong>")
        case .strikethrough: html.append(markup: "<del>")
        case .link: openLink(node)
        default:
            writeInlineLeaf(node, kind)
            return false
        }
        return true
    }

    mutating func leaveLink() {
        if isLinkOpen { html.append(markup: "</a>") }
        isLinkOpen = false
    }

    private mutating func writeInlineLeaf(_ node: OpaquePointer, _ kind: MarkdownNode.Kind) {
        switch kind {
        case .softBreak: html.append(UInt8(ascii: "\n"))
        case .lineBreak: html.append(markup: "<br>\n")
        case .code:
            html.append(markup: "<code>")
            html.appendEscaped(CMark.bytes(cmark_node_get_literal(node)))
            html.append(markup: "</code>")
        case .image: writeImage(node)
        default: writeTag(node)
        }
    }

    private mutating func openLink(_ node: OpaquePointer) {
        guard var address = target(of: node, .link) else { return }
        isLinkOpen = true
        html.append(markup: "<a href=\"")
        let namesHost = address.withUTF8 { address in
            html.appendAddress(address)
            return SafeURL.namesHost(address)
        }
        html.append(markup: "\"")
        writeTitle(node)
        if namesHost { html.append(markup: " rel=\"noopener\"") }
        html.append(markup: ">")
    }

    private mutating func writeImage(_ node: OpaquePointer) {
        // A picture without an address would load the page itself.
        guard var address = target(of: node, .image), !address.isEmpty else {
            html.append(markup: "<span class=\"missing\">")
            writeDescription(node)
            return html.append(markup: "</span>")
        }
        html.append(markup: "<img src=\"")
        address.withUTF8 { html.appendAddress($0) }
        html.append(markup: "\" alt=\"")
        writeDescription(node)
        html.append(markup: "\"")
        writeTitle(node)
        html.append(markup: " loading=\"lazy\">")
    }

    private func writeDescription(_ node: OpaquePointer) {
        guard let document else { return }
        MarkdownNode(document: document, pointer: node).withPlainText { html.appendEscaped($0) }
    }

    private mutating func writeTitle(_ node: OpaquePointer) {
        let title = CMark.bytes(cmark_node_get_title(node))
        if title.isEmpty { return }
        html.append(markup: " title=\"")
        html.appendEscaped(title)
        html.append(markup: "\"")
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
        case .lineBreak: html.append(markup: "<br>")
        case .comment: break
        case .passed(let tag): html.append(tag)
        case .leftOut:
            leaveOut(.html, String(decoding: CMark.bytes(cmark_node_get_literal(node)), as: UTF8.self), at: node)
        }
    }
}
