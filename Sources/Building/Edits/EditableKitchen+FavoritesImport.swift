import Diagnostics
import Kitchen
import Reading

/// What an import brought into the favourites.
public struct FavoritesImport: Hashable, Sendable {
    /// A food that is new, or that new recipes came to.
    public struct Food: Hashable, Sendable {
        /// The name as imported.
        public let name: String
        /// The titles of its new recipes, in the order of the text.
        public let recipes: [String]
    }

    /// The foods with something new, in the order of the text.
    public var foods: [Food] = []
    /// The new ones among the recipes that are there by name alone, since no recipe of the site is meant.
    public var unlinked: [String] = []
}

extension EditableKitchen {
    /// Brings the foods and recipes of a text like `favorites.md`, as a reader's favourites are exported, into the
    /// favourites. What is there already stays as it is, and nothing is removed.
    ///
    /// A recipe is found by where its link leads, else by its title; where there is none, as for a dish, its name is kept.
    public func importFavorites(_ bytes: [UInt8], from source: String) throws -> FavoritesImport {
        // Links count from another file, and are looked up below; what is no text has no foods.
        var ignored = DiagnosticList()
        let foods = FavoritesReader(index: index).read(bytes, diagnostics: &ignored).filter { !$0.name.isEmpty }
        guard !foods.isEmpty else {
            throw EditRefusal(
                "\(source) holds no favourites", fix: "save them on the favourites page of the site, and name that file"
            )
        }
        let wanted = foods.map { food in (food.name, food.entries.map { imported($0) }) }
        return try edit(FavoritesReader.file) { before in
            try editing(.favorites) { () throws(EditFailure) in
                var merge = FavoritesMerge(
                    bytes: before ?? FavoritesEdit.new(language: settings.kitchenLanguage), index: index)
                for (food, recipes) in wanted { try merge.add(food, recipes) }
                return (merge.bytes == before ? before : merge.bytes, merge.outcome)
            }
        }
    }

    private func imported(_ entry: FavoriteFood.Entry) -> (title: String, source: String?) {
        let linked = entry.source.flatMap { index.containsRecipe($0) ? $0 : nil }
        guard let file = linked ?? index.recipe(titled: entry.title), let recipe = readRecipe(file) else {
            return (entry.title, nil)
        }
        return (recipe.summary.title, file)
    }
}

/// Favourites that others are merged into.
private struct FavoritesMerge {
    private(set) var bytes: [UInt8]
    let index: ContentIndex
    private(set) var outcome = FavoritesImport()

    mutating func add(_ food: String, _ recipes: [(title: String, source: String?)]) throws(EditFailure) {
        let before = bytes
        bytes = try FavoritesEdit.add(food: food, to: bytes)
        var new: [String] = []
        for (title, source) in recipes where !title.isEmpty && !has(source, under: food) {
            let changed = try FavoritesEdit.add(recipe: title, source: source, to: food, in: bytes)
            guard changed != bytes else { continue }
            bytes = changed
            new.append(title)
            if source == nil { outcome.unlinked.append(title) }
        }
        if bytes != before { outcome.foods.append(FavoritesImport.Food(name: food, recipes: new)) }
    }

    /// Whether a food has a recipe already, whatever the words of the link to it.
    private func has(_ source: String?, under food: String) -> Bool {
        guard let source else { return false }
        var ignored = DiagnosticList()
        let foods = FavoritesReader(index: index).read(bytes, diagnostics: &ignored)
        let key = FoodName.folded(food)
        return foods.contains { FoodName.folded($0.name) == key && $0.entries.contains { $0.source == source } }
    }
}
