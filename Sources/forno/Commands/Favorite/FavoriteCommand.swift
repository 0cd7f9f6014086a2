import ArgumentParser

/// `forno favorite`
struct FavoriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favorite", abstract: "Keep favourite foods, each with its recipes: content/favorites.md.",
        discussion: """
            Alone it lists them.

            forno favorite add Pizza "Pizza dough"
            forno favorite remove Pizza
            """,
        subcommands: [FavoriteList.self, FavoriteAdd.self, FavoriteRemove.self, FavoriteImport.self],
        defaultSubcommand: FavoriteList.self)
}
