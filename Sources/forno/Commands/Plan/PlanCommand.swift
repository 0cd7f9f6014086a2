import ArgumentParser

/// `forno plan`
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Plan what to cook in a week: a file in content/plans.",
        discussion: """
            With a week, writes a plan for it: empty, or of favourites, where those come first that use up what expires. A \
            plan that is there is never overwritten. Alone, it lists the plans there are.

            forno plan next --from favorites --days 3
            forno plan show
            forno plan add friday Margherita ×4
            forno plan remove friday Margherita

            `forno plan week --help` shows all options of a new plan.
            """,
        subcommands: [PlanWeek.self, PlanShow.self, PlanAdd.self, PlanRemove.self], defaultSubcommand: PlanWeek.self)
}
