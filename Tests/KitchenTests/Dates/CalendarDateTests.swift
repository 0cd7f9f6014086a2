import Foundation
import Kitchen
import Testing

@Suite struct CalendarDateTests {
    @Test(arguments: [
        ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11016, .tuesday), ("2026-11-21", 20778, .saturday),
        ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday), ("1969-12-31", -1, .wednesday),
    ])
    func readsAndWrites(text: String, number: Int, weekday: Weekday) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.dayNumber == number)
        #expect(date.weekday == weekday)
        #expect(date.description == text)
        #expect(CalendarDate(dayNumber: number) == date)
    }

    @Test(arguments: [
        "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "26-01-01", "2026-01-01 ",
        "2026/01/01", "", "0000-01-01", "２026-01-01", "-026-01-01", "2026-01-0x",
    ])
    func refusesWhatIsNoDay(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func agreesWithFoundationForFourCenturies() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        for number in stride(from: -50_000, to: 120_000, by: 37) {
            let date = CalendarDate(dayNumber: number)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekOfYear, .yearForWeekOfYear],
                from: Date(timeIntervalSince1970: Double(number) * 86_400))
            #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
            #expect(date.isoWeek.year == parts.yearForWeekOfYear && date.isoWeek.number == parts.weekOfYear)
        }
    }

    @Test func countsDays() throws {
        let date = try #require(CalendarDate("2026-11-21"))
        #expect(date.adding(days: 14).description == "2026-12-05")
        #expect(date.adding(days: -325).description == "2025-12-31")
        #expect(date.days(until: date.adding(days: 100)) == 100)
        #expect(date.adding(days: .max).description == "9999-12-31")
        #expect(date.adding(days: .min).description == "0001-01-01")
        #expect(date.isoWeek.description == "2026-W47")
    }

    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (-86_400, "1969-12-31"),
        (-86_401, "1969-12-30"), (1_795_219_200, "2026-11-21"), (Int.max, "9999-12-31"), (Int.min, "0001-01-01"),
    ])
    func readsSecondsSinceTheEpoch(seconds: Int, date: String) {
        #expect(CalendarDate(secondsSinceEpoch: seconds).description == date)
    }
}

@Suite struct IsoWeekTests {
    @Test(arguments: [
        ("2024-12-30", "2025-W01"), ("2026-12-31", "2026-W53"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"),
        ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2026-11-23", "2026-W48"), ("2026-11-29", "2026-W48"),
        ("2023-01-01", "2022-W52"), ("2016-01-03", "2015-W53"),
    ])
    func findsTheWeekOfADay(day: String, week: String) throws {
        let date = try #require(CalendarDate(day))
        #expect(date.isoWeek.description == week)
        #expect(IsoWeek(week) == date.isoWeek)
        #expect(date.isoWeek.contains(date))
        #expect(date.isoWeek.day(date.weekday) == date)
    }

    @Test func hasSevenDays() throws {
        let week = try #require(IsoWeek("2026-W48"))
        #expect(week.days.map(\.description).first == "2026-11-23")
        #expect(week.days.map(\.description).last == "2026-11-29")
        #expect(week.days.map(\.weekday) == Weekday.allCases)
        #expect(week.next.description == "2026-W49")
        #expect(IsoWeek("2026-W53")?.next.description == "2027-W01")
    }

    @Test(arguments: [
        "2025-W53", "2026-W54", "2026-W00", "2026-W1", "2026W48", "2026-w48", "2026-48", "", "2026-W-1", "0000-W01",
        "2026-W+1", "2026-W480", "+026-W01",
    ])
    func refusesWhatIsNoWeek(text: String) {
        #expect(IsoWeek(text) == nil)
    }

    @Test(arguments: [
        ("Monday", Weekday.monday), ("MONTAG", .monday), ("lunedì", .monday), ("Lunedi", .monday), ("lundi", .monday),
        ("lunes", .monday), ("Mo", .monday), ("mercredi", .wednesday), ("miércoles", .wednesday), ("Fri.", .friday),
        ("sabato", .saturday), ("Sonnabend", .saturday), ("domenica", .sunday), ("Sonntag", .sunday),
        ("giovedì", .thursday), ("jeudi", .thursday), ("jueves", .thursday), ("dimanche", .sunday),
    ])
    func readsWeekdays(name: String, day: Weekday) {
        #expect(Weekday(named: name) == day)
    }

    @Test func knowsTheNamesItWrites() {
        for language in KitchenLanguage.allCases {
            for day in Weekday.allCases { #expect(Weekday(named: day.name(in: language)) == day) }
        }
        #expect(Weekday(named: "Party") == nil)
        #expect(Weekday(named: "") == nil)
    }
}
