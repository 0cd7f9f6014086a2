import Diagnostics

/// A line of a shopping list.
public struct ListItem: Hashable, Sendable {
    /// The line without its box, as plain text.
    public var text: String
    /// Whether its box is ticked.
    public var isDone: Bool
    /// What is to be bought, without amount, price and expiry.
    public var name: String
    /// How much; nil when the line does not say.
    public var quantity: Quantity?
    /// What the whole line costs or did cost; nil when it does not say.
    public var price: Money?
    /// The last day on which it is good; nil when the line does not say.
    public var expires: CalendarDate?
    /// Where the line starts; its `line` counts from 1.
    public var location: SourceLocation

    /// An item that is all name.
    public init(text: String, isDone: Bool = false, location: SourceLocation) {
        self.text = text
        self.isDone = isDone
        name = text
        self.location = location
    }

    /// What the item is in the pantry once it is bought: good until the day that the line gives, or else for as long as
    /// the grocery keeps; with the grocery's barcode. Of a range, as much is there as was bought at most.
    public func bought(on day: CalendarDate, groceries: Groceries) -> PantryItem {
        let grocery = groceries.find(name)
        let expires = expires ?? grocery?.shelfLife.map { day.adding(days: $0) }
        let most = quantity.flatMap { quantity in quantity.amount.upper.map { Quantity($0, quantity.unit) } }
        return PantryItem(
            name: grocery?.name ?? name, quantity: most ?? quantity, added: day, expires: expires,
            barcode: grocery?.barcode)
    }
}

/// A shopping list, from a file of `content/lists`: a task list.
public struct ShoppingList: Hashable, Sendable {
    /// The name of its file, as part of an address.
    public var slug: String
    /// The first heading, or the file's name.
    public var title: String
    /// The path of its file in the site.
    public var source: String
    /// In the order of the file.
    public var items: [ListItem]
    /// The paragraphs around the items, as plain text.
    public var notes: [String]

    /// A list of these items.
    public init(slug: String, title: String, source: String, items: [ListItem] = [], notes: [String] = []) {
        self.slug = slug
        self.title = title
        self.source = source
        self.items = items
        self.notes = notes
    }

    /// The prices of the items together: of all, or only of those that are done or not done. Nil when that cannot be held.
    public func total(in currency: Currency, done: Bool? = nil) -> Money? {
        items.filter { done == nil || $0.isDone == done }.compactMap(\.price).total(in: currency)
    }
}
