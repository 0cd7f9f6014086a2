import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno pantry add`
struct PantryAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Put things into the pantry, which is made if it is missing.",
        discussion: """
            Their last good day is the one given, or follows from the shelf life in groceries.csv.

            forno pantry add "1 kg flour" "6 eggs" salt
            forno pantry add "250 g ricotta" --expires 2026-11-26
            forno pantry add "500 g spaghetti" --added 2026-11-07 --barcode 2000000200774
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "What there is: an amount and a name.")
    var items: [String]

    @Option(help: ArgumentHelp("Their last good day.", valueName: "date"), transform: DayOption.read)
    var expires: CalendarDate?

    @Option(
        help: ArgumentHelp("When they came.", discussion: "Default: today.", valueName: "date"),
        transform: DayOption.read)
    var added: CalendarDate?

    @Option(help: ArgumentHelp("The digits of its barcode.", valueName: "digits"))
    var barcode: String?

    func validate() throws {
        if let barcode {
            if items.count > 1 { throw ValidationError("--barcode is for one item; name one at a time.") }
            guard !barcode.isEmpty, barcode.allSatisfy({ ("0"..."9").contains($0) }) else {
                throw ValidationError("--barcode must be digits, and is \(barcode).")
            }
        }
    }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let today = options.today()
            let stocked = try kitchen.stock(items, on: added ?? today, expires: expires, barcode: barcode)
            let words = KitchenWords(settings: kitchen.settings, today: today)
            options.tell(
                stocked.map { one -> TerminalText in "Pantry: \(words.stocked(one))." }.joined(separator: "\n"),
                json: .list(stocked.map(\.item.json)))
        }
    }
}
