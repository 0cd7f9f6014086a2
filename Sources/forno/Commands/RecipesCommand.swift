import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno recipes`
struct RecipesCommand: ParsableCommand {
    enum Format: String, Choice {
        case json
    }

    static let configuration = CommandConfiguration(
        commandName: "recipes",
        abstract: "List the recipes, in order of title, or by how far the pantry goes for them.",
        discussion: """
            forno recipes --tag soup
            forno recipes --from-pantry      what can be cooked, what is missing
            forno recipes --format json      all of each recipe, for programs
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        help: ArgumentHelp("Print all of each recipe in this form.", valueName: Format.valueName),
        completion: Format.completion,
        transform: Format.named)
    var format: Format?

    @Option(help: "Only recipes with this tag.")
    var tag: String?

    @Flag(help: "Rank the recipes by the share of their ingredients that is in the house.")
    var fromPantry = false

    private var isForProgram: Bool { options.json || format == .json }

    func run() throws {
        try options.withSite { session in
            let recipes = try session.recipes(tagged: tag, forProgram: isForProgram)
            let suggestions = fromPantry ? session.suggestions.ranked(recipes) : []
            if isForProgram {
                let items = fromPantry ? suggestions.map(\.json) : recipes.map(\.json)
                Terminal.print(data: JSONValue.list(items).pretty)
            } else {
                Terminal.print(fromPantry ? suggestions.table(session.settings.amounts) : recipes.table)
            }
            try session.endIfStopped()
        }
    }
}
