import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site
import Text

/// `forno shop`
struct ShopCommand: ParsableCommand {
    enum Format: String, Choice {
        case md, csv, txt, json
    }

    static let configuration = CommandConfiguration(
        commandName: "shop", abstract: "Print what to buy for a week's plan, or for some recipes.",
        discussion: """
            What the week needs is put together by grocery, less what the pantry has, in packs with their prices.

            forno shop                          the sheet of this week
            forno shop next                     that of the next one
            forno shop 2026-W48 --format md     the sheet of a week, as a task list
            forno shop --to-list saturday       the same as a list: content/lists/saturday.md
            forno shop --recipe focaccia:2 --recipe "Pizza dough"
            """)

    @OptionGroup var options: SharedOptions

    @Argument(
        help: ArgumentHelp("The week: 2026-W48, a day in it, this or next.", discussion: "Default: the week of today."))
    var week: String?

    @Option(
        help: ArgumentHelp("Shop for this recipe, so many times, and not for a plan.", valueName: "name[:times]"),
        transform: RecipeWish.init)
    var recipe: [RecipeWish] = []

    @Option(
        help: ArgumentHelp("Print the sheet in this form.", valueName: Format.valueName), completion: Format.completion,
        transform: Format.named)
    var format: Format?

    @Option(
        help: ArgumentHelp(
            "Write what is to buy into a new list instead, for `forno list` to tick.", valueName: "name"))
    var toList: String?

    @Flag(help: "With --to-list: replace the list that is there.")
    var force = false

    func validate() throws {
        if toList != nil, format != nil { throw ValidationError("A list is Markdown: leave out --format.") }
        if toList == nil, force { throw ValidationError("--force replaces a list: add --to-list.") }
        if week != nil, !recipe.isEmpty {
            throw ValidationError("A sheet is for a week or for recipes: leave out the week, or --recipe.")
        }
        _ = try namedWeek()
    }

    func run() throws {
        if let toList { return try save(as: toList) }
        try options.withSite { session in
            let sheet = try session.sheet(for: meals(in: session))
            let text = session.site.text(of: sheet)
            switch options.json ? .json : format ?? .txt {
            case .md: Terminal.print(data: text.markdown)
            case .csv: Terminal.print(data: text.csv)
            case .txt: Terminal.print(data: text.plain)
            case .json: Terminal.print(data: sheet.json.pretty)
            }
        }
    }

    /// The meals to shop for.
    func meals(in session: SiteSession) throws -> PlannedWeek {
        guard recipe.isEmpty else { return try session.meals(of: recipe) }
        return try session.meals(of: session.plan(of: namedWeek()))
    }

    private func namedWeek() throws -> IsoWeek? {
        try week.map { try WeekOption.read($0, today: options.today()) }
    }
}
