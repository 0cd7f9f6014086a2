import Diagnostics
import Kitchen
import Markdown

/// Reads `content/menu/out.md`: a task list of what is sold out, with the day on which it is, or without one until it is ticked.
///
/// ```markdown
/// - [ ] Tuna 2026-11-27
/// - [ ] 23
/// - [x] Tiramisù
/// ```
public enum SoldOutReader {
    /// The file, in the site.
    public static let file = "content/menu/out.md"

    /// The open items; what is wrong with the file is reported.
    public static func read(_ bytes: [UInt8], diagnostics: inout DiagnosticList) -> [SoldOutItem] {
        guard let text = ItemText(bytes, file: file, diagnostics: &diagnostics) else { return [] }
        return text.items.filter { $0.kind != .taskItem(done: true) }.compactMap(item)
    }

    /// The whole text of the first open item that has one of some names; nil where there is none.
    public static func line(of names: [String], in bytes: [UInt8]) -> String? {
        let wanted = Set(names.map { FoodName.folded($0) })
        var others = DiagnosticList()
        let nodes = ItemText(bytes, file: file, diagnostics: &others)?.items ?? []
        return nodes.first { node in
            node.kind != .taskItem(done: true) && item(node).map { wanted.contains(FoodName.folded($0.name)) } ?? false
        }.map(text)
    }

    private static func text(_ node: MarkdownNode) -> String {
        node.children.filter { !$0.isList }.map(\.plainText).joined(separator: " ")
    }

    private static func item(_ node: MarkdownNode) -> SoldOutItem? {
        var words = text(node).split(whereSeparator: \.isWhitespace).map(String.init)
        let day = words.last.flatMap { CalendarDate($0.trimmingPrefix("(").prefix { $0 != ")" }) }
        if day != nil { words.removeLast() }
        let place = SourceLocation(file: file, span: SourceSpan(line: node.line, column: node.column, length: 1))
        let name = words.joined(separator: " ")
        return name.isEmpty ? nil : SoldOutItem(name: name, soldOut: SoldOut(until: day), location: place)
    }
}
