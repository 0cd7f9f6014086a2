import Kitchen
import Markdown
import Testing
import Text

@testable import Site

/// The HTML of a text, with what was left out of it; each heading with its words as its anchor.
func html(
    _ markdown: String, style: RichTextHTML.Style = RichTextHTML.Style(),
    target: (MarkdownNode) -> RichText.Target = { .elsewhere($0.url) }
) throws -> (text: String, leftOut: [OmittedContent]) {
    try html(of: MarkdownDocument(parsing: Array(markdown.utf8)[...]), style: style, target: target)
}

/// The HTML of a document, with what was left out of it.
func html(
    of document: MarkdownDocument, style: RichTextHTML.Style = RichTextHTML.Style(),
    target: (MarkdownNode) -> RichText.Target = { .elsewhere($0.url) }
) -> (text: String, leftOut: [OmittedContent]) {
    let markdown = MarkdownText(document, target: target)
    var text = markdown.text
    for node in text.nodes.indices {
        if case .heading = text.nodes[node].kind { text.anchors[node] = Slug.make(text.plainText(of: node)) }
    }
    let html = HTML { RichTextHTML.write(text.blocks, of: text, style, to: &$0) }
    return (String(decoding: html.bytes, as: UTF8.self), markdown.leftOut)
}

/// A row of a table of cases: a name, what goes in and what comes out.
struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let markdown: String
    let expected: String

    init(_ name: String, _ markdown: String, _ expected: String) {
        (self.name, self.markdown, self.expected) = (name, markdown, expected)
    }

    var testDescription: String { name }
}
