import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report every problem of the content and the templates; write nothing.",
        discussion: """
            forno check --strict         fail on warnings too
            forno check --unmatched      what is needed and not in groceries.csv
            """)

    @OptionGroup var options: SharedOptions

    @Flag(help: "List the names of ingredients that meet nothing in groceries.csv, instead.")
    var unmatched = false

    func run() throws {
        if unmatched { return try printUnmatched() }
        let build = try options.buildOptions()
        let reporter = Reporter(options: options, site: build.site)
        let report = try SiteBuild(build).check()
        reporter.report(report.diagnostics)
        if options.json { Terminal.print(data: reporter.json(report.diagnostics).pretty) }
        try reporter.endIfStopped(by: report.diagnostics)
        if !options.quiet, !options.json { Terminal.print(report.checkLine) }
    }

    private func printUnmatched() throws {
        try options.withSite { session in
            let names = try session.unmatchedNames()
            if options.json { return Terminal.print(data: JSONValue.list(names.map(\.json)).pretty) }
            Terminal.print(names.isEmpty ? "Every ingredient meets a grocery." : names.table)
        }
    }
}

extension BuildReport {
    /// "41 pages checked: nothing to report."
    var checkLine: TerminalText {
        "\(pages.counted("page")) checked: \(diagnostics.counts ?? "nothing to report")."
    }
}
