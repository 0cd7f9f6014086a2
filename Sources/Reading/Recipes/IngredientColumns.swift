/// Which columns of a table of ingredients hold what, told by the header, or else by where the numbers are.
struct IngredientColumns {
    /// The columns in the order of a written line: amount, name, then the others.
    let order: [Int]
    private let hasAmount: Bool

    /// The columns of a table by the texts of its rows, the header first.
    init(rows: [[String]]) {
        let header = (rows.first ?? []).map { $0.lowercased() }
        let body = rows.dropFirst()
        let byName = header.firstIndex { title in Self.amountTitles.contains { title.hasPrefix($0) } }
        let numbers = header.indices.map { column in
            body.count { column < $0.count && $0[column].startsWithAmount }
        }
        let byNumbers = numbers.indices.max { numbers[$0] < numbers[$1] }.flatMap { numbers[$0] > 0 ? $0 : nil }
        let amount = byName ?? byNumbers
        hasAmount = amount != nil
        order = (amount.map { [$0] } ?? []) + header.indices.filter { $0 != amount }
    }

    /// What stands between the cells of a line: a space after the amount, a comma before further columns.
    func separator(before index: Int) -> String {
        index == 0 ? "" : index == 1 && hasAmount ? " " : ", "
    }

    private static let amountTitles = [
        "amount", "quantity", "qty", "measure", "weight", "quantità", "dose", "dosi", "peso", "menge", "gewicht",
        "quantité", "poids", "cantidad", "peso",
    ]
}
