import ArgumentParser
import Building
import Diagnostics
import Text

/// `forno favorite add`
struct FavoriteAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a food to the favourites, and recipes to it.",
        discussion: """
            A recipe is named by its title or its file. The file of the favourites is made if it is missing.

            forno favorite add Soup
            forno favorite add Pizza "Pizza dough" margherita
            forno favorite add soup --online     foods of a service, to choose one with its picture
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The food.")
    var food: String

    @Argument(help: "Recipes for it.")
    var recipes: [String] = []

    @Flag(help: "Look for the food at the service of recipes that `recipes` in site.yml names.")
    var online = false

    @Option(
        help: ArgumentHelp("With --online: take the food of this number.", valueName: "n"),
        transform: WholeNumber.of(1...10))
    var take: Int?

    func validate() throws {
        if !online, take != nil { throw ValidationError("--take takes a food of a service: add --online.") }
        if online, !recipes.isEmpty {
            throw ValidationError(
                "with --online a food comes without recipes: forno find \(food) --online --favorite \(food) brings one")
        }
    }

    func run() throws {
        if online { return try options.addFavoriteOnline(food, take: take) }
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
