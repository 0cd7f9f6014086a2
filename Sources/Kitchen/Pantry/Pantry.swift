import Diagnostics

/// Something in the house: a row of `pantry.csv`.
public struct PantryItem: Hashable, Sendable {
    /// As written.
    public var name: String
    /// How much; nil when the row does not say.
    public var quantity: Quantity?
    /// When it came.
    public var added: CalendarDate?
    /// The last day on which it is good.
    public var expires: CalendarDate?
    /// The digits of its barcode.
    public var barcode: String?
    /// Its row.
    public var location: SourceLocation

    /// An item of this name.
    public init(
        name: String, quantity: Quantity? = nil, added: CalendarDate? = nil, expires: CalendarDate? = nil,
        barcode: String? = nil, location: SourceLocation = SourceLocation(file: Pantry.file)
    ) {
        self.name = name
        self.quantity = quantity
        self.added = added
        self.expires = expires
        self.barcode = barcode
        self.location = location
    }

    /// Whether it is still good on a day: until the day that it expires on, and for ever without one.
    public func isGood(on day: CalendarDate?) -> Bool {
        guard let expires, let day else { return true }
        return day <= expires
    }
}

/// What is in the house.
public struct Pantry: Hashable, Sendable {
    /// Its file, in the site.
    public static let file = "content/pantry.csv"
    /// In the order of the file.
    public var items: [PantryItem]

    /// A pantry of these items.
    public init(items: [PantryItem] = []) {
        self.items = items
    }

    /// What is good today and not after so many days, the first to expire first, then in the order of the file.
    public func expiring(within days: Int, from today: CalendarDate) -> [PantryItem] {
        let last = today.adding(days: max(0, days))
        return items.enumerated().filter { _, item in
            item.expires.map { $0 >= today && $0 <= last } ?? false
        }.sorted { (expiry($0.element), $0.offset) < (expiry($1.element), $1.offset) }.map(\.element)
    }

    /// What is good no more, in the order of the file.
    public func expired(on today: CalendarDate) -> [PantryItem] {
        items.filter { !$0.isGood(on: today) }
    }

    private func expiry(_ item: PantryItem) -> Int { item.expires?.dayNumber ?? .max }
}
