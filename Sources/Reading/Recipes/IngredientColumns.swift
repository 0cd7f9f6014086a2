/// Which columns of a table of ingredients hold what, told by the header, or else by where the numbers are.
struct IngredientColumns {
    /// The columns of the amount and of its unit, where there are such.
    private let measure: [Int]
    /// All other columns, the name first.
    private let others: [Int]

    /// The columns of a table by the texts of its rows, the header first.
    init(rows: [[String]]) {
        let header = rows.first ?? []
        let body = rows.dropFirst()
        let numbers = header.indices.map { column in
            body.count { column < $0.count && $0[column].startsWithAmount }
        }
        let byNumbers = numbers.indices.max { numbers[$0] < numbers[$1] }.flatMap { numbers[$0] > 0 ? $0 : nil }
        let amount = Self.amount(in: header) ?? byNumbers
        let unit = amount.flatMap { _ in Self.column(of: Self.unitTitles, in: header) }
        measure = [amount, unit].compactMap(\.self)
        others = header.indices.filter { $0 != amount && $0 != unit }
    }

    /// The column that a head says the amounts are in; nil where it does not.
    static func amount(in header: [String]) -> Int? { column(of: amountTitles, in: header) }

    private static func column(of titles: [String], in header: [String]) -> Int? {
        header.map { $0.lowercased() }.firstIndex { title in titles.contains { title.hasPrefix($0) } }
    }

    /// The columns of a row in the order of a written line, each with what stands before it: amount, unit and name, then the
    /// others behind commas. What is no amount comes behind the name ("salt, to taste"); `isAmount` tells it from a number.
    func line(of cells: [String], isAmount: (String) -> Bool) -> [(column: Int, separator: String)] {
        let isThere = { (column: Int) in column < cells.count && !cells[column].isEmpty }
        let measure = measure.filter(isThere)
        let counts = measure.first.map { isAmount(cells[$0]) } ?? false
        let words = others.filter(isThere)
        let columns = counts || words.isEmpty ? measure + words : words.prefix(1) + measure + words.dropFirst()
        let name = counts ? measure.count : 0
        return columns.enumerated().map { ($1, $0 == 0 ? "" : $0 <= name ? " " : ", ") }
    }

    private static let amountTitles = [
        "amount", "quantity", "qty", "measure", "weight", "quantità", "dose", "dosi", "peso", "menge", "gewicht",
        "quantité", "poids", "cantidad",
    ]

    private static let unitTitles = ["unit", "unità", "einheit", "unité", "unidad"]
}
