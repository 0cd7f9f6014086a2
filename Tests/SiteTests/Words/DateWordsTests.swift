import Kitchen
import Site
import Testing

/// Days and weeks as each language and region writes them.
///
/// The expectations are those of the Unicode CLDR (as ICU 77 in Chromium 156 gives them: `Intl.DateTimeFormat` with day,
/// month and year, and its `formatRange`), with three differences that editors of the languages make: the French first of a
/// month is "1er", French and Spanish ranges have their prepositions, and English ones have no spaces around a dash.
@Suite struct DateWordsTests {
    @Test(arguments: [
        ("en", "23 November 2026", "1 December"), ("en-GB", "23 November 2026", "1 December"),
        ("en-US", "November 23, 2026", "December 1"), ("en-CA", "November 23, 2026", "December 1"),
        ("it", "23 novembre 2026", "1 dicembre"), ("it-CH", "23 novembre 2026", "1 dicembre"),
        ("de", "23. November 2026", "1. Dezember"), ("de-CH", "23. November 2026", "1. Dezember"),
        ("fr", "23 novembre 2026", "1er décembre"), ("fr-CA", "23 novembre 2026", "1er décembre"),
        ("es", "23 de noviembre de 2026", "1 de diciembre"), ("es-MX", "23 de noviembre de 2026", "1 de diciembre"),
    ])
    func aDayIsWritten(tag: String, whole: String, day: String) throws {
        let words = try StringsFiles.words(tag)
        #expect(words.written(try #require(CalendarDate("2026-11-23"))) == whole)
        #expect(words.written(date: "2026-11-23T10:00:00") == whole)
        #expect(words.written(day: try #require(CalendarDate("2026-12-01"))) == day)
    }

    @Test(arguments: ["soon", "2026", "2026-13-01", "2026-02-30", "26-11-23", ""])
    func whatIsNoDateStaysAsItIs(text: String) throws {
        #expect(try StringsFiles.words("de").written(date: text) == text)
    }

    @Test(arguments: [
        ("en", "2026-W48", "23–29 November", "23–29 November 2026"),
        ("en", "2024-W08", "19–25 February", "19–25 February 2024"),
        ("en", "2026-W49", "30 November – 6 December", "30 November – 6 December 2026"),
        ("en", "2026-W53", "28 December 2026 – 3 January 2027", "28 December 2026 – 3 January 2027"),
        ("en", "2026-W01", "29 December 2025 – 4 January 2026", "29 December 2025 – 4 January 2026"),
        ("en-US", "2026-W48", "November 23–29", "November 23–29, 2026"),
        ("en-US", "2026-W49", "November 30 – December 6", "November 30 – December 6, 2026"),
        ("it", "2026-W48", "23–29 novembre", "23–29 novembre 2026"),
        ("it", "2026-W49", "30 novembre – 6 dicembre", "30 novembre – 6 dicembre 2026"),
        ("de", "2026-W48", "23.–29. November", "23.–29. November 2026"),
        ("de-AT", "2026-W02", "5.–11. Jänner", "5.–11. Jänner 2026"),
        ("de", "2026-W49", "30. November – 6. Dezember", "30. November – 6. Dezember 2026"),
        ("fr", "2026-W48", "du 23 au 29 novembre", "du 23 au 29 novembre 2026"),
        ("fr", "2026-W23", "du 1er au 7 juin", "du 1er au 7 juin 2026"),
        ("fr", "2026-W49", "du 30 novembre au 6 décembre", "du 30 novembre au 6 décembre 2026"),
        ("es", "2026-W48", "del 23 al 29 de noviembre", "del 23 al 29 de noviembre de 2026"),
        ("es", "2026-W49", "del 30 de noviembre al 6 de diciembre", "del 30 de noviembre al 6 de diciembre de 2026"),
        (
            "es", "2026-W53", "del 28 de diciembre de 2026 al 3 de enero de 2027",
            "del 28 de diciembre de 2026 al 3 de enero de 2027"
        ),
    ])
    func aWeekIsWrittenByItsDays(tag: String, week: String, days: String, dates: String) throws {
        let words = try StringsFiles.words(tag)
        let week = try #require(IsoWeek(week))
        #expect(words.written(week: week) == days)
        #expect(words.written(weekAndYear: week) == dates)
    }

    @Test(arguments: [
        ("en", "Monday", "Mon"), ("it", "lunedì", "lun"), ("de", "Montag", "Mo"),
        ("fr", "lundi", "lun."), ("es", "lunes", "lun"),
    ])
    func aDayOfTheWeekHasItsName(tag: String, name: String, short: String) throws {
        let words = try StringsFiles.words(tag)
        #expect(words.name(of: .monday) == name)
        #expect(words.shortName(of: .monday) == short)
        for day in Weekday.allCases {
            #expect(Weekday(named: words.name(of: day)) == day)
            #expect(Weekday(named: words.shortName(of: day)) == day)
        }
    }
}
