@testable import Diagnostics
import Testing

@Suite struct ProblemDigestTests {
    private func diagnostics(_ groups: (Int, DiagnosticID, Severity)...) -> DiagnosticList {
        DiagnosticList(
            groups.flatMap { count, id, severity in
                (0..<count).map { Diagnostic(id, "problem \($0)", severity: severity) }
            })
    }

    /// "5 json-syntax, +12 broken-link": how many of each kind are shown, and how many are not.
    private func summary(_ digest: ProblemDigest) -> String {
        var parts: [(id: DiagnosticID, shown: Int)] = []
        var text: [String] = []
        for entry in digest.entries {
            switch entry {
            case .problem(let diagnostic):
                if parts.last?.id == diagnostic.id {
                    parts[parts.count - 1].shown += 1
                } else {
                    parts.append((diagnostic.id, 1))
                }
            case .more(let count, let id): text.append("+\(count) \(id.rawValue)")
            }
        }
        return (parts.map { "\($0.shown) \($0.id.rawValue)" } + text).joined(separator: ", ")
    }

    @Test func errorsComeFirstAndThreeOfEachOtherKind() {
        let found = diagnostics(
            (5, .brokenLink, .warning), (2, .unknownKey, .warning), (4, .unreadFile, .note), (7, .jsonSyntax, .error))
        #expect(
            summary(ProblemDigest(found))
                == "7 json-syntax, 3 broken-link, 2 unknown-key, 3 unread-file, +2 broken-link, +1 unread-file")
    }

    @Test func noMoreThanTwoHundredAreShown() {
        let found = diagnostics(
            (150, .jsonSyntax, .error), (100, .missingKey, .error), (9, .brokenLink, .warning))
        #expect(
            summary(ProblemDigest(found))
                == "150 json-syntax, 50 missing-key, +50 missing-key, +9 broken-link")
        #expect(ProblemDigest(found).entries.count == 202)
    }

    @Test func aWholeOneShowsAllInTheOrderFound() {
        let found = diagnostics((2, .brokenLink, .warning), (300, .jsonSyntax, .error), (5, .brokenLink, .warning))
        #expect(summary(ProblemDigest(found, isWhole: true)) == "300 json-syntax, 7 broken-link")
    }

    @Test func ofManyUnknownKeysThoseOfOneFileAreOneProblem() {
        let unknown = { (key: String, file: String, line: Int, meant: String?) in
            Diagnostic(
                .unknownKey, "nothing reads `\(key)`",
                at: SourceLocation(file: file, span: SourceSpan(line: line, column: 1)),
                fix: meant.map { "did you mean `\($0)`?" } ?? "remove it")
        }
        let found = DiagnosticList([
            unknown("curency", "site.yml", 2, "currency"), unknown("opening", "site.yml", 3, nil),
            unknown("titel", "site.yml", 4, "title"), unknown("kcal", "pizzas.json", 5, nil),
            unknown("kcal", "pizzas.json", 6, nil), unknown("pric", "pizzas.json", 7, "price"),
            unknown("pric", "pizzas.json", 8, "price"),
        ])
        let shown = ProblemDigest(found).entries.compactMap(\.problem)
        #expect(shown.map(\.message) == ["nothing reads `curency`", "nothing reads `kcal`"])
        #expect(ProblemDigest(found).entries.count == 2)
        #expect(shown.first?.notes == ["nor `opening` (line 3), `titel` (line 4; did you mean `title`?)"])
        #expect(shown.last?.notes == ["nor `pric` (2 times, first in line 7; did you mean `price`?)"])
        #expect(ProblemDigest(found, isWhole: true).entries.count == 7)
    }

    @Test func asManyUnknownKeysAsAreShownStandByThemselves() {
        #expect(summary(ProblemDigest(diagnostics((3, .unknownKey, .warning)))) == "3 unknown-key")
    }

    @Test func whatIsLeftOutIsCounted() {
        let formatter = DiagnosticFormatter { _ in nil }
        let text = formatter.format(ProblemDigest(diagnostics((220, .unmatchedGrocery, .warning))).entries).text
        #expect(text.hasSuffix("… and 217 more of unmatched-grocery: --verbose shows all\n"))
    }

    @Test func whatRestsOnABrokenFileIsNotReported() {
        let error = Diagnostic(.jsonSyntax, "broken", at: SourceLocation(file: "a.json"))
        let following = Diagnostic(.unknownIngredient, "unknown", basis: ["a.json"])
        let other = Diagnostic(.unknownIngredient, "unknown", basis: ["b.json"])
        #expect(
            DiagnosticList([following, error, other]).withoutFollowing.map(\.id) == [
                .jsonSyntax, .unknownIngredient,
            ])
        #expect(DiagnosticList([following, other]).withoutFollowing.count == 2)
        let left = DiagnosticList([following, other]).withoutFollowing.flatMap { $0.basis }
        #expect(left.isEmpty)
    }
}
