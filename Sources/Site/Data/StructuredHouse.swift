import Addresses
import Kitchen
import Text

/// The house for search engines: where it is, and when it is open.
extension SiteFrame {
    /// A `Restaurant` (https://schema.org/Restaurant) with the address of its menu; nil for a site without one.
    var structuredHouse: ScriptJSON? {
        guard parts.hasMenu else { return nil }
        var json = JSONWriter()
        json.object { json in
            json.beginHouse(self)
            json.member("hasMenu", canonical(PageAddress.menu))
        }
        return json.finished
    }
}

extension JSONWriter {
    /// Begins the `Restaurant` that a house is.
    mutating func beginHouse(_ site: SiteFrame) {
        let settings = site.settings
        begin("Restaurant", name: settings.title)
        member("url", site.canonical(PageAddress.home))
        member("telephone", settings.phone)
        member("address", settings.address)
        openings("openingHoursSpecification", DatedHours.ofWeek(settings.openingRules))
        // What counts on these dates in place of the days of the week.
        openings("specialOpeningHoursSpecification", DatedHours.ofDates(settings.openingRules, from: site.today))
    }

    private mutating func openings(_ key: StaticString, _ hours: [DatedHours]) {
        guard !hours.isEmpty else { return }
        member(key) { json in
            json.list(hours) { json, hours in
                json.object { json in
                    json.member("@type", "OpeningHoursSpecification")
                    if !hours.days.isEmpty { json.member("dayOfWeek") { $0.list(hours.days) { $0.text($1) } } }
                    json.member("opens", hours.opens)
                    json.member("closes", hours.closes)
                    json.member("validFrom", hours.dates?.lowerBound.description)
                    json.member("validThrough", hours.dates?.upperBound.description)
                }
            }
        }
    }
}

/// When a house opens and closes on some days of the week, or on some dates.
struct DatedHours: Hashable, Sendable {
    /// "Monday"; none for dates.
    var days: [String] = []
    var dates: ClosedRange<CalendarDate>?
    /// "18:30". One that closes earlier than it opens does so on the next day, and a day on which both are midnight is closed.
    let opens: String
    let closes: String

    /// The hours of the days of the week: one for each span of a rule.
    static func ofWeek(_ rules: [OpeningRule]) -> [DatedHours] {
        rules.flatMap { rule -> [DatedHours] in
            guard case .weekdays(let days) = rule.days else { return [] }
            let names = days.sorted { $0.rawValue < $1.rawValue }.map { $0.name(in: .english) }
            return rule.spans.map { DatedHours(days: names, opens: text($0.from), closes: end(of: $0)) }
        }
    }

    /// The hours of dates from a day on, of those of every year the next ones; of two rules for a date the last counts.
    static func ofDates(_ rules: [OpeningRule], from today: CalendarDate) -> [DatedHours] {
        var hours: [DatedHours] = []
        var taken: [ClosedRange<CalendarDate>] = []
        for rule in rules.reversed() {
            guard case .dates(let all) = rule.days else { continue }
            let own = all.compactMap { $0.next(from: today) }
            hours += own.flatMap { $0.without(taken) }.flatMap { hoursOf(rule.spans, on: $0) }
            taken += own
        }
        return hours.sorted { ($0.dates?.lowerBound ?? today, $0.opens) < ($1.dates?.lowerBound ?? today, $1.opens) }
    }

    /// One for each span, or one that says that the house is closed.
    private static func hoursOf(_ spans: [OpeningRule.Span], on dates: ClosedRange<CalendarDate>) -> [DatedHours] {
        if spans.isEmpty { return [DatedHours(dates: dates, opens: text(0), closes: text(0))] }
        return spans.map { DatedHours(dates: dates, opens: text($0.from), closes: end(of: $0)) }
    }

    /// The end of a span; of a whole day its last minute, since from midnight to midnight is closed.
    private static func end(of span: OpeningRule.Span) -> String {
        text(span.from == 0 && span.to == 1440 ? 1439 : span.to % 1440)
    }

    private static func text(_ minutes: Int) -> String {
        [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }
}

extension OpeningRule.Dates {
    /// The dates as they come next, or are on a day; nil when they are over, and where the calendar has no such day.
    fileprivate func next(from today: CalendarDate) -> ClosedRange<CalendarDate>? {
        let years = first.year.map { [$0] } ?? [today.year - 1, today.year, today.year + 1]
        return years.lazy.compactMap { dates(in: $0) }.first { $0.upperBound >= today }
    }

    /// The dates that begin in a year.
    private func dates(in year: Int) -> ClosedRange<CalendarDate>? {
        let isOverNewYear = (last.month, last.day) < (first.month, first.day)
        guard let start = CalendarDate(year: year, month: first.month, day: first.day),
            let end = CalendarDate(
                year: last.year ?? (isOverNewYear ? year + 1 : year), month: last.month, day: last.day), start <= end
        else { return nil }
        return start...end
    }
}

extension ClosedRange<CalendarDate> {
    /// The dates that are in none of some others.
    fileprivate func without(_ others: [Self]) -> [Self] {
        others.reduce([self]) { parts, other in
            parts.flatMap { part -> [Self] in
                guard part.overlaps(other) else { return [part] }
                let before =
                    part.lowerBound < other.lowerBound ? [part.lowerBound...other.lowerBound.adding(days: -1)] : []
                let after =
                    other.upperBound < part.upperBound ? [other.upperBound.adding(days: 1)...part.upperBound] : []
                return before + after
            }
        }
    }
}
