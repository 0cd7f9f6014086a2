import Diagnostics
import Text

/// One pass over the bytes of a CSV file.
struct CSVParser {
    private let bytes: [UInt8]
    private let file: String
    /// Whether lines that start with `#` are passed over.
    private let comments: Bool
    private var index: Int
    private var separator = UInt8(ascii: ",")
    private var position = LineTracker()
    /// Whether nothing more is to be read.
    private var isStopped = false
    private(set) var diagnostics = DiagnosticList()

    init(_ bytes: [UInt8], file: String, comments: Bool) {
        (self.bytes, self.file, self.comments) = (bytes, file, comments)
        index = ByteOrderMark.length(in: bytes)
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func table() -> CSVTable {
        skipEmptyLines()
        separator = headerSeparator()
        let header = header()
        reportRepeats(in: header)
        var rows: [CSVRow] = []
        while let (cells, end) = record() {
            guard cells.contains(where: { !$0.text.isEmpty }) else { continue }
            let even = evened(cells, columns: header.cells.count, end: end)
            rows.append(CSVRow(header: header, cells: even, separator: separator))
        }
        return CSVTable(header: header, rows: rows)
    }

    /// The header. Too many columns end the reading, since each row has a cell for each of them.
    private mutating func header() -> CSVHeader {
        let cells = record()?.cells ?? []
        guard cells.count > CSVReader.maxColumns else { return CSVHeader(cells) }
        report(
            "there are \(cells.count) columns", at: cells[CSVReader.maxColumns].span,
            fix: "use at most \(CSVReader.maxColumns) columns")
        isStopped = true
        return CSVHeader(Array(cells.prefix(CSVReader.maxColumns)))
    }

    /// The separator of the line at `index`: a comma if it has one outside quotes, else a semicolon, else a tab.
    private func headerSeparator() -> UInt8 {
        var quoted = false
        var found: Set<UInt8> = []
        for byte in bytes[index...] {
            if byte == UInt8(ascii: "\"") { quoted.toggle() }
            if !quoted, Self.isLineEnd(byte) { break }
            if !quoted { found.insert(byte) }
        }
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return candidates.first { found.contains($0) } ?? UInt8(ascii: ",")
    }

    /// The cells of the next row and the point behind the last; nil at the end.
    private mutating func record() -> (cells: [CSVCell], end: SourceSpan)? {
        skipEmptyLines()
        guard byte != nil, !isStopped else { return nil }
        var cells = [cell()]
        while byte == separator {
            index += 1
            cells.append(cell())
        }
        return isStopped ? nil : (cells, point(index))
    }

    /// The cell at `index`, which moves to the separator or line end behind it.
    private mutating func cell() -> CSVCell {
        skipSpaces()
        if byte == UInt8(ascii: "\"") { return quotedCell() }
        let start = index
        skipToCellEnd()
        let end = bytes[start..<index].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return CSVCell(text: text, span: position.span(start, end, in: bytes))
    }

    private mutating func quotedCell() -> CSVCell {
        let start = index
        guard var text = quotedText() else {
            isStopped = true
            report("the quote that starts here is never closed", at: point(start, length: 1), fix: "close it with `\"`")
            return CSVCell(text: "", span: point(start))
        }
        let span = position.span(start, index, in: bytes)
        skipSpaces()
        let rest = index
        skipToCellEnd()
        guard rest < index else { return CSVCell(text: text, span: span) }
        report(
            "text after a closing quote", at: position.span(rest, index, in: bytes),
            fix: "write a quote inside a quoted cell twice, as in \"the \"\"best\"\" flour\"")
        text += String(decoding: bytes[rest..<index], as: UTF8.self)
        return CSVCell(text: text, span: span)
    }

    /// The text between the quote at `index` and its closing one, past which `index` moves; nil when there is none.
    private mutating func quotedText() -> String? {
        var text = ""
        var start = index + 1
        while let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) {
            index = quote + 1
            let isDoubled = byte == UInt8(ascii: "\"")
            text += String(decoding: bytes[start..<(isDoubled ? index : quote)], as: UTF8.self)
            guard isDoubled else { return text }
            start = index + 1
        }
        return nil
    }

    /// Gives a row as many cells as there are columns; reports it when it had more or fewer.
    private mutating func evened(_ cells: [CSVCell], columns: Int, end: SourceSpan) -> [CSVCell] {
        guard cells.count != columns else { return cells }
        let isLong = cells.count > columns
        let message = "this row has \(cells.count) cells, but there are \(columns) columns"
        let fix =
            isLong
            ? "put a cell that has the separator `\(name(of: separator))` in it in quotes, or remove what is too much"
            : "add what is missing; an empty cell still needs its separator `\(name(of: separator))`"
        diagnostics.report(
            .raggedCSV, message, at: SourceLocation(file: file, span: isLong ? cells[columns].span : end), fix: fix)
        let missing = max(0, columns - cells.count)
        return cells.prefix(columns) + Array(repeating: CSVCell(text: "", span: end), count: missing)
    }

    private func name(of separator: UInt8) -> String {
        separator == UInt8(ascii: "\t") ? "tab" : String(Unicode.Scalar(separator))
    }

    private mutating func reportRepeats(in header: CSVHeader) {
        var firsts: [String: SourceSpan] = [:]
        for (cell, key) in zip(header.cells, header.keys) where !key.isEmpty {
            guard let first = firsts[key] else {
                firsts[key] = cell.span
                continue
            }
            diagnostics.report(
                .duplicateKey, "the column `\(cell.text)` stands here a second time, and this one counts",
                at: SourceLocation(file: file, span: cell.span),
                notes: ["the first is at \(first.line):\(first.column)"], fix: "rename or remove one of the two")
        }
    }

    private mutating func report(_ message: String, at span: SourceSpan, fix: String) {
        diagnostics.report(.csvSyntax, message, at: SourceLocation(file: file, span: span), fix: fix)
    }
}

extension CSVParser {
    private mutating func point(_ offset: Int, length: Int = 0) -> SourceSpan {
        position.move(to: offset, in: bytes)
        return SourceSpan(line: position.line, column: position.column, length: length)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether a byte is white space that does not belong to a cell.
    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") && separator != UInt8(ascii: "\t")
    }

    private mutating func skipSpaces() {
        while let byte, isSpace(byte) { index += 1 }
    }

    private mutating func skipToCellEnd() {
        while let byte, byte != separator, !Self.isLineEnd(byte) { index += 1 }
    }

    /// Moves past line ends, lines of white space and lines that start with `#`.
    private mutating func skipEmptyLines() {
        while true {
            let start = index
            skipSpaces()
            if comments, byte == UInt8(ascii: "#"), start == index {
                while let byte, !Self.isLineEnd(byte) { index += 1 }
            }
            guard let byte, Self.isLineEnd(byte) else {
                if byte != nil { index = start }
                return
            }
            index += 1
        }
    }
}
