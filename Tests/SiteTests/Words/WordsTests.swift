import Kitchen
import Testing

@testable import Site

/// Times, dates and phrases in the words of a language.
@Suite struct WordsTests {
    private static let words = Words(
        language: .english,
        table: [
            "minutes_short": "min", "hours_short": "h", "days_short": "d", "month_1": "January", "month_11": "November",
            "date_full": "{day} {month} {year}", "first_of_month": "1",
            "method_for": "for {n} of {m}{n}",
        ])

    @Test(arguments: [
        (0, "0 min"), (1, "1 min"), (59, "59 min"), (60, "1 h"), (90, "1 h 30 min"), (1439, "23 h 59 min"),
        (1440, "1 d"),
        (1441, "1 d 1 min"), (3000, "2 d 2 h"), (16_000, "11 d 2 h 40 min"),
    ])
    func writesTimes(minutes: Int, expected: String) {
        #expect(Self.words.written(Minutes(minutes)).replacing("\u{A0}", with: " ") == expected)
    }

    @Test(arguments: [
        ("2026-11-21", "21 November 2026"), ("2026-1-05", "5 January 2026"), ("2026-01-01T10:00", "1 January 2026"),
        ("2026-02-30", "2026-02-30"), ("2026-13-01", "2026-13-01"), ("2026-00-01", "2026-00-01"),
        ("26-01-01", "26-01-01"),
        ("yesterday", "yesterday"), ("", ""), ("2026-01", "2026-01"), ("2026-xx-01", "2026-xx-01"),
    ])
    func writesDates(date: String, expected: String) {
        #expect(Self.words.written(date: date) == expected)
    }

    @Test func fillsPlacesOnce() {
        #expect(Self.words.filled(.methodFor, ("n", "{m}")) == "for {m} of {m}{m}")
        #expect(Self.words.filled(.methodFor, ("n", "è"), ("m", "")) == "for è of è")
    }
}
