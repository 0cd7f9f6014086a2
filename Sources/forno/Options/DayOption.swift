import ArgumentParser
import Kitchen

/// A day on the command line.
enum DayOption {
    /// The day of a text such as 2026-12-05; wrong usage for any other.
    static func read(_ text: String) throws -> CalendarDate {
        if let day = CalendarDate(text) { return day }
        throw ValidationError("write a day as in 2026-12-05")
    }

    /// The day that somebody says: a weekday in any of the five languages, today, tomorrow, yesterday, or as 2026-12-05.
    ///
    /// A weekday is that of the week, where one is given, else what `choose` takes for it. Wrong usage for another word, and
    /// for a day that is not in the week.
    static func read(
        _ text: String, today: CalendarDate, in week: IsoWeek? = nil, choosing choose: (Weekday) -> CalendarDate
    ) throws -> CalendarDate {
        if let weekday = Weekday(named: text) { return week?.day(weekday) ?? choose(weekday) }
        guard let day = CalendarDate(text) ?? day(text, today) else {
            throw ValidationError("\"\(text)\" is no day: write one as monday, today, tomorrow or \(today).")
        }
        if let week, !week.contains(day) {
            throw ValidationError("\(day) is not in \(week): leave out --week.")
        }
        return day
    }

    /// The day of a word that says how far it is.
    static func day(_ word: String, _ today: CalendarDate) -> CalendarDate? {
        switch word.lowercased() {
        case "today": today
        case "tomorrow": today.adding(days: 1)
        case "yesterday": today.adding(days: -1)
        default: nil
        }
    }
}

extension CalendarDate {
    /// The first day from this one on that is such a weekday.
    func next(_ weekday: Weekday) -> CalendarDate {
        adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
    }

    /// The last day up to this one that is such a weekday.
    func last(_ weekday: Weekday) -> CalendarDate {
        adding(days: -((self.weekday.rawValue - weekday.rawValue + 7) % 7))
    }
}
