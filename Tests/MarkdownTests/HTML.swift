import Markdown
import Testing

/// The HTML of a text, with what was left out of it.
func html(
    _ markdown: String, options: HTMLOptions = HTMLOptions(),
    resolve: @escaping (LinkUse) -> LinkTarget = { .href($0.url) }
) throws -> (text: String, leftOut: [LeftOut]) {
    let document = try MarkdownDocument(parsing: Array(markdown.utf8)[...])
    var renderer = HTMLRenderer(options: options, resolve: resolve)
    var bytes: [UInt8] = []
    renderer.append(document.root, to: &bytes)
    return (String(decoding: bytes, as: UTF8.self), renderer.leftOut)
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
