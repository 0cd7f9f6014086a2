import Diagnostics
import Kitchen
import Publishing
import Reading

extension EditableKitchen {
    /// The plans, in order of their weeks.
    public func plans() throws(FileFailure) -> [Plan] {
        // What is wrong with a plan that can be read, and with all else, is for `forno check`.
        var told = DiagnosticList()
        let plans = reader.read(diagnostics: &told).kitchen.plans
        try told.throwUnreadable()
        return plans
    }

    /// The first week from the one of `day` on that has no plan.
    public func firstFreeWeek(from day: CalendarDate) throws(FileFailure) -> IsoWeek {
        var week = day.isoWeek
        let weeks = Set(try plans().compactMap(\.week))
        while reader.paths.contains(week.planFile) || weeks.contains(week) { week = week.next }
        return week
    }

    /// Refuses to change the plan of a week that is a menu of CookCLI.
    private func refuseMenu(of week: IsoWeek) throws {
        guard let menu = try plans().first(where: { $0.week == week })?.source, menu != week.planFile else { return }
        throw EditRefusal(
            "the plan of \(week) is \(menu), which Forno reads and does not write",
            fix: "change it there; or make a plan in Markdown of it by `forno import \(menu)`, and remove that file")
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

    /// Puts a dish behind the others of a day into the plan of its week, which is made where there is none.
    public func plan(_ dish: FoundDish, _ wish: PlannedWish, on day: CalendarDate) throws -> PlanOutcome {
        let (week, language) = (day.isoWeek, settings.kitchenLanguage)
        try refuseMenu(of: week)
        let line = dish.line(wish, inPlan: week.planFile, language: language)
        return try edit(week.planFile) { before in
            let there = before ?? Array(EmptyPlan.markdown(week, language: language).utf8)
            let bytes = try editing(.plan(of: week)) { () throws(EditFailure) in
                try planEdit(of: week).add(line, on: day, to: there)
            }
            let words = [dish.title, wish.amount.text(in: language)].filter { !$0.isEmpty }.joined(separator: " ")
            return (bytes, PlanOutcome(file: week.planFile, day: day, line: words, isNew: before == nil))
        }
    }

    /// Takes a line out of a day of the plan of its week.
    public func unplan(_ name: String, on day: CalendarDate) throws -> PlanOutcome {
        let week = day.isoWeek
        try refuseMenu(of: week)
        return try edit(week.planFile) { before in
            let removed = try editing(.plan(of: week)) { () throws(EditFailure) in
                try planEdit(of: week).remove(name, on: day, from: before ?? [])
            }
            return (removed.bytes, PlanOutcome(file: week.planFile, day: day, line: removed.words))
        }
    }

    private func planEdit(of week: IsoWeek) -> PlanEdit {
        PlanEdit(week.planFile, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
    }

    private func write(_ text: String, for week: IsoWeek) throws -> String {
        try refuseMenu(of: week)
        return try make(
            week.planFile, Array(text.utf8), what: "a plan of \(week)",
            fix: "change it there, or name a week without one, as in \(try firstFreeWeek(from: week.monday))")
    }
}

/// What was done to a plan.
public struct PlanOutcome: Hashable, Sendable {
    /// The path of its file in the site.
    public let file: String
    /// The day of the line.
    public let day: CalendarDate
    /// The dish with its amount, or the words of the line that went.
    public let line: String
    /// Whether the file was made.
    public var isNew = false
}
