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
