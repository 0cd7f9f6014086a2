import ArgumentParser
import Building
import Diagnostics
import Reading
import Site

/// Prints the problems that a command found, and ends it by the rules of exit codes.
struct Reporter {
    let options: SharedOptions
    let site: String

    /// Prints problems for people, on standard error; with `--json` they are part of the result instead.
    func report(_ findings: Findings) {
        guard !options.json else { return }
        let theme = BuiltInTheme()
        let formatter = DiagnosticFormatter(colour: Terminal.coloursMessages) { [site] file in
            // A file that cannot be read has no line to show; the diagnostic is printed without one.
            (try? TextFile.read(site + "/" + file)) ?? theme.file(file)
        }
        for diagnostic in findings.diagnostics { Terminal.message(formatter.format(diagnostic)) }
    }

    /// The problems for programs.
    func json(_ findings: Findings) -> JSONValue { .list(findings.diagnostics.map(\.json)) }

    /// Throws exit code 1 when the problems forbid success: errors, or with `--strict` warnings too.
    func endIfStopped(by findings: Findings) throws {
        if findings.hasErrors || options.strict && !findings.diagnostics.isEmpty { throw ExitCode(1) }
    }
}
