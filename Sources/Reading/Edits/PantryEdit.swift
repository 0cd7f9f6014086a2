import Diagnostics
import Kitchen

/// Changes `content/pantry.csv`: each change touches only the rows concerned, and of those only the cells.
///
/// ```swift
/// let kitchen: Kitchen
/// let edit = PantryEdit(groceries: kitchen.groceryNames)
/// let full = try edit.add(PantryItem(name: "flour", quantity: Quantity(1, .kilogram)), to: [])
/// let (left, _) = try edit.use(Quantity(300, .gram), of: "flour", in: full)   // the cell "1 kg" is now "700 g"
/// ```
///
/// A name means the rows of the same grocery, or those that are called so. All are pure: the caller reads the file, locks
/// it, and writes it.
public struct PantryEdit: Sendable {
    let groceries: Groceries
    private let reader: PantryReader

    /// An editor that knows names by these groceries, and amounts by their language.
    public init(groceries: Groceries) {
        self.groceries = groceries
        reader = PantryReader(language: groceries.language, decimalMark: groceries.decimalMark)
    }

    /// The pantry with a row for an item behind the last one; an empty file gets its header first.
    public func add(_ item: PantryItem, to bytes: [UInt8]) throws(EditFailure) -> [UInt8] {
        guard item.name.onOneLine != nil else { throw .empty }
        let (header, rows) = try read(bytes)
        let table = TableEdit(bytes, header: header, rows: rows.map(\.row))
        guard table.isEmpty || header.keys.contains("item") else { throw .unreadable(Pantry.file) }
        return table.adding([values(item)], columns: ["item"] + PantryReader.columns)
    }

    /// The names of all rows, in order.
    public func names(in bytes: [UInt8]) throws(EditFailure) -> [String] { try read(bytes).rows.map(\.item.name) }

    /// What ``add(_:to:)`` leaves out of an item, since the file has no column for it: the names of the columns.
    public func leftOut(_ item: PantryItem, of bytes: [UInt8]) throws(EditFailure) -> [String] {
        let keys = try read(bytes).header.keys.filter { !$0.isEmpty }
        return keys.isEmpty ? [] : PantryReader.columns.filter { !keys.contains($0) && values(item)[$0] != "" }
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
        let (header, rows) = try read(bytes)
        let hasAmounts = header.keys.contains("quantity")
        let found = rows.last { row in
            FoodName.folded(row.item.name) == FoodName.folded(item.name)
                && (!hasAmounts || row.item.quantity?.counted == item.quantity?.counted)
        }
        guard let found else { throw .notFound(item.name, nearest: nil) }
        return (removing([found.row], from: bytes), found.item)
    }
}

extension Quantity {
    /// The same with pieces for a bare count, which a file does not tell apart.
    fileprivate var counted: Quantity { Quantity(amount, unit ?? .piece) }
}

extension PantryEdit {
    typealias Row = (row: CSVRow, item: PantryItem)

    /// What is wrong with a table to which a change could do harm.
    static let harmful: Set<DiagnosticID> = [.csvSyntax, .notUTF8, .raggedCSV]

    func read(_ bytes: [UInt8]) throws(EditFailure) -> (header: CSVHeader, rows: [Row]) {
        var diagnostics = DiagnosticList()
        let (header, rows) = reader.rows(bytes, diagnostics: &diagnostics)
        guard let header, !diagnostics.contains(where: { Self.harmful.contains($0.id) }) else {
            throw .unreadable(Pantry.file)
        }
        return (header, rows)
    }

    func matches(_ name: String, in rows: [Row]) throws(EditFailure) -> [Row] {
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

    func removing(_ rows: [CSVRow], from bytes: [UInt8]) -> [UInt8] {
        // From the last to the first, so that the lines before stay where they are.
        rows.sorted { $0.span.line > $1.span.line }.reduce(bytes) { bytes, row in
            TextLines(bytes).removing(lines: row.span.line...TableEdit.lastLine(of: row))
        }
    }
}

/// How a row is written.
extension PantryEdit {
    /// The cells of an item by their columns.
    func values(_ item: PantryItem) -> [String: String] {
        [
            "item": item.name.onOneLine ?? "", "quantity": item.quantity.map { text($0) } ?? "",
            "added": item.added?.description ?? "", "expires": item.expires?.description ?? "",
            "barcode": item.barcode ?? "",
        ]
    }

    /// The amount so that it is read as the same again; of a range the upper end.
    func text(_ quantity: Quantity) -> String {
        let format = QuantityFormat(language: groceries.language, decimalMark: groceries.decimalMark)
        return format.exactText(Quantity(quantity.amount.upper.map { .exact($0) } ?? .toTaste, quantity.unit))
    }
}
