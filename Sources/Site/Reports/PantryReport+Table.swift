import Kitchen

extension PantryReport {
    /// The report as a table; amounts are written in `language`, values in `currency`.
    public func table(language: KitchenLanguage, currency: Currency) -> ReportTable {
        let people = QuantityFormat(language: language)
        var table = ReportTable(
            title: "What is in the house", columns: Self.columns, rows: rows.map { $0.cells(people) })
        table.facts = [.init("currency", .text(currency.code)), .init("total", .text(total?.plain))]
        let counts = [State.expired, .soon].map { state in rows.count { $0.state == state } }
        table.remarks = [
            rows.isEmpty
                ? "The pantry is empty."
                : "\(rows.count) in the pantry, \(counts[0]) expired, \(counts[1]) to use soon."
        ]
        if let total { table.remarks.append("What is good is worth \(total.plain) \(currency.code).") }
        return table
    }

    private static let columns: [ReportTable.Column] = [
        .init(title: "Item", key: "item"), .init(title: nil, key: "grocery"),
        .init(title: "amount", key: "quantity", alignment: .right), .init(title: nil, key: "aisle"),
        .init(title: "added", key: "added"), .init(title: "good until", key: "expires"),
        .init(title: "state", key: "state"), .init(title: "days", key: "days", alignment: .right),
        .init(title: "worth", key: "value", alignment: .right),
    ]
}

extension PantryReport.Row {
    fileprivate func cells(_ people: QuantityFormat) -> [ReportTable.Cell] {
        [
            .init(item.name), .init(name),
            .init(item.quantity.map(people.text), .text(item.quantity.map(QuantityFormat.english.text))),
            .init(aisle), .init(item.added?.description), .init(item.expires?.description),
            .init(state == .undated ? "" : state.rawValue, .text(state.rawValue)),
            .init(days.map { String($0) }, .number(days)), .init(value),
        ]
    }
}
