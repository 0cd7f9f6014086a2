import Diagnostics
import Kitchen

/// Reads opening hours: what is printed, and beside it the rule that a program goes by.
enum HoursReader {
    /// The hours of the settings in order; those without words are left out and reported.
    static func hours(
        _ fields: inout Fields, hasTimeZone: Bool, diagnostics: inout DiagnosticList
    ) -> [Settings.OpeningHours] {
        let hours = entries(&fields).compactMap { value in
            var entry = Fields(value, file: SettingsReader.file, subject: "these hours")
            let days = entry.text("days", required: true)?.value
            let times = entry.text("times", required: true)?.value
            let rule = rule(&entry)
            entry.finish(into: &diagnostics)
            return days.flatMap { days in
                times.map { Settings.OpeningHours(days: days, times: $0, rule: rule) }
            }
        }
        if !hasTimeZone, hours.contains(where: { $0.rule != nil }), fields.value("time_zone") == nil {
            fields.report(
                .missingKey, "there is no `time_zone`, which the opening hours are in",
                at: fields.list("hours")?.first?.span ?? fields.span, fix: "write it as in `time_zone: Europe/Rome`")
        }
        return hours
    }

    /// The entries of the hours; words where they should stand are reported with how an entry is written.
    private static func entries(_ fields: inout Fields) -> [SourceValue] {
        guard let value = fields.value("hours") else { return [] }
        let items: [SourceValue] = if case .list(let items) = value.content { items } else { [value] }
        return items.filter { item in
            guard case .text(let words, _) = item.content else { return true }
            fields.report(
                .wrongType, "opening hours should say their days and their times, but are `\(words)`", at: item.span,
                fix: "write each as an item of a list: `- days: \(words)`, and below it `  times: 17:30–23:00`")
            return false
        }
    }

    /// The rule of an entry; nil where it has none, or one that cannot be read.
    private static func rule(_ entry: inout Fields) -> OpeningRule? {
        let weekdays = entry.texts("weekdays", splitting: true)
        let dates = entry.texts("dates", splitting: true)
        let times = entry.texts("open", splitting: true)
        let spans = (times ?? []).compactMap { span($0, &entry) }
        if let dates {
            let days = dates.compactMap { Self.dates($0, &entry) }
            return days.isEmpty ? nil : OpeningRule(days: .dates(days), spans: spans)
        }
        guard let weekdays else {
            if times != nil { _ = entry.value("weekdays", required: true) }
            return nil
        }
        let days = weekdays.compactMap { Self.weekdays($0, &entry) }
        return days.isEmpty ? nil : OpeningRule(days: .weekdays(Set(days.joined())), spans: spans)
    }

    /// "tue" or "Tuesday to Thursday", "fri-mon": the days from the first to the last, over the end of the week too.
    private static func weekdays(_ text: Located<String>, _ entry: inout Fields) -> [Weekday]? {
        let days = ends(of: text.value, at: ["-", "–", " to "]).map { Weekday(named: $0) }
        if days.count <= 2, let first = days.first ?? nil, let last = days.last ?? nil {
            let count = (last.rawValue - first.rawValue + 7) % 7 + 1
            return (0..<count).compactMap { Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1) }
        }
        entry.report(
            .invalidValue, "`weekdays` should be days of the week, but has \"\(text.value)\"", at: text.span,
            fix: "write them as in `weekdays: tue-thu, sun`")
        return nil
    }

    /// "2026-12-25" or "12-24 to 12-26", which is every year.
    private static func dates(_ text: Located<String>, _ entry: inout Fields) -> OpeningRule.Dates? {
        let days = ends(of: text.value, at: [" to ", "/"]).map { OpeningRule.YearDay($0) }
        if days.count <= 2, let first = days.first ?? nil, let last = days.last ?? nil,
            first.year == nil && last.year == nil || isInOrder(first, last)
        {
            return OpeningRule.Dates(first: first, last: last)
        }
        entry.report(
            .invalidValue, "`dates` should be days of a year or of each, but has \"\(text.value)\"", at: text.span,
            fix: "write them as in `dates: 12-24 to 12-26, 2027-01-06`")
        return nil
    }

    /// Whether both days have a year, and none is before the other. Days of every year may go over its end.
    private static func isInOrder(_ first: OpeningRule.YearDay, _ last: OpeningRule.YearDay) -> Bool {
        guard let start = first.year, let end = last.year else { return false }
        return (start, first.month, first.day) <= (end, last.month, last.day)
    }

    /// "18:30-22:30"; an end that is not later than the beginning is on the next day.
    private static func span(_ text: Located<String>, _ entry: inout Fields) -> OpeningRule.Span? {
        let times = ends(of: text.value, at: ["-", "–", " to "]).map(minutes)
        if times.count == 2, let from = times[0], let to = times[1], from < 1_440, from != to {
            return OpeningRule.Span(from: from, to: to > from ? to : to + 1_440)
        }
        entry.report(
            .invalidValue, "`open` should be times of the day, but has \"\(text.value)\"", at: text.span,
            fix: "write them as in `open: 12:30-15:00, 18:30-01:00`")
        return nil
    }

    /// Minutes after midnight of a time from 0:00 to 24:00.
    private static func minutes(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60, hour * 60 + minute <= 1_440
        else { return nil }
        return hour * 60 + minute
    }

    /// What stands before and behind the first of some signs, without the spaces around it; else the text alone.
    private static func ends(of text: String, at signs: [String]) -> [String] {
        guard let sign = signs.first(where: { text.contains($0) }) else { return [trimmed(text[...])] }
        return text.split(separator: sign, omittingEmptySubsequences: false).map(trimmed)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
