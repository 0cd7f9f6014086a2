import Diagnostics
import Kitchen
import Markdown

/// Reads a shopping list from `content/lists`: a Markdown task list.
///
/// Every list item of the file is an item; one without a box is not done. See ``ListItemReader`` for what a line says.
public struct ListReader: Sendable {
    private let items: ListItemReader

    /// A reader of prices in `currency` and of amounts as `language` writes them.
    public init(currency: Currency, language: KitchenLanguage, decimalMark: String? = nil) {
        items = ListItemReader(currency: currency, language: language, decimalMark: decimalMark)
    }

    /// The list in the bytes of `file`; nil when they are no text, or too complex to be parsed.
    public func read(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> ShoppingList? {
        guard let text = ItemText(bytes, file: file, diagnostics: &diagnostics) else { return nil }
        let slug = ContentIndex.slug(ofFile: file)
        var list = ShoppingList(slug: slug, title: PlainText.title(fromSlug: slug), source: file)
        let blocks = text.document.root.children
        if let heading = blocks.first(where: { $0.kind == .heading(level: 1) }) { list.title = heading.plainText }
        list.notes = blocks.filter { $0.kind == .paragraph }.map(\.plainText)
        list.items = text.items.map { items.item(of: $0, file: file) }
        return list
    }
}

/// The items of all lists of a Markdown file, with their places: what list files are read and edited by.
struct ItemText {
    let document: MarkdownDocument
    /// The items of all lists, nested ones behind the item that they are in.
    let items: [MarkdownNode]

    /// The items in the bytes of `file`; nil when they are no text, or too complex to be parsed, which is reported.
    init?(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return nil }
        let matter = FrontMatter.split(bytes, file: file, diagnostics: &diagnostics)
        do throws(MarkdownProblem) {
            document = try MarkdownDocument(parsing: bytes[matter.body], firstLine: matter.bodyLine, isUTF8: true)
        } catch {
            diagnostics.report(error, in: file)
            return nil
        }
        items = document.root.children.flatMap { $0.listItems }
    }
}

extension MarkdownNode {
    /// The items of a list, each with those nested in it.
    fileprivate var listItems: [MarkdownNode] {
        guard isList else { return [] }
        return children.flatMap { item in [item] + item.children.flatMap(\.listItems) }
    }
}
