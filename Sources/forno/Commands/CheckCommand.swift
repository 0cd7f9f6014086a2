import ArgumentParser
import Building
import Diagnostics
import Site

/// `forno check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report every problem of the content and the templates; write nothing.")

    @OptionGroup var options: SharedOptions

    func run() throws {
        let build = try options.buildOptions()
        let reporter = Reporter(options: options, site: build.site)
        try reportingFailures {
            let report = try SiteBuild(build).check()
            reporter.report(report.findings)
            if options.json { Terminal.print(reporter.json(report.findings).pretty) }
            try reporter.endIfStopped(by: report.findings)
            if !options.quiet, !options.json { Terminal.print(report.checkLine) }
        }
    }
}

extension BuildReport {
    /// "41 pages checked: nothing to report."
    var checkLine: String {
        let warnings = findings.count(.warning)
        return "\(pages.counted("page")) checked: \(warnings == 0 ? "nothing to report" : warnings.counted("warning"))."
    }
}
