import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// The options of every report.
struct ReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case md, csv, json
    }

    @OptionGroup var shared: SharedOptions

    @Option(help: "Print the report in this form.")
    var format: Format?

    /// Makes a report of the site and prints it.
    func print(_ report: (SiteSession) throws -> ReportTable) throws {
        try shared.withSite { session in
            let table = try report(session)
            switch shared.json ? .json : format {
            case .md: Terminal.print(table.markdown)
            case .csv: Terminal.print(table.csv)
            case .json: Terminal.print(table.json.pretty)
            case nil: Terminal.print(table.text)
            }
        }
    }
}
