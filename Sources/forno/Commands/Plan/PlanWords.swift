import Building
import Diagnostics
import Kitchen
import Text

extension SharedOptions {
    /// Says that an empty plan was made.
    func tellCreated(_ week: IsoWeek, file: String) {
        tell(
            "Created \(file). Next: write dishes below its days",
            json: .object([.init("week", .text(week.description)), .init("file", .text(file))]))
    }
}

extension PlanProposal {
    /// The file, the days with their dishes and what those use up, and how to have the same again.
    func text(_ words: KitchenWords, wanted: Int, seed: UInt64) -> TerminalText {
        var table = TextTable([.left, .left, .left])
        for day in days {
            let use = day.expiring.isEmpty ? "" : "uses up " + day.expiring.joined(separator: ", ")
            table.add(["\(day.date.weekday.name(in: .english)) \(words.day(day.date))", day.recipe.title, use])
        }
        let head: TerminalText = "Created \(week.planFile), drawn with --seed \(seed):\n\(table.text)"
        return shortage(of: wanted).map { "\(head)\n\($0)" } ?? head
    }

    /// Why there are fewer days than wanted; nil when there are not.
    private func shortage(of wanted: Int) -> String? {
        guard days.count < wanted else { return nil }
        let isToTheEnd = days.last?.date == week.day(.sunday)
        return "\(days.count.counted("day")) of \(wanted): "
            + (isToTheEnd ? "the week has no more." : "the favourites have no more recipes, and none comes twice.")
    }

    /// The proposal for programs.
    func json(seed: UInt64) -> JSONValue {
        .object([
            .init("week", .text(week.description)), .init("file", .text(week.planFile)),
            .init("seed", .number(String(seed))),
            .init(
                "days",
                .list(
                    days.map { day in
                        .object([
                            .init("date", .text(day.date.description)), .init("title", .text(day.recipe.title)),
                            .init("source", .text(day.recipe.source)),
                            .init("expiring", .list(day.expiring.map { .text($0) })),
                        ])
                    })),
        ])
    }
}

extension [Plan] {
    /// A line for each plan; this week's is marked, and how to have one where there is none.
    func text(_ today: CalendarDate) -> TerminalText {
        var table = TextTable([.left, .left, .left])
        for plan in self {
            let dishes = plan.days.flatMap(\.entries).count { $0.dish != .note }
            let mark = plan.week == today.isoWeek ? "this week" : ""
            table.add([plan.week?.description ?? plan.title, dishes == 1 ? "1 dish" : "\(dishes) dishes", mark])
        }
        let hint: TerminalText = "This week has no plan. Next: forno plan this --from favorites"
        let lines = (isEmpty ? [] : [table.text]) + (contains { $0.week == today.isoWeek } ? [] : [hint])
        return lines.joined(separator: "\n\n")
    }
}

extension Plan {
    /// The plan for programs: its week and its dishes.
    var json: JSONValue {
        let dishes = days.flatMap { day in day.entries.filter { $0.dish != .note }.map { (day, $0) } }
        return .object([
            .init("week", .text(week?.description)), .init("source", .text(source)),
            .init(
                "dishes",
                .list(
                    dishes.map { day, entry in
                        .object([.init("date", .text(day.date?.description)), .init("title", .text(entry.title))])
                    })),
        ])
    }
}
