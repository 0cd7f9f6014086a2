import ArgumentParser

/// `forno pantry`
struct PantryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pantry", abstract: "Keep what is in the house: content/pantry.csv.",
        discussion: """
            Alone it lists what there is.

            forno pantry add "1 kg flour" "6 eggs"
            forno pantry use "300 g flour"
            forno pantry expiring --within 7

            A name means all rows of the same grocery: by groceries.csv "plain flour" may be flour.
            """,
        subcommands: [
            PantryList.self, PantryAdd.self, PantryRemove.self, PantryUse.self, PantryExpiring.self, PantryImport.self,
        ],
        defaultSubcommand: PantryList.self)
}
