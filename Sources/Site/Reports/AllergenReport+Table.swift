import Kitchen

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
        let names = diet.allergens.contains.map(\.rawValue) + (diet.allergens.isComplete ? [] : ["?"])
        return [.init(kind.rawValue), .init(name), .init(diet.vegetarian), .init(diet.vegan), .init(names)]
            + Allergen.allCases.map { .init(diet.allergens.answer(for: $0)) } + [.init(unstated)]
    }
}

extension ReportTable.Cell {
    /// An answer: its word for people and for tables, so that "unknown" is never an empty cell.
    fileprivate init(_ answer: Certainty) { self.init(answer.rawValue) }
}
