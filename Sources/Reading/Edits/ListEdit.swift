import Diagnostics
import Kitchen
import Markdown

/// Changes a shopping list in its file: each change touches only the lines of its item.
///
/// ```swift
/// let edit = ListEdit(currency: .euro, language: .english)
/// let list = Array("- [ ] 2 kg mozzarella €14.00\n".utf8)
/// let (bytes, item) = try edit.mark("mozzarella", done: true, in: list)
/// // bytes is "- [x] 2 kg mozzarella €14.00\n"
/// ```
///
/// An item is named by its whole line, by the name in it, or by any part of the line that no other has. All are pure: the
/// caller reads the file, locks it, and writes it.
public struct ListEdit: Sendable {
    private let items: ListItemReader
    private let file = "the list"

    /// An editor of lists with prices in `currency` and amounts as `language` writes them.
    public init(currency: Currency, language: KitchenLanguage, decimalMark: String? = nil) {
        items = ListItemReader(currency: currency, language: language, decimalMark: decimalMark)
    }

    /// A new list with a title and no items.
    public static func new(title: String) -> [UInt8] {
        Array("# \(title.onOneLine ?? "")\n".utf8)
    }

    /// The list with an item behind the last one, in the bullet of the others.
    public func add(_ text: String, to bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        guard let text = text.onOneLine else { throw .empty }
        let places = try ItemLines(bytes, file: file)
        let top = places.text.document.root.children.filter(\.isList).last?.children.last
        if let top {
            let line = places.bullet(beside: top) + Array("[ ] \(text)".utf8)
            return places.lines.inserting([line], afterLine: places.extent(of: top).upperBound)
        }
        let line = Array("- [ ] \(text)".utf8)
        let isApart = places.lines.count == 0 || places.lines.isBlank(places.lines.count)
        return places.lines.inserting(isApart ? [line] : [[], line], afterLine: places.lines.count)
    }

    /// The list with an item's box ticked, or not ticked any more, and that item as it is now.
    ///
    /// Throws `unchanged` when only an item that is so already is meant.
    public func mark(
        _ name: String, done: Bool, in bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], item: ListItem) {
        let places = try ItemLines(bytes, file: file)
        let all = places.text.items
        let open = all.filter { ($0.kind == .taskItem(done: true)) != done }
        let node: MarkdownNode
        do throws(EditFailure) {
            node = try find(name, among: open)
        } catch {
            // What is so already is told apart from what is not there.
            guard case .notFound = error else { throw error }
            throw .unchanged(item(try find(name, among: all)).text)
        }
        guard let words = places.words(of: node) else { throw .unreadable(file) }
        var item = item(node)
        item.isDone = done
        let mark = Array((done ? "x" : " ").utf8)
        if let box = words.box { return (places.lines.replacing(box..<box + 1, with: mark), item) }
        let box = Array("[".utf8) + mark + Array("] ".utf8)
        return (places.lines.replacing(words.start..<words.start, with: box), item)
    }

    /// The list under another title: its first heading, or a new one where it has none.
    public func retitle(_ title: String, in bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        guard let title = title.onOneLine else { throw .empty }
        let places = try ItemLines(bytes, file: file)
        let blocks = places.text.document.root.children
        let line = Array("# \(title)".utf8)
        guard let index = blocks.firstIndex(where: { $0.kind == .heading(level: 1) }) else {
            return places.lines.inserting([line, []], afterLine: (blocks.first?.line ?? 1) - 1)
        }
        // A heading over an underline is two lines, or more.
        var last = index + 1 < blocks.count ? blocks[index + 1].line - 1 : places.lines.count
        while last > blocks[index].line, places.lines.isBlank(last) { last -= 1 }
        if places.lines.text(blocks[index].line).contains(UInt8(ascii: "#")) { last = blocks[index].line }
        let range = places.lines.start(blocks[index].line)..<places.lines.content(last).upperBound
        return places.lines.replacing(range, with: line)
    }

    /// The list with other words for an item, its box and what is nested in it left alone.
    public func rename(_ name: String, to text: String, in bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        guard let text = text.onOneLine else { throw .empty }
        let places = try ItemLines(bytes, file: file)
        let node = try find(name, among: places.text.items)
        guard let words = places.words(of: node) else { throw .unreadable(file) }
        let end = places.lines.content(places.lastLineOfWords(of: node)).upperBound
        return places.lines.replacing(words.start..<max(words.start, end), with: text.utf8)
    }

    /// The list without an item and what is nested in it, and that item.
    public func remove(
        _ name: String, from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], item: ListItem) {
        let places = try ItemLines(bytes, file: file)
        let node = try find(name, among: places.text.items)
        return (places.lines.removing(lines: places.extent(of: node)), item(node))
    }

    private func find(_ name: String, among nodes: [MarkdownNode]) throws(EditFailure) -> MarkdownNode {
        let items = nodes.map { item($0) }
        return nodes[try NameMatch.find(name, in: items.map { ($0.text, $0.name) })]
    }

    private func item(_ node: MarkdownNode) -> ListItem { items.item(of: node, file: file) }
}
