import Diagnostics
import Kitchen
import Markdown
import Text

/// Reads the pages that are mostly text: those of `content/pages` and the long descriptions of dishes.
public struct PageReader: Sendable {
    /// A page with all that was found while it was read.
    public struct Result: Sendable {
        /// Nil when the file cannot be read as text, or is a draft.
        public var page: Page?
        /// The problems found.
        public var diagnostics = DiagnosticList()
        /// What to check and publish with the text.
        public var facts = ReadFindings()
    }

    private let context: ProseContext

    /// A reader whose links are resolved in `context`.
    public init(context: ProseContext) {
        self.context = context
    }

    /// The page in the bytes of `file`, to be shown at `address`.
    public func read(_ bytes: [UInt8], file: String, address: String) -> Result {
        var result = Result()
        guard UTF8Check.passes(bytes, file: file, diagnostics: &result.diagnostics) else { return result }
        let matter = FrontMatter.split(bytes, file: file, diagnostics: &result.diagnostics)
        let fields = self.fields(matter, of: bytes, file: file, diagnostics: &result.diagnostics)
        guard !fields.isDraft else { return result }
        let fallback = PlainText.title(
            fromSlug: Slug.make(String(file.split(separator: "/").last ?? "").withoutEnding))
        var page = Page(
            address: address, title: fields.title ?? fallback, description: fields.description,
            isInNavigation: fields.isInNavigation, source: file)
        do throws(MarkdownProblem) {
            let document = try MarkdownDocument(parsing: bytes[matter.body], firstLine: matter.bodyLine, isUTF8: true)
            var prose = MarkdownContent(
                document, file: file, context: context, headingIDs: HeadingIDs(reserved: ["page-main"]))
            var blocks = prose.text.blocks
            if let heading = prose.text.title(blocks.first) {
                if fields.title == nil { page.title = heading }
                blocks.removeFirst()
            }
            page.body = TextExcerpt(blocks: prose.shown(blocks))
            page.body.text = prose.text
            page.description =
                page.description
                ?? blocks.first { prose.text.nodes[$0].kind == .paragraph }
                .map { prose.text.plainText(of: $0).shortened(to: 200) }
            result.diagnostics.append(prose.diagnostics)
            result.facts = prose.facts
        } catch {
            result.diagnostics.report(error, in: file)
            page.body = TextExcerpt(preformatted: bytes[matter.body])
        }
        result.page = page
        return result
    }

    private struct PageFields {
        var title: String?
        var description: String?
        var isInNavigation = true
        var isDraft = false
    }

    private func fields(_ matter: FrontMatter, of bytes: [UInt8], file: String, diagnostics: inout DiagnosticList)
        -> PageFields
    {
        guard let range = matter.yaml,
            let root = YAMLReader.read(frontMatter: range, of: bytes, file: file, diagnostics: &diagnostics)
        else { return PageFields() }
        var fields = Fields(root, file: file, subject: "this page")
        let result = PageFields(
            title: fields.text("title")?.value.nonEmpty, description: fields.text("description")?.value.nonEmpty,
            isInNavigation: fields.bool("nav")?.value ?? true, isDraft: fields.bool("draft")?.value ?? false)
        fields.finish(into: &diagnostics)
        return result
    }
}

extension String {
    /// A file's name without its ending.
    fileprivate var withoutEnding: String {
        lastIndex(of: ".").map { String(self[..<$0]) } ?? self
    }
}
