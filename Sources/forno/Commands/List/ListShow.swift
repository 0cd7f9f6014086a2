import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

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
        try options.withKitchen { kitchen, tally in
            var diagnostics = DiagnosticList()
            if let list {
                let read = try kitchen.list(named: list, diagnostics: &diagnostics)
                try tally.add(diagnostics)
                if let read { show(read, kitchen.settings.currency) }
            } else {
                let lists = kitchen.lists(diagnostics: &diagnostics)
                try tally.add(diagnostics)
                show(lists, kitchen.settings.currency)
            }
        }
    }

    private func show(_ list: ShoppingList, _ currency: Currency) {
        if options.json {
            Terminal.print(data: list.json(currency).pretty)
        } else {
            Terminal.print(list.text(currency))
        }
    }

    private func show(_ lists: [ShoppingList], _ currency: Currency) {
        if options.json {
            Terminal.print(data: JSONValue.list(lists.map { $0.json(currency) }).pretty)
        } else {
            Terminal.print(lists.text(currency))
        }
    }
}
