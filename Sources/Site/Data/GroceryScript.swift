import Addresses
import Kitchen
import Text

/// The groceries as the scripts of a reader's lists and pantry know them, `assets/groceries-data.js`: what a barcode stands
/// for, and how long a thing keeps.
struct GroceryScript: Sendable {
    /// The script, which calls `kitchenData` of `data.js`.
    let bytes: [UInt8]
    /// The same for the same data, and no other.
    let stamp: String

    /// Rows of name, days that it keeps, and barcode, as far as they are known; and how money is written.
    init(_ groceries: [Grocery], settings: Settings) {
        let currency = settings.currency
        (bytes, stamp) = JSONValue.object([
            .init("currency", .text(currency.code)), .init("money", currency.script(in: settings.language)),
            .init("rows", .list(groceries.map(\.script))),
        ]).dataScript("groceries")
    }
}

extension Grocery {
    fileprivate var script: JSONValue {
        .list([.text(name), shelfLife.map { .number($0) } ?? .null, barcode.map { .text($0) } ?? .null])
    }
}

extension PageKind {
    /// What scripts know of the groceries.
    static let groceryData = PageKind(prefix: PageAddress.groceryData) { plan in
        [PlannedPage(address: PageAddress.groceryData) { plan.site.groceryScript.bytes }]
    }
}
