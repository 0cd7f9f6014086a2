import Building
import Diagnostics
import Kitchen

extension PlanCommand {
    /// Writes a plan of favourites and prints it.
    func propose(
        _ week: IsoWeek, in kitchen: EditableKitchen, _ today: CalendarDate, _ tally: ProblemTally
    ) throws {
        let seed = seed ?? UInt64.random(in: 1...9999)
        var diagnostics = DiagnosticList()
        let plan = try kitchen.proposePlan(week, days: days, today: today, seed: seed, diagnostics: &diagnostics)
        tally.note(diagnostics)
        let words = KitchenWords(settings: kitchen.settings, today: today)
        options.tell(plan.text(words, wanted: days, seed: seed), json: plan.json(seed: seed))
    }
}
