import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno plan add`
struct PlanAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a dish to a day of a plan.",
        discussion: """
            The dish is a recipe or a pizza of the menu. A weekday is the next one, and today counts. Where the week has no \
            plan, one is made.

            forno plan add friday Margherita ×4
            forno plan add monday "Pizza dough" x2 --week next
            forno plan add 2026-11-24 minestrone for 6
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var place: PlanPlace

    @Argument(help: "A recipe or a pizza, and how much of it: ×2, x2, *2, for 6.")
    var dish: [String]

    func validate() throws { _ = try place.date(options.today()) }

    func run() throws {
        try options.withSiteToEdit { session, kitchen in
            let wish = session.settings.wish(dish.joined(separator: " "))
            let outcome = try kitchen.plan(
                session.dish(named: wish.name), wish, on: place.date(options.today()))
            let words = KitchenWords(settings: session.settings, today: session.today)
            options.tell("\(outcome.isNew ? "Created" : "To") \(outcome.text(words))", json: outcome.json)
        }
    }
}

/// The day of a plan that a command is about.
struct PlanPlace: ParsableArguments {
    @Argument(help: "The day: a weekday, today, tomorrow, or as 2026-11-23.")
    var day: String

    @Option(
        help: ArgumentHelp(
            "The week of the weekday: 2026-W48, a day in it, this or next.", discussion: "Default: its next one.",
            valueName: "week"))
    var week: String?

    /// The day that is meant; wrong usage for a word that names none, and for a day of another week.
    func date(_ today: CalendarDate) throws -> CalendarDate {
        let named = try week.map { try WeekOption.read($0, today: today) }
        return try DayOption.read(day, today: today, in: named) { weekday in today.next(weekday) }
    }
}

extension PlanOutcome {
    /// "content/plans/2026-W48.md: Margherita ×4, Friday 27 Nov".
    func text(_ words: KitchenWords) -> TerminalText {
        "\(file): \(line), \(day.weekday.name(in: .english)) \(words.day(day))"
    }

    /// The outcome for programs.
    var json: JSONValue {
        .object([
            .init("file", .text(file)), .init("day", .text(day.description)), .init("line", .text(line)),
            .init("created", .flag(isNew)),
        ])
    }
}
