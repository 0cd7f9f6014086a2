import Diagnostics
import Kitchen

/// Reads `content/pantry.csv`: what is in the house, a row each.
///
/// The columns are `item`, `quantity`, `added`, `expires` and `barcode`; only `item` must be there. Days are written as
/// `2026-12-05`; the day of `expires` is the last good one. A row without a quantity says that there is some.
public struct PantryReader: Sendable {
    /// The columns besides `item`, in the order in which a new file has them.
    static let columns = ["quantity", "added", "expires", "barcode"]

    private let quantities: QuantityReader

    /// A reader of amounts as a language writes them.
    public init(language: KitchenLanguage, decimalMark: String? = nil) {
        quantities = QuantityReader(language: language, decimalMark: decimalMark)
    }

    /// The items in the order of the file; what cannot be read of one is reported and left out of it.
    public func read(_ bytes: [UInt8], file: String = Pantry.file, diagnostics: inout DiagnosticList) -> Pantry {
        Pantry(items: rows(bytes, file: file, diagnostics: &diagnostics).table.map(\.item))
    }

    /// The header and the rows with the items that they are; no header for a file that is no text.
    func rows(
        _ bytes: [UInt8], file: String = Pantry.file, diagnostics: inout DiagnosticList
    ) -> (header: CSVHeader?, table: [(row: CSVRow, item: PantryItem)]) {
        guard let table = CSVReader.read(bytes, file: file, diagnostics: &diagnostics) else { return (nil, []) }
        table.checkColumns(known: Self.columns, required: ["item"], file: file, diagnostics: &diagnostics)
        var rows: [(row: CSVRow, item: PantryItem)] = []
        for row in table.rows {
            var fields = Fields(row, file: file, subject: "this item")
            if let item = item(&fields) { rows.append((row, item)) }
            fields.finish(into: &diagnostics)
        }
        return (table.header, rows)
    }

    private func item(_ fields: inout Fields) -> PantryItem? {
        guard let name = fields.text("item", required: true) else { return nil }
        return PantryItem(
            name: name.value, quantity: quantity(&fields), added: date("added", &fields),
            expires: date("expires", &fields), barcode: fields.text("barcode")?.value,
            location: fields.location(name.span))
    }

    private func quantity(_ fields: inout Fields) -> Quantity? {
        guard let text = fields.text("quantity") else { return nil }
        if let quantity = quantities.read(text.value) { return quantity }
        fields.report(
            .invalidValue, "\"\(text.value)\" is no amount", at: text.span, fix: "write it as in 500 g, 1 l or 6")
        return nil
    }

    private func date(_ key: String, _ fields: inout Fields) -> CalendarDate? {
        guard let text = fields.text(key) else { return nil }
        if let date = CalendarDate(text.value) { return date }
        fields.report(.invalidValue, "\"\(text.value)\" is no day", at: text.span, fix: "write it as in 2026-12-05")
        return nil
    }
}
