/// How prices have changed since another menu, or other groceries.
///
/// ```swift
/// let (oldGroceries, groceries): ([Grocery], [Grocery])
/// let report = PriceReport(since: PriceList(oldGroceries), now: PriceList(groceries))
/// report.rows.first?.change?.change    // "+0.30"
/// ```
public struct PriceReport: Hashable, Sendable {
    /// Something with a price then, now, or both.
    public struct Row: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// The price before; nil for what is new.
        public let before: Money?
        /// The price now; nil for what is gone.
        public let now: Money?

        /// The difference, with its sign; nil for what is new or gone, or was priced in another currency.
        public var change: Money? {
            guard let before else { return nil }
            return now?.subtracting(before)
        }
    }

    /// What has another price, is new or is gone: in the order of now, then what is gone in the order of then.
    public let rows: [Row]
    /// How many prices are the same.
    public let unchanged: Int

    /// The changes from one list to another, by name.
    public init(since before: PriceList, now: PriceList) {
        let (old, new) = (Self.byName(before), Self.byName(now))
        let changed = now.entries.filter { old[$0.name] != $0.price }.map {
            Row(name: $0.name, before: old[$0.name], now: $0.price)
        }
        let gone = before.entries.filter { new[$0.name] == nil }.map { Row(name: $0.name, before: $0.price, now: nil) }
        rows = changed + gone
        unchanged = now.entries.count - changed.count
    }

    private static func byName(_ list: PriceList) -> [String: Money] {
        Dictionary(list.entries.map { ($0.name, $0.price) }, uniquingKeysWith: { first, _ in first })
    }
}
