import ArgumentParser

/// `forno random`
struct RandomCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "random", abstract: "Let chance make a pizza, or choose a recipe.",
        discussion: """
            forno random                           a pizza of two to five toppings
            forno random --vegetarian --toppings 3 --without Mozzarella
            forno random recipe                    any recipe
            forno random recipe --from-pantry      rather one that is in the house

            With --seed N the answer is always the same. `forno random pizza --help` shows all options of a pizza.
            """,
        subcommands: [RandomPizzaCommand.self, RandomRecipeCommand.self], defaultSubcommand: RandomPizzaCommand.self)
}
