import ArgumentParser
import Building
import Kitchen

/// `forno new plan`
struct NewPlan: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Start the plan of a week: a file in content/plans with its days in place.",
        discussion: """
            forno new plan
            forno new plan 2026-W48
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The week: 2026-W48, a day in it, this or next. Default: the first one without a plan.")
    var week: String?

    func validate() throws {
        if let week { _ = try WeekOption.read(week, today: options.today()) }
    }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let today = options.today()
            let named = try week.map { try WeekOption.read($0, today: today) }
            let chosen = try named ?? kitchen.firstFreeWeek(from: today)
            try options.tellCreated(chosen, file: kitchen.newPlan(chosen))
        }
    }
}
