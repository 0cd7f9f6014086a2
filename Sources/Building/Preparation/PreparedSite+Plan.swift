import Diagnostics
import Kitchen
import Site

/// The pages of a site whose recipes are read, and what the kitchen's pages show of those.
extension PreparedSite {
    /// The pages of the site with these recipes; reports what only all of them together can tell.
    ///
    /// `listings` are those of the recipes, in order of title. Each shopping sheet is made once, for all its forms.
    func plan(_ recipes: [FinishedRecipe], listings: [RecipeListing], diagnostics: inout DiagnosticList) -> SitePlan {
        var unscaled = DiagnosticList()
        let sheets = self.sheets(diagnostics: &unscaled)
        let best = suggestions(recipes)
        let facts = KitchenFacts(sheet: { sheets[$0.source] }, suggestions: { best })
        let plan = SitePlan(site: frame, theme: theme, recipes: listings, facts: facts)
        CrossPageCheck(site: self, plan: plan).report(recipes, diagnostics: &diagnostics)
        diagnostics.appendUntold(unscaled)
        return plan
    }

    /// Whether the site has a pantry, and pages that show it.
    var showsPantry: Bool { kitchen.kitchen.hasPantry && kitchen.settings.house.isShown }

    /// What the kitchen's pages show of these recipes, worked out when a page asks for it, which `tell` is told the problems
    /// of.
    func facts(
        of recipes: @escaping @Sendable () -> [FinishedRecipe],
        telling tell: @escaping @Sendable (DiagnosticList) -> Void
    ) -> KitchenFacts {
        KitchenFacts(
            sheet: { plan in
                var told = DiagnosticList()
                defer { tell(told) }
                let recipes = PlannedRecipes(of: [plan], in: source, jobs: jobs, diagnostics: &told)
                return sheet(of: plan, recipes: recipes, diagnostics: &told)
            },
            suggestions: { suggestions(recipes()) })
    }

    /// The shopping sheets of all plans, by file; what keeps a dish from being scaled is reported.
    private func sheets(diagnostics: inout DiagnosticList) -> [String: ShoppingSheet] {
        let plans = kitchen.kitchen.plans
        let recipes = PlannedRecipes(of: plans, in: source, jobs: jobs, diagnostics: &diagnostics)
        var sheets: [String: ShoppingSheet] = [:]
        for plan in plans { sheets[plan.source] = sheet(of: plan, recipes: recipes, diagnostics: &diagnostics) }
        return sheets
    }

    private func sheet(of plan: Plan, recipes: PlannedRecipes, diagnostics: inout DiagnosticList) -> ShoppingSheet {
        let week = plan.planned(
            recipes: recipes.byFile, menu: kitchen.menu, language: kitchen.settings.kitchenLanguage,
            diagnostics: &diagnostics)
        return sheet(for: week, today: frame.today, diagnostics: &diagnostics)
    }

    /// The recipes that the pantry is good for, the best first, as many as pages show.
    private func suggestions(_ recipes: [FinishedRecipe]) -> [PantrySuggestion] {
        guard showsPantry else { return [] }
        let suggestions = PantrySuggestions(
            pantry: kitchen.kitchen.pantry, groceries: kitchen.kitchen.groceryNames, today: frame.today,
            soonDays: kitchen.settings.soonDays)
        let all = Parallel.map(recipes.count, jobs: jobs) { number -> PantrySuggestion? in
            guard let summary = recipes[number].listing?.summary, let foods = recipes[number].foods else { return nil }
            return suggestions.suggestion(summary, foods: foods)
        }
        return PantrySuggestions.best(KitchenFacts.suggestionCount, of: all.compactMap(\.self))
    }
}
