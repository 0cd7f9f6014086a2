import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

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
        if !options.quiet, !options.json { Terminal.print(report.checkLine(options)) }
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
    /// "41 pages checked: nothing to report.", "41 pages checked: 1 warning; 3 ingredients meet no grocery …".
    func checkLine(_ options: SharedOptions) -> TerminalText {
        let unmatched = unmatchedNames.flatMap { count -> TerminalText? in
            guard count > 0 else { return nil }
            let meet = count == 1 ? "1 ingredient meets" : "\(count) ingredients meet"
            return "\(meet) no grocery: \(Invocation.command("check --unmatched", of: options))"
        }
        let found = [diagnostics.counts.map { "\($0)" }, unmatched].compactMap(\.self)
        let what: TerminalText = found.isEmpty ? "nothing to report" : found.joined(separator: "; ")
        return "\(pages.counted("page")) checked: \(what)\(unmatched == nil ? "." : "")"
    }
}
