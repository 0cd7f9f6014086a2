import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno plan show`
struct PlanShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the plan of a week, day by day.",
        discussion: """
            forno plan show
            forno plan show next
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The week: 2026-W48, a day in it, this or next. Default: this one.")
    var week: String?

    func validate() throws { _ = try namedWeek() }

    func run() throws {
        try options.withSite { session in
            let plan = try session.plan(of: namedWeek())
            let words = KitchenWords(settings: session.settings, today: session.today)
            // What is wrong with the recipes is not asked for.
            var problems = DiagnosticList()
            let missing = Set(session.site.planned(plan, diagnostics: &problems).missing.map(\.location))
            options.tell(plan.text(words, missing), json: plan.whole(missing))
        }
    }

    private func namedWeek() throws -> IsoWeek? {
        try week.map { try WeekOption.read($0, today: options.today()) }
    }
}

extension Plan {
    /// The days with their lines, and of dishes that are missing that they are: "Monday 23 Nov  Pizza dough ×2".
    fileprivate func text(_ words: KitchenWords, _ missing: Set<SourceLocation>) -> TerminalText {
        var table = TextTable([.left, .left])
        for note in notes where note.heading.isEmpty { table.add(["", note.text]) }
        for day in days {
            let name = day.date.map { "\($0.weekday.name(in: .english)) \(words.day($0))" } ?? day.heading
            let lines =
                day.entries.map { $0.text(words, missing) } + notes.filter { $0.heading == day.heading }.map(\.text)
            for (number, line) in (lines.isEmpty ? ["–"] : lines).enumerated() {
                table.add([number == 0 ? name : "", line])
            }
        }
        return "\(title)\n\(table.text)"
    }

    /// All of the plan for programs.
    fileprivate func whole(_ missing: Set<SourceLocation>) -> JSONValue {
        .object([
            .init("week", .text(week?.description)), .init("title", .text(title)), .init("source", .text(source)),
            .init("days", .list(days.map { $0.json(missing) })),
        ])
    }
}

extension PlanEntry {
    /// "Pizza dough ×2, warm".
    fileprivate func text(_ words: KitchenWords, _ missing: Set<SourceLocation>) -> String {
        let times = amount.text(in: words.settings.kitchenLanguage)
        return [title, times].filter { !$0.isEmpty }.joined(separator: " ") + (remark.map { ", " + $0 } ?? "")
            + (missing.contains(location) ? " (not found)" : "")
    }

    fileprivate func json(_ missing: Set<SourceLocation>) -> JSONValue {
        let kind =
            switch dish {
            case .recipe, .missing: "recipe"
            case .dish: "dish"
            case .note: "note"
            }
        return .object([
            .init("kind", .text(kind)), .init("title", .text(title)), .init("times", .text(amount.text(in: .english))),
            .init("remark", .text(remark)),
            .init("found", dish == .note ? .null : .flag(!missing.contains(location))),
        ])
    }
}

extension PlanDay {
    fileprivate func json(_ missing: Set<SourceLocation>) -> JSONValue {
        .object([
            .init("date", .text(date?.description)), .init("heading", .text(heading)),
            .init("lines", .list(entries.map { $0.json(missing) })),
        ])
    }
}
