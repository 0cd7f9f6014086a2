import Addresses
import Diagnostics
import Kitchen
import Templates

/// The page of a plan.
struct PlanPage: Sendable {
    let week: WeekView
    /// The recipes that it names, by file; one that is not published is not among them.
    let recipes: [String: RecipeListing]
    var previous: WeekView?
    var next: WeekView?

    /// The days of the plan as it shows them.
    var days: [PlanDayView] { week.plan.days.map { PlanDayView(day: $0, page: self) } }
}

/// A day of a plan.
struct PlanDayView: Sendable {
    let day: PlanDay
    let page: PlanPage

    /// The words of its heading; the name of the day where those are only its date.
    func heading(_ words: Words) -> String {
        guard let date = CalendarDate(day.heading) else { return day.heading }
        let name = words.name(of: date.weekday)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The paragraphs below its heading.
    var notes: [String] { page.week.plan.notes.filter { $0.heading == day.heading }.map(\.text) }
}

/// A line of a plan.
struct PlanEntryView: Sendable {
    let entry: PlanEntry
    let recipe: RecipeListing?
    let dish: PricedDish?

    init(_ entry: PlanEntry, recipes: [String: RecipeListing], menu: PricedMenu?) {
        self.entry = entry
        switch entry.dish {
        case .recipe(let source): (recipe, dish) = (recipes[source], nil)
        case .dish(let slug): (recipe, dish) = (nil, menu?.dish(slug: slug))
        case .missing, .note: (recipe, dish) = (nil, nil)
        }
    }

    /// The address of the dish's page, where it has one.
    var address: String? {
        recipe.map { $0.address } ?? dish.map { PageAddress.dish($0.slug) }
    }

    /// What is said of a dish that no page of the site has: one that is gone, a draft, or cannot be read. Nil of others.
    func missing(_ words: Words) -> String? {
        entry.dish == .note || address != nil ? nil : words[SheetUncounted.Reason.missingDish]
    }

    /// The picture of the dish, or the drawn one.
    var picture: Picture? { recipe?.picture ?? dish?.shownPicture }
}

let planShape = pageShape(
    "plan page",
    [
        .view("week", weekShape) { $0.content.week },
        .texts("notes", "what stands before the first day") { page in
            page.content.week.plan.notes.filter(\.heading.isEmpty).map(\.text)
        },
        .views("days", planDayShape) { $0.content.days },
        .text("setting", "the class of its size on paper") { PlanPaper($0.content, site: $0.site).classNames },
        .view("previous", weekShape, "or absent") { $0.content.previous },
        .view("next", weekShape, "or absent") { $0.content.next },
    ] as [Field<PageView<PlanPage>>])

let planDayShape = RecordShape<PageView<PlanDayView>>(
    "day",
    [
        .text("heading", "empty for what stands before the first day") { $0.content.heading($0.words) },
        .text("date", "or absent; `23 November`") { page in page.content.day.date.map { page.words.written(day: $0) } },
        .text("iso", "or absent; `2026-11-23`") { $0.content.day.date?.description },
        .flag("today", "whether it is today") { $0.content.day.date == $0.site.today },
        .list("entries", planEntryShape) { page in
            let (menu, recipes) = (page.site.kitchen.menu, page.content.page.recipes)
            return page.content.day.entries.map { page.view(of: PlanEntryView($0, recipes: recipes, menu: menu)) }
        },
        .texts("notes") { $0.content.day.heading.isEmpty ? [] : $0.content.notes },
    ])

private let planEntryShape = RecordShape<PageView<PlanEntryView>>(
    "line of a plan",
    [
        .text("title") { $0.content.entry.title },
        .link("href", "or absent") { $0.content.address },
        .text("times", "`×2`, `for 6`; empty for once") {
            $0.content.entry.amount.text(in: $0.site.settings.kitchenLanguage)
        },
        .text("remark", "or absent") { $0.content.entry.remark },
        .typeset("time", "or absent") { page in page.content.recipe?.summary.total.map { page.words.written($0) } },
        .flag("note", "whether it is no dish") { $0.content.entry.dish == .note },
        .text("missing", "or absent; of a dish that is gone or a draft, that it was not found") {
            $0.content.missing($0.words)
        },
        .view("picture", pictureShape, "or absent") { $0.content.picture },
    ])

extension PageKind {
    /// The plans: their list, and each with its calendar.
    static let plans = PageKind(
        templates: [plansTemplate, planTemplate, calendarTemplate], prefix: "plans/",
        entry: Entry(label: .plans, address: PageAddress.plans, prefixes: ["plans/"]), isOfHouse: true,
        isThere: \.hasPlans
    ) { plan in
        let (weeks, recipes) = (plan.weeks, plan.plannedRecipes)
        return [plan.page(PageAddress.plans, plansTemplate, title: plan.words[.plans], weeks)]
            + weeks.indices.flatMap { place in
                let content = PlanPage(
                    week: weeks[place], recipes: recipes, previous: place > 0 ? weeks[place - 1] : nil,
                    next: place + 1 < weeks.count ? weeks[place + 1] : nil)
                return plan.pages(of: content)
            }
    }
}

private let plansTemplate = PageTemplate("plans.html", plansShape)
private let planTemplate = PageTemplate("plan.html", planShape)
private let calendarTemplate = PageTemplate("plan.ics", calendarShape)

extension PagePlanner {
    /// The plans of the site as lists of weeks show them, in order.
    var weeks: [WeekView] { kitchen.plans.map { WeekView(plan: $0, today: site.today) } }

    /// The recipes that plans name, by file.
    fileprivate var plannedRecipes: [String: RecipeListing] {
        let named = Set(kitchen.plans.flatMap(\.recipeSources))
        let found = recipes.filter { named.contains($0.summary.source) }
        return Dictionary(found.map { ($0.summary.source, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A plan, and its calendar where it has dates.
    fileprivate func pages(of content: PlanPage) -> [PlannedPage] {
        let plan = content.week.plan
        let title = content.week.title(words)
        let own = page(
            PageAddress.plan(plan.slug), planTemplate, title: title, origin: SourceLocation(file: plan.source), content)
        guard content.week.hasDates else { return [own] }
        let calendar = page(
            PageAddress.plan(plan.slug, as: "ics"), calendarTemplate, title: title, PlanCalendar(content, site: site))
        return [own, PlannedPage(address: calendar.address) { CalendarLines.folded(calendar.render()) }]
    }
}
