import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno favorite list`
struct FavoriteList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the favourite foods with their recipes.",
        discussion: "forno favorite list")

    @OptionGroup var options: SharedOptions

    func run() throws {
        try options.withKitchen { kitchen, tally in
            var diagnostics = DiagnosticList()
            let favorites = kitchen.favorites(diagnostics: &diagnostics)
            try tally.add(diagnostics)
            if options.json {
                Terminal.print(data: JSONValue.list(favorites.map(\.json)).pretty)
            } else {
                Terminal.print(favorites.isEmpty ? "No favourites. Next: forno favorite add Pizza" : favorites.text)
            }
        }
    }
}

extension [FavoriteFood] {
    /// Each food, with its recipes below it.
    fileprivate var text: TerminalText {
        flatMap { food -> [TerminalText] in ["\(food.name)"] + food.entries.map { "  \($0.title)" } }
            .joined(separator: "\n")
    }
}

extension FavoriteFood {
    fileprivate var json: JSONValue {
        .object([
            .init("food", .text(name)),
            .init(
                "recipes",
                .list(entries.map { .object([.init("title", .text($0.title)), .init("source", .text($0.source))]) })),
        ])
    }
}
