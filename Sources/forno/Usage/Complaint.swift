import ArgumentParser
import Building
import Diagnostics
import Publishing

/// Why a command ends without having done what was asked.
struct Complaint: Error {
    /// What is wrong, without a full stop.
    var message: TerminalText
    /// Further facts.
    var notes: [TerminalText] = []
    /// What to do.
    var fix: TerminalText?
    /// What the program ends with.
    var code: ExitCode

    /// A complaint; wrong usage unless another code is given.
    init(
        _ message: TerminalText, notes: [TerminalText] = [], fix: TerminalText? = nil,
        code: ExitCode = .validationFailure
    ) {
        (self.message, self.notes, self.fix, self.code) = (message, notes, fix, code)
    }

    /// The complaint that an error of a library is; nil for one that is none.
    init?(_ error: any Error) {
        switch error {
        case let complaint as Complaint: self = complaint
        case let failure as FileFailure:
            let notes: [TerminalText] = failure.step.map { ["it happened in the step \"\($0)\""] } ?? []
            self.init("\(failure)", notes: notes, fix: failure.fix.map { "\($0)" }, code: ExitCode(2))
        case let failure as MapServerFailure: self.init("\(failure.message)", fix: "\(failure.fix)", code: ExitCode(2))
        case let failure as LookupFailure: self.init("\(failure.message)", fix: "\(failure.fix)", code: ExitCode(2))
        case let problem as PublishProblem:
            self.init("\(problem)", fix: problem.fix.map { "\($0)" }, code: ExitCode(2))
        case let refusal as EditRefusal:
            let diagnostics = refusal.diagnostics
            let code = diagnostics.isEmpty ? ExitCode.validationFailure : diagnostics.exitCode
            self.init("\(refusal.message)", fix: refusal.fix.map { "\($0)" }, code: code)
        default: return nil
        }
    }

    /// The lines that tell it.
    var text: TerminalText {
        "forno: \(message)\n" + notes.map { "   note: \($0)\n" }.joined() + (fix.map { "   fix: \($0)\n" } ?? "")
    }
}
