import Building
import Diagnostics
import Kitchen
import Text

extension SharedOptions {
    /// Prints a line for each item that changed, and on standard error one for each that was so already.
    func tell(_ outcome: ListOutcome, as state: String, _ line: (ListOutcome.Change) -> TerminalText) {
        for text in outcome.unchanged where !json {
            Terminal.message("\(outcome.list): \"\(text)\" is \(state) already.\n")
        }
        if json || !outcome.changed.isEmpty {
            tell(outcome.changed.map(line).joined(separator: "\n"), json: outcome.json)
        }
    }
}

extension ListOutcome {
    /// The outcome for programs.
    var json: JSONValue {
        .object([
            .init("list", .text(list)), .init("file", .text(file)),
            .init(
                "changed",
                .list(
                    changed.map { change in
                        .object([.init("item", change.item.json), .init("pantry", change.stocked?.item.json ?? .null)])
                    })),
            .init("unchanged", .list(unchanged.map { .text($0) })),
        ])
    }
}
