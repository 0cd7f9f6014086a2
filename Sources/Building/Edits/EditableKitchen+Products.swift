import Diagnostics
import Kitchen
import Publishing
import Reading
import Text

/// Something with a barcode that is to be put into the pantry or on a list.
public struct ScannedItem: Sendable {
    /// The number below its bars.
    public let barcode: Barcode
    /// What is known of it.
    public let found: ProductLookup.Found

    /// A code with what is known of it.
    public init(_ barcode: Barcode, _ found: ProductLookup.Found) { (self.barcode, self.found) = (barcode, found) }

    /// What it is called; its number where that is all that is known.
    public var name: String {
        switch found {
        case .grocery(let grocery): grocery.name
        case .product(let product, _): product.name
        case .unknown: barcode.digits
        }
    }

    /// What one pack holds; nil where that is not known.
    public var quantity: Quantity? {
        switch found {
        case .grocery(let grocery): grocery.pack
        case .product(let product, _): product.quantity
        case .unknown: nil
        }
    }

    /// The product that a catalogue has.
    public var product: Product? {
        guard case .product(let product, _) = found else { return nil }
        return product
    }
}

/// What became of things with barcodes.
public struct ScannedOutcome: Sendable {
    /// The rows of the pantry, in the order of the codes; empty where they went on a list.
    public var stocked: [StockedItem] = []
    /// What was done to the list; nil where they went into the pantry.
    public var list: ListOutcome?
    /// The new rows of `groceries.csv`, each with the columns that the file has not.
    public var groceries: [AddedProduct] = []
    /// The names of products that `groceries.csv` has already, which stay as they are.
    public var known: [String] = []
}

extension EditableKitchen {
    /// Puts things with barcodes into the pantry, and those that a catalogue has into `groceries.csv` as well: all,
    /// or none.
    public func stock(
        _ items: [ScannedItem], on day: CalendarDate, expires: CalendarDate?
    ) throws -> ScannedOutcome {
        try edits.run {
            var outcome = ScannedOutcome()
            let changes = try [add(items, to: &outcome)].compactMap(\.self)
            let before = try current(Pantry.file)
            var bytes = before ?? []
            for item in items {
                var row = stocked(item, on: day, expires: expires)
                bytes = try editing(.pantry) { () throws(EditFailure) in try add(&row, to: bytes) }
                outcome.stocked.append(row)
            }
            return (changes + [FileChange(Pantry.file, before: before, after: bytes)], outcome)
        }
    }

    /// Adds things with barcodes to a list, which is made if it is missing, and those that a catalogue has to
    /// `groceries.csv`.
    public func add(_ items: [ScannedItem], toList name: String) throws -> ScannedOutcome {
        let texts = items.map(text)
        let list = try listToAddTo(named: name)
        return try edits.run {
            var outcome = ScannedOutcome()
            let changes = try [add(items, to: &outcome)].compactMap(\.self)
            let before = try current(list.path)
            let (after, done) = try adding(texts, to: list, titled: name, before)
            outcome.list = done
            return (changes + [FileChange(list.path, before: before, after: after)], outcome)
        }
    }

    /// Puts the rows of a file that has the columns of the pantry into it, but for those that are there already in
    /// all they say.
    public func importPantry(
        _ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList
    ) throws -> (added: [StockedItem], there: Int) {
        let reader = PantryReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        let rows = reader.read(bytes, file: file, diagnostics: &diagnostics).items.compactMap(plain)
        return try edit(Pantry.file) { before in
            var ignored = DiagnosticList()
            var known = Set(reader.read(before ?? [], diagnostics: &ignored).items.map(\.identity))
            var (after, added) = (before ?? [], [StockedItem]())
            for row in rows where known.insert(row.identity).inserted {
                var item = StockedItem(row)
                after = try editing(.pantry) { () throws(EditFailure) in try add(&item, to: after) }
                added.append(item)
            }
            return (before == nil && added.isEmpty ? nil : after, (added, rows.count - added.count))
        }
    }

    /// An item without what could act on a terminal or in a spreadsheet, by the name of the grocery that its barcode
    /// is of.
    private func plain(_ item: PantryItem) -> PantryItem? {
        guard let name = ProductFields.plain(item.name) else { return nil }
        var plain = item
        plain.name = item.barcode.flatMap { groceries.find(barcode: $0)?.name } ?? name
        plain.barcode = item.barcode.flatMap { ProductFields.plain($0) }
        return plain
    }

    private func stocked(_ item: ScannedItem, on day: CalendarDate, expires: CalendarDate?) -> StockedItem {
        var bought = ListItem(text: item.name, location: SourceLocation(file: Pantry.file))
        bought.quantity = item.quantity
        var row = StockedItem(bought, on: day, expires: expires, groceries: groceries)
        row.item.barcode = item.barcode.digits
        return row
    }

    /// The text of a list's line: a name in bold is the name, whatever is in it.
    private func text(_ item: ScannedItem) -> String {
        let amount = item.quantity.map { settings.amounts.inAuthorsUnits.written($0) + " " } ?? ""
        return "\(amount)**\(EscapedText.markdown(item.name))**"
    }

    /// The change of `groceries.csv` that has the products of the items; nil when there are none.
    private func add(_ items: [ScannedItem], to outcome: inout ScannedOutcome) throws -> FileChange? {
        let products = items.compactMap(\.product)
        guard !products.isEmpty else { return nil }
        let before = try current(Groceries.file)
        let edit = GroceriesEdit(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        let done = try editing(.groceries) { () throws(EditFailure) in try edit.add(products, to: before ?? []) }
        (outcome.groceries, outcome.known) = (done.added, done.known)
        return done.added.isEmpty ? nil : FileChange(Groceries.file, before: before, after: done.bytes)
    }
}

extension PantryItem {
    /// All that it says, by which two rows are the same.
    fileprivate var identity: PantryItem {
        var item = self
        item.location = SourceLocation(file: "")
        return item
    }
}
