import Kitchen

/// The words that pages show, in the language of the site: `templates/strings/<language>.yml`.
public final class Words: Sendable {
    /// What the words are in.
    public let language: Language
    private let table: [String: String]
    /// The lengths of time from 0 on that are a part of an hour and of a day, as they are written.
    private let (minutes, hours): ([String], [String])
    /// What stands behind a number of days.
    private let days: String
    private let phrases: [String: Phrase]

    /// The words of a strings file by key.
    public init(language: Language, table: [String: String]) {
        self.language = language
        self.table = table
        let unit = { (word: Word) in "\u{A0}" + (table[word.rawValue] ?? word.rawValue) }
        minutes = (0..<60).map { String($0) + unit(.minutesShort) }
        hours = (0..<24).map { String($0) + unit(.hoursShort) }
        days = unit(.daysShort)
        phrases = table.compactMapValues { $0.utf8.contains(UInt8(ascii: "{")) ? Phrase($0) : nil }
    }

    /// The keys that are there, in order.
    public var keys: [String] { table.keys.sorted() }

    /// The word for a key that a template names, or nil.
    public subscript(key: String) -> String? { table[key] }

    /// The word that the program itself needs; its key where the strings file lacks it, which is reported when it is read.
    public subscript(word: Word) -> String { table[word.rawValue] ?? word.rawValue }

    /// What a menu says of a dish with a mark.
    subscript(mark: Dish.Mark) -> String { table[Word.key(of: mark)] ?? mark.rawValue }

    /// The name of an allergen.
    public subscript(allergen: Allergen) -> String { table[Word.key(of: allergen)] ?? allergen.rawValue }

    /// What is said of an additive on a menu: "with colour", in German the wording of the law.
    subscript(additive: Additive) -> String { table[Word.key(of: additive)] ?? additive.rawValue }

    /// A counted phrase ("1 recipe", "24 recipes"): the word for one or for many, with `{n}` replaced.
    public func counted(_ count: Int, one: Word, many: Word) -> String {
        // In French nothing is singular too (CLDR, plural rules).
        let isOne = count == 1 || count == 0 && language.code == "fr"
        return filled(isOne ? one : many, ("n", String(count)))
    }

    /// A phrase with its places filled in: `{n}` with the text named `n`. What is filled in is not looked at again.
    public func filled(_ word: Word, _ texts: (name: String, text: String)...) -> String {
        guard let phrase = phrases[word.rawValue] else { return self[word] }
        return phrase.filled { name in texts.first { $0.name == name }?.text }
    }

    /// A label with what it is of: "Base: dough", in French with a space before the colon.
    public func labelled(_ label: String, _ text: String) -> String {
        filled(.labelled, ("label", label), ("text", text))
    }

    /// A length of time, with no-break spaces: "1 h 30 min".
    public func written(_ time: Minutes) -> String {
        let parts = Minutes(max(0, time.count)).parts
        guard parts.days > 0 || parts.hours > 0 else { return minutes[parts.minutes] }
        var text = parts.days > 0 ? String(parts.days) + days : ""
        if parts.hours > 0 { text += (text.isEmpty ? "" : "\u{A0}") + hours[parts.hours] }
        if parts.minutes > 0 { text += "\u{A0}" + minutes[parts.minutes] }
        return text
    }

    /// Why a shopping sheet could not count something.
    public subscript(reason: SheetUncounted.Reason) -> String { table[Word.key(of: reason)] ?? reason.rawValue }

    /// How far away a day is: "today", "in 3 days", "2 days ago".
    public func written(daysAway days: Int) -> String {
        switch days {
        case 0: self[.today]
        case 1...: counted(days, one: .inOneDay, many: .inDays)
        default: counted(-days, one: .oneDayAgo, many: .daysAgo)
        }
    }

    /// The word for an answer.
    public func written(_ answer: Certainty) -> String {
        switch answer {
        case .yes: self[.yes]
        case .no: self[.no]
        case .unknown: self[.unknown]
        }
    }
}

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

    /// When something is had: "1 May – 30 September, Mon–Fri, 11:30–14:30".
    func written(_ time: ServingTime) -> String {
        (time.dates.map(written) + runs(of: time.weekdays) + time.hours.map(\.clock)).joined(separator: ", ")
    }

    /// When something is had; nil where that is always.
    func told(_ time: ServingTime) -> String? { time.isAlways ? nil : written(time) }

    private func written(_ dates: OpeningRule.Dates) -> String {
        guard dates.first != dates.last else { return written(dates.first) }
        return filled(.dates, ("from", written(dates.first)), ("to", written(dates.last)))
    }

    private func written(_ day: OpeningRule.YearDay) -> String {
        // A leap year, since the 29th of February is a day of every year here.
        CalendarDate(year: day.year ?? 2000, month: day.month, day: day.day)
            .map { written($0, as: day.year == nil ? .dateDay : .dateFull) } ?? day.description
    }

    /// Days that follow one another as one: "Mon–Fri", "Sun".
    private func runs(of days: Set<Weekday>) -> [String] {
        var runs: [[Weekday]] = []
        for day in Weekday.allCases where days.contains(day) {
            if let last = runs.last?.last, last.rawValue == day.rawValue - 1 {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        return runs.map { run in
            [run.first, run.count > 1 ? run.last : nil].compactMap { $0.map(shortName) }.joined(separator: "–")
        }
    }

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
