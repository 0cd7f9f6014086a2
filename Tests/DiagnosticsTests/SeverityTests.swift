import Diagnostics
import Testing

@Suite struct SeverityTests {
    private func findings(_ severities: [Severity]) -> Findings {
        var findings = Findings()
        for (number, severity) in severities.enumerated() {
            findings.report(Diagnostic(.unknownKey, "problem \(number)", severity: severity))
        }
        return findings
    }

    @Test(
        arguments: [
            ([], false, false),
            ([.note, .note], false, false),
            ([.note, .warning], false, true),
            ([.note, .warning, .error], true, true),
        ] as [([Severity], Bool, Bool)])
    func onlyErrorsAndInStrictBuildsWarningsAreFatal(severities: [Severity], fatal: Bool, fatalInStrict: Bool) {
        #expect(findings(severities).areFatal(strict: false) == fatal)
        #expect(findings(severities).areFatal(strict: true) == fatalInStrict)
    }

    @Test func errorsComeFirstAndEachKindInTheOrderFound() {
        let sorted = findings([.note, .error, .warning, .note, .error]).bySeverity
        #expect(sorted.map(\.message) == ["problem 1", "problem 4", "problem 2", "problem 0", "problem 3"])
    }
}
