import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno pantry use`
struct PantryUse: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Take amounts out of the pantry, of what expires first, first.",
        discussion: """
            Without an amount, the row that expires first goes.

            forno pantry use "300 g flour" "2 eggs"
            forno pantry use basil
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "What is used: an amount and a name.")
    var items: [String]

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let used = try kitchen.use(items)
            let words = KitchenWords(settings: kitchen.settings, today: options.today())
            options.tell(
                used.map { item, left -> TerminalText in
                    "Pantry: \(words.thing(item.name, item.quantity)) used, \(words.rest(left))."
                }.joined(separator: "\n"),
                json: .list(
                    used.map { item, left in
                        .object([.init("used", item.json), .init("left", .text(left.map { words.amounts($0) }))])
                    }))
        }
    }
}

extension KitchenWords {
    /// "700 g left"; "none left" for nil, "some left" where no amount is known.
    fileprivate func rest(_ left: [Quantity]?) -> String {
        guard let left else { return "none left" }
        return left.isEmpty ? "some left" : amounts(left) + " left"
    }
}
