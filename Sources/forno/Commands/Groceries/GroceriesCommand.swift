import ArgumentParser

/// `forno groceries`
struct GroceriesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groceries", abstract: "Keep what is bought: content/groceries.csv.",
        discussion: """
            forno groceries suggest      a row for each food of the recipes that has none
            """,
        subcommands: [GroceriesSuggest.self])
}
