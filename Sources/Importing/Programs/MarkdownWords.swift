import Kitchen
import Markdown

/// Words of programs that let their users write Markdown, without what that does with them.
package enum MarkdownWords {
    /// A line without its emphasis and the addresses of its links; one that is no single paragraph or heading as it stands.
    package static func line(_ line: String) -> String {
        guard line.utf8.contains(where: { "*_[`#".utf8.contains($0) }) else { return line }
        // What is too complex to be parsed stays as it is written.
        guard let document = try? MarkdownDocument(parsing: Array(line.utf8)[...]) else { return line }
        let text = MarkdownText(document).text
        guard let first = text.nodes.first, first.next == text.nodes.count, first.isPlain else { return line }
        let words = PlainWords.line(text.plainText(of: 0))
        return words.isEmpty ? line : words
    }
}

extension RichText.Node {
    /// Whether it is a paragraph or a heading.
    fileprivate var isPlain: Bool {
        switch kind {
        case .paragraph, .heading: true
        default: false
        }
    }
}
