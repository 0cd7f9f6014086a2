import ArgumentParser
import Building
import Site

/// `forno favorite add`
struct FavoriteAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a food to the favourites, and recipes to it.",
        discussion: """
            A recipe is named by its title or its file. The file of the favourites is made if it is missing.

            forno favorite add Soup
            forno favorite add Pizza "Pizza dough" margherita
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The food.")
    var food: String

    @Argument(help: "Recipes for it.")
    var recipes: [String] = []

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let added = try kitchen.addFavorite(food, recipes: recipes)
            let with = added.titles.isEmpty ? "" : " with \(added.titles.joined(separator: ", "))"
            options.tell(
                added.isNew ? "Favourites: \(food)\(with)." : "Favourites: \(food)\(with), as before.",
                json: .object([
                    .init("food", .text(food)), .init("recipes", .list(added.titles.map { .text($0) })),
                    .init("isNew", .flag(added.isNew)),
                ]))
        }
    }
}
