import ArgumentParser
import Building
import Diagnostics
import Reading
import Text

/// `forno import menu`
struct ImportMenu: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "menu", abstract: "Take a menu over from a spreadsheet, saved as CSV, into content/menu/menu.md.",
        discussion: """
            A row is a dish, or one of its sizes. The columns may be called, in any of the five languages: section, number, name, \
            size, price (several, as in "price Maxi"), base, toppings, description, allergens, additives, vegetarian, vegan, kcal, \
            alcohol. Without a column base nothing is known of what a dish is made of: its toppings become its sentence.

            forno import menu card.csv --dry-run
            forno import menu card.csv
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The file, or - for standard input.")
    var file: String

    @Flag(help: "Print what would be written; write nothing.")
    var dryRun = false

    func run() throws {
        let bytes = file == "-" ? try StandardInput.all() : try TextFile.read(file)
        let reporter = Reporter(options: options, site: try options.siteFolder())
        try options.withKitchen { kitchen, _ in
            let menu = try kitchen.importMenu(bytes, of: file == "-" ? "standard input" : file, isTrial: dryRun)
            // `forno check` looks at no spreadsheet: all is told here.
            if !menu.problems.isEmpty { Terminal.message(reporter.wholeText(menu.problems)) }
            if dryRun {
                Terminal.print(data: Array(menu.text.utf8))
            } else {
                let json = JSONValue.object(
                    [.init("file", .text(menu.path)), .init("dishes", .number(String(menu.count)))])
                options.tell("\(menu.count) dish\(menu.count == 1 ? "" : "es") in \(menu.path)", json: json)
            }
        }
    }
}
