import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site
import Text

/// `forno random recipe`
struct RandomRecipeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipe", abstract: "Choose a recipe by chance.",
        discussion: """
            With --from-pantry, a recipe has a chance as large as the share of its ingredients that is in the house.

            forno random recipe --from-pantry --tag soup --seed 7
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var dice: DiceOptions

    @Flag(help: "Rather a recipe whose ingredients are in the pantry.")
    var fromPantry = false

    @Option(help: "Only recipes with this tag.")
    var tag: String?

    func run() throws {
        try options.withSite { session in
            let recipes = try session.recipes(tagged: tag, forProgram: false)
            try session.endIfStopped()
            let seed = dice.chosenSeed()
            var dice = Dice(seed: seed)
            let suggestions = fromPantry ? session.suggestions.ranked(recipes) : []
            let suggestion = RandomRecipe.pick(suggestions, dice: &dice)
            let recipe = fromPantry ? suggestion?.summary : RandomRecipe.pick(recipes.map(\.summary), dice: &dice)
            guard let recipe else {
                throw Complaint(
                    fromPantry ? "nothing of any recipe is in the pantry" : "there are no recipes to choose from",
                    fix: fromPantry
                        ? "leave out --from-pantry, or put something in: forno pantry add"
                        : "write one: forno new recipe TITLE",
                    code: ExitCode(1))
            }
            if options.json {
                return Terminal.print(
                    data: (suggestion?.json ?? recipe.json).adding([.init("seed", .number(String(seed)))]).pretty)
            }
            let lines: [TerminalText] = [recipe.line, suggestion?.line(session.settings.amounts)].compactMap(\.self).map
            { "\($0)\n" }
            Terminal.print("\(lines.joined())The same again: add --seed \(seed)")
        }
    }
}

extension RecipeSummary {
    /// "Focaccia, 45 min, content/recipes/focaccia.md".
    fileprivate var line: String {
        [title, total.map { "\($0.count) min" }, source].compactMap(\.self).joined(separator: ", ")
    }
}

extension PantrySuggestion {
    /// "5 of 6 in the house; missing: yeast; use soon: milk".
    fileprivate func line(_ format: QuantityFormat) -> String {
        let lists = [
            ("missing: ", missing(in: format)), ("perhaps not enough: ", unknown), ("use soon: ", expiring),
        ]
        let parts = lists.filter { !$0.1.isEmpty }.map { $0 + $1.joined(separator: ", ") }
        return (["\(counted) in the house"] + parts).joined(separator: "; ")
    }
}
