import Diagnostics
import Markdown

/// Where the items of a list file stand, in lines and bytes.
struct ItemLines {
    let lines: TextLines
    let text: ItemText

    init(_ bytes: [UInt8], file: String) throws(EditFailure) {
        var diagnostics = DiagnosticList()
        guard let text = ItemText(bytes, file: file, diagnostics: &diagnostics) else { throw .unreadable(file) }
        self.text = text
        lines = TextLines(bytes)
    }

    /// The lines of an item with all that is in it, without blank lines behind it.
    func extent(of item: MarkdownNode) -> ClosedRange<Int> {
        let limit = (next(after: item)?.line ?? lines.count + 1) - 1
        var last = item.line
        var number = item.line + 1
        while number <= limit {
            // Behind a blank line only what is indented can be part of the item.
            if lines.isBlank(number - 1), !lines.isBlank(number), !isIndented(number) { break }
            if !lines.isBlank(number) { last = number }
            number += 1
        }
        return item.line...max(item.line, last)
    }

    /// Where the words of an item begin, behind its bullet and box, and the box's own byte; nil where no bullet is found.
    func words(of item: MarkdownNode) -> (start: Int, box: Int?)? {
        let end = lines.content(item.line).upperBound
        let bytes = lines.bytes
        var place = lines.offset(line: item.line, column: item.column)
        guard place < end else { return nil }
        if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bytes[place]) {
            place += 1
        } else {
            let digits = bytes[place..<end].prefix { (0x30...0x39).contains($0) }
            guard !digits.isEmpty, digits.endIndex < end else { return nil }
            place = digits.endIndex + 1
        }
        place = afterSpaces(place, end)
        guard place + 2 < end, bytes[place] == UInt8(ascii: "["), bytes[place + 2] == UInt8(ascii: "]"),
            " xX".utf8.contains(bytes[place + 1])
        else { return (place, nil) }
        return (afterSpaces(place + 3, end), place + 1)
    }

    /// What a new item beside another one begins with: its indent and bullet, a number one higher.
    func bullet(beside item: MarkdownNode) -> [UInt8] {
        let start = lines.start(item.line)
        let place = lines.offset(line: item.line, column: item.column)
        let prefix = lines.bytes[start..<place].filter { $0 < 0x80 }
        let digits = lines.bytes[place...].prefix { (0x30...0x39).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), digits.endIndex < lines.bytes.count else {
            return prefix + [lines.bytes[place], UInt8(ascii: " ")]
        }
        return prefix + "\(number + 1)".utf8 + [lines.bytes[digits.endIndex], UInt8(ascii: " ")]
    }

    /// The last line of the words of an item, before what is nested in it.
    func lastLineOfWords(of item: MarkdownNode) -> Int {
        let nested = item.children.dropFirst().first.map { $0.line - 1 }
        var last = nested ?? extent(of: item).upperBound
        while last > item.line, lines.isBlank(last) { last -= 1 }
        return max(item.line, last)
    }

    private func next(after node: MarkdownNode) -> MarkdownNode? {
        var node: MarkdownNode? = node
        while let current = node {
            if let next = current.nextSibling { return next }
            node = current.parent
        }
        return nil
    }

    private func isIndented(_ number: Int) -> Bool {
        lines.text(number).first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? false
    }

    private func afterSpaces(_ place: Int, _ end: Int) -> Int {
        var place = place
        while place < end, lines.bytes[place] == UInt8(ascii: " ") || lines.bytes[place] == UInt8(ascii: "\t") {
            place += 1
        }
        return place
    }
}

extension String {
    /// The text on one line, for a file where a line is an item; nil when nothing is left of it.
    var onOneLine: String? {
        split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ").nonEmpty
    }
}
