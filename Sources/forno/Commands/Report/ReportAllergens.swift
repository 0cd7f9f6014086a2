import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno report allergens`
struct ReportAllergens: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allergens", abstract: "Report the diet and the allergens of each pizza and recipe.",
        discussion: """
            They follow from what the menu and groceries.csv state. What nothing is stated of is named: \
            a dish with it is not known to be free of anything.

            forno report allergens --format csv > allergens.csv
            """)

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.print { session in
            AllergenReport(
                recipes: try session.recipes(), menu: session.site.kitchen.menu, groceries: session.groceries,
                currency: session.settings.currency
            ).table
        }
    }
}
