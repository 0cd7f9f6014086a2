import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Reading
import Text

/// `forno pantry import`
struct PantryImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring into the pantry what was collected on the page.",
        discussion: """
            The page of a reader's own pantry gives rows as content/pantry.csv has them ("Copy as CSV"): item, quantity, \
            added, expires, barcode. Rows that are there already are left out.

            forno pantry import collected.csv
            forno pantry import - < collected.csv
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "A file of such rows; - for standard input.")
    var file: String

    func run() throws {
        let bytes = file == "-" ? try StandardInput.all() : try TextFile.read(file)
        try options.withKitchen { kitchen, tally in
            var diagnostics = DiagnosticList()
            let name = file == "-" ? "standard input" : file
            let (added, there) = try kitchen.importPantry(bytes, file: name, diagnostics: &diagnostics)
            let words = KitchenWords(settings: kitchen.settings, today: options.today())
            let lines: [TerminalText] = added.map { "Pantry: \(words.stocked($0))." }
            let count: TerminalText = "\(added.count.counted("row")) added, \(there) there already."
            options.tell((lines + [count]).joined(separator: "\n"), json: .list(added.map(\.item.json)))
            try tally.add(diagnostics)
        }
    }
}
