import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno report costs`
struct ReportCosts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "costs",
        abstract: "Report what the food of each recipe and pizza costs, and what of its price that is.",
        discussion: """
            Costs follow from the packs and prices of groceries.csv; an ingredient whose cost is not known is named.

            forno report costs --format csv > costs.csv
            """)

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.print { session in
            let currency = session.settings.currency
            return CostReport(
                recipes: try session.costedRecipes(), menu: session.site.kitchen.menu, groceries: session.groceries,
                currency: currency
            ).table(in: currency)
        }
    }
}
