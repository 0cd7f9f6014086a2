import ArgumentParser
import Building
import Diagnostics
import Text

/// `forno favorite remove`
struct FavoriteRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a food with its recipes from the favourites; or only recipes of it.",
        discussion: """
            The files of the recipes stay.

            forno favorite remove Soup
            forno favorite remove Pizza "Pizza dough"
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The food.")
    var food: String

    @Argument(help: "Recipes of it; none for the food itself.")
    var recipes: [String] = []

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let removed = try kitchen.removeFavorite(food, recipes: recipes)
            options.tell(
                "Favourites: \(removed.joined(separator: ", ")) removed.",
                json: .object([.init("removed", .list(removed.map { .text($0) }))]))
        }
    }
}
