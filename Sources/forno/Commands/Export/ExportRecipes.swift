import ArgumentParser
import Building
import Diagnostics
import Exporting
import Importing
import Kitchen

extension RecipeFormat: Choice {}

/// `forno export recipes`
struct ExportRecipes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipes", abstract: "Write recipes as other programs read them.",
        discussion: """
            One recipe goes to standard output, as JSON-LD also several; with --output all go into that folder, each with its \
            picture beside it. For Mealie and Paprika it is one archive. Documentation/Formats.md says what each form cannot hold.

            forno export recipes focaccia --format markdown
            forno export recipes --format cooklang --output cook
            forno export recipes --format paprika --output all.paprikarecipes
            forno export recipes --format mealie --mealie-backup backup.zip --output recipes.zip
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "The recipes, by file or title; all of them without a name.")
    var recipes: [String] = []

    @Option(
        help: ArgumentHelp("In what form.", valueName: RecipeFormat.valueName), completion: RecipeFormat.completion,
        transform: RecipeFormat.named)
    var format: RecipeFormat

    @Option(
        help: ArgumentHelp(
            "A backup of the Mealie that takes the archive: amounts, units and foods that it knows are written apart.",
            valueName: "file"), completion: .file())
    var mealieBackup: String?

    @Flag(help: "Replace files that are there and say something else.")
    var force = false

    func validate() throws {
        if force, options.output == nil { throw ValidationError("--force replaces files: add --output.") }
        if mealieBackup != nil, format != .mealie {
            throw ValidationError("--mealie-backup is for Mealie: write --format mealie, or leave it out.")
        }
    }

    func run() throws {
        try options.ofSiteAlone.withSite { session in
            let isWritten = options.output != nil || format.isArchive
            let mealie = try mealieBackup.map(MealieCatalogue.named)
            let export = try session.export(of: recipes, as: format, withPictures: isWritten, mealie: mealie)
            Terminal.message(export.notes.map { "   note: \($0)\n" }.joined())
            if let target = options.output { return try write(export, to: target) }
            try print(export)
        }
    }

    private func print(_ export: RecipeExport) throws {
        if format.isArchive {
            guard !Terminal.showsResults else {
                throw Complaint("an archive cannot be shown", fix: "write it with --output recipes.\(format.ending)")
            }
            return Terminal.print(data: try files(export).first?.bytes ?? [])
        }
        guard let text = export.text else {
            throw Complaint(
                "\(export.recipes.count) recipes are to be written, and one can be printed",
                fix: "name one, or write them into a folder with --output FOLDER")
        }
        Terminal.print(data: text)
    }

    private func files(_ export: RecipeExport) throws -> [RecipeFormat.File] {
        if let files = export.files { return files }
        throw Complaint(
            "the recipes are more than an archive holds: 65,535 files and 4 GB", fix: "name some of them at a time")
    }

    private func write(_ export: RecipeExport, to target: String) throws {
        let files = try files(export).map { file in
            (path: format.isArchive ? target : "\(target)/\(file.path)", bytes: file.bytes)
        }
        let count = try ExportOutput.write(files, replacing: force)
        let rest = count == files.count ? "" : ", \(files.count - count) unchanged"
        let recipes = export.recipes.count.counted("recipe")
        options.tell(
            "\(recipes) in \(target): \(count.counted("file")) written\(rest).",
            json: ExportOutput.json(files.map(\.path), written: count))
    }
}
