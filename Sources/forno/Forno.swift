import ArgumentParser
import Building

/// The command line of Forno.
@main struct Forno: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forno",
        abstract: "The plain-text kitchen: menus, recipes and shopping sheets from plain files.",
        version: Version.number,
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, CleanCommand.self, MenuCommand.self,
            RecipesCommand.self, ShopCommand.self, RandomCommand.self, ReportCommand.self,
            ListCommand.self, PantryCommand.self, FavoriteCommand.self, PlanCommand.self,
            NewCommand.self,
        ])
}
