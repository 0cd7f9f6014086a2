import ArgumentParser
import Building
import Diagnostics
import Exporting

/// `forno export menu`
struct ExportMenu: ParsableCommand {
    enum Format: String, Choice {
        case json, csv, google
    }

    static let configuration = CommandConfiguration(
        commandName: "menu", abstract: "Write the menu as other programs read it.",
        discussion: """
            json is the three payloads that a site of Forno reads, in a folder; google is what a Google Business Profile takes.

            forno export menu --format json --output menu
            forno export menu --format google > menu.json
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        help: ArgumentHelp("In what form.", valueName: Format.valueName), completion: Format.completion,
        transform: Format.named)
    var format: Format

    @Flag(help: "Replace files that are there and say something else.")
    var force = false

    func validate() throws {
        if force, options.output == nil { throw ValidationError("--force replaces files: add --output.") }
        if format == .json, options.output == nil {
            throw ValidationError("The payloads are three files: name a folder with --output.")
        }
    }

    func run() throws {
        try options.ofSiteAlone.withSite { session in
            _ = try session.menu()
            switch format {
            case .json:
                let folder = options.output ?? "."
                let files = (session.site.menuPayloads ?? []).map { ("\(folder)/\($0.path)", $0.bytes) }
                let count = try ExportOutput.write(files, replacing: force)
                options.tell(
                    "The menu in \(folder): \(count.counted("file")) written.",
                    json: ExportOutput.json(files.map(\.0), written: count))
            case .csv: try ExportOutput.write(session.site.menu(as: "csv") ?? [], options, replacing: force)
            case .google:
                guard let menu = session.site.googleMenu else { return }
                Terminal.message(menu.notes.map { "   note: \($0)\n" }.joined())
                try ExportOutput.write(menu.bytes, options, replacing: force)
            }
        }
    }
}
