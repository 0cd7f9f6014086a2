import Diagnostics
import Kitchen

/// Changes `content/groceries.csv`: rows are added, and nothing else of the file is touched.
///
/// ```swift
/// let edit = GroceriesEdit(currency: .euro, language: .english)
/// let bytes = try edit.add([SuggestedGrocery(name: "red onion", aliases: ["onion, red"])], to: [])
/// // "name,aisle,pack,…\nred onion,,,,,,\"onion, red\",,,,\n"
/// ```
///
/// All are pure: the caller reads the file, locks it, and writes it.
public struct GroceriesEdit: Sendable {
    private let reader: GroceriesReader
    private let language: KitchenLanguage
    /// By which amounts are written.
    private let rows: PantryEdit

    /// An editor of groceries with prices in `currency`, known by the names of a language.
    public init(currency: Currency, language: KitchenLanguage, decimalMark: String? = nil) {
        reader = GroceriesReader(currency: currency, language: language, decimalMark: decimalMark)
        rows = PantryEdit(groceries: Groceries([], language: language, decimalMark: decimalMark))
        self.language = language
    }

    /// The groceries with a row for each of those that none of them is yet, and which these are; an empty file gets its header
    /// first. Aliases are left out, and none of them given, where the file has no column for them.
    public func add(
        _ suggested: [SuggestedGrocery], to bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], added: [SuggestedGrocery]) {
        let table = try TableEdit(bytes, of: Groceries.file)
        guard table.isEmpty || table.header.keys.contains("name") else { throw .unreadable(Groceries.file) }
        var ignored = DiagnosticList()
        let known = Groceries(reader.read(bytes, diagnostics: &ignored), language: language)
        var new = suggested.filter { known.find($0.name) == nil }
        let hasAliases = table.isEmpty || table.header.keys.contains("aliases")
        if !hasAliases { for place in new.indices { new[place].aliases = [] } }
        guard !new.isEmpty else { return (bytes, []) }
        let values = new.map {
            ["name": $0.name, "aisle": $0.aisle ?? "", "aliases": $0.aliases.joined(separator: "; ")]
        }
        return (table.adding(values, columns: ["name"] + GroceriesReader.columns), new)
    }

    /// The groceries with a row for each product whose name or barcode none of them has; the others are given by name, and their
    /// rows stay as they are. What a row would say in a column that the file has not is left out of it.
    public func add(
        _ products: [Product], to bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], added: [AddedProduct], known: [String]) {
        let table = try TableEdit(bytes, of: Groceries.file)
        guard table.isEmpty || table.header.keys.contains("name") else { throw .unreadable(Groceries.file) }
        var ignored = DiagnosticList()
        var all = reader.read(bytes, diagnostics: &ignored)
        var (new, known): ([Product], [String]) = ([], [])
        for product in products {
            let groceries = Groceries(all, language: language)
            if groceries.find(barcode: product.barcode.digits) != nil { continue }
            if groceries.find(product.name) != nil {
                known.append(product.name)
            } else {
                new.append(product)
                all.append(Grocery(product))
            }
        }
        guard !new.isEmpty else { return (bytes, [], known) }
        let values = new.map(values)
        let used = GroceriesReader.rareColumns.filter { column in values.contains { $0[column]?.isEmpty == false } }
        let columns = ["name"] + GroceriesReader.columns + used
        let keys = table.isEmpty ? columns : table.header.keys
        let added = zip(new, values).map { product, values in
            let leftOut = columns.filter { !keys.contains($0) && values[$0]?.isEmpty == false }
            return AddedProduct(product: product, leftOut: leftOut)
        }
        return (table.adding(values, columns: columns), added, known)
    }

    /// The cells of a product by their columns.
    private func values(_ product: Product) -> [String: String] {
        let statement = product.allergens
        let contained = statement.contains.map(\.rawValue)
        let isStated = statement.isComplete
        return [
            "name": product.name, "pack": product.quantity.map { rows.text($0) } ?? "",
            "allergens": isStated ? contained.isEmpty ? "none" : contained.joined(separator: "; ") : "",
            "traces": statement.traces.map(\.rawValue).joined(separator: "; "), "barcode": product.barcode.digits,
            "categories": product.categories.joined(separator: "; "),
        ]
    }
}

/// A product that has a row of its own in `groceries.csv`.
public struct AddedProduct: Hashable, Sendable {
    /// The product.
    public let product: Product
    /// The columns that it would have a cell in, and that the file has not.
    public let leftOut: [String]
}

extension Grocery {
    /// A product by its name and its barcode.
    fileprivate init(_ product: Product) {
        self.init(name: product.name, location: SourceLocation(file: Groceries.file))
        barcode = product.barcode.digits
    }
}
