import ArgumentParser
import Building
import Diagnostics
import Kitchen

extension SiteSession {
    /// The dishes of a week's plan, this week's without one; a week that has none ends with exit code 2.
    func meals(of week: IsoWeek?) throws -> PlannedWeek {
        let week = week ?? today.isoWeek
        guard let plan = site.plan(of: week) else {
            let others = site.kitchen.kitchen.plans.compactMap(\.week).map(\.description).joined(separator: ", ")
            throw Complaint(
                "there is no plan for \(week)", notes: others.isEmpty ? [] : ["there are plans for \(others)"],
                fix: "write content/plans/\(week).md, or let `forno plan \(week) --from favorites` write it",
                code: ExitCode(2))
        }
        var diagnostics = DiagnosticList()
        let planned = site.planned(plan, diagnostics: &diagnostics)
        try tell(diagnostics)
        return planned
    }

    /// The recipes wished for, on no day.
    func meals(of wishes: [RecipeWish]) throws -> PlannedWeek {
        var diagnostics = DiagnosticList()
        let meals = try wishes.map { wish in
            do {
                let recipe = try site.recipe(named: wish.name, diagnostics: &diagnostics)
                return PlannedMeal(recipe, times: wish.factor, in: settings.kitchenLanguage)
            } catch {
                throw ValidationError("\(error)")
            }
        }
        try tell(diagnostics)
        return PlannedWeek(meals: meals)
    }
}
