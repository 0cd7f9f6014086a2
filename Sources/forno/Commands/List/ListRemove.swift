import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno list remove`
struct ListRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove items from a shopping list; without items, the list itself.",
        discussion: """
            The pantry stays as it is. A list with items still to buy is removed only with --force.

            forno list remove party salt
            forno list remove party
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The list.")
    var list: String

    @Argument(help: "The items; none for the whole list.")
    var items: [String] = []

    @Flag(help: "Remove the list even though there is something to buy.")
    var force = false

    func run() throws {
        try options.withKitchen { kitchen, _ in
            if items.isEmpty {
                let file = try kitchen.removeList(list, isForced: force)
                options.tell("Removed \(file).", json: .object([.init("removed", .text(file))]))
            } else {
                let outcome = try kitchen.remove(items, fromList: list)
                options.tell(outcome, as: "removed") { "\(outcome.list): \($0.item.text) removed." }
            }
        }
    }
}
