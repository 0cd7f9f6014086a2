import Testing

@testable import Preview

@Suite struct PendingChangesTests {
    private typealias Step = (milliseconds: Int, path: String, sign: PendingChanges.Sign)
    private let start = ContinuousClock.now

    /// What is taken after each millisecond up to 400, as "4: a.md".
    private func taken(_ steps: [Step]) -> [String] {
        var pending = PendingChanges()
        var lines: [String] = []
        for millisecond in 0...400 {
            let now = start + .milliseconds(millisecond)
            for step in steps where step.milliseconds == millisecond { pending.note(step.path, step.sign, at: now) }
            lines += pending.take(at: now).sorted().map { "\(millisecond): \($0)" }
        }
        return lines
    }

    @Test func aWrittenFileIsTakenSoon() {
        #expect(taken([(0, "a.md", .open), (0, "a.md", .written)]) == ["4: a.md"])
    }

    @Test func aFileWrittenTwiceIsTakenOnce() {
        #expect(taken([(0, "a.md", .written), (2, "a.md", .open), (3, "a.md", .written)]) == ["7: a.md"])
    }

    @Test func aFileThatStaysOpenIsTakenLater() {
        #expect(taken([(0, "a.md", .open)]) == ["250: a.md"])
    }

    @Test func aFileThatIsTakenAwayAndPutBackIsTakenOnce() {
        #expect(taken([(0, "a.md", .gone), (30, "a.md", .written)]) == ["34: a.md"])
    }

    @Test func aFileThatStaysAwayIsTaken() {
        #expect(taken([(0, "a.md", .gone)]) == ["100: a.md"])
    }

    @Test func aProbeThatIsTakenAwayWaits() {
        #expect(taken([(0, "recipes/4913", .written), (1, "recipes/4913", .gone)]) == ["101: recipes/4913"])
    }

    @Test func filesDoNotWaitForOneAnother() {
        #expect(taken([(0, "a.md", .written), (3, "b.md", .written)]) == ["4: a.md", "7: b.md"])
    }
}
