import ArgumentParser
import Building

/// The command line of Forno.
struct Forno: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forno",
        abstract: "The plain-text kitchen: menus, recipes and shopping sheets from plain files.",
        discussion: """
            `forno help COMMAND` says more of a command, `forno help errors` of the problems that are reported, and \
            `forno help templates` of the names that templates can use. Results go to standard output, messages to \
            standard error. A command ends with one of these exit codes:

             0  it is done
             1  the content has errors (with --strict, warnings too)
             2  a file, a folder or the network failed
            64  it was typed wrongly, or cannot be done as asked; nothing was changed
            """,
        version: Version.number,
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, CleanCommand.self, MenuCommand.self,
            RecipesCommand.self, FindCommand.self, ShopCommand.self, RandomCommand.self, ReportCommand.self,
            DiffCommand.self, PrintCommand.self, ListCommand.self, PantryCommand.self, GroceriesCommand.self,
            FavoriteCommand.self,
            PlanCommand.self, CookCommand.self, PlacesCommand.self, ImportCommand.self, ExportCommand.self,
            NewCommand.self,
        ])

    /// What messages of the parser begin with, as all others do.
    static let _errorPrefix = "forno: "
}
