import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno cook`
struct CookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cook", abstract: "Take what a dish needs, or the dishes of a day, out of the pantry.",
        discussion: """
            What expires first is taken first; what has expired stays. What was not there is said. A weekday is the last \
            one, and today counts.

            forno cook focaccia:2
            forno cook "Margherita ×4"
            forno cook today
            forno cook --undo
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "A recipe or a pizza, with how many times; or a day whose dishes are planned.")
    var dish: [String] = []

    @Flag(
        help: """
            Put back what was taken last: the pantry becomes what it was before. Again, what was taken before that.
            """)
    var undo = false

    func validate() throws {
        if undo != dish.isEmpty {
            throw ValidationError("Name a dish or a day, as in \"forno cook focaccia:2\"; or --undo alone.")
        }
    }

    func run() throws {
        if undo { return try putBack() }
        try options.withSiteToEdit { session, kitchen in
            let day = DayOption.cooked(dish.joined(separator: " "), today: session.today)
            let meals = try day.map { try session.planned(on: $0) } ?? session.meal(wished: dish.joined(separator: " "))
            let withdrawal = try kitchen.cook(meals, on: day ?? session.today)
            let isMetric = meals.contains { $0.needs.contains(where: \.isMetric) }
            let words = KitchenWords(settings: session.settings, today: session.today, hasCups: !isMetric)
            options.tell(withdrawal.text(of: meals, words), json: withdrawal.json(of: meals, hasCups: !isMetric))
        }
    }

    private func putBack() throws {
        try options.withKitchen { kitchen, _ in
            let dishes = try kitchen.uncook()
            options.tell(
                "\(dishes) undone: the pantry is as it was before.", json: .object([.init("undone", .text(dishes))]))
        }
    }
}

extension DayOption {
    /// The day that is meant by a word that names one; nil for any other, which is a dish.
    fileprivate static func cooked(_ text: String, today: CalendarDate) -> CalendarDate? {
        Weekday(named: text).map { today.last($0) } ?? CalendarDate(text) ?? day(text, today)
    }
}

extension SiteSession {
    /// The dishes planned for a day; exit code 2 where there are none.
    fileprivate func planned(on day: CalendarDate) throws -> [PlannedMeal] {
        var plan = try plan(of: day.isoWeek)
        plan.days = plan.days.filter { $0.date == day }
        let planned = try meals(of: plan)
        for dish in planned.missing {
            throw Complaint("the dish \"\(dish.meal.title)\" was not found", code: ExitCode(1))
        }
        guard !planned.meals.isEmpty else {
            throw Complaint(
                "nothing is planned for \(day)", fix: "`forno plan show \(day)` shows its week; or name a dish",
                code: ExitCode(2))
        }
        return planned.meals
    }

    /// The dish of a wish as `focaccia:2` or `focaccia ×2`.
    fileprivate func meal(wished text: String) throws -> [PlannedMeal] {
        let wish = try RecipeWish(text)
        let typed = settings.wish(wish.name)
        guard case .times(let factor) = typed.amount, typed.remark.isEmpty else {
            throw ValidationError("\"\(text)\" is no dish: write it as in focaccia:2.")
        }
        return [site.meal(try dish(named: typed.name), times: wish.factor * factor)]
    }
}
