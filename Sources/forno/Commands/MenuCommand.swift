import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Reading
import Site
import Text

/// `forno menu`
struct MenuCommand: ParsableCommand {
    enum Format: String, Choice {
        case json, csv, md
    }

    static let configuration = CommandConfiguration(
        commandName: "menu", abstract: "Print the priced menu, or what would change if something cost otherwise.",
        discussion: """
            forno menu --format csv > menu.csv
            forno menu --set "Mozzarella=1.20" --set basePrice=4.50
            forno menu out Tuna
            forno menu words
            forno menu convert --output new-menu
            """, subcommands: [MenuOut.self, MenuWords.self, MenuConvert.self])

    @OptionGroup var options: SharedOptions

    @Option(
        help: ArgumentHelp("Print the menu as the site publishes it, in this form.", valueName: Format.valueName),
        completion: Format.completion,
        transform: Format.named)
    var format: Format?

    @Option(help: ArgumentHelp("Show the prices if NAME cost PRICE; nothing is written.", valueName: "name=price"))
    var set: [String] = []

    func run() throws {
        try options.withSite { session in
            let (site, menu) = (session.site, try session.menu())
            let format = options.json ? .json : format
            if !set.isEmpty {
                try printChanges(of: menu, in: site.kitchen, as: format)
            } else if let form = format {
                Terminal.print(data: site.menu(as: form.rawValue) ?? [])
            } else {
                Terminal.print(MenuTable(menu, settings: session.settings, today: session.today).text)
            }
        }
    }

    private func printChanges(of menu: PricedMenu, in kitchen: PricedKitchen, as format: Format?) throws {
        var changed = menu.menu
        for assignment in set {
            do {
                try PriceAssignment(assignment, currency: menu.menu.currency).apply(to: &changed)
            } catch {
                throw ValidationError(error.message)
            }
        }
        guard let then = menu.repriced(as: changed, by: kitchen.settings) else {
            throw ValidationError("a pizza would cost more than can be held: set lower prices")
        }
        let changes = PriceChange.between(menu, then)
        let table = changes.table(of: menu)
        switch format {
        case .json: Terminal.print(data: changes.json.pretty)
        case .csv: Terminal.print(data: table.csv)
        case .md: Terminal.print(data: table.markdown)
        case nil: Terminal.print(table.text)
        }
    }
}
