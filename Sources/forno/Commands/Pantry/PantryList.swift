import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno pantry list`
struct PantryList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what is in the house, what expires first, first.",
        discussion: """
            forno pantry list
            forno pantry list --clock 2026-12-24
            """)

    @OptionGroup var options: SharedOptions

    func run() throws {
        try options.printPantry { report, settings in
            let rows = report.rows
            let (expired, soon) = (rows.count { $0.state == .expired }, rows.count { $0.state == .soon })
            let notes = [
                expired > 0 ? "\(expired) expired" : nil,
                soon > 0 ? "\(soon) to use within \(settings.soonDays.counted("day"))" : nil,
            ].compactMap(\.self)
            let summary = rows.count.counted("item") + (notes.isEmpty ? "" : ": ") + notes.joined(separator: ", ")
            return (rows, rows.isEmpty ? "Nothing. Next: forno pantry add \"1 kg flour\"" : summary + ".")
        }
    }
}

extension SharedOptions {
    /// Prints the rows of the pantry that `choose` takes of its report, and the line that it gives.
    func printPantry(_ choose: (PantryReport, Settings) -> (rows: [PantryReport.Row], line: String)) throws {
        try withKitchen { kitchen, reporter in
            var findings = Findings()
            let pantry = kitchen.pantry(findings: &findings)
            reporter.report(findings)
            try reporter.endIfStopped(by: findings)
            let words = KitchenWords(settings: kitchen.settings, today: today())
            let report = PantryReport(
                pantry, groceries: kitchen.groceries, settings: kitchen.settings, today: words.today)
            let (rows, line) = choose(report, kitchen.settings)
            if json {
                Terminal.print(JSONValue.list(rows.map(\.json)).pretty)
            } else {
                Terminal.print((rows.isEmpty ? "" : rows.table(words) + "\n\n") + line)
            }
        }
    }
}

extension [PantryReport.Row] {
    /// Name, amount, when it came, and how long it is good.
    fileprivate func table(_ words: KitchenWords) -> String {
        var table = TextTable([.left, .right, .right, .right, .left])
        table.add(["Item", "amount", "added", "good until"])
        for row in self {
            let item = row.item
            table.add([
                item.name, words.amounts(item.quantity.map { [$0] } ?? []), item.added.map { words.day($0) } ?? "",
                item.expires.map { words.day($0) } ?? "", words.left(row.days),
            ])
        }
        return table.text
    }
}
