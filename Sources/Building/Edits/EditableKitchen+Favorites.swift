import Diagnostics
import Kitchen
import Media
import Publishing
import Reading
import Text

extension EditableKitchen {
    /// The favourites, in the order of their file; what is wrong with it is reported.
    public func favorites(diagnostics: inout DiagnosticList) -> [FavoriteFood] {
        guard reader.paths.contains(FavoritesReader.file),
            let bytes = files.read(FavoritesReader.file, diagnostics: &diagnostics)
        else { return [] }
        return FavoritesReader(index: index).read(bytes, diagnostics: &diagnostics)
    }

    /// Adds a food to the favourites, where it is missing, and recipes under it, each named by its title or its file.
    /// Gives the titles of the recipes, and whether anything was missing.
    public func addFavorite(_ food: String, recipes names: [String]) throws -> (titles: [String], isNew: Bool) {
        let recipes = try names.map { try recipe(named: $0) }
        return try edit(FavoritesReader.file) { before in
            let bytes = try editing(.favorites) { () throws(EditFailure) in
                var bytes = try FavoritesEdit.add(
                    food: food, to: before ?? FavoritesEdit.new(language: settings.kitchenLanguage))
                for recipe in recipes {
                    bytes = try FavoritesEdit.add(recipe: recipe.title, source: recipe.source, to: food, in: bytes)
                }
                return bytes
            }
            return (bytes, (recipes.map(\.title), bytes != before))
        }
    }

    /// What came of a food with a picture.
    public struct PicturedFood: Hashable, Sendable {
        /// The path of the picture in the site; nil where none was written.
        public let picture: String?
        /// Whether the food was missing.
        public let isNew: Bool
    }

    /// Adds a food to the favourites, where it is missing, with a picture, whose file is written beside theirs: both or
    /// none. Another file of that name stays as it is, and the food is without its picture then.
    public func addFavorite(_ food: String, picture: [UInt8]?, credit: String) throws -> PicturedFood {
        try edits.run {
            let before = try current(FavoritesReader.file)
            let name = try picture.flatMap { try freeName(of: $0, food: food) }
            let after = try editing(.favorites) { () throws(EditFailure) in
                try FavoritesEdit.add(
                    food: food, picture: name.map { FavoritesEdit.FoodPicture(name: $0, credit: credit) },
                    to: before ?? FavoritesEdit.new(language: settings.kitchenLanguage))
            }
            guard after != before else { return ([], PicturedFood(picture: nil, isNew: false)) }
            let path = name.map { "content/\($0)" }
            let files = path.map { [FileChange($0, before: nil, after: picture)] } ?? []
            return (
                files + [FileChange(FavoritesReader.file, before: before, after: after)],
                PicturedFood(picture: path, isNew: true)
            )
        }
    }

    /// The name that the file of a picture gets; nil for what is no picture, and where a file of that name is.
    private func freeName(of picture: [UInt8], food: String) throws -> String? {
        let slug = Slug.make(food)
        guard let ending = SafeFileType(ofPicture: picture)?.endings.first, !slug.isEmpty else { return nil }
        let name = "\(slug).\(ending)"
        return try current("content/\(name)") == nil ? name : nil
    }

    /// Removes a food with its recipes from the favourites; with `recipes` only those, and the food stays.
    /// Gives the names of what was removed, as they stood in the file.
    public func removeFavorite(_ food: String, recipes: [String]) throws -> [String] {
        try edit(FavoritesReader.file) { before in
            let edit = try editing(.favorites) { () throws(EditFailure) in
                try Self.remove(food, recipes, from: before ?? [])
            }
            return (before == nil ? nil : edit.bytes, edit.names)
        }
    }

    private static func remove(
        _ food: String, _ recipes: [String], from bytes: [UInt8]
    ) throws(EditFailure) -> (bytes: [UInt8], names: [String]) {
        guard !recipes.isEmpty else {
            let removed = try FavoritesEdit.remove(food: food, from: bytes)
            return (removed.bytes, [removed.name])
        }
        var (bytes, titles): ([UInt8], [String]) = (bytes, [])
        for recipe in recipes {
            let removed = try FavoritesEdit.remove(recipe: recipe, of: food, from: bytes)
            bytes = removed.bytes
            titles.append(removed.title)
        }
        return (bytes, titles)
    }

    /// The recipe that a name means: by its file's name, else by its title.
    private func recipe(named name: String) throws -> RecipeSummary {
        let slug = ContentIndex.slug(ofFile: name + ".md")
        let byFile = index.recipes.first { $0 == name } ?? index.recipe(slug: slug)
        if let file = byFile, let recipe = readRecipe(file) { return recipe.summary }
        let summaries = index.recipes.compactMap { readRecipe($0)?.summary }
        if let found = summaries.first(where: { ContentIndex.slug(ofFile: $0.title + ".md") == slug }) { return found }
        let nearest =
            NearestName.find(name, in: summaries.map(\.title)) ?? NearestName.find(name, in: summaries.map(\.slug))
        throw EditRefusal(
            "no recipe is called \"\(name)\"",
            fix: nearest.map { "did you mean \"\($0)\"?" }
                ?? "`forno recipes` lists them; `forno new recipe` starts one")
    }

    /// A recipe by its file; nil for one that cannot be read or is a draft, which a build reports.
    func readRecipe(_ file: String) -> Recipe? {
        let context = ProseContext(index: index, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        return RecipeReader(context: context).read(file, of: files).recipe
    }
}
