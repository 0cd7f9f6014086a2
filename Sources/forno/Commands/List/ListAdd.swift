import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// `forno list add`
struct ListAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add items to a shopping list, which is made if it is missing.",
        discussion: """
            An item is an amount and a name; a price and the last good day may stand in it too.

            forno list add party "2 kg mozzarella" salt
            forno list add party "2 kg mozzarella €14.00"
            forno list add party mascarpone --price 4.20 --expires 2026-12-05
            forno list add party --barcode 8076809513753
            """ + BarcodeOptions.discussion)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The list.")
    var list: String

    @Argument(help: "What to buy.")
    var items: [String] = []

    @Option(help: "What the item costs, all of it together.")
    var price: String?

    @Option(help: ArgumentHelp("Its last good day.", valueName: "date"), transform: DayOption.read)
    var expires: CalendarDate?

    @OptionGroup var codes: BarcodeOptions

    func validate() throws {
        if !codes.isEmpty, !items.isEmpty || price != nil || expires != nil {
            throw ValidationError("--barcode and --scan say what is added: leave all else out.")
        }
        try codes.check(items)
        if items.count > 1, price != nil { throw ValidationError("--price is for one item; name one at a time.") }
    }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            guard !items.isEmpty else {
                return try options.tell(codes, kitchen, options.today()) { try kitchen.add($0, toList: list) }
            }
            let texts = try items.map { try kitchen.itemText($0, price: price, expires: expires) }
            let outcome = try kitchen.add(texts, toList: list)
            let created: TerminalText = outcome.isNew ? "Created \(outcome.file).\n" : ""
            let lines: [TerminalText] = outcome.changed.map { "\(outcome.list): \($0.item.text) added." }
            options.tell(
                created + lines.joined(separator: "\n"),
                json: outcome.json)
        }
    }
}
