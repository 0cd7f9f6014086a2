import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// `forno export plan`
struct ExportPlan: ParsableCommand {
    enum Format: String, Choice {
        case menu
    }

    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Write the plan of a week as other programs read it.",
        discussion: """
            menu is a .menu file of Cooklang, to stand beside the recipes that `forno export recipes --format cooklang` writes.

            forno export plan 2026-W48 --format menu --output cook/2026-W48.menu
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The week: 2026-W48, a day in it, this or next. Default: this one.")
    var week: String?

    @Option(
        help: ArgumentHelp("In what form.", valueName: Format.valueName), completion: Format.completion,
        transform: Format.named)
    var format: Format

    @Flag(help: "Replace a file that is there and says something else.")
    var force = false

    func validate() throws {
        if force, options.output == nil { throw ValidationError("--force replaces a file: add --output.") }
        _ = try namedWeek()
    }

    func run() throws {
        try options.ofSiteAlone.withSite { session in
            let plan = try session.plan(of: namedWeek())
            try ExportOutput.write(session.site.cooklangMenu(of: plan), options, replacing: force)
        }
    }

    private func namedWeek() throws -> IsoWeek? {
        try week.map { try WeekOption.read($0, today: options.today()) }
    }
}
