import Diagnostics
import Kitchen
import Markdown

/// Reads the blocks of an ingredients section into groups of lines.
///
/// A list gives a line for each item; a table one for each row, whichever of its columns has the amounts; a paragraph
/// that ends with a colon, or is all bold, begins a group; a paragraph of several lines that begin with amounts is a
/// list. Whatever else stands there is kept as the group's notes.
struct IngredientBlocks {
    private(set) var groups: [IngredientGroup] = []
    private var lines: IngredientScan

    init(language: KitchenLanguage) {
        lines = IngredientScan(lexicon: .of(language))
    }

    /// Reads one sub-headed group, or the blocks under the section's own heading.
    mutating func read(_ outline: RecipeOutline.Group, in prose: inout Prose) {
        groups.append(IngredientGroup(name: outline.name))
        for block in outline.blocks { read(block, in: &prose) }
        groups.removeAll { $0.ingredients.isEmpty && $0.notes.isEmpty }
    }

    private mutating func read(_ block: MarkdownNode, in prose: inout Prose) {
        switch block.kind {
        case .list: readList(block, in: &prose)
        case .table: readTable(block, in: &prose)
        case .paragraph: readParagraph(block, in: &prose)
        default: groups[groups.count - 1].notes += prose.html(of: [block])
        }
    }

    private mutating func readList(_ list: MarkdownNode, in prose: inout Prose) {
        let place = groups.count - 1
        if groups[place].ingredients.isEmpty { groups[place].ingredients.reserveCapacity(list.childCount) }
        list.forEachChild { item in
            if let only = item.onlyParagraph { add(only, in: &prose) } else { readItem(item, in: &prose) }
        }
    }

    /// Reads an item with several blocks: a line with more lines below it, or the name of a group with its lines.
    private mutating func readItem(_ item: MarkdownNode, in prose: inout Prose) {
        let (nested, own) = (item.children.filter(\.isList), item.children.filter { !$0.isList })
        let text = own.map(\.plainText).joined(separator: " ")
        if let first = nested.first, !text.startsWithAmount {
            groups.append(IngredientGroup(name: text.withoutColon))
            readList(first, in: &prose)
            for other in nested.dropFirst() { readList(other, in: &prose) }
            groups.append(IngredientGroup(name: nil))
            return
        }
        add(text, own, at: item, in: &prose)
        for inner in nested { readList(inner, in: &prose) }
    }

    /// Adds a paragraph as a line.
    private mutating func add(_ paragraph: MarkdownNode, in prose: inout Prose) {
        if let text = paragraph.verbatim {
            append(String(decoding: text, as: UTF8.self), nil, at: prose.location(of: paragraph))
        } else {
            var html: [UInt8] = []
            prose.append(insideOf: paragraph, to: &html)
            append(paragraph.plainText, html, at: prose.location(of: paragraph))
        }
    }

    private mutating func add(_ text: String, _ blocks: [MarkdownNode], at node: MarkdownNode, in prose: inout Prose) {
        guard !text.isEmpty || !blocks.isEmpty else { return }
        var html: [UInt8] = []
        for (index, block) in blocks.enumerated() {
            if index > 0 { html.append(UInt8(ascii: " ")) }
            if block.kind == .paragraph {
                prose.append(insideOf: block, to: &html)
            } else {
                prose.append(block, to: &html)
            }
        }
        append(text, html, at: prose.location(of: blocks.first ?? node))
    }

    private mutating func append(_ text: String, _ html: [UInt8]?, at location: SourceLocation) {
        let ingredient = RecipeIngredient(lines.read(text), html: html, location: location)
        groups[groups.count - 1].ingredients.append(ingredient)
    }

    private mutating func readParagraph(_ paragraph: MarkdownNode, in prose: inout Prose) {
        let text = paragraph.plainText
        let inlines = paragraph.children
        if text.hasSuffix(":") || inlines.count == 1 && inlines.first?.kind == .strong {
            groups.append(IngredientGroup(name: text.withoutColon))
            return
        }
        let lines = inlines.split { $0.kind == .softBreak || $0.kind == .lineBreak }
        let amounts = lines.count { $0.map(\.plainText).joined().startsWithAmount }
        guard lines.count > 1 ? amounts * 2 >= lines.count : amounts == 1 else {
            groups[groups.count - 1].notes += prose.html(of: [paragraph])
            return
        }
        for line in lines {
            var html: [UInt8] = []
            for inline in line { prose.append(inline, to: &html) }
            let place = line.first.map { prose.location(of: $0) } ?? prose.location(of: paragraph)
            append(line.map(\.plainText).joined().trimmingSpaces, html, at: place)
        }
    }

    private mutating func readTable(_ table: MarkdownNode, in prose: inout Prose) {
        let rows = table.children.map(\.children)
        let columns = IngredientColumns(rows: rows.map { $0.map(\.plainText) })
        for row in rows.dropFirst() {
            let cells = columns.order.compactMap { $0 < row.count ? row[$0] : nil }.filter { !$0.plainText.isEmpty }
            guard let first = cells.first else { continue }
            var html: [UInt8] = []
            for (index, cell) in cells.enumerated() {
                if index > 0 { html += columns.separator(before: index).utf8 }
                for inline in cell.children { prose.append(inline, to: &html) }
            }
            let text = cells.enumerated().map { columns.separator(before: $0.offset) + $0.element.plainText }.joined()
            append(text, html, at: prose.location(of: first))
        }
    }
}

extension String {
    /// The text without a colon at its end.
    var withoutColon: String {
        (hasSuffix(":") ? String(dropLast()) : self).trimmingSpaces
    }
}
