import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno plan week`, and `forno plan` alone
struct PlanWeek: ParsableCommand {
    enum Source: String, Choice {
        case favorites
    }

    static let configuration = CommandConfiguration(
        commandName: "week", abstract: "Write the plan of a week: empty, or of favourites.",
        discussion: """
            With a week, writes a plan for it: empty, or of favourites, where those come first that use up what expires. A \
            plan that is there is never overwritten. Alone, it lists the plans there are.

            forno plan 2026-W48 --from favorites
            forno plan next --from favorites --days 3
            forno plan this
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The week: 2026-W48, a day in it, this or next. Default with --from: the first one without a plan.")
    var week: String?

    @Option(
        help: ArgumentHelp("Take the dishes from here.", valueName: Source.valueName),
        completion: Source.completion, transform: Source.named)
    var from: Source?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("How many days to plan.", valueName: "1-7"),
        transform: WholeNumber.of(1...7))
    var days = 5

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Draw the same dishes again.", valueName: "number"),
        transform: WholeNumber.seed)
    var seed: UInt64?

    func validate() throws {
        if from == nil, seed != nil { throw ValidationError("--seed draws dishes: add --from favorites.") }
        if let week { _ = try WeekOption.read(week, today: options.today()) }
    }

    func run() throws {
        try options.withKitchen { kitchen, tally in
            let today = options.today()
            let named = try week.map { try WeekOption.read($0, today: today) }
            if from != nil {
                try propose(named ?? kitchen.firstFreeWeek(from: today), in: kitchen, today, tally)
            } else if let named {
                try options.tellCreated(named, file: kitchen.newPlan(named))
            } else {
                let plans = try kitchen.plans()
                options.tell(plans.text(today), json: .list(plans.map(\.json)))
            }
        }
    }
}

extension PlanWeek {
    /// Writes a plan of favourites and prints it.
    private func propose(
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
