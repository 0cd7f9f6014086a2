import Diagnostics

/// A cell of a CSV file: its text and where that stands.
public struct CSVCell: Hashable, Sendable {
    /// Without quotes; of an unquoted cell without the spaces around it.
    public var text: String
    /// From the cell's first character, a quote included; one over several lines has length 1, an empty one 0.
    public var span: SourceSpan

    /// The cell `text` at `span`.
    public init(text: String, span: SourceSpan) {
        self.text = text
        self.span = span
    }
}

/// The first row of a CSV file, which names the columns.
///
/// Names are the same whatever their case, and with spaces, hyphens or underscores between their words.
public struct CSVHeader: Hashable, Sendable {
    /// The names as written, in order.
    public let cells: [CSVCell]
    /// The names in lower case with underscores, in order: `best before` is `best_before`.
    public let keys: [String]
    private let places: [String: Int]

    /// A header of these cells; of two columns with one name the last counts.
    init(_ cells: [CSVCell]) {
        self.cells = cells
        keys = cells.map { Self.key($0.text) }
        places = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { $1 })
    }

    /// The index of the column `name`; nil when there is none.
    public func place(of name: String) -> Int? {
        places[name] ?? places[Self.key(name)]
    }

    static func key(_ name: String) -> String {
        let scalars = name.lowercased().unicodeScalars.map { $0 == " " || $0 == "-" ? "_" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}

/// A row of a CSV file, with as many cells as there are columns.
public struct CSVRow: Hashable, Sendable {
    /// The names of its columns.
    public let header: CSVHeader
    /// The cells in the order of the columns.
    public let cells: [CSVCell]
    /// The byte between two cells: a comma, a semicolon or a tab.
    public let separator: UInt8

    /// The cell in the column `name`, in any spelling that ``CSVHeader`` takes; nil when there is no such column.
    public subscript(name: String) -> CSVCell? {
        guard let place = header.place(of: name) else { return nil }
        return cells[place]
    }

    /// Where the row starts.
    public var span: SourceSpan { cells.first?.span ?? .start }
}

/// A CSV file: a header and rows, in the order written.
public struct CSVTable: Hashable, Sendable {
    /// The first row, which names the columns.
    public let header: CSVHeader
    /// The rows below it that are not empty.
    public let rows: [CSVRow]

    /// The names of the columns as written.
    public var columns: [CSVCell] { header.cells }

    /// Reports an `unknown-key` for each column that is not among `known`, and a `missing-key` for each of `required`
    /// that the table lacks. A table without any text, header included, lacks nothing.
    public func checkColumns(
        known: [String], required: [String] = [], file: String, diagnostics: inout DiagnosticList
    ) {
        let names = known + required
        let keys = Set(names.map(CSVHeader.key))
        for (cell, key) in zip(header.cells, header.keys) where !key.isEmpty && !keys.contains(key) {
            diagnostics.report(
                .unknownKey, "there is no column `\(cell.text)`", at: SourceLocation(file: file, span: cell.span),
                fix: UnknownKey.fix(for: key, among: names))
        }
        guard let start = header.cells.first?.span else { return }
        for name in required where header.place(of: name) == nil {
            diagnostics.report(
                .missingKey, "the column `\(name)` is missing", at: SourceLocation(file: file, span: start),
                fix: "add `\(name)` to the first row")
        }
    }
}
