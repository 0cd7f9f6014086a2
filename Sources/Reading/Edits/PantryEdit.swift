import Diagnostics
import Kitchen

/// Changes `content/pantry.csv`: each change touches only the rows concerned, and of those only the cells.
///
/// ```swift
/// let edit = PantryEdit(groceries: kitchen.groceryNames)
/// let bytes = try edit.add(PantryItem(name: "flour", quantity: Quantity(1, .kilogram), added: today), to: bytes)
/// let (left, _) = try edit.use(Quantity(300, .gram), of: "flour", in: bytes)   // the cell "1 kg" is now "0.7 kg"
/// ```
///
/// A name means the rows of the same grocery, or those that are called so. All are pure: the caller reads the file, locks
/// it, and writes it.
public struct PantryEdit: Sendable {
    private let groceries: Groceries
    private let reader: PantryReader

    /// An editor that knows names by these groceries, and amounts by their language.
    public init(groceries: Groceries) {
        self.groceries = groceries
        reader = PantryReader(language: groceries.language)
    }

    /// The pantry with a row for an item behind the last one; an empty file gets its header first.
    public func add(_ item: PantryItem, to bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        guard item.name.onOneLine != nil else { throw .empty }
        let (header, rows) = try read(bytes)
        let lines = TextLines(bytes)
        let keys = header.keys.filter { !$0.isEmpty }
        guard !keys.isEmpty else {
            let columns = ["item"] + PantryReader.columns
            let new = [Array(columns.joined(separator: ",").utf8), row(item, columns, UInt8(ascii: ","))]
            return lines.inserting(new, afterLine: lines.count)
        }
        guard keys.contains("item") else { throw .unreadable(PantryReader.file) }
        let separator = rows.first?.row.separator ?? separator(of: lines, header)
        var last = rows.last.map { lastLine(of: $0.row) } ?? header.cells[0].span.line
        // Comments right behind the last row belong to it.
        while last < lines.count, lines.text(last + 1).first == UInt8(ascii: "#") { last += 1 }
        return lines.inserting([row(item, header.keys, separator)], afterLine: last)
    }

    /// The pantry without all rows of a name, and the items that they were.
    public func remove(
        _ name: String, from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], items: [PantryItem]) {
        let (_, rows) = try read(bytes)
        let found = try matches(name, in: rows)
        return (removing(found.map(\.row), from: bytes), found.map(\.item))
    }

    /// The pantry without the last row of an item's name and amount, and that row: what takes ``add(_:to:)`` back.
    ///
    /// The days are not compared: an item may be taken back on another day than it was added.
    public func undo(
        _ item: PantryItem, in bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], item: PantryItem) {
        let (_, rows) = try read(bytes)
        let found = rows.last { row in
            FoodName.folded(row.item.name) == FoodName.folded(item.name)
                && row.item.quantity?.counted == item.quantity?.counted
        }
        guard let found else { throw .notFound(item.name, nearest: nil) }
        return (removing([found.row], from: bytes), found.item)
    }

    /// The pantry with less of something, and what is left of it.
    ///
    /// Taken is first what expires first; a row of which nothing is left goes. Without a quantity the whole first row goes.
    /// What is left in a row is written in the row's own unit with at most six decimals, which is as many as are read.
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
}

extension Quantity {
    /// The same with pieces for a bare count, which a file does not tell apart.
    fileprivate var counted: Quantity { Quantity(amount, unit ?? .piece) }
}

extension PantryEdit {
    private typealias Row = (row: CSVRow, item: PantryItem)

    private func read(_ bytes: [UInt8]) throws(EditFailure) -> (header: CSVHeader, rows: [Row]) {
        var findings = Findings()
        let (header, rows) = reader.rows(bytes, findings: &findings)
        let harmful: Set<DiagnosticID> = [.csvSyntax, .notUTF8, .raggedCSV]
        guard let header, !findings.diagnostics.contains(where: { harmful.contains($0.id) }) else {
            throw .unreadable(PantryReader.file)
        }
        return (header, rows)
    }

    private func matches(_ name: String, in rows: [Row]) throws(EditFailure) -> [Row] {
        let grocery = groceries.find(name)?.name
        let same = rows.filter { row in
            FoodName.folded(row.item.name) == FoodName.folded(name)
                || grocery != nil && groceries.find(row.item.name)?.name == grocery
        }
        guard same.isEmpty else { return same }
        let names = rows.map(\.item.name)
        let first = try NameMatch.find(name, in: names.map { ($0, $0) })
        return rows.filter { FoodName.folded($0.item.name) == FoodName.folded(names[first]) }
    }

    private func take(
        _ wanted: Rational, _ unit: Unit, of rows: [Row], _ name: String, _ bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], left: [Quantity]) {
        let density = rows.lazy.compactMap { groceries.find($0.item.name)?.density }.first
        var (open, isComparable) = (wanted, false)
        var (emptied, changed): ([CSVRow], [(CSVRow, Quantity)]) = ([], [])
        var left: [PantryItem] = []
        for (row, item) in rows {
            guard let quantity = item.quantity,
                let there = quantity.converted(to: unit, density: density)?.amount.upper,
                open > 0
            else {
                left.append(item)
                continue
            }
            isComparable = true
            let taken = min(open, there)
            open = open - taken
            let rest = (quantity.amount.upper ?? 0) * (there == 0 ? 0 : (there - taken) / there)
            let rounded = rest.rounded(toMultipleOf: Rational(1, 1_000_000))
            if rounded > 0 {
                changed.append((row, Quantity(rounded, quantity.unit)))
                var item = item
                item.quantity = Quantity(rounded, quantity.unit)
                left.append(item)
            } else {
                emptied.append(row)
            }
        }
        guard open <= 0 else {
            let there = self.left(rows.map(\.item), name)
            throw isComparable ? .notEnough(name, there: there) : .incomparable(name, there: there)
        }
        var result = bytes
        // A row that changes keeps its lines, so the places of those to be removed stay.
        for (row, quantity) in changed { result = try replacing(row, with: quantity, in: result) }
        return (removing(emptied, from: result), self.left(left, name))
    }

    private func left(_ items: [PantryItem], _ name: String) -> [Quantity] {
        Quantity.merged(items.compactMap(\.quantity), density: groceries.find(name)?.density)
    }

    private func replacing(
        _ row: CSVRow, with quantity: Quantity, in bytes: [UInt8]
    ) throws(EditFailure) -> [UInt8] {
        guard let cell = row["quantity"], cell.span.length > 0, !cell.text.utf8.contains(UInt8(ascii: "\n")) else {
            throw .unreadable(PantryReader.file)
        }
        let lines = TextLines(bytes)
        let start = lines.offset(line: cell.span.line, column: cell.span.column)
        let end = lines.offset(line: cell.span.line, column: cell.span.column + cell.span.length)
        return lines.replacing(start..<end, with: Self.cell(text(quantity), row.separator))
    }

    private func removing(_ rows: [CSVRow], from bytes: [UInt8]) -> [UInt8] {
        // From the last to the first, so that the lines before stay where they are.
        rows.sorted { $0.span.line > $1.span.line }.reduce(bytes) { bytes, row in
            TextLines(bytes).removing(lines: row.span.line...lastLine(of: row))
        }
    }

    private func lastLine(of row: CSVRow) -> Int {
        row.cells.map { $0.span.line + $0.text.utf8.count { $0 == UInt8(ascii: "\n") } }.max() ?? row.span.line
    }

    private func separator(of lines: TextLines, _ header: CSVHeader) -> UInt8 {
        guard header.cells.count > 1 else { return UInt8(ascii: ",") }
        let first = header.cells[0].span
        let end = lines.offset(line: first.line, column: first.column + first.length)
        let rest = lines.bytes[end...].first { $0 != UInt8(ascii: " ") }
        return rest ?? UInt8(ascii: ",")
    }

    private func row(_ item: PantryItem, _ keys: [String], _ separator: UInt8) -> [UInt8] {
        let values = [
            "item": item.name.onOneLine ?? "", "quantity": item.quantity.map { text($0) } ?? "",
            "added": item.added?.description ?? "", "expires": item.expires?.description ?? "",
            "barcode": item.barcode ?? "",
        ]
        return Array(keys.map { Self.cell(values[$0] ?? "", separator) }.joined(separator: [separator]))
    }

    /// The amount so that it is read as the same again: exact decimals, or a fraction.
    private func text(_ quantity: Quantity) -> String {
        let format = QuantityFormat(language: groceries.language)
        guard let amount = quantity.amount.upper else { return format.toTaste }
        let mark = groceries.language.decimalMark
        let number = amount.decimalText(digits: 6, mark: mark) ?? format.number(amount, decimal: false)
        guard let unit = quantity.unit else { return number }
        return number + " " + format.word(for: unit, count: amount)
    }

    private static func cell(_ text: String, _ separator: UInt8) -> [UInt8] {
        let special: [UInt8] = [separator, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        let needsQuotes =
            text.utf8.contains { special.contains($0) } || text.hasPrefix("#") || text.hasPrefix(" ")
            || text.hasSuffix(" ")
        return Array((needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text).utf8)
    }
}
