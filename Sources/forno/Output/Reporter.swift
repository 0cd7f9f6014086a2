import ArgumentParser
import Building
import Diagnostics
import Text

/// Prints the problems that a command found, and ends it by the rules of exit codes.
struct Reporter {
    let options: SharedOptions
    let site: String

    /// Prints problems for people, on standard error; with `--json` they are part of the result instead.
    func report(_ diagnostics: DiagnosticList) {
        guard !options.json else { return }
        Terminal.message(text(diagnostics))
    }

    /// The problems for people; without `--verbose` no more of them than a person reads.
    func text(_ diagnostics: DiagnosticList) -> TerminalText {
        let digest = ProblemDigest(diagnostics, isWhole: options.verbose)
        return SiteDiagnostics(site: site, colour: Terminal.coloursMessages).text(digest)
    }

    /// All problems for people, whether `--verbose` is set or not; nothing with `--json`.
    func wholeText(_ diagnostics: DiagnosticList) -> TerminalText {
        if options.json { return "" }
        return SiteDiagnostics(site: site, colour: Terminal.coloursMessages).text(
            ProblemDigest(diagnostics, isWhole: true))
    }

    /// The problems for programs.
    func json(_ diagnostics: DiagnosticList) -> JSONValue { .list(diagnostics.map(\.json)) }

    /// Throws an exit code when the problems forbid success: errors, or with `--strict` warnings too.
    func endIfStopped(by diagnostics: DiagnosticList) throws {
        if diagnostics.areFatal(strict: options.strict) { throw diagnostics.exitCode }
    }
}

extension DiagnosticList {
    /// 2 when a file failed, else 1.
    var exitCode: ExitCode {
        contains { $0.id.isFileFailure && $0.severity == .error } ? ExitCode(2) : ExitCode(1)
    }
}
