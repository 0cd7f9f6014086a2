import Addresses
import Diagnostics
import Exporting
import Importing
import Kitchen
import Reading

/// Recipes of a site as they leave it.
///
/// ```
/// let site: PreparedSite
/// var diagnostics = DiagnosticList()
/// let export = try RecipeExport(of: [], in: site, format: .jsonld, diagnostics: &diagnostics)
/// export.files?.map(\.path)    // ["focaccia.json", …]
/// ```
public struct RecipeExport: Sendable {
    /// In what form.
    public let format: RecipeFormat
    /// The recipes, in order of title.
    public let recipes: [ExportedRecipe]
    /// What could not go with them, a clause each.
    public private(set) var notes: [String] = []

    /// The recipes of these names, by file, file's name or title; all without a name. What is wrong with them is reported. `mealie`
    /// has the units and foods of the Mealie that takes them.
    public init(
        of names: [String], in site: PreparedSite, format: RecipeFormat, withPictures: Bool = true,
        mealie: MealieCatalogue? = nil, diagnostics: inout DiagnosticList
    ) throws(UnknownRecipe) {
        self.format = format
        let chosen = try site.recipes(named: names, diagnostics: &diagnostics)
        let others = Set(chosen.map(\.summary.slug))
        var notes: [String] = []
        recipes = chosen.map { recipe in
            let photo = withPictures ? Self.photo(of: recipe, in: site, notes: &notes) : nil
            let hasInner = withPictures && format == .markdown
            return ExportedRecipe(
                recipe, photo: photo, pictures: hasInner ? Self.pictures(of: recipe, in: site, notes: &notes) : [:],
                siteLanguage: site.kitchen.settings.kitchenLanguage,
                baseURL: site.kitchen.settings.baseURL, others: others,
                source: site.source.files.read(recipe.summary.source, diagnostics: &diagnostics) ?? [], mealie: mealie)
        }
        self.notes = notes + (mealie.map { Self.notes(on: $0, recipes) } ?? [])
    }

    /// The text of the recipes, where they can be one.
    public var text: [UInt8]? { format.text(of: recipes) }

    /// All files, by their paths in a folder; of an archive that alone, and nil where it cannot hold the recipes.
    public var files: [RecipeFormat.File]? { format.files(of: recipes) }

    /// How the ingredients go to a Mealie.
    private static func notes(on mealie: MealieCatalogue, _ recipes: [ExportedRecipe]) -> [String] {
        switch mealie.hindrance {
        case .isTooOld?:
            return [
                "all ingredients stay in words: the backup is of a Mealie before version 1, which may lose units and foods"
            ]
        case .hidesAmounts?:
            return [
                "all ingredients stay in words: the Mealie of the backup shows no amounts while \"Disable organizing recipe "
                    + "ingredients by units and food\" is on in the preferences of its household or group: switch that off, and make "
                    + "a new backup"
            ]
        case nil:
            let count = MealieIngredientCount(recipes)
            let group = mealie.group.map { "the units and foods are those of the group \"\($0)\" in the backup" }
            let ingredients =
                "of \(count.all) ingredients: \(count.foods) with a food of the backup, \(count.units) with a unit alone, "
                + "\(count.words) in words"
            return [group, ingredients].compactMap(\.self)
        }
    }

    private static func photo(
        of recipe: Recipe, in site: PreparedSite, notes: inout [String]
    ) -> ExportedRecipe.Photo? {
        guard let picture = recipe.summary.picture else { return nil }
        let ending = picture.file.split(separator: ".").last.map { $0.lowercased() } ?? "jpg"
        return photo(picture.file, as: "\(recipe.summary.slug).\(ending)", of: recipe, in: site, notes: &notes)
    }

    /// The pictures that the text of a recipe shows, each with the name of the recipe before its own.
    private static func pictures(
        of recipe: Recipe, in site: PreparedSite, notes: inout [String]
    ) -> [String: ExportedRecipe.Photo] {
        var pictures: [String: ExportedRecipe.Photo] = [:]
        for node in recipe.text.nodes {
            guard case .picture(let link) = node.kind,
                case .site(let path, _) = recipe.text.links[Int(link)].target, pictures[path] == nil,
                let file = site.source.context.index.mediaFile(at: path)
            else { continue }
            let name = "\(recipe.summary.slug)-\(file.split(separator: "/").last ?? "")"
            pictures[path] = photo(file, as: name, of: recipe, in: site, notes: &notes)
        }
        return pictures
    }

    private static func photo(
        _ file: String, as name: String, of recipe: Recipe, in site: PreparedSite, notes: inout [String]
    ) -> ExportedRecipe.Photo? {
        var told = DiagnosticList()
        if let bytes = site.source.files.read(file, diagnostics: &told) {
            return ExportedRecipe.Photo(name: name, bytes: bytes)
        }
        notes.append("\(recipe.summary.title) is without the picture \(file), which cannot be read")
        return nil
    }
}

extension ContentIndex {
    /// The file of the content that is published at an address; nil where none is.
    fileprivate func mediaFile(at address: String) -> String? {
        guard PageAddress.isMedia(address) else { return nil }
        let file = PageAddress.file(ofMedia: address)
        return contains(file) && PageAddress.media(ofFile: file) == address ? file : nil
    }
}

extension PreparedSite {
    /// The recipes of these names, in order of title, each as its file lists its ingredients; all without a name.
    func recipes(named names: [String], diagnostics: inout DiagnosticList) throws(UnknownRecipe) -> [Recipe] {
        let all = recipes(diagnostics: &diagnostics)
        guard !names.isEmpty else { return all }
        var wanted: Set<String> = []
        for name in names {
            let folded = FoodName.folded(name)
            let found =
                all.first { $0.summary.source == name || $0.summary.slug == name }
                ?? all.first { FoodName.folded($0.summary.title) == folded }
            guard let found else {
                throw UnknownRecipe(name: name, nearest: NearestName.find(name, in: all.map(\.summary.title)))
            }
            wanted.insert(found.summary.source)
        }
        return all.filter { wanted.contains($0.summary.source) }
    }
}
