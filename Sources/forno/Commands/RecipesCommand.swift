import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno recipes`
struct RecipesCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json
    }

    static let configuration = CommandConfiguration(
        commandName: "recipes", abstract: "List the recipes, in order of title.")

    @OptionGroup var options: SharedOptions

    @Option(help: "Print all of each recipe in this form.")
    var format: Format?

    @Option(help: "Only recipes with this tag.")
    var tag: String?

    func run() throws {
        try options.withSite { session in
            var recipes = try session.recipes()
            if let tag {
                recipes = recipes.filter { $0.summary.tags.contains { $0.lowercased() == tag.lowercased() } }
            }
            if options.json || format == .json {
                Terminal.print(JSONValue.list(recipes.map(\.json)).pretty)
            } else {
                Terminal.print(recipes.table)
            }
        }
    }
}

extension [Recipe] {
    /// Title, time, servings and file of each.
    fileprivate var table: String {
        guard !isEmpty else { return "No recipes." }
        var table = TextTable([.left, .right, .left, .left])
        for recipe in self {
            let summary = recipe.summary
            table.add([
                summary.title, summary.total.map { "\($0.count) min" } ?? "", summary.servings ?? "", summary.source,
            ])
        }
        return table.text + "\n\(count.counted("recipe"))."
    }
}
