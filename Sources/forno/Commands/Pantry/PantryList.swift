import ArgumentParser
import Building
import Kitchen

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
