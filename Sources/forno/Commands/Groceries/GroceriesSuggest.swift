import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno groceries suggest`
struct GroceriesSuggest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest", abstract: "Write a row into groceries.csv for each food that has none.",
        discussion: """
            The foods that recipes and pizzas need most come first; singular and plural are one. Prices, packs and the rest are \
            yours to fill in. Nothing else of the file changes.

            forno groceries suggest
            forno groceries suggest --most 20
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Write so many rows at most.", valueName: "number"),
        transform: WholeNumber.of(1...100_000))
    var most: Int?

    func run() throws {
        try options.withSiteToEdit { session, kitchen in
            let all = try session.suggestedGroceries()
            let suggested = all.prefix(most ?? all.count)
            let added = try kitchen.addGroceries(Array(suggested))
            let leftOut = Set(suggested.flatMap(\.aliases)).subtracting(added.flatMap(\.aliases)).sorted()
            options.tell(
                added.isEmpty ? "Every ingredient meets a grocery." : added.text(leavingOut: leftOut),
                json: .list(added.map(\.json)))
        }
    }
}

extension [SuggestedGrocery] {
    /// "content/groceries.csv: 2 rows added: eggs (4), flour (1).", with the first twenty of many.
    fileprivate func text(leavingOut leftOut: [String]) -> TerminalText {
        let names = prefix(20).map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
        let others = count > 20 ? " and \((count - 20).counted("other"))" : ""
        let aliases: TerminalText =
            leftOut.isEmpty ? "" : "\nIt has no column \"aliases\" for \(leftOut.joined(separator: ", "))."
        return "content/groceries.csv: \(count.counted("row")) added: \(names)\(others).\(aliases)"
    }
}
