import Kitchen

/// Days and weeks, in the order and with the words of the language.
extension Words {
    /// A day with its month and without its year: "24 November", "1er décembre".
    public func written(day: CalendarDate) -> String { written(day, as: .dateDay) }

    /// A day: "23 November 2026".
    public func written(_ day: CalendarDate) -> String { written(day, as: .dateFull) }

    /// A date written as `2026-11-21`, with the month's name: "21 November 2026"; another text stays as it is.
    public func written(date: String) -> String {
        let numbers = date.utf8.prefix(10).split(separator: UInt8(ascii: "-")).map { Int(String($0) ?? "") }
        guard numbers.count == 3, date.utf8.dropFirst(4).first == UInt8(ascii: "-"), let year = numbers[0],
            let month = numbers[1], let day = numbers[2],
            let day = CalendarDate(year: year, month: month, day: day)
        else { return date }
        return written(day)
    }

    /// The days of a week without their year: "23–29 November", "30 November – 6 December"; at the year's edge with both
    /// years.
    public func written(week: IsoWeek) -> String { written(week, inMonth: .datesInMonth, last: .dateDay) }

    /// The days of a week with their year: "23–29 November 2026".
    public func written(weekAndYear week: IsoWeek) -> String {
        written(week, inMonth: .datesInMonthYear, last: .dateFull)
    }

    /// The name of a day of the week, as it begins a heading: "Monday".
    public func name(of day: Weekday) -> String { named(Word.key(of: day)) }

    /// The name of a day of the week in short: "Mon".
    public func shortName(of day: Weekday) -> String { named(Word.key(ofShort: day)) }

    private func written(_ day: CalendarDate, as form: Word) -> String {
        filled(form, ("day", number(of: day)), ("month", monthName(of: day)), ("year", String(day.year)))
    }

    private func written(_ week: IsoWeek, inMonth: Word, last form: Word) -> String {
        let (first, last) = (week.monday, week.day(.sunday))
        guard first.month != last.month else {
            return filled(
                inMonth, ("first", number(of: first)), ("last", number(of: last)), ("month", monthName(of: first)),
                ("year", String(first.year)))
        }
        let isYearsEdge = first.year != last.year
        return filled(
            .dates, ("from", written(first, as: isYearsEdge ? .dateFull : .dateDay)),
            ("to", written(last, as: isYearsEdge ? .dateFull : form)))
    }

    /// The number of a day in its month; the first has one of its own in French.
    private func number(of day: CalendarDate) -> String { day.day == 1 ? self[.firstOfMonth] : String(day.day) }

    private func monthName(of day: CalendarDate) -> String { named(Word.key(ofMonth: day.month)) }

    private func named(_ key: String) -> String { self[key] ?? key }
}
