import Diagnostics
import Markdown
import Reading

extension InputReader {
    /// The formats that everything else is written in.
    static let formats = [
        InputReader("json", file: "content/menu/pizzas.json") { bytes, file, diagnostics in
            _ = JSONReader.read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("yaml", file: "content/site.yml") { bytes, file, diagnostics in
            _ = YAMLReader.read(bytes, file: file, diagnostics: &diagnostics)
        },
        InputReader("front-matter", file: "content/pages/page.md", readFrontMatter),
        InputReader("csv", file: "content/pantry.csv") { bytes, file, diagnostics in
            guard let table = CSVReader.read(bytes, file: file, diagnostics: &diagnostics) else { return }
            table.checkColumns(known: ["name"], required: ["item"], file: file, diagnostics: &diagnostics)
        },
        InputReader("markdown", readMarkdown),
    ]

    private static func readFrontMatter(_ bytes: [UInt8], _ file: String, _ diagnostics: inout DiagnosticList) {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return }
        let matter = FrontMatter.split(bytes, file: file, diagnostics: &diagnostics)
        guard let range = matter.yaml else { return }
        _ = YAMLReader.read(Array(bytes[range]), file: file, firstLine: 2, diagnostics: &diagnostics)
    }

    /// Parses what passes the scan of its complexity, makes a text of it, and asks where each link stands.
    private static func readMarkdown(_ bytes: [UInt8]) {
        guard let document = try? MarkdownDocument(parsing: bytes[...]) else { return }  // Too complex, and told so.
        _ = MarkdownText(document)
        for link in document.links { _ = (link.line, link.column, link.plainText) }
    }
}
