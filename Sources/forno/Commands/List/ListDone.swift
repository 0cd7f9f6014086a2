import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// `forno list done`
struct ListDone: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Tick items of a shopping list, and put them into the pantry.",
        discussion: """
            Today is the day that they are added on. Their last good day is the one given, or the one in the line, or follows \
            from the shelf life in groceries.csv.

            forno list done party "2 kg mozzarella" beer
            forno list done party mascarpone --expires 2026-12-05
            forno list done party "paper napkins" --no-pantry
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The list.")
    var list: String

    @Argument(help: "The items that are bought.")
    var items: [String]

    @Option(help: ArgumentHelp("Their last good day.", valueName: "date"), transform: DayOption.read)
    var expires: CalendarDate?

    @Flag(inversion: .prefixedNo, help: "Put them into the pantry.")
    var pantry = true

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let today = options.today()
            let outcome = try kitchen.done(items, inList: list, on: today, expires: expires, isStocked: pantry)
            let words = KitchenWords(settings: kitchen.settings, today: today)
            options.tell(outcome, as: "done") { change in
                let done: TerminalText = "\(outcome.list): \(change.item.name) done."
                return change.stocked.map { "\(done) Pantry: \(words.stocked($0))." } ?? done
            }
        }
    }
}
