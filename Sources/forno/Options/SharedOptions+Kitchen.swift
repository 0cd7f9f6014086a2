import ArgumentParser
import Building
import Diagnostics
import Site

extension SharedOptions {
    /// Opens the kitchen of the site and calls `body` with it and with what reports problems; a refused edit is told on
    /// standard error and ends with exit code 64, or 1 where a file has to be corrected first.
    func withKitchen(_ body: (EditableKitchen, Reporter) throws -> Void) throws {
        let site = try siteFolder()
        let reporter = Reporter(options: self, site: site)
        try reportingFailures {
            var findings = Findings()
            let kitchen = try EditableKitchen(site: site, findings: &findings) {
                Terminal.message("Waiting for another change …\n")
            }
            reporter.report(findings)
            try reporter.endIfStopped(by: findings)
            do {
                try body(kitchen, reporter)
            } catch let refusal as EditRefusal {
                throw reporter.tell(refusal)
            }
        }
    }

    /// Prints what was done: for programs with `--json`, nothing with `--quiet`, else in words.
    func tell(_ words: @autoclosure () -> String, json value: @autoclosure () -> JSONValue) {
        if json {
            Terminal.print(value().pretty)
        } else if !quiet {
            Terminal.print(words())
        }
    }
}

extension Reporter {
    /// Says why an edit is refused; gives the exit code.
    fileprivate func tell(_ refusal: EditRefusal) -> ExitCode {
        report(refusal.findings)
        Terminal.message("forno: \(refusal.message)\n" + (refusal.fix.map { "   fix: \($0)\n" } ?? ""))
        return refusal.findings.diagnostics.isEmpty ? .validationFailure : exitCode(for: refusal.findings)
    }
}
