import Building
import Diagnostics
import Kitchen

extension ShoppingList {
    /// The title, the items with their boxes, and what they come to.
    func text(_ currency: Currency) -> TerminalText {
        let lines: [TerminalText] = items.map { "[\($0.isDone ? "x" : " ")] \($0.text)" }
        return (["\(title)", ""] + lines + (lines.isEmpty ? [] : [""]) + ["\(summary(currency))"])
            .joined(separator: "\n")
    }

    /// "8 of 10 to buy. Prices: 17.70 EUR, of it 3.70 done."
    private func summary(_ currency: Currency) -> String {
        guard !items.isEmpty else { return "Nothing on it. Next: forno list add \(slug) ITEM" }
        guard items.contains(where: { $0.price != nil }) else { return toBuy + "." }
        guard let all = total(in: currency), let done = total(in: currency, done: true) else { return toBuy + "." }
        return "\(toBuy). Prices: \(all.plain) \(currency.code), of it \(done.plain) done."
    }

    fileprivate var toBuy: String {
        items.isEmpty ? "empty" : "\(items.count { !$0.isDone }) of \(items.count) to buy"
    }
}

extension [ShoppingList] {
    func text(_ currency: Currency) -> TerminalText {
        guard !isEmpty else { return "No lists. Next: forno list new party" }
        var table = TextTable([.left, .left, .left])
        for list in self { table.add([list.slug, list.title, list.toBuy]) }
        return table.text
    }
}
