import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno pantry add`
struct PantryAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Put things into the pantry, which is made if it is missing.",
        discussion: """
            Their last good day is the one given, or follows from the shelf life in groceries.csv.

            forno pantry add "1 kg flour" "6 eggs" salt
            forno pantry add "250 g ricotta" --expires 2026-11-26
            forno pantry add "500 g spaghetti" --added 2026-11-07 --barcode 2000000200774
            forno pantry add --barcode 8076809513753 96385074
            forno pantry add --scan shelf.jpg
            """ + BarcodeOptions.discussion)

    @OptionGroup var options: SharedOptions

    @Argument(help: "What there is: an amount and a name.")
    var items: [String] = []

    @Option(help: ArgumentHelp("Their last good day.", valueName: "date"), transform: DayOption.read)
    var expires: CalendarDate?

    @Option(
        help: ArgumentHelp("When they came.", discussion: "Default: today.", valueName: "date"),
        transform: DayOption.read)
    var added: CalendarDate?

    @OptionGroup var codes: BarcodeOptions

    func validate() throws { try codes.check(items) }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let today = options.today()
            guard !items.isEmpty else {
                return try options.tell(codes, kitchen, today) { scanned in
                    try kitchen.stock(scanned, on: added ?? today, expires: expires)
                }
            }
            let stocked = try kitchen.stock(items, on: added ?? today, expires: expires, barcode: codes.own?.digits)
            let words = KitchenWords(settings: kitchen.settings, today: today)
            options.tell(
                stocked.map { one -> TerminalText in "Pantry: \(words.stocked(one))." }.joined(separator: "\n"),
                json: .list(stocked.map(\.item.json)))
        }
    }
}
