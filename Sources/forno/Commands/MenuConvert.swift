import ArgumentParser
import Building
import Diagnostics
import Exporting
import Kitchen

/// `forno menu convert`
struct MenuConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write the menu in the other of its two forms: menu.md, or three payloads.",
        discussion: """
            A menu of payloads becomes menu.md, which is read with ingredients.json and drinks.json beside it; menu.md becomes the \
            three payloads. The files go into a folder of their own: both forms at once in content/menu are an error.

            forno menu convert --output new-menu
            """)

    @OptionGroup var options: SharedOptions

    @Flag(help: "Replace files that are there and say something else.")
    var force = false

    func validate() throws {
        if options.output == nil { throw ValidationError("The files go into a folder: name it with --output.") }
    }

    func run() throws {
        let folder = options.output ?? "."
        try options.ofSiteAlone.withSite { session in
            _ = try session.menu()
            let converted = session.site.convertedMenu()
            let files = converted.files.map { ("\(folder)/\($0.path)", $0.bytes) }
            Terminal.message(converted.notes.map { "   note: \($0)\n" }.joined())
            let count = try ExportOutput.write(files, replacing: force)
            options.tell(
                "The menu in \(folder): \(count.counted("file")) written.",
                json: ExportOutput.json(files.map(\.0), written: count))
        }
    }
}
