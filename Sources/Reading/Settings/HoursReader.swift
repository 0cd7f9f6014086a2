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

    private static func weekdays(_ text: Located<String>, _ entry: inout Fields) -> [Weekday]? {
        if let days = TimeTexts.weekdays(text.value) { return days }
        entry.report(
            .invalidValue, "`weekdays` should be days of the week, but has \"\(text.value)\"", at: text.span,
            fix: "write them as in `weekdays: tue-thu, sun`")
        return nil
    }

    private static func dates(_ text: Located<String>, _ entry: inout Fields) -> OpeningRule.Dates? {
        if let dates = TimeTexts.dates(text.value) { return dates }
        entry.report(
            .invalidValue, "`dates` should be days of a year or of each, but has \"\(text.value)\"", at: text.span,
            fix: "write them as in `dates: 12-24 to 12-26, 2027-01-06`")
        return nil
    }

    private static func span(_ text: Located<String>, _ entry: inout Fields) -> OpeningRule.Span? {
        if let span = TimeTexts.span(text.value) { return span }
        entry.report(
            .invalidValue, "`open` should be times of the day, but has \"\(text.value)\"", at: text.span,
            fix: "write them as in `open: 12:30-15:00, 18:30-01:00`")
        return nil
    }
}
