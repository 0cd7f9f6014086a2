import Diagnostics
import Kitchen

extension PagePlanner {
    /// The plans of the site as lists of weeks show them, in order.
    var weeks: [WeekView] { site.kitchen.kitchen.plans.map { WeekView(plan: $0, today: site.today) } }

    /// The plans: their list, and each with its calendar.
    func planPages() -> [SitePlan.PlannedPage] {
        let weeks = self.weeks
        guard !weeks.isEmpty else { return [] }
        let recipes = plannedRecipes
        return [page(PageAddress.plans, .plans, plansShape, title: words[.plans], weeks)]
            + weeks.indices.flatMap { place in
                let content = PlanPage(
                    week: weeks[place], recipes: recipes, previous: place > 0 ? weeks[place - 1] : nil,
                    next: place + 1 < weeks.count ? weeks[place + 1] : nil)
                return planPage(content)
            }
    }

    private func planPage(_ content: PlanPage) -> [SitePlan.PlannedPage] {
        let plan = content.week.plan
        let title = content.week.title(words)
        let own = page(
            PageAddress.plan(plan.slug), .plan, planShape, title: title, origin: SourceLocation(file: plan.source),
            content)
        guard content.week.hasDates else { return [own] }
        let calendar = page(
            PageAddress.plan(plan.slug, as: "ics"), .planCalendar, calendarShape, title: title,
            PlanCalendar(content, site: site))
        return [own, calendar.rendered { CalendarLines.folded($0) }]
    }

    /// The recipes that plans name, by file.
    private var plannedRecipes: [String: RecipeListing] {
        let named = Set(site.kitchen.kitchen.plans.flatMap(\.recipeSources))
        let found = recipes.filter { named.contains($0.summary.source) }
        return Dictionary(found.map { ($0.summary.source, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// All shopping: the list of sheets and lists, and each sheet with its other forms.
    func shoppingPages() -> [SitePlan.PlannedPage] {
        let (weeks, lists) = (self.weeks, site.kitchen.kitchen.lists)
        guard !weeks.isEmpty || !lists.isEmpty else { return [] }
        let all = ShoppingPage(weeks: weeks, lists: lists)
        return [page(PageAddress.shopping, .shopping, shoppingShape, title: words[.shopping], all)]
            + weeks.flatMap { sheetPages($0) }
    }

    private func sheetPages(_ week: WeekView) -> [SitePlan.PlannedPage] {
        let slug = week.plan.slug
        let text: @Sendable (QuantityFormat) -> SheetText = { [site, facts] format in
            let sheet = facts.sheet(of: week.plan, settings: site.settings, today: site.today)
            return SheetText(sheet, words: site.words, format: format)
        }
        let plain = site.settings.amounts
        return [
            page(
                PageAddress.sheet(slug), .sheet, sheetShape, title: week.title(words),
                origin: SourceLocation(file: week.plan.source), sheetPage(week, text(site.amounts))),
            SitePlan.PlannedPage(address: PageAddress.sheet(slug, as: "md")) { text(plain).markdown },
            SitePlan.PlannedPage(address: PageAddress.sheet(slug, as: "csv")) { text(plain).csv },
            SitePlan.PlannedPage(address: PageAddress.sheet(slug, as: "txt")) { text(plain).plain },
        ]
    }

    private func sheetPage(_ week: WeekView, _ text: SheetText) -> SheetPage {
        let dates = week.plan.week.map { " · " + words.written(weekAndYear: $0) }
        let head = SheetPaper.Head(
            title: week.title(words), line: words[.shopping] + (dates ?? ""), house: site.settings.title)
        return SheetPage(week: week, text: text, paper: SheetPaper(text, head: head))
    }

    /// The shopping lists.
    func listPages() -> [SitePlan.PlannedPage] {
        site.kitchen.kitchen.lists.map { list in
            page(
                PageAddress.list(list.slug), .list, listShape, title: list.title,
                origin: SourceLocation(file: list.source), list)
        }
    }

    /// What is in the house, and what to cook from it.
    func pantryPages() -> [SitePlan.PlannedPage] {
        let kitchen = site.kitchen.kitchen
        guard kitchen.hasPantry else { return [] }
        return [
            page(
                PageAddress.pantry, .pantry, pantryShape, title: words[.pantry],
                PantryPage(
                    report: PantryReport(
                        kitchen.pantry, groceries: kitchen.groceryNames, settings: site.settings, today: site.today),
                    suggestions: suggestions(6))),
            page(
                PageAddress.pantryRecipes, .pantryRecipes, pantryRecipesShape, title: words[.pantryRecipes],
                suggestions(KitchenFacts.suggestionCount)),
        ]
    }

    /// The best recipes for the pantry, with their pictures.
    private func suggestions(_ count: Int) -> [SuggestedRecipe] {
        let best = facts.suggestions().prefix(count)
        let wanted = Set(best.map(\.summary.source))
        let pictures = recipes.filter { wanted.contains($0.summary.source) }.map { ($0.summary.source, $0.picture) }
        let bySource = Dictionary(pictures) { first, _ in first }
        return best.map { SuggestedRecipe(suggestion: $0, picture: bySource[$0.summary.source]) }
    }
}
