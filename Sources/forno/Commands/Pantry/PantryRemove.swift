import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno pantry remove`
struct PantryRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take all there is of something out of the pantry.",
        discussion: """
            forno pantry remove rocket
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The names of what goes.")
    var items: [String]

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let removed = try kitchen.removeFromPantry(items)
            let words = KitchenWords(settings: kitchen.settings, today: options.today())
            options.tell(
                removed.map { one -> TerminalText in "Pantry: \(words.thing(one.name, one.quantity)) removed." }
                    .joined(separator: "\n"),
                json: .list(removed.map(\.json)))
        }
    }
}
