import Building
import Diagnostics
import Kitchen
import Text

extension SharedOptions {
    /// Prints the rows of the pantry that `choose` takes of its report, and the line that it gives.
    func printPantry(_ choose: (PantryReport, Settings) -> (rows: [PantryReport.Row], line: String)) throws {
        try withKitchen { kitchen, tally in
            var diagnostics = DiagnosticList()
            let pantry = kitchen.pantry(diagnostics: &diagnostics)
            try tally.add(diagnostics)
            let words = KitchenWords(settings: kitchen.settings, today: today())
            let report = PantryReport(
                pantry, groceries: kitchen.groceries, settings: kitchen.settings, today: words.today)
            let (rows, line) = choose(report, kitchen.settings)
            if json {
                Terminal.print(data: JSONValue.list(rows.map(\.json)).pretty)
            } else {
                Terminal.print(rows.isEmpty ? "\(line)" : "\(rows.table(words))\n\n\(line)")
            }
        }
    }
}

extension [PantryReport.Row] {
    /// Name, amount, when it came, and how long it is good.
    fileprivate func table(_ words: KitchenWords) -> TerminalText {
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
