/// The pantry joined to the groceries: what there is of each.
///
/// An item is of the grocery that its barcode or else its name means; one that means none is known by its own name.
public struct PantryStock: Hashable, Sendable {
    private let groceries: Groceries
    private let byName: [String: [PantryItem]]

    /// The items of a pantry by the groceries that they are of.
    public init(_ pantry: Pantry, groceries: Groceries) {
        self.groceries = groceries
        byName = Dictionary(grouping: pantry.items) { Self.key(of: $0, groceries) }
    }

    /// The items of what a name means, in the order of the file.
    public func items(of name: String) -> [PantryItem] {
        byName[Self.key(of: name, groceries)] ?? []
    }

    /// Whether there is any that is good on a day; without a day, any at all.
    public func has(_ name: String, on day: CalendarDate?) -> Bool {
        items(of: name).contains { $0.isGood(on: day) }
    }

    /// What there is that is good on a day, put together as far as units allow.
    public func amounts(of name: String, on day: CalendarDate) -> [Quantity] {
        Quantity.merged(
            items(of: name).filter { $0.isGood(on: day) }.compactMap(\.quantity), density: groceries.find(name)?.density
        )
    }

    /// The name of the grocery that an item is of, or its own.
    public func name(of item: PantryItem) -> String {
        (item.barcode.flatMap { groceries.find(barcode: $0) } ?? groceries.find(item.name))?.name ?? item.name
    }

    private static func key(of item: PantryItem, _ groceries: Groceries) -> String {
        if let grocery = item.barcode.flatMap({ groceries.find(barcode: $0) }) { return FoodName.folded(grocery.name) }
        return key(of: item.name, groceries)
    }

    private static func key(of name: String, _ groceries: Groceries) -> String {
        FoodName.folded(groceries.find(name)?.name ?? name)
    }
}
