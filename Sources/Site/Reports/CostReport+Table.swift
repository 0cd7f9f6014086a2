import Kitchen

extension CostReport {
    /// The report as a table; `currency` is what it was made in.
    public func table(in currency: Currency) -> ReportTable {
        var table = ReportTable(title: "What the food costs", columns: Self.columns, rows: rows.map(\.cells))
        table.facts = [.init("currency", .text(currency.code))]
        table.remarks = [rows.isEmpty ? "There is nothing to report on." : "In \(currency.code)."]
        if rows.contains(where: \.isAtLeast) {
            table.remarks[0] += " A cost with + is at least that: what is not known is not in it."
        }
        return table
    }

    private static let columns: [ReportTable.Column] = [
        .init(title: nil, key: "kind"), .init(title: "Name", key: "name"),
        .init(title: "food", key: "food", alignment: .right),
        .init(title: "per serving", key: "perServing", alignment: .right),
        .init(title: "price", key: "price", alignment: .right),
        .init(title: "margin", key: "margin", alignment: .right),
        .init(title: "share", key: "share", alignment: .right), .init(title: "cost not known of", key: "unknown"),
    ]
}

extension CostReport.Row {
    /// Whether some of the food has a known cost, and some has not.
    fileprivate var isAtLeast: Bool { food.total != nil && !food.unpriced.isEmpty }

    fileprivate var cells: [ReportTable.Cell] {
        let mark = isAtLeast ? "+" : ""
        let known = { (money: Money?) in ReportTable.Cell(money.map { $0.plain + mark }, .text(money?.plain)) }
        return [
            .init(kind.rawValue), .init(name), known(food.total), known(kind == .pizza ? nil : perServing),
            priceCell, .init(margin), shareCell, .init(food.unpriced),
        ]
    }

    /// The price, with its currency where that is not the food's.
    private var priceCell: ReportTable.Cell {
        guard let price, price.currency != food.currency else { return .init(price) }
        return .init("\(price.plain) \(price.currency.code)", .text(price.plain))
    }

    /// The share of the price, rounded to a thousandth: "24.5%" for people, "0.245" for programs.
    private var shareCell: ReportTable.Cell {
        guard let share = share?.rounded(toMultipleOf: Rational(1, 1000)) else { return .init(nil) }
        let percent = (share * 100).decimalText(digits: 1).map { $0 + "%" }
        return .init(percent, .text(share.decimalText(digits: 3)))
    }
}
