import ArgumentParser
import Building
import Diagnostics
import Site

extension SharedOptions {
    /// Opens the kitchen of the site and calls `body` with it and with what is told of its problems; a refused edit ends with
    /// exit code 64, or 1 where a file has to be corrected first.
    func withKitchen(_ body: (EditableKitchen, ProblemTally) throws -> Void) throws {
        let site = try siteFolder()
        let tally = ProblemTally(Reporter(options: self, site: site))
        defer { tally.tell() }
        var diagnostics = DiagnosticList()
        let kitchen = try EditableKitchen(site: site, diagnostics: &diagnostics) {
            Terminal.message("Waiting for another change …\n")
        }
        try tally.add(diagnostics)
        do {
            try body(kitchen, tally)
        } catch let refusal as EditRefusal {
            tally.note(refusal.diagnostics)
            throw refusal
        }
    }

    /// Prints what was done: for programs with `--json`, nothing with `--quiet`, else in words.
    func tell(_ words: @autoclosure () -> TerminalText, json value: @autoclosure () -> JSONValue) {
        if json {
            Terminal.print(data: value().pretty)
        } else if !quiet {
            Terminal.print(words())
        }
    }
}
