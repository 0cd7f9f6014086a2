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
            forno check --law            how the menu stands to the rules that site.yml names
            forno check --printed 7K3F-Q2AD   what is stated of allergens otherwise than on a printed menu of this code
            """)

    @OptionGroup var options: SharedOptions

    @Flag(help: "List the names of ingredients that meet nothing in groceries.csv, instead.")
    var unmatched = false

    @Flag(help: "Tell only how the menu stands to the rules of the countries that `law` names in site.yml.")
    var law = false

    @Option(
        help: ArgumentHelp("Compare what is stated of allergens with a printed menu, by its code.", valueName: "code"))
    var printed: String?

    func run() throws {
        if unmatched { return try printUnmatched() }
        if let printed { return try compare(with: printed) }
        let build = try options.buildOptions()
        let reporter = Reporter(options: options, site: build.site)
        let report = try SiteBuild(build).check()
        if law { return try tell(report.law, by: reporter, report.diagnostics) }
        reporter.report(report.diagnostics)
        if options.json { Terminal.print(data: reporter.json(report.diagnostics).pretty) }
        try reporter.endIfStopped(by: report.diagnostics)
        if !options.quiet, !options.json { Terminal.print(report.checkLine(options)) }
    }

    /// Tells what rules find, and how many of them were looked at; never that a menu is lawful.
    private func tell(_ law: LawReport?, by reporter: Reporter, _ diagnostics: DiagnosticList) throws {
        guard let law else {
            try reporter.endIfStopped(by: diagnostics)
            throw Complaint("site.yml names no country's rules, or there is no menu", fix: "write as in law: [DE, IT]")
        }
        // What could not be read may be what a rule asks for.
        let isWhole = !diagnostics.contains { $0.id != .law && $0.severity == .error }
        let told = isWhole ? law.findings : diagnostics
        Terminal.message(reporter.wholeText(told))
        if options.json { Terminal.print(data: reporter.json(told).pretty) }
        if !options.quiet, !options.json, isWhole { Terminal.print(law.line) }
        try reporter.endIfStopped(by: told)
    }

    /// Tells what is stated of allergens otherwise than it was printed; exit code 1 where anything is.
    private func compare(with code: String) throws {
        let state = try options.buildOptions().state
        try options.withSite { session in
            switch try session.site.printed(code, state: state) {
            case .same:
                options.tell("As today.", json: .object([.init("changes", .list([]))]))
            case .changed(let changes):
                let text: [TerminalText] = changes.map { "\($0)" }
                options.tell(
                    text.joined(separator: "\n"), json: .object([.init("changes", .list(changes.map { .text($0) }))]))
                throw ExitCode.failure
            case .unknown(let today):
                throw Complaint(
                    "no menu with the code \(code) was built here", fix: "the code of today is \(today)")
            case nil: throw Complaint("this site has no menu", fix: nil)
            }
        }
    }

    private func printUnmatched() throws {
        try options.withSite { session in
            let names = try session.unmatchedNames()
            if options.json { return Terminal.print(data: JSONValue.list(names.map(\.json)).pretty) }
            Terminal.print(names.isEmpty ? "Every ingredient meets a grocery." : names.table)
        }
    }
}

extension LawReport {
    /// "14 rules checked, 5 not confirmed; …".
    fileprivate var line: TerminalText {
        let sizes =
            open.isEmpty
            ? ""
            : "; \(open.map(\.name).joined(separator: ", ")) not, since site.yml does not say how large the business is"
        return
            "\(rules.count.counted("rule")) checked, \(unconfirmed) not confirmed\(sizes). This is no advice: forno help law"
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
