import Kitchen
import Templates
import Text

/// A plan as a calendar: an event of a whole day for each line.
///
/// The text is that of the template, escaped as RFC 5545 wants it (3.3.11); ``CalendarLines`` makes lines of it.
struct PlanCalendar: Sendable {
    /// A line of the plan on its day.
    struct Event: Sendable {
        /// The same whenever the site is built, and another for each line.
        let identifier: String
        let date: CalendarDate
        let summary: String
        /// What else the plan says of it; empty when nothing.
        let description: String
        /// The absolute URL of the dish's page, where the site has a base URL.
        let url: String?
    }

    let name: String
    let events: [Event]

    /// The calendar of a plan's page.
    init(_ page: PlanPage, site: SiteFrame) {
        name = "\(page.week.title(site.words)) · \(site.settings.title)"
        let house = Slug.make(site.settings.title)
        var seen: [String: Int] = [:]
        events = page.days.flatMap { day -> [Event] in
            guard let date = day.day.date else { return [] }
            return day.day.entries.enumerated().map { place, entry in
                let stem = "\(date)-\(Slug.make(entry.title))"
                seen[stem, default: 0] += 1
                let number = seen[stem, default: 1]
                let view = PlanEntryView(entry, recipes: page.recipes, menu: site.kitchen.menu)
                let notes = [entry.remark, view.missing(site.words)].compactMap(\.self) + (place == 0 ? day.notes : [])
                return Event(
                    identifier: (number == 1 ? stem : "\(stem).\(number)") + "@\(house)", date: date,
                    summary: entry.words(in: site.settings.kitchenLanguage), description: notes.joined(separator: "\n"),
                    url: view.address.flatMap { site.canonical($0) })
            }
        }
    }
}

extension PlanEntry {
    /// The dish with its amount: "Pizza dough ×4".
    func words(in language: KitchenLanguage) -> String {
        let times = amount.text(in: language)
        return times.isEmpty ? title : "\(title) \(times)"
    }
}

let calendarShape = pageShape(
    "calendar of a plan",
    [
        .text("name") { $0.content.name },
        .text("stamp", "`20261121T000000Z`, of the clock") { "\($0.site.today.basic)T000000Z" },
        .list("events", calendarEventShape, "one for each line of the plan") { $0.content.events },
    ] as [Field<PageView<PlanCalendar>>])

private let calendarEventShape = RecordShape<PlanCalendar.Event>(
    "event",
    [
        .text("identifier") { $0.identifier },
        .text("start", "`20261123`") { $0.date.basic },
        .text("end", "the day after") { $0.date.adding(days: 1).basic },
        .text("summary") { $0.summary },
        .text("description", "what else the plan says of it; may be empty") { $0.description },
        .text("url", "or absent") { $0.url },
    ])

extension CalendarDate {
    /// The day in the basic format of ISO 8601, as calendars have it: `20261121`.
    var basic: String { description.replacing("-", with: "") }
}
