import Kitchen
import Text

extension MenuDifference {
    /// Each fact that is another one now, for programs.
    public var table: ReportTable {
        var table = ReportTable(title: Self.title, columns: Self.columns, rows: changes.map(\.cells))
        table.facts = [.init("unchanged", .number(unchanged))]
        return table
    }

    /// What has changed, for people: what has come or gone in one row each, and of the rest each fact.
    public var summary: ReportTable {
        var table = ReportTable(title: Self.title, columns: Self.columns, rows: summarized)
        let same = unchanged == 1 ? "1 fact is" : "\(unchanged) facts are"
        table.remarks = [changes.isEmpty ? "The menu says the same." : "\(same) as before."]
        return table
    }

    private static let title = "What the menu says otherwise"

    private static let columns: [ReportTable.Column] = [
        .init(title: nil, key: "kind"), .init(title: "Name", key: nil), .init(title: nil, key: "name"),
        .init(title: "what", key: nil), .init(title: nil, key: "fact"), .init(title: nil, key: "size"),
        .init(title: "before", key: "before", alignment: .right),
        .init(title: "now", key: "now", alignment: .right),
    ]

    private var summarized: [[ReportTable.Cell]] {
        // Of everything that can be ordered it is said what is known of allergens, as long as it is there.
        let moved = changes.filter { $0.key.fact == .allergens && ($0.before == nil || $0.now == nil) }
        let prices = Dictionary(grouping: changes.filter { $0.key.fact == .price }, by: \.key.item)
        let items = Set(moved.map(\.key.item))
        return changes.compactMap { change in
            guard items.contains(change.key.item) else { return change.cells }
            guard change.key.fact == .allergens else { return nil }
            return change.cells(ofPrices: prices[change.key.item] ?? [])
        }
    }
}

extension MenuFacts.Key {
    fileprivate struct Item: Hashable {
        let kind: MenuFacts.Kind
        let name: String
    }

    fileprivate var item: Item { Item(kind: kind, name: name) }

    /// "price, Large".
    fileprivate var what: String { [fact.rawValue, size].compactMap(\.self).joined(separator: ", ") }

    fileprivate func cells(_ what: String, _ before: String?, _ now: String?) -> [ReportTable.Cell] {
        let shown = kind == .menu ? "The menu" : kind == .extra ? "+ \(name)" : name
        return [
            .init(kind.rawValue), .init(shown), .init(name), .init(what), .init(fact.rawValue), .init(size),
            .init(before), .init(now),
        ]
    }
}

extension MenuDifference.Change {
    fileprivate var cells: [ReportTable.Cell] { key.cells(key.what, before, now) }

    /// The row of what has come or gone, with its prices.
    fileprivate func cells(ofPrices prices: [Self]) -> [ReportTable.Cell] {
        let prices = prices.compactMap { $0.now ?? $0.before }.joined(separator: " / ")
        return before == nil ? key.cells("new", nil, prices) : key.cells("gone", prices, nil)
    }
}
