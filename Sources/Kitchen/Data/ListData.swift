import Text

extension ShoppingList {
    /// The list for programs, as `forno list show --json` prints it.
    public func json(_ currency: Currency) -> JSONValue {
        .object([
            .init("slug", .text(slug)), .init("title", .text(title)), .init("source", .text(source)),
            .init("items", .list(items.map(\.json))), .init("currency", .text(currency.code)),
            .init("total", .text(total(in: currency)?.plain)),
            .init("done", .text(total(in: currency, done: true)?.plain)),
        ])
    }
}

extension ListItem {
    /// The item for programs: its words, and what was read from them.
    public var json: JSONValue {
        .object([
            .init("text", .text(text)), .init("done", .flag(isDone)), .init("name", .text(name)),
            .init("quantity", .text(quantity.map { QuantityFormat.english.written($0) })),
            .init("price", .text(price?.plain)), .init("expires", .text(expires?.description)),
        ])
    }
}
