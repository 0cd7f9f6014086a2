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
            """)

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
                Terminal.print(menu.table(in: site.kitchen.settings))
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

extension PricedMenu {
    /// The menu as an aligned table: sections, dishes with toppings, drinks.
    fileprivate func table(in settings: Settings) -> TerminalText {
        var table = TextTable([.left, .right, .left])
        for section in sections(order: settings.sectionOrder) {
            if let name = section.name {
                if !table.rows.isEmpty { table.add([]) }
                table.add([name.uppercased()])
            }
            for dish in section.dishes {
                let toppings = dish.toppings.map(\.name).joined(separator: ", ")
                let name = [dish.written.number, dish.name].compactMap(\.self).joined(separator: " ")
                table.add([name, dish.price?.plain ?? "", toppings])
                for size in dish.sizes { table.add(["  " + (size.size ?? ""), size.price.plain]) }
                for extra in dish.ownExtras { table.add(extra.row) }
            }
            for extra in section.extras { table.add(extra.row) }
        }
        if !menu.drinks.isEmpty {
            table.add([])
            table.add(["DRINKS"])
            for drink in menu.drinks { table.add([drink.name, drink.price.plain]) }
        }
        return "\(table.text)\n\nPrices in \(menu.currency.code)."
    }
}

extension PricedExtra {
    /// What a dish can be had with as a row of the table.
    fileprivate var row: [String] {
        let instead = replaced == nil ? "" : "instead of \(replacedName ?? "the base")"
        return ["  + \(topping.name)", price?.plain ?? prices.map(\.price.plain).joined(separator: " / "), instead]
    }
}
