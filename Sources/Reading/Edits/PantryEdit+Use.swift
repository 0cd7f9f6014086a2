import Diagnostics
import Kitchen

extension PantryEdit {
    /// The pantry with less of something, and what is left of it.
    ///
    /// Taken is first what expires first; a row of which nothing is left goes. Without a quantity the whole first row goes.
    /// What is left in a row is written as ``Quantity/remainder`` says.
    public func use(
        _ quantity: Quantity?, of name: String, in bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], left: [Quantity]) {
        let (_, rows) = try read(bytes)
        let found = try matches(name, in: rows).enumerated().sorted {
            ($0.element.item.expires?.dayNumber ?? .max, $0.offset)
                < ($1.element.item.expires?.dayNumber ?? .max, $1.offset)
        }.map(\.element)
        guard let quantity, let wanted = quantity.amount.upper else {
            let first = found.prefix(1)
            return (removing(first.map(\.row), from: bytes), left(found.dropFirst().map(\.item), name))
        }
        return try take(wanted, quantity.unit ?? .piece, of: found, name, bytes)
    }

    private func take(
        _ wanted: Rational, _ unit: Unit, of rows: [Row], _ name: String, _ bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], left: [Quantity]) {
        let density = rows.lazy.compactMap { groceries.find($0.item.name)?.density }.first
        var taking = PantryTaking(open: wanted)
        for row in rows { taking.take(from: row, in: unit, density: density) }
        guard taking.open <= 0 else {
            let there = left(rows.map(\.item), name)
            throw taking.isComparable ? .notEnough(name, there: there) : .incomparable(name, there: there)
        }
        var result = bytes
        // A row that changes keeps its lines, so the places of those to be removed stay.
        for (row, quantity) in taking.changed { result = try replacing(row, with: quantity, in: result) }
        return (removing(taking.emptied, from: result), left(taking.left, name))
    }

    private func left(_ items: [PantryItem], _ name: String) -> [Quantity] {
        Quantity.merged(items.compactMap(\.quantity), density: groceries.find(name)?.density)
    }

    func replacing(
        _ row: CSVRow, with quantity: Quantity, in bytes: [UInt8]
    ) throws(EditFailure) -> [UInt8] {
        guard let cell = row["quantity"], cell.span.length > 0, !cell.text.utf8.contains(UInt8(ascii: "\n")) else {
            throw .unreadable(Pantry.file)
        }
        let lines = TextLines(bytes)
        let start = lines.offset(line: cell.span.line, column: cell.span.column)
        let end = lines.offset(line: cell.span.line, column: cell.span.column + cell.span.length)
        return lines.replacing(start..<end, with: TableEdit.cell(text(quantity), row.separator))
    }
}

/// What is taken from rows of the pantry, one after the other.
private struct PantryTaking {
    /// What is still to be taken.
    var open: Rational
    /// Whether any row could be compared with what is to be taken.
    var isComparable = false
    var emptied: [CSVRow] = []
    var changed: [(CSVRow, Quantity)] = []
    var left: [PantryItem] = []

    init(open: Rational) {
        self.open = open
    }

    /// Takes as much as is open and there, in `unit`.
    mutating func take(from row: (row: CSVRow, item: PantryItem), in unit: Unit, density: Rational?) {
        var item = row.item
        guard open > 0, let quantity = item.quantity,
            let there = quantity.converted(to: unit, density: density)?.amount.upper
        else { return left.append(item) }
        isComparable = true
        let taken = min(open, there)
        open = open - taken
        let rest = (quantity.amount.upper ?? 0) * (there == 0 ? 0 : (there - taken) / there)
        guard let rest = Quantity(rest, quantity.unit).remainder else { return emptied.append(row.row) }
        item.quantity = rest
        changed.append((row.row, rest))
        left.append(item)
    }
}
