import Diagnostics
import Kitchen
import Publishing
import Reading

extension EditableKitchen {
    /// The plans, in order of their weeks.
    public func plans() -> [Plan] {
        // What is wrong with a plan, and with all else, is for `forno check`.
        var ignored = DiagnosticList()
        return reader.read(diagnostics: &ignored).kitchen.plans
    }

    /// The first week from the one of `day` on that has no plan.
    public func firstFreeWeek(from day: CalendarDate) -> IsoWeek {
        var week = day.isoWeek
        while reader.paths.contains(week.planFile) { week = week.next }
        return week
    }

    /// Writes a plan with the days of a week and nothing in them, and gives its path; a plan that is there is refused.
    public func newPlan(_ week: IsoWeek) throws -> String {
        try write(EmptyPlan.markdown(week, language: settings.kitchenLanguage), for: week)
    }

    /// Writes a plan of favourites for the first `days` days of a week that are not over on `today`, and gives it.
    ///
    /// What uses up what expires soon comes first. A plan that is there is refused.
    public func proposePlan(
        _ week: IsoWeek, days: Int, today: CalendarDate, seed: UInt64, diagnostics: inout DiagnosticList
    ) throws -> PlanProposal {
        let recipes = favorites(diagnostics: &diagnostics).recipeSources.compactMap { readRecipe($0) }
        guard !recipes.isEmpty else {
            throw EditRefusal(
                "the favourites have no recipes", fix: "add some: `forno favorite add Pizza \"Pizza dough\"`")
        }
        let first = max(today, week.monday)
        let suggestions = PantrySuggestions(
            pantry: pantry(diagnostics: &diagnostics), groceries: groceries, today: first, soonDays: settings.soonDays)
        var dice = Dice(seed: seed)
        let proposal = PlanProposal(
            recipes, week: week, from: first, days: days, suggestions: suggestions, dice: &dice)
        guard !proposal.days.isEmpty else {
            throw EditRefusal("\(week) is over", fix: "name a later week, as in \(today.isoWeek.next)")
        }
        _ = try write(proposal.markdown(language: settings.kitchenLanguage), for: week)
        return proposal
    }

    private func write(_ text: String, for week: IsoWeek) throws -> String {
        try make(
            week.planFile, Array(text.utf8), what: "a plan of \(week)",
            fix: "change it there, or name a week without one, as in \(firstFreeWeek(from: week.monday))")
    }
}
