import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno report prices`
struct ReportPrices: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prices", abstract: "Report what costs more or less than in an older file.",
        discussion: """
            FILE is an older groceries.csv, an older menu as `forno menu --format json` prints it, or an older \
            pizzas.json with its ingredients.json and drinks.json beside it.

            git show HEAD~20:content/groceries.csv > old.csv && forno report prices --since old.csv
            """)

    @OptionGroup var options: ReportOptions

    @Option(help: ArgumentHelp("The older file.", valueName: "file"))
    var since: String

    func run() throws {
        try options.print { session in
            var diagnostics = DiagnosticList()
            let report = try session.site.prices(since: since, diagnostics: &diagnostics)
            try session.tell(diagnostics)
            return report.table
        }
    }
}
