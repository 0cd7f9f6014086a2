import Kitchen
import Testing

/// That units of time are found by their letters, and times below an hour are written like all others.
@Suite struct TimeUnitTests {
    private func packed(_ word: String) -> UInt64 { word.utf8.reduce(0) { $0 << 8 | UInt64($1) } }

    @Test(arguments: [
        ("min", TimeUnit.minute), ("minuti", .minute), ("mn", .minute), ("h", .hour), ("stunden", .hour),
        ("horas", .hour), ("sec", .second), ("sekunden", .second), ("segundos", .second), ("secondes", .second),
    ])
    func findsUnitsOfTimers(word: String, unit: TimeUnit) {
        #expect(TimeUnit.timer(packed: packed(word)) == unit)
        #expect(TimeUnit(named: word) == unit)
    }

    @Test(arguments: ["", "m", "s", "a", "zzzzzzzz", "day", "week", "minut"])
    func findsNoOthers(_ word: String) {
        #expect(TimeUnit.timer(packed: packed(word)) == nil)
    }

    @Test func writesMinutes() {
        for count in 0..<60 { #expect(Minutes(count).iso8601 == "PT\(count)M") }
        #expect(Minutes(60).iso8601 == "PT1H")
        #expect(Minutes(61).iso8601 == "PT1H1M")
    }
}
