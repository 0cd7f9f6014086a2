import Kitchen

/// What was done to the items of a list.
public struct ListOutcome: Hashable, Sendable {
    /// An item with what became of it.
    public struct Change: Hashable, Sendable {
        /// The item as it is now, or as it was before it was removed.
        public var item: ListItem
        /// What was put into the pantry or taken out of it; nil when nothing was.
        public var stocked: StockedItem?
    }

    /// The name of the list.
    public var list: String
    /// The path of its file in the site.
    public var file: String
    /// Whether the list is a new one.
    public var isNew = false
    /// The items that changed, in the order in which they were named.
    public var changed: [Change] = []
    /// The texts of the items that were so already.
    public var unchanged: [String] = []

    init(_ list: ListFile) {
        self.list = list.slug
        file = list.path
    }
}

/// Something put into the pantry, and how it is known until when it is good.
public struct StockedItem: Hashable, Sendable {
    /// The row.
    public internal(set) var item: PantryItem
    /// The days that its grocery keeps, where its last good day follows from them.
    public let shelfLife: Int?
    /// What of it was not written, since the pantry's file has no columns for it.
    public internal(set) var leftOut: [String] = []

    /// The row `item`, as it was in the pantry.
    init(_ item: PantryItem) {
        self.item = item
        shelfLife = nil
    }

    /// What a list's item becomes when it is bought: good until `expires` where that is given.
    init(_ bought: ListItem, on day: CalendarDate, expires: CalendarDate?, groceries: Groceries) {
        var bought = bought
        bought.expires = expires ?? bought.expires
        item = bought.bought(on: day, groceries: groceries)
        shelfLife = bought.expires == nil ? groceries.find(bought.name)?.shelfLife : nil
    }
}
