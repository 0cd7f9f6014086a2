import ArgumentParser
import Building
import Kitchen

/// `forno pantry expiring`
struct PantryExpiring: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "expiring", abstract: "List what is expired, and what expires soon.",
        discussion: """
            forno pantry expiring
            forno pantry expiring --within 7
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many days ahead to look.", discussion: "Default: soon_days of site.yml.", valueName: "days"),
        transform: WholeNumber.of(0...Int.max))
    var within: Int?

    func run() throws {
        try options.printPantry { report, settings in
            let days = within ?? settings.soonDays
            let rows = report.rows.filter { ($0.days ?? .max) <= days }
            let expired = rows.count { $0.state == .expired }
            let soon = rows.count - expired
            guard !rows.isEmpty else { return ([], "Nothing expires within \(days.counted("day")).") }
            return (rows, "\(expired) expired, \(soon) to use within \(days.counted("day")).")
        }
    }
}
