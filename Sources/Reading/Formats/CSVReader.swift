import Diagnostics

/// Reads CSV (RFC 4180) with a header row into cells that know where they stand.
///
/// Lines end with CR LF, LF or CR. Cells are separated by commas or, when the header has none, by semicolons or tabs,
/// as spreadsheets of many countries write them. Blank lines, rows of empty cells and lines that start with `#` are
/// passed over; spaces around a cell do not belong to it.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let table = CSVReader.read(Array("name,price\nflour,1.20\n".utf8), file: "groceries.csv", diagnostics: &diagnostics)
/// // table?.rows[0]["Price"] is the cell "1.20" at 2:7
/// ```
public enum CSVReader {
    /// How many columns are read: each row has a cell for each of them, however short it is.
    public static let maxColumns = 200

    /// The table of a CSV file, with no rows for an empty one; nil when it is not UTF-8.
    ///
    /// Reports `not-utf8`; `csv-syntax` for a quote that is never closed, which ends the reading, and for text after a
    /// closing quote, which is kept; `ragged-csv` for a row with too few cells, which is filled up, or too many, which
    /// is cut; `csv-syntax` for too many columns, and no rows then; `duplicate-key` for a column named twice. Cost: linear in the bytes.
    /// `comments` says whether lines that start with `#` are passed over: other programs know none.
    public static func read(
        _ bytes: [UInt8], file: String, comments: Bool = true, diagnostics: inout DiagnosticList
    ) -> CSVTable? {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return nil }
        var parser = CSVParser(bytes, file: file, comments: comments)
        let table = parser.table()
        diagnostics.append(parser.diagnostics)
        return table
    }
}
