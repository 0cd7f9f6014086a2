import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site
import Text

/// The options of every report.
struct ReportOptions: ParsableArguments {
    enum Format: String, Choice {
        case md, csv, json
    }

    @OptionGroup var shared: SharedOptions

    @Option(
        help: ArgumentHelp("Print the report in this form.", valueName: Format.valueName),
        completion: Format.completion, transform: Format.named)
    var format: Format?

    /// Makes a report of the site and prints it.
    func print(_ report: (SiteSession) throws -> ReportTable) throws {
        try shared.withSite { session in
            let table = try report(session)
            show(table, toPeople: table)
        }
    }

    /// Prints a table in the form that is wished for, people another one than programs.
    func show(_ table: ReportTable, toPeople short: ReportTable) {
        switch shared.json ? .json : format {
        case .md: Terminal.print(data: short.markdown)
        case .csv: Terminal.print(data: table.csv)
        case .json: Terminal.print(data: table.json.pretty)
        case nil: Terminal.print(short.text)
        }
    }
}
