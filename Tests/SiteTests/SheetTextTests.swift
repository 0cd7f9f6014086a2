import Kitchen
import Site
import Testing

/// The words of a sheet that depend on the calendar.
@Suite struct SheetTextTests {
    private let words = Words(
        language: .english,
        table: ["month_1": "January", "month_2": "February", "month_11": "November", "month_12": "December"])

    @Test(arguments: [
        ("2026-W48", "23–29 November"),
        ("2026-W49", "30 November – 6 December"),
        ("2026-W53", "28 December 2026 – 3 January 2027"),
        ("2026-W01", "29 December 2025 – 4 January 2026"),
        ("2024-W08", "19–25 February"),
    ])
    func aWeekIsWrittenByItsDays(week: String, text: String) throws {
        #expect(words.written(week: try #require(IsoWeek(week))) == text)
    }
}
