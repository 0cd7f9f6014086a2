import Addresses
import Kitchen
import Templates

/// A plan as the lists of weeks show it, and the head of its own pages.
struct WeekView: Sendable {
    let plan: Plan
    let today: CalendarDate

    /// Whether today is in the week.
    var isCurrent: Bool { plan.week?.contains(today) ?? false }

    /// Whether the week is over.
    var isPast: Bool { plan.week.map { $0.day(.sunday) < today } ?? false }

    /// Whether any line stands under a day that has a date, so that a calendar can show it.
    var hasDates: Bool { plan.days.contains { $0.date != nil && !$0.entries.isEmpty } }

    /// The plan's own title; where its file has none, the week.
    func title(_ words: Words) -> String {
        guard let week = plan.week, plan.title == week.description else { return plan.title }
        return words.filled(.week, ("n", String(week.number)))
    }
}

let weekShape = RecordShape<PageView<WeekView>>(
    "week",
    [
        .text("title", "the plan's own, or `Week 48`") { $0.content.title($0.words) },
        .text("name", "or absent; `Week 48`") { page in
            page.content.plan.week.map { page.words.filled(.week, ("n", String($0.number))) }
        },
        .text("days", "or absent; `23–29 November`, with the years at the year's edge") { page in
            page.content.plan.week.map { page.words.written(week: $0) }
        },
        .text("dates", "or absent; `23–29 November 2026`") { page in
            page.content.plan.week.map { page.words.written(weekAndYear: $0) }
        },
        .text("year", "absent at the year's edge") { page in
            page.content.plan.week.flatMap(\.singleYear).map { String($0) }
        },
        .link("href", "the address of the plan") { PageAddress.plan($0.content.plan.slug) },
        .link("sheet", "the address of its shopping sheet") { PageAddress.sheet($0.content.plan.slug) },
        .link("calendar", "or absent; the address of its calendar") { page in
            page.content.hasDates ? PageAddress.plan(page.content.plan.slug, as: "ics") : nil
        },
        .flag("current", "whether today is in it") { $0.content.isCurrent },
        .flag("past", "whether it is over") { $0.content.isPast },
        .texts("dishes", "their names, each once") { $0.content.plan.dishTitles },
    ])

extension Plan {
    /// The names of the dishes, in order, each once; notes are none.
    var dishTitles: [String] {
        var seen: Set<String> = []
        return days.flatMap(\.entries).filter { $0.dish != .note }.map(\.title).filter { seen.insert($0).inserted }
    }
}

extension IsoWeek {
    /// The year of all its days; nil at the year's edge.
    fileprivate var singleYear: Int? { monday.year == day(.sunday).year ? monday.year : nil }
}

let plansShape = pageShape(
    "plans page",
    [
        .views("weeks", weekShape) { $0.content }
    ] as [Field<PageView<[WeekView]>>])

/// The page of all shopping: the sheets of the weeks, and the lists.
struct ShoppingPage: Sendable {
    let weeks: [WeekView]
    let lists: [ShoppingList]
}

let shoppingShape = pageShape(
    "shopping page",
    [
        .views("weeks", weekShape) { $0.content.weeks },
        .flag("hasWeeks") { !$0.content.weeks.isEmpty },
        .views("lists", listCardShape) { $0.content.lists },
        .flag("hasLists") { !$0.content.lists.isEmpty },
    ] as [Field<PageView<ShoppingPage>>])
