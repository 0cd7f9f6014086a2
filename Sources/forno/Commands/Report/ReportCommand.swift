import ArgumentParser

/// `forno report`
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Report costs, the pantry, allergens, or how prices have changed.",
        discussion: """
            forno report costs                       what the food costs
            forno report pantry --format md          what is in the house and expires
            forno report allergens --format csv      what each dish contains
            forno report prices --since old.csv      what costs more than it did
            """,
        subcommands: [ReportCosts.self, ReportPantry.self, ReportAllergens.self, ReportPrices.self])
}
