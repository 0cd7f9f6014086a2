import Kitchen
import Text

extension ShoppingSheet {
    /// The sheet for programs: amounts exact and in English, prices plain, null for what is not known or nothing.
    public var json: JSONValue {
        .object([
            .init("week", .text(week?.description)), .init("currency", .text(currency.code)),
            .init("lines", .list(lines.map(\.json))), .init("have", .list(have.map(\.json))),
            .init("soon", .list(soon.map(\.json))), .init("uncounted", .list(uncounted.map(\.json))),
            .init("total", .text(total?.plain)),
        ])
    }
}

extension SheetLine {
    fileprivate var json: JSONValue {
        let amounts = SheetAmounts(exactly: self)
        return .object([
            .init("grocery", .text(name)), .init("aisle", .text(aisle)), .init("needed", .text(amounts.needed)),
            .init("had", .text(amounts.had)), .init("bought", .text(amounts.bought)), .init("packs", .number(packs)),
            .init("left", .text(amounts.left)), .init("price", .text(price?.plain)),
            .init("for", .list(uses.map { .text($0.text) })),
        ])
    }
}

extension ExpiringItem {
    fileprivate var json: JSONValue {
        .object([
            .init("grocery", .text(name)), .init("quantity", .text(item.quantity.map(ExactAmounts.text))),
            .init("expires", .text(item.expires?.description)), .init("planned", .flag(isPlanned)),
        ])
    }
}

extension SheetUncounted {
    fileprivate var json: JSONValue {
        let amounts = ExactAmounts([quantity, had]).texts
        return .object([
            .init("grocery", .text(name)), .init("aisle", .text(aisle)), .init("text", .text(text)),
            .init("needed", .text(amounts[0])), .init("had", .text(amounts[1])),
            .init("reason", .text(reason.rawValue)),
            .init("inPantry", .flag(isInPantry)), .init("for", .list(uses.map { .text($0.text) })),
        ])
    }
}
