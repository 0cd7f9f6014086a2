import Kitchen
import Text

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
        .init(title: nil, key: "kind"), .init(title: "Name", key: "name"), .init(title: nil, key: "size"),
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
            .init(kind.rawValue), .init([name, size].compactMap(\.self).joined(separator: ", "), .text(name)),
            .init(size), known(food.total), known(kind == .recipe ? perServing : nil),
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
        guard let share else { return .init(nil) }
        let percent = (share * 100).decimalText(digits: 1).map { $0 + "%" }
        return .init(percent, .text(share.decimalText(digits: 3)))
    }
}

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
            .init(item.quantity.map(people.written), .text(item.quantity.map(QuantityFormat.english.written))),
            .init(aisle), .init(item.added?.description), .init(item.expires?.description),
            .init(state == .undated ? "" : state.rawValue, .text(state.rawValue)),
            .init(days.map { String($0) }, .number(days)), .init(value),
        ]
    }
}

extension AllergenReport {
    /// The report as a table: for people the allergens that are there, for programs a field for each of the fourteen.
    public var table: ReportTable {
        var table = ReportTable(title: "Diets and allergens", columns: Self.columns, rows: rows.map(\.cells))
        let open = rows.count { !$0.diet.allergens.isComplete }
        table.remarks = [
            rows.isEmpty
                ? "There is nothing to report on."
                : open == 0
                    ? "All allergens of all \(rows.count) dishes are stated."
                    : "Of \(open) of \(rows.count) dishes not all is known: what is not stated is not ruled out."
        ]
        return table
    }

    private static let columns: [ReportTable.Column] =
        [
            .init(title: nil, key: "kind"), .init(title: "Name", key: "name"),
            .init(title: "vegetarian", key: "vegetarian"), .init(title: "vegan", key: "vegan"),
            .init(title: "contains", key: nil),
        ] + Allergen.allCases.map { .init(title: nil, key: $0.rawValue) }
        + [.init(title: "not stated for", key: "unstated")]
}

extension AllergenReport.Row {
    fileprivate var cells: [ReportTable.Cell] {
        let names =
            diet.allergens.contains.map(\.rawValue) + diet.allergens.onlyTraces.map { "(\($0.rawValue))" }
            + (diet.allergens.isComplete ? [] : ["?"])
        return [.init(kind.rawValue), .init(name), .init(diet.vegetarian), .init(diet.vegan), .init(names)]
            + Allergen.allCases.map { .init(diet.allergens, of: $0) } + [.init(unstated)]
    }
}

extension ReportTable.Cell {
    /// An answer: its word for people and for tables, so that "unknown" is never an empty cell.
    fileprivate init(_ answer: Certainty) { self.init(answer.rawValue) }

    /// The answer for an allergen, or "traces".
    fileprivate init(_ statement: AllergenStatement, of allergen: Allergen) {
        let isTrace = statement.onlyTraces.contains(allergen)
        self.init(isTrace ? "traces" : statement.answer(for: allergen).rawValue)
    }
}

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
