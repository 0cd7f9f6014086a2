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

    /// An editor of groceries with prices in `currency`, known by the names of a language.
    public init(currency: Currency, language: KitchenLanguage) {
        reader = GroceriesReader(currency: currency, language: language)
        self.language = language
    }

    /// The groceries with a row for each of those that none of them is yet, and which these are; an empty file gets its header
    /// first. Aliases are left out, and none of them given, where the file has no column for them.
    public func add(
        _ suggested: [SuggestedGrocery], to bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], added: [SuggestedGrocery]) {
        let table = try table(bytes)
        guard table.isEmpty || table.header.keys.contains("name") else { throw .unreadable(GroceriesReader.file) }
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

    private func table(_ bytes: [UInt8]) throws(EditFailure) -> TableEdit {
        var diagnostics = DiagnosticList()
        let table = CSVReader.read(bytes, file: GroceriesReader.file, diagnostics: &diagnostics)
        guard let table, !diagnostics.contains(where: { PantryEdit.harmful.contains($0.id) }) else {
            throw .unreadable(GroceriesReader.file)
        }
        return TableEdit(bytes, header: table.header, rows: table.rows)
    }
}
