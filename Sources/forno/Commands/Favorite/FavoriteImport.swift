import ArgumentParser
import Building
import Diagnostics
import Reading
import Text

/// `forno favorite import`
struct FavoriteImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring favourites that were saved on the page into content/favorites.md.",
        discussion: """
            The text is a list of foods, each with a list of its recipes, as the favourites page of the site gives it. What
            is there already stays as it is.

            forno favorite import favorites.md
            forno favorite import -
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The file with the favourites; - for standard input.")
    var file: String

    func run() throws {
        let text = file == "-" ? try StandardInput.all() : try TextFile.read(file)
        try options.withKitchen { kitchen, _ in
            let outcome = try kitchen.importFavorites(text, from: file == "-" ? "the text" : file)
            options.tell(outcome.words, json: outcome.json)
        }
    }
}

extension FavoritesImport {
    fileprivate var words: TerminalText {
        let added = foods.map { food -> TerminalText in
            let with = food.recipes.isEmpty ? "" : " with \(food.recipes.joined(separator: ", "))"
            return "Favourites: \(food.name)\(with)."
        }
        let names: [TerminalText] =
            unlinked.isEmpty ? [] : ["By name alone, as no recipe is called so: \(unlinked.joined(separator: ", "))."]
        return added.isEmpty ? "Favourites: all there already." : (added + names).joined(separator: "\n")
    }

    fileprivate var json: JSONValue {
        .object([
            .init(
                "foods",
                .list(
                    foods.map {
                        .object([
                            .init("food", .text($0.name)), .init("recipes", .list($0.recipes.map { .text($0) })),
                        ])
                    })),
            .init("unlinked", .list(unlinked.map { .text($0) })),
        ])
    }
}
