import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno report pantry`
struct ReportPantry: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pantry", abstract: "Report what is in the house, when it expires, and what it is worth.",
        discussion: "forno report pantry --clock 2026-12-24")

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.print { session in
            PantryReport(
                session.pantry, groceries: session.groceries, settings: session.settings, today: session.today
            ).table(language: session.settings.kitchenLanguage, currency: session.settings.currency)
        }
    }
}
