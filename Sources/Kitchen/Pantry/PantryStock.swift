/// The pantry joined to the groceries: what there is of each.
///
/// An item is of the grocery that its barcode or else its name means; one that means none is known by its own name.
public struct PantryStock: Hashable, Sendable {
    private let groceries: Groceries
    private let byFood: [String: [PantryItem]]

    /// The items of a pantry by the groceries that they are of.
    public init(_ pantry: Pantry, groceries: Groceries) {
        self.groceries = groceries
        byFood = Dictionary(grouping: pantry.items) { groceries.key(of: $0.name, Self.grocery(of: $0, groceries)) }
    }

    /// The items of what a name means, in the order of the file.
    public func items(of name: String) -> [PantryItem] { items(key: groceries.key(of: name)) }

    /// The items of what is known by a key, likewise.
    func items(key: String) -> [PantryItem] { byFood[key] ?? [] }

    /// Whether there is any that is good on a day; without a day, any at all.
    public func has(_ name: String, on day: CalendarDate?) -> Bool {
        items(of: name).contains { $0.isGood(on: day) }
    }

    /// The name of the grocery that an item is of, or its own.
    public func name(of item: PantryItem) -> String { Self.grocery(of: item, groceries)?.name ?? item.name }

    private static func grocery(of item: PantryItem, _ groceries: Groceries) -> Grocery? {
        item.barcode.flatMap { groceries.find(barcode: $0) } ?? groceries.find(item.name)
    }
}
