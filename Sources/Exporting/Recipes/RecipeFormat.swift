import Kitchen

/// A form in which recipes leave Forno.
public enum RecipeFormat: String, CaseIterable, Sendable {
    case markdown, cooklang, jsonld, mealie, paprika

    /// A file of an export by its path in the folder or the archive.
    public struct File: Sendable {
        /// The path.
        public let path: String
        /// The content.
        public let bytes: [UInt8]
    }

    /// Whether all recipes go into one archive, and not each into a file of its own.
    public var isArchive: Bool { self == .mealie || self == .paprika }

    /// What the file of a recipe, or the archive, ends with.
    public var ending: String {
        switch self {
        case .markdown: "md"
        case .cooklang: "cook"
        case .jsonld: "json"
        case .mealie: "zip"
        case .paprika: "paprikarecipes"
        }
    }

    /// Whether the file of a recipe names a picture beside it.
    public var hasPictureBeside: Bool { self == .markdown || self == .cooklang }

    /// The file of a recipe.
    public func text(of exported: ExportedRecipe) -> [UInt8] {
        switch self {
        case .markdown: Array(MarkdownRecipe(exported).text.utf8)
        case .cooklang where exported.recipe.isCooklang && !exported.source.isEmpty: exported.source
        case .cooklang: Array(CooklangFile(exported).text.utf8)
        case .jsonld: LinkedDataRecipe(exported).json.pretty
        case .mealie: MealieFile(exported).json.pretty
        case .paprika: PaprikaFile(exported).json.pretty
        }
    }

    /// Several recipes as one text; nil in a form that has none for them.
    public func text(of exported: [ExportedRecipe]) -> [UInt8]? {
        if exported.count == 1 { return text(of: exported[0]) }
        return self == .jsonld ? LinkedDataRecipe.json(of: exported).pretty : nil
    }

    /// All files of some recipes: one of each with its picture, or one archive of them; nil where an archive cannot hold them.
    public func files(of recipes: [ExportedRecipe]) -> [File]? {
        guard isArchive else { return recipes.flatMap(plainFiles) }
        var archive = ZipArchive()
        for file in recipes.flatMap(archivedFiles) { archive.add(file.bytes, as: file.path) }
        return archive.isOverfull ? nil : [File(path: "recipes.\(ending)", bytes: archive.bytes)]
    }

    private func plainFiles(of exported: ExportedRecipe) -> [File] {
        let file = File(path: "\(exported.recipe.summary.slug).\(ending)", bytes: text(of: exported))
        let photos = (exported.photo.map { [$0] } ?? []) + exported.pictures.values.sorted { $0.name < $1.name }
        return [file] + photos.map { File(path: $0.name, bytes: $0.bytes) }
    }

    private func archivedFiles(of exported: ExportedRecipe) -> [File] {
        let slug = exported.recipe.summary.slug
        guard self == .mealie else {
            let bytes = text(of: exported)
            return [File(path: "\(slug).paprikarecipe", bytes: Deflated.bytes(bytes, in: .gzip) ?? bytes)]
        }
        let photo = exported.photo.map { photo in
            let ending = MealieFile.ending(of: photo.name)
            return File(path: "recipes/\(slug)/images/original.\(ending)", bytes: photo.bytes)
        }
        return [File(path: "recipes/\(slug)/\(slug).json", bytes: text(of: exported))] + (photo.map { [$0] } ?? [])
    }
}
