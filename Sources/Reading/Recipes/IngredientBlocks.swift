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
    private let lines: IngredientLineReader

    init(language: KitchenLanguage) {
        lines = IngredientLineReader(language: language)
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
        default: prose.append(block, to: &groups[groups.count - 1].notes)
        }
    }

    private mutating func readList(_ list: MarkdownNode, in prose: inout Prose) {
        let items = list.children
        let place = groups.count - 1
        if groups[place].ingredients.isEmpty { groups[place].ingredients.reserveCapacity(items.count) }
        for item in items {
            if let only = item.firstChild, only.nextSibling == nil, only.kind == .paragraph {
                add(only.plainText, [only], at: item, in: &prose)
                continue
            }
            let nested = item.children.filter { if case .list = $0.kind { true } else { false } }
            let own = item.children.filter { !nested.contains($0) }
            let text = own.map(\.plainText).joined(separator: " ")
            if let first = nested.first, !text.startsWithAmount {
                groups.append(IngredientGroup(name: text.withoutColon))
                readList(first, in: &prose)
                for other in nested.dropFirst() { readList(other, in: &prose) }
                groups.append(IngredientGroup(name: nil))
                continue
            }
            add(text, own, at: item, in: &prose)
            for inner in nested { readList(inner, in: &prose) }
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

    private mutating func append(_ text: String, _ html: [UInt8], at location: SourceLocation) {
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
            prose.append(paragraph, to: &groups[groups.count - 1].notes)
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

/// Which columns of a table of ingredients hold what, told by the header, or else by where the numbers are.
struct IngredientColumns {
    /// The columns in the order of a written line: amount, name, then the others.
    let order: [Int]
    private let hasAmount: Bool

    /// The columns of a table by the texts of its rows, the header first.
    init(rows: [[String]]) {
        let header = (rows.first ?? []).map { $0.lowercased() }
        let body = rows.dropFirst()
        let byName = header.firstIndex { title in Self.amountTitles.contains { title.hasPrefix($0) } }
        let numbers = header.indices.map { column in
            body.count { column < $0.count && $0[column].startsWithAmount }
        }
        let byNumbers = numbers.indices.max { numbers[$0] < numbers[$1] }.flatMap { numbers[$0] > 0 ? $0 : nil }
        let amount = byName ?? byNumbers
        hasAmount = amount != nil
        order = (amount.map { [$0] } ?? []) + header.indices.filter { $0 != amount }
    }

    /// What stands between the cells of a line: a space after the amount, a comma before further columns.
    func separator(before index: Int) -> String {
        index == 0 ? "" : index == 1 && hasAmount ? " " : ", "
    }

    private static let amountTitles = [
        "amount", "quantity", "qty", "measure", "weight", "quantità", "dose", "dosi", "peso", "menge", "gewicht",
        "quantité", "poids", "cantidad", "peso",
    ]
}

extension String {
    /// The text without a colon at its end.
    var withoutColon: String {
        (hasSuffix(":") ? String(dropLast()) : self).trimmingSpaces
    }
}
