import Diagnostics
import Kitchen
import Templates
import Text

/// A report as a table, from which all its forms are written: for people in columns with titles, for programs in fields
/// with keys.
///
/// ```swift
/// let (recipes, groceries): ([Recipe], Groceries)
/// let report = CostReport(recipes: recipes, menu: nil, groceries: groceries, currency: .euro)
/// let table = report.table(in: .euro)
/// table.text        // for a terminal
/// table.csv         // for a spreadsheet
/// ```
public struct ReportTable: Sendable {
    /// What stands in one column.
    struct Column: Sendable {
        /// The title that people read; nil for what only programs are told.
        var title: String?
        /// The name of the field; nil for what only people are told.
        var key: String?
        var alignment = TextTable.Alignment.left
    }

    /// A value as people read it, and as programs do.
    struct Cell: Sendable {
        let text: String
        let value: JSONValue

        init(_ text: String?, _ value: JSONValue? = nil) {
            self.text = text ?? ""
            self.value = value ?? .text(text)
        }

        init(_ money: Money?) { self.init(money?.plain) }

        init(_ names: [String]) {
            self.init(names.joined(separator: ", "), .list(names.map { .text($0) }))
        }
    }

    let title: String
    let columns: [Column]
    let rows: [[Cell]]
    /// What people are told below the table, a sentence each.
    var remarks: [String] = []
    /// What programs are told beside the rows.
    var facts: [JSONValue.Member] = []

    /// The table in plain text, with its remarks below it.
    public var text: TerminalText {
        var table = TextTable(shown.map { columns[$0].alignment })
        table.add(titles)
        for row in rows { table.add(shown.map { row[$0].text }) }
        return ((rows.isEmpty ? [] : [table.text]) + remarks.map { "\($0)" }).joined(separator: "\n")
    }

    /// The table in Markdown, in UTF-8.
    public var markdown: [UInt8] {
        let rules = shown.map { columns[$0].alignment == .right ? "---:" : "---" }
        let table = [Self.line(titles), Self.line(rules)] + rows.map { row in Self.line(shown.map { row[$0].text }) }
        let parts = ["# \(title)"] + (rows.isEmpty ? [] : [table.joined(separator: "\n")]) + remarks
        return Array((parts.joined(separator: "\n\n") + "\n").utf8)
    }

    /// The fields as CSV, in UTF-8; lists have their items between semicolons.
    public var csv: [UInt8] {
        let header = EscapedText.row(keyed.compactMap { columns[$0].key })
        return Array((header + rows.map { row in EscapedText.row(keyed.map { row[$0].value.cell }) }.joined()).utf8)
    }

    /// The facts, and the fields of each row.
    public var json: JSONValue {
        let rows = rows.map { row in
            JSONValue.object(keyed.map { JSONValue.Member(columns[$0].key ?? "", row[$0].value) })
        }
        return .object(facts + [.init("rows", .list(rows))])
    }

    private var shown: [Int] { columns.indices.filter { columns[$0].title != nil } }
    private var keyed: [Int] { columns.indices.filter { columns[$0].key != nil } }
    private var titles: [String] { columns.compactMap(\.title) }

    private static func line(_ cells: [String]) -> String {
        "| " + cells.map { EscapedText.markdown($0) }.joined(separator: " | ") + " |"
    }
}

extension JSONValue {
    /// A value as the text of a cell: empty for null.
    fileprivate var cell: String {
        switch self {
        case .null: ""
        case .flag(let value): value ? "yes" : "no"
        case .number(let digits): digits
        case .text(let text): text
        case .list(let values): values.map(\.cell).joined(separator: "; ")
        case .object: ""
        }
    }
}
