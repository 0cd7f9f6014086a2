import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// `forno list undo`
struct ListUndo: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take the ticks off items of a shopping list, and the items out of the pantry.",
        discussion: """
            What is in the pantry is taken out only if it is there as it came: of the same name and amount.

            forno list undo party mozzarella
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The list.")
    var list: String

    @Argument(help: "The items that are to be bought after all.")
    var items: [String]

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let outcome = try kitchen.undo(items, inList: list)
            let words = KitchenWords(settings: kitchen.settings, today: options.today())
            options.tell(outcome, as: "to buy") { change in
                let row = change.stocked.map { words.thing($0.item.name, $0.item.quantity) + " taken out" }
                return "\(outcome.list): \(change.item.name) to buy again. Pantry: \(row ?? "as it was")."
            }
        }
    }
}
