import Kitchen
import Templates

/// What the home page shows of today: the recipe of the day, and the week that is planned.
struct TodayView: Sendable {
    let recipe: RecipeListing?
    let plan: PlanPage?
    /// What the site shows of the pantry that is to be used soon.
    let soon: [PantryReport.Row]

    /// What there is today: of all recipes one, and of the plans that the site shows that of this week.
    init(_ recipes: [RecipeListing], site: SiteFrame) {
        recipe = RandomRecipe.ofTheDay(site.today, from: recipes) { $0.summary.source }
        soon = site.parts.hasPantry ? PantryReport(of: site).rows.filter { $0.state == .soon } : []
        let plans = site.parts.hasPlans ? site.kitchen.kitchen.plans : []
        plan = plans.first { $0.week?.contains(site.today) ?? false }.map { plan in
            let named = Set(plan.recipeSources)
            let found = recipes.filter { named.contains($0.summary.source) }.map { ($0.summary.source, $0) }
            return PlanPage(
                week: WeekView(plan: plan, today: site.today),
                recipes: Dictionary(found, uniquingKeysWith: { first, _ in first }))
        }
    }
}

let todayShape = RecordShape<PageView<TodayView>>(
    "today",
    [
        .text("date", "today") { $0.words.written($0.site.today) },
        .view("recipeOfTheDay", recipeCardShape, "or absent") { $0.content.recipe },
        .record("thisWeek", weekShape, "or absent; the plan that today is in") { page in
            page.content.plan.map { page.view(of: $0.week) }
        },
        .views("soon", pantryRowShape, "what is to be used soon, where the site shows its pantry") { $0.content.soon },
        .flag("hasSoon") { !$0.content.soon.isEmpty },
        .views("weekDays", planDayShape, "the days of that plan") { ($0.content.plan?.days ?? []) },
    ])
