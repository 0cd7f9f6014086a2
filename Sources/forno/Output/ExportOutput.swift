import ArgumentParser
import Building
import Diagnostics
import Exporting
import Importing
import Text

/// Where exports go.
enum ExportOutput {
    /// Prints a file, or writes it where `--output` says.
    static func write(_ bytes: [UInt8], _ options: SharedOptions, replacing: Bool) throws {
        guard let target = options.output else { return Terminal.print(data: bytes) }
        let count = try write([(target, bytes)], replacing: replacing)
        options.tell(
            count == 0 ? "\(target) is as it was." : "\(target) written.", json: json([target], written: count))
    }

    /// What was written, for programs.
    static func json(_ files: [String], written count: Int) -> JSONValue {
        .object([.init("files", .list(files.map { .text($0) })), .init("written", .number(count))])
    }

    /// Writes files; ends with wrong usage where one would be lost.
    static func write(_ files: [(path: String, bytes: [UInt8])], replacing: Bool) throws -> Int {
        do {
            return try ExportedFiles(files).write(replacing: replacing)
        } catch let taken as ExportedFiles.Taken {
            throw Complaint(
                "\(taken.path) is there already and says something else",
                fix: "write elsewhere, or replace it with --force")
        }
    }
}

extension MealieCatalogue {
    /// The units and foods in a backup that an option names.
    static func named(_ path: String) throws -> MealieCatalogue {
        do throws(ImportFailure) {
            return try read(backup: path)
        } catch {
            throw Complaint(
                "\(path): \(error.reason)", fix: error.fix.map { "\($0)" }, code: ExitCode(error.code))
        }
    }
}

extension SiteSession {
    /// Recipes as they leave the site; wrong usage for a name that none has.
    func export(
        of names: [String], as format: RecipeFormat, withPictures: Bool, mealie: MealieCatalogue? = nil
    ) throws -> RecipeExport {
        var diagnostics = DiagnosticList()
        let export: RecipeExport
        do throws(UnknownRecipe) {
            export = try RecipeExport(
                of: names, in: site, format: format, withPictures: withPictures, mealie: mealie,
                diagnostics: &diagnostics)
        } catch {
            throw Complaint(
                "no recipe is called \"\(error.name)\"",
                fix: error.nearest.map { "did you mean \"\($0)\"?" } ?? "`forno recipes` lists the recipes")
        }
        try tell(diagnostics)
        return export
    }
}

extension SharedOptions {
    /// The same, where `--output` is no folder of the built site.
    var ofSiteAlone: SharedOptions {
        var options = self
        options.output = nil
        return options
    }
}
