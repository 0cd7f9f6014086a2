import Importing
import Kitchen
import Publishing
import Text

/// What other programs exported.
extension RecipeImport {
    /// A recipe of an export, in the file that it was found in.
    private enum Found {
        case recipe(ProgramRecipe)
        case refused(PageRecipe.Refusal)
        /// A file in Cooklang, which is kept as it stands.
        case cooklang
    }

    /// The export that a source is; nil for a page.
    static func opened(
        _ page: Result<Page, ImportFailure>, _ source: ImportSource
    ) -> Result<OpenedExport?, ImportFailure> {
        if case .address = source { return .success(nil) }
        guard case .success(let page) = page else { return .success(nil) }
        do throws(ImportFailure) {
            if let folder = page.folder { return .success(try OpenedExport(folder: folder)) }
            let export = try OpenedExport(page.bytes, named: source.name)
            guard export.isOneFile, let path = export.files.paths.first else { return .success(export) }
            if CookCollection.isKept(path) { return .success(export) }
            // What a page can be is read with what that has besides.
            let isPage = ProgramFile.read(path, in: export.files)?.isPage ?? PageRecipe.isPage(page.bytes)
            return .success(isPage ? nil : export)
        } catch {
            return .failure(error)
        }
    }

    /// Imports all recipes of an export, and what else it has.
    mutating func take(_ export: OpenedExport, of source: ImportSource, tell: (ImportOutcome) -> Void) {
        let found = Self.recipes(in: export.files)
        if wishes.name != nil, found.count > 1 {
            let reason = "--as names one recipe, and \(found.count) are in it"
            let failure = ImportFailure(kind: .usage, reason: reason, fix: "leave --as out")
            return tell(ImportOutcome(source: source, result: .failure(failure)))
        }
        for (path, recipe) in found {
            let part = export.isOneFile ? Self.part(source, recipe) : .part(of: source.name, path)
            let name = found.count == 1 && export.isOneRecipe ? source : part
            tell(ImportOutcome(source: name, result: written(recipe, path, export)))
        }
        for (path, failure) in export.lost {
            tell(ImportOutcome(source: .part(of: source.name, path), result: .failure(failure)))
        }
        let parts = export.files.paths.filter { CookCollection.Part($0) != nil }
        for path in parts {
            guard let result = takePart(path, export) else { continue }
            tell(ImportOutcome(source: export.isOneFile ? source : .part(of: source.name, path), result: result))
        }
        if found.isEmpty, export.lost.isEmpty, parts.isEmpty {
            tell(ImportOutcome(source: source, result: .failure(Self.nothing)))
        }
    }

    private static func part(_ source: ImportSource, _ found: Found) -> ImportSource {
        if case .recipe(let recipe) = found { return .part(of: source.name, recipe.recipe.title) }
        return source
    }

    private static var nothing: ImportFailure {
        ImportFailure(
            kind: .content, reason: "nothing in it is a recipe of a program that is known",
            notes: ["known are \(KnownPrograms.names)"],
            fix: "export the recipes as JSON of schema.org, which most programs can")
    }

    private static func recipes(in files: ExportFiles) -> [(path: String, recipe: Found)] {
        files.paths.filter(isShown).flatMap { path -> [(String, Found)] in
            if CookCollection.isRecipe(path) { return [(path, .cooklang)] }
            return (ProgramFile.read(path, in: files)?.recipes ?? []).map { result in
                switch result {
                case .success(let recipe): (path, .recipe(recipe))
                case .failure(let refusal): (path, .refused(refusal))
                }
            }
        }
    }

    /// Whether a file is none of those that systems put beside those of their users, and has a name that a site can have.
    private static func isShown(_ path: String) -> Bool {
        !path.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
            && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" || $0 == "node_modules" }
    }

    private mutating func written(
        _ found: Found, _ path: String, _ export: OpenedExport
    ) -> Result<ImportOutcome.Written, ImportFailure> {
        do throws(ImportFailure) {
            switch found {
            case .cooklang: return .success(try keep(path, export))
            case .refused(let refusal):
                throw ImportFailure(kind: .content, reason: refusal.reason, notes: refusal.notes)
            case .recipe(let recipe):
                var page = Page()
                page.supplied = Supplied(picture: recipe.picture(in: export.files))
                if recipe.picture != nil, page.supplied?.picture == nil {
                    page.notes = ["without its picture, which cannot be read"]
                }
                return .success(try write(recipe.recipe, from: page))
            }
        } catch {
            return .failure(error)
        }
    }

    /// A path whose names every system takes.
    private static func safe(_ path: Substring) -> String {
        let names = path.split(separator: "/")
        return names.map { FileName.isSafe($0) ? String($0) : Slug.make(String($0)) }.joined(separator: "/")
    }

    /// Copies a recipe in Cooklang with its pictures, byte for byte.
    private func keep(_ path: String, _ export: OpenedExport) throws(ImportFailure) -> ImportOutcome.Written {
        guard let bytes = export.files.bytes(path), let facts = CookCollection.facts(of: bytes, at: path) else {
            throw ImportFailure(
                kind: .content, reason: "it cannot be read as Cooklang", fix: "look at the file, and mend it")
        }
        let stem = wishes.name.map(Slug.make).flatMap { $0.isEmpty ? nil : $0 } ?? Self.safe(path.dropLast(5))
        let target = "\(wishes.folder)/\(stem).cook"
        guard !NewFile.isTaken("\(site)/\(target)") else {
            throw ImportFailure(
                kind: .usage, reason: "\(target) is there already, and stays as it is",
                fix: "import into another folder with --to")
        }
        let pictures = CookCollection.pictures(of: path, in: export.files).map { picture in
            ("\(wishes.folder)/\(stem)" + picture.dropFirst(path.count - 5), export.files.bytes(picture) ?? [])
        }
        let free = pictures.filter { !$0.1.isEmpty && !NewFile.isTaken("\(site)/\($0.0)") }
        if !wishes.isDry { try save([(target, bytes)] + free) }
        var notes = wishes.tags.isEmpty ? [] : ["--tags are not added: it is kept as it stands"]
        if wishes.name == nil, stem != path.dropLast(5) {
            notes.append("it was called \(path), which not every system takes; links to it by that name lead nowhere")
        }
        if free.count < pictures.count { notes.append("a picture beside it is there already, and stays as it is") }
        return ImportOutcome.Written(
            path: target, picture: free.first?.0, title: facts.title, ingredients: facts.ingredients,
            steps: facts.steps,
            text: String(decoding: bytes, as: UTF8.self), notes: notes)
    }
}
