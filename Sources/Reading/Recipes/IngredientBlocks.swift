import Diagnostics
import Kitchen

/// Reads the blocks of an ingredients section into groups of lines.
///
/// A list gives a line for each item; a table one for each row, whichever of its columns has the amounts; a paragraph
/// that ends with a colon, or is all bold, begins a group; a paragraph of several lines that begin with amounts is a
/// list. Whatever else stands there is kept as the group's notes.
struct IngredientBlocks {
    private(set) var groups: [IngredientGroup] = []
    /// What is said of words that seem to be units.
    private(set) var diagnostics = DiagnosticList()
    /// Whether a line was taken for a name that may yet be a food that nobody knows: an item before others, or a line of its own
    /// with nothing to list behind it.
    private(set) var hasDoubtfulNames = false
    /// The groups that a line of its own began.
    private var named: [Int] = []
    private var lines: IngredientScan
    private let language: KitchenLanguage
    /// The names that what is read stands under: of the sub-heading, and of the groups around a list.
    private var outer: [String] = []

    init(_ context: ProseContext) {
        language = context.language
        lines = IngredientScan(lexicon: .of(context.language, decimalMark: context.decimalMark))
    }

    /// Reads one sub-headed group, or the blocks under the section's own heading.
    mutating func read(_ outline: RecipeOutline.Group, in prose: inout MarkdownContent) {
        let first = groups.count
        outer = outline.name.map { [$0.withoutColon] } ?? []
        groups.append(IngredientGroup(name: outline.name))
        for block in outline.blocks { read(block, in: &prose) }
        if !named.isEmpty {
            if named.contains(where: { groups[$0].ingredients.isEmpty }) { hasDoubtfulNames = true }
            named = []
        }
        groups[first...].removeAll { $0.ingredients.isEmpty && $0.notes.isEmpty }
    }

    private mutating func read(_ block: Int, in prose: inout MarkdownContent) {
        switch prose.text.nodes[block].kind {
        case .list: readList(block, in: &prose)
        case .table: readTable(block, in: &prose)
        case .paragraph: readParagraph(block, in: &prose)
        default: addNote(block, in: &prose)
        }
    }

    private mutating func addNote(_ block: Int, in prose: inout MarkdownContent) {
        groups[groups.count - 1].notes += prose.shown([block])
    }

    private mutating func readList(_ list: Int, in prose: inout MarkdownContent) {
        let place = groups.count - 1
        if groups[place].ingredients.isEmpty { groups[place].ingredients.reserveCapacity(16) }
        var item = list + 1
        let end = prose.text.nodes[list].next
        while item < end {
            if let only = prose.text.onlyChild(of: item), prose.text.nodes[only].kind.isParagraph {
                let last = prose.text.lastByte(of: only)
                // Most lines end with a letter, and need no second look.
                if last >= UInt8(ascii: "a"), last < 0x80 {
                    add(only, at: prose.location(of: only), in: prose)
                } else {
                    readLine(only, isLast: prose.text.nodes[item].next >= end, in: &prose)
                }
            } else {
                readItem(item, in: &prose)
            }
            item = prose.text.nodes[item].next
        }
    }

    /// Reads an item of one paragraph: a remark, the name of the items behind it, or a line.
    private mutating func readLine(_ only: Int, isLast: Bool, in prose: inout MarkdownContent) {
        if prose.text.isRemark(only) {
            addNote(only, in: &prose)
        } else if !isLast, let name = prose.text.nameOfItems(behind: only) {
            hasDoubtfulNames = true
            begin(name)
        } else {
            add(only, at: prose.location(of: only), in: prose)
        }
    }

    /// Reads an item with several blocks: a line with more lines below it, or the name of a group with its lines.
    private mutating func readItem(_ item: Int, in prose: inout MarkdownContent) {
        let children = prose.text.children(of: item)
        let (nested, own) = (children.filter { prose.text.isList($0) }, children.filter { !prose.text.isList($0) })
        let text = own.map { prose.text.plainText(of: $0) }.joined(separator: " ")
        if own.isEmpty {
            // "- * 2 eggs": a list is all of it.
            for inner in nested { readList(inner, in: &prose) }
            return
        }
        if let first = nested.first, !text.startsWithAmount {
            let enclosing = groups[groups.count - 1].name
            begin(text.withoutColon)
            outer.append(text.withoutColon)
            readList(first, in: &prose)
            for other in nested.dropFirst() { readList(other, in: &prose) }
            outer.removeLast()
            groups.append(IngredientGroup(name: enclosing))
            return
        }
        if let first = own.first {
            let separators = [String](repeating: " ", count: own.count - 1)
            addLine(of: own, separators, at: prose.location(of: first), in: &prose)
        }
        for inner in nested { readList(inner, in: &prose) }
    }

    /// Begins a group, which is named with those that it is in.
    private mutating func begin(_ name: String) {
        groups.append(IngredientGroup(name: outer.isEmpty ? name : outer.joined(separator: ": ") + ": " + name))
    }

    /// Adds the words of a node as a line.
    private mutating func add(_ node: Int, at location: SourceLocation, in prose: MarkdownContent) {
        let line = lines.read(prose.text.line(node))
        // "Ingredients" as the first item of their list.
        if line.quantity == nil, groups[groups.count - 1].ingredients.isEmpty,
            SectionKind(title: line.text) == .ingredients, SectionKind.isBare(title: line.text)
        {
            return
        }
        if let quantity = line.quantity, quantity.unit == nil, quantity.amount != .toTaste {
            reportSlip(at: location)
        }
        let recipe = prose.text.links.isEmpty ? nil : prose.recipe(thatNames: line, at: node)
        groups[groups.count - 1].ingredients.append(
            RecipeIngredient(line, node: node, location: location, recipe: recipe))
    }

    /// Notes a word behind a bare number that is one letter from a unit.
    private mutating func reportSlip(at location: SourceLocation) {
        guard let word = lines.unknownWord(), let unit = Unit.name(meantBy: word, in: language) else { return }
        diagnostics.report(
            Diagnostic(
                .unknownUnit, "\"\(word)\" is no unit, and is read as part of the name", at: location, severity: .note,
                fix: "did you mean \"\(unit)\"?"))
    }

    /// Adds several nodes as one line; of paragraphs and cells what is in them.
    private mutating func addLine(
        of nodes: [Int], _ separators: [String], at location: SourceLocation, in prose: inout MarkdownContent
    ) {
        let line = prose.withText { text in
            text.addLine(of: nodes.map { text.piece($0, text.nodes[$0].range) }, separators: separators)
        }
        add(line, at: location, in: prose)
    }

    private mutating func readParagraph(_ paragraph: Int, in prose: inout MarkdownContent) {
        let text = prose.text.plainText(of: paragraph)
        let only = prose.text.onlyChild(of: paragraph)
        if text.hasSuffix(":") || only.map({ prose.text.nodes[$0].kind == .strong }) ?? false {
            begin(text.withoutColon)
            named.append(groups.count - 1)
            return
        }
        let rows = prose.text.lines(of: paragraph)
        let amounts = rows.count { prose.text.plainText(in: $0.words).startsWithAmount }
        guard rows.count > 1 ? amounts * 2 >= rows.count : amounts == 1 else {
            return addNote(paragraph, in: &prose)
        }
        for row in rows {
            let line = prose.withText { $0.addLine(of: [$0.piece(paragraph, row.words)], separators: []) }
            add(line, at: prose.location(of: paragraph, breaks: row.breaks), in: prose)
        }
    }

    /// Whether a cell says how much, as "1/2" and "a pinch" do and "to taste" does not.
    private mutating func isAmount(_ cell: String) -> Bool {
        cell.startsWithAmount || lines.read("\(cell) salt").quantity?.amount.upper != nil
    }

    private mutating func readTable(_ table: Int, in prose: inout MarkdownContent) {
        let text = prose.text
        let rows = text.children(of: table).map { text.children(of: $0) }
        let columns = IngredientColumns(rows: rows.map { $0.map { text.plainText(of: $0) } })
        for row in rows.dropFirst() {
            let line = columns.line(of: row.map { text.plainText(of: $0) }) { isAmount($0) }
            guard let first = line.map({ row[$0.column] }).min() else { continue }
            let separators = line.dropFirst().map(\.separator)
            addLine(of: line.map { row[$0.column] }, separators, at: prose.location(of: first), in: &prose)
        }
    }
}

extension RichText {
    func isList(_ node: Int) -> Bool {
        if case .list = nodes[node].kind { true } else { false }
    }

    /// What is in a paragraph or cell, or any other block whole, within some of its words, without the white space around
    /// them.
    fileprivate func piece(_ node: Int, _ words: Range<Int>) -> (nodes: Range<Int>, words: Range<Int>) {
        var (start, end) = (words.lowerBound, words.upperBound)
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x0A { start += 1 }
        let isOpened =
            switch nodes[node].kind {
            case .paragraph, .cell: true
            default: false
            }
        return ((isOpened ? node + 1 : node)..<nodes[node].next, start..<end)
    }

    /// The last byte of a node; 0 for none.
    @inline(__always) fileprivate func lastByte(of node: Int) -> UInt8 {
        let end = nodes[node].range.upperBound
        return end > 0 ? bytes[end - 1] : 0
    }

    /// The name in an item that begins a group of those behind it: "Sauce:", "[Broth]"; nil for any other.
    fileprivate func nameOfItems(behind only: Int) -> String? {
        if let name = nameInBrackets(of: only) { return name }
        guard !nodes[only].range.isEmpty, bytes[nodes[only].range.upperBound - 1] == UInt8(ascii: ":"),
            case let name = plainText(of: only), !name.startsWithAmount
        else { return nil }
        return name.withoutColon
    }

    /// The name in brackets that a paragraph or item is, as RecipeSage and others write what the lines behind it are for.
    func nameInBrackets(of node: Int) -> String? {
        let range = nodes[node].range
        guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "["),
            bytes[range.upperBound - 1] == UInt8(ascii: "]")
        else { return nil }
        let name = plainText(of: node).dropFirst().dropLast()
        let isName = name.count > 1 && name.first?.isLetter ?? false && !name.contains { "[]".contains($0) }
        return isName ? String(name).trimmingSpaces : nil
    }

    /// Whether an item of a list of ingredients is a sentence, and so none of them.
    fileprivate func isRemark(_ item: Int) -> Bool {
        let range = nodes[item].range
        guard range.count >= 60, bytes[range.lowerBound] &- 0x30 >= 10,
            bytes[range.upperBound - 1] == UInt8(ascii: ".")
        else { return false }
        let words = plainText(of: item)
        return words.split(separator: " ").count >= 10 && !words.startsWithAmount
    }

    /// The lines of a paragraph that have words, each with the number of line breaks before it; what is emphasised or a link
    /// stays whole.
    func lines(of paragraph: Int) -> [(words: Range<Int>, breaks: Int)] {
        var lines: [(words: Range<Int>, breaks: Int)] = []
        var (start, breaks) = (nodes[paragraph].range.lowerBound, 0)
        for child in children(of: paragraph) {
            let isSplit = nodes[child].kind == .text || nodes[child].kind == .lineBreak
            for place in nodes[child].range where bytes[place] == 0x0A {
                if isSplit {
                    lines.append((start..<place, breaks))
                    start = place + 1
                }
                breaks += 1
            }
        }
        lines.append((start..<nodes[paragraph].range.upperBound, breaks))
        return lines.filter { !$0.words.isEmpty }
    }
}

extension String {
    /// The text without a colon at its end.
    var withoutColon: String {
        (hasSuffix(":") ? String(dropLast()) : self).trimmingSpaces
    }
}
