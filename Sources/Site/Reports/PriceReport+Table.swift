import Kitchen
import Text

extension PriceReport {
    /// The report as a table.
    public var table: ReportTable {
        var table = ReportTable(title: "How prices have changed", columns: Self.columns, rows: rows.map(\.cells))
        table.facts = [.init("unchanged", .number(unchanged))]
        let same = unchanged == 1 ? "1 price is" : "\(unchanged) prices are"
        table.remarks = [rows.isEmpty ? "No price has changed." : "\(same) as before."]
        return table
    }

    private static let columns: [ReportTable.Column] = [
        .init(title: "Name", key: "name"), .init(title: "before", key: "before", alignment: .right),
        .init(title: "now", key: "now", alignment: .right), .init(title: "change", key: "change", alignment: .right),
    ]
}

extension PriceReport.Row {
    fileprivate var cells: [ReportTable.Cell] {
        let word = before == nil ? "new" : now == nil ? "gone" : "?"
        return [
            .init(name), .init(before), .init(now), .init(change?.change ?? word, .text(change?.plain)),
        ]
    }
}
