import Diagnostics

/// How rows are put into a CSV file, all else left as it is.
struct TableEdit {
    let lines: TextLines
    let header: CSVHeader
    let rows: [CSVRow]

    /// A table as it was read of these bytes.
    init(_ bytes: [UInt8], header: CSVHeader, rows: [CSVRow]) {
        lines = TextLines(bytes)
        (self.header, self.rows) = (header, rows)
    }

    /// The table in the bytes of a file; one that cannot be read as it is meant is not changed.
    init(_ bytes: [UInt8], of file: String) throws(EditFailure) {
        var diagnostics = DiagnosticList()
        let table = CSVReader.read(bytes, file: file, diagnostics: &diagnostics)
        guard let table, !diagnostics.contains(where: { PantryEdit.harmful.contains($0.id) }) else {
            throw .unreadable(file)
        }
        self.init(bytes, header: table.header, rows: table.rows)
    }

    /// Whether the file has no header yet.
    var isEmpty: Bool { header.keys.allSatisfy(\.isEmpty) }

    /// The file with rows behind the last one, each with its values by the names of the columns; a file without a header gets
    /// one of `columns` first.
    func adding(_ values: [[String: String]], columns: [String]) -> [UInt8] {
        guard !isEmpty else {
            let comma = UInt8(ascii: ",")
            let new = [Array(columns.joined(separator: ",").utf8)] + values.map { Self.row($0, columns, comma) }
            return lines.inserting(new, afterLine: lines.count)
        }
        var last = rows.last.map { Self.lastLine(of: $0) } ?? header.cells[0].span.line
        // Comments right behind the last row belong to it.
        while last < lines.count, lines.text(last + 1).first == UInt8(ascii: "#") { last += 1 }
        return lines.inserting(values.map { Self.row($0, header.keys, separator) }, afterLine: last)
    }

    /// The file with one more column at the right, which is empty in each row; of the rows only that cell is new.
    func addingColumn(_ name: String) -> [UInt8] {
        let headerLine = header.cells.map(\.span.line).max() ?? 1
        var (new, copied): ([UInt8], Int) = ([], 0)
        for (line, cell) in [(headerLine, Array(name.utf8))] + rows.map({ (Self.lastLine(of: $0), []) }) {
            let end = lines.content(line).upperBound
            new += lines.bytes[copied..<end] + [separator] + cell
            copied = end
        }
        return new + lines.bytes[copied...]
    }

    private var separator: UInt8 {
        if let row = rows.first { return row.separator }
        guard header.cells.count > 1 else { return UInt8(ascii: ",") }
        let first = header.cells[0].span
        let end = lines.offset(line: first.line, column: first.column + first.length)
        return lines.bytes[end...].first { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: ",")
    }

    private static func row(_ values: [String: String], _ keys: [String], _ separator: UInt8) -> [UInt8] {
        Array(keys.map { cell(values[$0] ?? "", separator) }.joined(separator: [separator]))
    }

    /// The last line of a row, whose cells may have several.
    static func lastLine(of row: CSVRow) -> Int {
        row.cells.map { $0.span.line + $0.text.utf8.count { $0 == UInt8(ascii: "\n") } }.max() ?? row.span.line
    }

    /// A cell as it is written, in quotes where it needs them.
    static func cell(_ text: String, _ separator: UInt8) -> [UInt8] {
        let special: [UInt8] = [separator, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        let needsQuotes =
            text.utf8.contains { special.contains($0) } || text.hasPrefix("#") || text.hasPrefix(" ")
            || text.hasSuffix(" ")
        return Array((needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text).utf8)
    }
}
