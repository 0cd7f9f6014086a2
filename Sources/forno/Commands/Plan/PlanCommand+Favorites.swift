import Building
import Diagnostics
import Kitchen

extension PlanCommand {
    /// Writes a plan of favourites and prints it.
    func propose(
        _ week: IsoWeek, in kitchen: EditableKitchen, _ today: CalendarDate, _ tally: ProblemTally
    ) throws {
        let seed = seed ?? UInt64.random(in: 1...9999)
        var findings = Findings()
        let plan = try kitchen.proposePlan(week, days: days, today: today, seed: seed, findings: &findings)
        tally.note(findings)
        let words = KitchenWords(settings: kitchen.settings, today: today)
        options.tell(plan.text(words, wanted: days, seed: seed), json: plan.json(seed: seed))
    }
}
