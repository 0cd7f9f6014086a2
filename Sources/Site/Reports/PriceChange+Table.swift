import Kitchen
import Text

extension [PriceChange] {
    /// The changes as a table, with how many of all dishes and drinks of a menu they are.
    public func table(of menu: PricedMenu) -> ReportTable {
        var table = ReportTable(title: "What prices would be", columns: columns, rows: map(\.cells))
        let counts = [
            count(of: .pizza, in: menu.dishes.count(where: \.isPizza), "pizza", "pizzas"),
            count(of: .dish, in: menu.dishes.count { !$0.isPizza }, "dish", "dishes"),
            count(of: .drink, in: menu.menu.drinks.count, "drink", "drinks"),
        ].compactMap(\.self)
        let verb = Set(map(\.name)).count == 1 ? "changes" : "change"
        table.remarks = [
            isEmpty
                ? "No price changes." : "\(counts.joined(separator: " and ")) \(verb). Nothing was written."
        ]
        return table
    }

    /// "5 of 6 pizzas"; nil where none changes.
    private func count(of kind: PriceChange.Kind, in all: Int, _ one: String, _ many: String) -> String? {
        let changed = Set(filter { $0.kind == kind }.map(\.name)).count
        return changed == 0 ? nil : "\(changed) of \(all) \(all == 1 ? one : many)"
    }

    private var columns: [ReportTable.Column] {
        [
            .init(title: allSatisfy { $0.kind == .pizza } ? "Pizza" : "Name", key: nil),
            .init(title: nil, key: "pizza"), .init(title: nil, key: "dish"), .init(title: nil, key: "drink"),
            .init(title: nil, key: "size"),
            .init(title: "now", key: "now", alignment: .right), .init(title: "then", key: "then", alignment: .right),
            .init(title: "change", key: "change", alignment: .right),
        ]
    }

    /// The changes for programs.
    public var json: JSONValue {
        .list(
            map { change in
                .object([
                    .init("pizza", .text(change.name(of: .pizza))), .init("dish", .text(change.name(of: .dish))),
                    .init("drink", .text(change.name(of: .drink))),
                    .init("size", .text(change.size)),
                    .init("now", .text(change.now.plain)), .init("then", .text(change.then.plain)),
                    .init("change", .text(change.difference?.plain)),
                ])
            })
    }
}

extension PriceChange {
    /// Its name where it is of a kind.
    fileprivate func name(of kind: Kind) -> String? { self.kind == kind ? name : nil }

    fileprivate var cells: [ReportTable.Cell] {
        [
            .init([name, size].compactMap(\.self).joined(separator: ", ")), .init(name(of: .pizza)),
            .init(name(of: .dish)), .init(name(of: .drink)), .init(size), .init(now),
            .init(then), .init(difference?.change, .text(difference?.plain)),
        ]
    }
}
