import Text

extension PantryItem {
    /// The row for programs.
    public var json: JSONValue { .object(members) }

    fileprivate var members: [JSONValue.Member] {
        [
            .init("item", .text(name)),
            .init("quantity", .text(quantity.map { QuantityFormat.english.written($0) })),
            .init("added", .text(added?.description)), .init("expires", .text(expires?.description)),
            .init("barcode", .text(barcode)),
        ]
    }
}

extension PantryReport.Row {
    /// The row for programs, with how long it is good.
    public var json: JSONValue {
        .object(item.members + [.init("state", .text(state.rawValue)), .init("days", .number(days))])
    }
}
