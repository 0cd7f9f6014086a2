import Diagnostics
import Testing

@Suite struct SeverityTests {
    private func diagnostics(_ severities: [Severity]) -> DiagnosticList {
        var diagnostics = DiagnosticList()
        for (number, severity) in severities.enumerated() {
            diagnostics.report(Diagnostic(.unknownKey, "problem \(number)", severity: severity))
        }
        return diagnostics
    }

    @Test(
        arguments: [
            ([], false, false),
            ([.note, .note], false, false),
            ([.note, .warning], false, true),
            ([.note, .warning, .error], true, true),
        ] as [([Severity], Bool, Bool)])
    func onlyErrorsAndInStrictBuildsWarningsAreFatal(severities: [Severity], fatal: Bool, fatalInStrict: Bool) {
        #expect(diagnostics(severities).areFatal(strict: false) == fatal)
        #expect(diagnostics(severities).areFatal(strict: true) == fatalInStrict)
    }

    @Test func errorsComeFirstAndEachKindInTheOrderFound() {
        let sorted = diagnostics([.note, .error, .warning, .note, .error]).bySeverity
        #expect(sorted.map(\.message) == ["problem 1", "problem 4", "problem 2", "problem 0", "problem 3"])
    }
}
