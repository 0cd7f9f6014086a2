import Building
import Diagnostics
import Text

/// The problems that a command of the kitchen met on its way. It shows those that stopped it, and ends with the number of
/// the others: `forno check` is there to list them.
final class ProblemTally {
    private let reporter: Reporter
    private var diagnostics = DiagnosticList()
    private var options: SharedOptions { reporter.options }

    /// None yet.
    init(_ reporter: Reporter) { self.reporter = reporter }

    /// Takes in what was found.
    func note(_ more: DiagnosticList) { diagnostics.append(more) }

    /// Takes in what was found; throws an exit code when that forbids success.
    func add(_ more: DiagnosticList) throws {
        note(more)
        try reporter.endIfStopped(by: diagnostics)
    }

    /// Tells of the problems on standard error, as JSON with `--json`.
    func tell() {
        let told = diagnostics.withoutFollowing
        guard !told.isEmpty else { return }
        if options.json { return Terminal.message(TerminalText(lines: String(decoding: json(told), as: UTF8.self))) }
        if options.verbose { return reporter.report(told) }
        let stopping = told.filter { isStopping($0.severity) }
        reporter.report(DiagnosticList(stopping))
        let others = DiagnosticList(told.filter { !isStopping($0.severity) })
        if let counts = others.counts { Terminal.message("\(counts): \(Invocation.command("check", of: options))\n") }
    }

    private func json(_ diagnostics: DiagnosticList) -> [UInt8] { reporter.json(diagnostics).pretty }

    private func isStopping(_ severity: Severity) -> Bool {
        severity == .error || severity == .warning && options.strict
    }
}
