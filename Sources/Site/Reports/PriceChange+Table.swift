import Kitchen
import Text

extension [PriceChange] {
    /// The changes as a table; `count` is the number of all pizzas.
    public func table(of count: Int) -> ReportTable {
        var table = ReportTable(title: "What prices would be", columns: Self.columns, rows: map(\.cells))
        let changed = Set(map(\.pizza)).count
        let pizzas = count == 1 ? "pizza" : "pizzas"
        table.remarks = [
            isEmpty
                ? "No pizza changes."
                : "\(changed) of \(count) \(pizzas) \(changed == 1 ? "changes" : "change"). Nothing was written."
        ]
        return table
    }

    private static var columns: [ReportTable.Column] {
        [
            .init(title: "Pizza", key: "pizza"), .init(title: nil, key: "size"),
            .init(title: "now", key: "now", alignment: .right), .init(title: "then", key: "then", alignment: .right),
            .init(title: "change", key: "change", alignment: .right),
        ]
    }

    /// The changes for programs.
    public var json: JSONValue {
        .list(
            map { change in
                .object([
                    .init("pizza", .text(change.pizza)), .init("size", .text(change.size)),
                    .init("now", .text(change.now.plain)), .init("then", .text(change.then.plain)),
                    .init("change", .text(change.difference?.plain)),
                ])
            })
    }
}

extension PriceChange {
    fileprivate var cells: [ReportTable.Cell] {
        [
            .init([pizza, size].compactMap(\.self).joined(separator: ", "), .text(pizza)), .init(size), .init(now),
            .init(then), .init(difference?.change, .text(difference?.plain)),
        ]
    }
}
