import Importing
import Kitchen

/// Writes blocks of a text as Markdown that Forno reads as the same text.
///
/// ```
/// let recipe: Recipe
/// let blocks = MarkdownBlocks(recipe.text) { _ in nil }
/// let intro = blocks.text(of: recipe.intro)
/// ```
struct MarkdownBlocks {
    private let text: RichText
    /// The address that a link or a picture has in the file; nil where only its words can stay.
    private let address: (RichText.Target) -> String?
    /// The least level of a heading.
    var leastLevel = 1

    init(_ text: RichText, address: @escaping (RichText.Target) -> String?) {
        (self.text, self.address) = (text, address)
    }

    /// The blocks, an empty line between.
    func text(of blocks: [Int]) -> String { lines(of: blocks).joined(separator: "\n") }

    /// The words of a node on one line.
    func line(of node: Int) -> String { inlines(of: node).replacing("\n", with: " ") }

    private func lines(of blocks: [Int], isTight: Bool = false) -> [String] {
        var (lines, marks): ([String], (list: Bool, isOther: Bool)) = ([], (false, false))
        for block in blocks {
            if !lines.isEmpty, !isTight { lines.append("") }
            var isList = false
            if case .list = text.nodes[block].kind { isList = true }
            // Two lists in a row are two only by their marks.
            marks = (isList, isList && marks.list && !marks.isOther)
            lines += self.lines(of: block, hasOtherMark: marks.isOther)
        }
        return lines
    }

    private func lines(of block: Int, hasOtherMark: Bool) -> [String] {
        switch text.nodes[block].kind {
        case .heading(let level):
            let signs = String(repeating: "#", count: min(6, max(leastLevel, Int(level))))
            return ["\(signs) \(inlines(of: block, isHeading: true).replacing("\n", with: " "))"]
        case .list(let start, let isTight): return listLines(block, start, isTight, hasOtherMark)
        case .quote: return lines(of: text.children(of: block)).map { $0.isEmpty ? ">" : "> " + $0 }
        case .codeBlock: return codeLines(block)
        case .rule: return ["***"]
        case .preformatted:
            return words(of: block).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case .table: return tableLines(block)
        default: return inlines(of: block).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private func listLines(_ list: Int, _ start: Int32?, _ isTight: Bool, _ hasOtherMark: Bool) -> [String] {
        var (lines, number): ([String], Int32) = ([], start ?? 0)
        for item in text.children(of: list) {
            if !lines.isEmpty, !isTight { lines.append("") }
            let mark = start == nil ? (hasOtherMark ? "* " : "- ") : "\(number)\(hasOtherMark ? ")" : ".") "
            var own = itemLines(item, isTight: isTight)
            if case .item(let task?) = text.nodes[item].kind {
                own[0] = (task == .done ? "[x] " : "[ ] ") + own[0]
            }
            let indent = String(repeating: " ", count: mark.count)
            lines += own.enumerated().map { $0 == 0 ? mark + $1 : $1.isEmpty ? "" : indent + $1 }
            number += 1
        }
        return lines
    }

    /// The lines of an item, at least one.
    private func itemLines(_ item: Int, isTight: Bool) -> [String] {
        guard let first = text.children(of: item).first else { return [""] }
        let lines =
            isBlock(first)
            ? self.lines(of: text.children(of: item), isTight: isTight)
            : inlines(of: item).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.isEmpty ? [""] : lines
    }

    private func isBlock(_ node: Int) -> Bool {
        switch text.nodes[node].kind {
        case .paragraph, .note, .line, .heading, .list, .item, .quote, .codeBlock, .rule, .preformatted, .table: true
        default: false
        }
    }

    private func codeLines(_ block: Int) -> [String] {
        let code = words(of: block)
        let fence = Self.fence(around: code, least: 3)
        let body = code.hasSuffix("\n") ? String(code.dropLast()) : code
        return ["\(fence)\(text.languages[block] ?? "")"]
            + body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [fence]
    }

    private func tableLines(_ table: Int) -> [String] {
        var lines: [String] = []
        for row in text.children(of: table) {
            let cells = text.children(of: row)
            lines.append("| " + cells.map { line(of: $0) }.joined(separator: " | ") + " |")
            guard lines.count == 1 else { continue }
            lines.append("| " + cells.map(rule).joined(separator: " | ") + " |")
        }
        return lines
    }

    /// What says under the head of a column how its cells stand.
    private func rule(under cell: Int) -> String {
        guard case .cell(let alignment, _) = text.nodes[cell].kind else { return "---" }
        switch alignment {
        case .natural: return "---"
        case .left: return ":--"
        case .center: return ":-:"
        case .right: return "--:"
        }
    }

    private func words(of node: Int) -> String { String(decoding: text.bytes[text.nodes[node].range], as: UTF8.self) }

    /// More backquotes than stand anywhere in a text.
    private static func fence(around text: String, least: Int) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(least, longest + 1))
    }
}

// Words and what is marked among them.
extension MarkdownBlocks {
    private func inlines(of node: Int, isHeading: Bool = false) -> String {
        let start = text.nodes[node].range.lowerBound
        return inlines(of: node, Line(start: start, end: text.nodes[node].range.upperBound, isHeading: isHeading))
    }

    /// The stretch of the words whose lines they are escaped in.
    private struct Line {
        let start: Int
        let end: Int
        let isHeading: Bool
    }

    private func inlines(of node: Int, _ line: Line) -> String {
        var (written, place) = ("", text.nodes[node].range.lowerBound)
        for child in text.children(of: node) {
            let range = text.nodes[child].range
            if place < range.lowerBound { written += escaped(place..<range.lowerBound, line) }
            written += inline(child, line)
            place = range.upperBound
        }
        return written + escaped(place..<max(place, text.nodes[node].range.upperBound), line)
    }

    private func inline(_ node: Int, _ line: Line) -> String {
        switch text.nodes[node].kind {
        case .text: return escaped(text.nodes[node].range, line)
        case .emphasis: return "*\(inlines(of: node, line))*"
        case .strong: return "**\(inlines(of: node, line))**"
        case .strikethrough: return "~~\(inlines(of: node, line))~~"
        case .element(let element): return "<\(element.rawValue)>\(inlines(of: node, line))</\(element.rawValue)>"
        case .code:
            let code = words(of: node)
            let fence = Self.fence(around: code, least: 1)
            let pad = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
            return fence + pad + code + pad + fence
        case .lineBreak:
            let range = text.nodes[node].range
            let isEnd = range.isEmpty && range.upperBound < line.end && text.bytes[range.upperBound] == 0x0A
            return isEnd ? "\\" : "\\\n"
        case .link(let number): return link(node, Int(number), sign: "", line)
        case .picture(let number): return link(node, Int(number), sign: "!", line)
        default: return inlines(of: node, line)
        }
    }

    private func link(_ node: Int, _ number: Int, sign: String, _ line: Line) -> String {
        let inner = inlines(of: node, line)
        guard let address = address(text.links[number].target) else {
            // A picture that is not there is what stands for it.
            return sign.isEmpty ? inner : "![\(inner)]()"
        }
        let title = text.links[number].title
        let quoted = title.isEmpty ? "" : " \"\(EscapedMarkdown.line(title).replacing("\"", with: "\\\""))\""
        let isPlain = address.utf8.allSatisfy { $0 > 0x20 && !"()<>\\".utf8.contains($0) }
        return "\(sign)[\(inner)](\(isPlain ? address : "<\(address)>")\(quoted))"
    }

    /// Words as they are; those of each line know what stands before them in it.
    private func escaped(_ range: Range<Int>, _ line: Line) -> String {
        var (written, place) = ("", range.lowerBound)
        while place < range.upperBound {
            let before = text.bytes[line.start..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? line.start
            let end = text.bytes[place..<line.end].firstIndex(of: 0x0A) ?? line.end
            let last = min(end, range.upperBound)
            var part = EscapedMarkdown.escaped(
                Array(text.bytes[before..<end]), place - before..<last - before, isHeading: line.isHeading)
            // Before a link it would make it a picture.
            if part.hasSuffix("!") { part = part.dropLast() + "\\!" }
            written += part
            if last < range.upperBound { written += "\n" }
            place = last + 1
        }
        return written
    }
}
