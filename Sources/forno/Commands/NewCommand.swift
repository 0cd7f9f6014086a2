import ArgumentParser
import Building
import Diagnostics

/// `forno new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Start a site, a recipe, a shopping list or a plan.",
        subcommands: [NewSite.self, NewRecipe.self, NewList.self, NewPlan.self])
}

/// `forno new site`
struct NewSite: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Start a site in a new folder: a small menu, recipes, a plan, a list and a pantry to change.",
        discussion: "forno new site trattoria")

    @Argument(help: "The folder to make.")
    var folder: String

    @Option(help: ArgumentHelp("What today is, as YYYY-MM-DD; also SOURCE_DATE_EPOCH.", valueName: "date"))
    var clock: String?

    func validate() throws { try Today.check(clock: clock) }

    func run() throws {
        guard !folder.isEmpty else {
            throw Complaint("a site needs a folder", fix: "name one, as in `forno new site trattoria`")
        }
        let starter = try SiteStarter(folder: folder, today: Today.date(clock: clock)).create()
        Terminal.print("Created \(folder): \(starter). Next: \(next)")
    }

    /// What shows the site: it works as it stands, from where the site was made, however the program was called.
    private var next: TerminalText {
        let word = ShellWord.path(folder)
        if Invocation.program != "forno" { return "\(Invocation.program) serve --site \(word)" }
        return folder == "." ? "forno serve" : "cd \(word) && forno serve"
    }
}

/// `forno new recipe`
struct NewRecipe: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipe", abstract: "Start a recipe: a file in content/recipes with its headings in place.")

    @OptionGroup var options: SharedOptions

    @Argument(help: "The title of the recipe.")
    var title: String

    func run() throws {
        guard title.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw Complaint("a recipe needs a title", fix: "name it, as in `forno new recipe \"Pizza dough\"`")
        }
        let file = try RecipeStarter(title: title, site: options.siteFolder()).create()
        Terminal.print("Created \(file). Next: write it, then \(Invocation.command("build", of: options))")
    }
}
