import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno list show`
struct ListShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a shopping list; without a name, all lists there are.",
        discussion: """
            forno list show
            forno list show party
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The list.")
    var list: String?

    func run() throws {
        try options.withKitchen { kitchen, reporter in
            var findings = Findings()
            if let list {
                let read = try kitchen.list(named: list, findings: &findings)
                reporter.report(findings)
                try reporter.endIfStopped(by: findings)
                if let read { show(read, kitchen.settings.currency) }
            } else {
                let lists = kitchen.lists(findings: &findings)
                reporter.report(findings)
                try reporter.endIfStopped(by: findings)
                show(lists, kitchen.settings.currency)
            }
        }
    }

    private func show(_ list: ShoppingList, _ currency: Currency) {
        Terminal.print(options.json ? list.json(currency).pretty : Array((list.text(currency) + "\n").utf8))
    }

    private func show(_ lists: [ShoppingList], _ currency: Currency) {
        let json = { JSONValue.list(lists.map { $0.json(currency) }).pretty }
        Terminal.print(options.json ? json() : Array((lists.text(currency) + "\n").utf8))
    }
}

extension ShoppingList {
    /// The title, the items with their boxes, and what they come to.
    fileprivate func text(_ currency: Currency) -> String {
        let lines = items.map { ($0.isDone ? "[x] " : "[ ] ") + $0.text }
        return ([title, ""] + lines + (lines.isEmpty ? [] : [""]) + [summary(currency)]).joined(separator: "\n")
    }

    /// "8 of 10 to buy. Prices: 17.70 EUR, of it 3.70 done."
    private func summary(_ currency: Currency) -> String {
        guard !items.isEmpty else { return "Nothing on it. Next: forno list add \(slug) ITEM" }
        guard items.contains(where: { $0.price != nil }) else { return toBuy + "." }
        let prices = "Prices: \(total(in: currency).plain) \(currency.code)"
        return "\(toBuy). \(prices), of it \(total(in: currency, done: true).plain) done."
    }

    fileprivate var toBuy: String {
        items.isEmpty ? "empty" : "\(items.count { !$0.isDone }) of \(items.count) to buy"
    }
}

extension [ShoppingList] {
    fileprivate func text(_ currency: Currency) -> String {
        guard !isEmpty else { return "No lists. Next: forno list new party" }
        var table = TextTable([.left, .left, .left])
        for list in self { table.add([list.slug, list.title, list.toBuy]) }
        return table.text
    }
}
