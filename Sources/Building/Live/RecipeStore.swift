import Diagnostics
import Kitchen
import Reading
import Site
import Text

/// The recipes of a live site: what is kept of each, and their listings in order of title.
///
/// Taking in a recipe that changed costs a search in that order and not a new sort.
struct RecipeStore: Sendable {
    /// The listings in order of title.
    private(set) var listings: [RecipeListing]
    /// The place of each listing, in the same order.
    private var places: [TitlePlace]
    private var finished: [String: FinishedRecipe]
    /// The files of recipes that have something wrong with them.
    private var troubled: Set<String>
    /// The files of recipes that need others.
    private var needing: Set<String>

    /// A shelf of these recipes.
    init(_ recipes: [FinishedRecipe] = [], jobs: Int = 1) {
        let placed = recipes.numbersByTitle(jobs: jobs).compactMap { recipes[$0].placed }
        listings = placed.map(\.listing)
        places = placed.map(\.place)
        finished = Dictionary(recipes.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        troubled = Set(recipes.filter(\.isTroubled).map(\.file))
        needing = Set(recipes.filter { !$0.needed.files.isEmpty }.map(\.file))
    }

    /// All recipes, in order of file. Costs a sort.
    var recipes: [FinishedRecipe] {
        finished.values.sorted { $0.file.isBefore($1.file) }
    }

    /// What is wrong with the recipes, in order of file.
    var diagnostics: DiagnosticList {
        troubled.sorted { $0.isBefore($1) }.compactMap { finished[$0] }.diagnostics
    }

    /// The files of the recipes that need any of those in these files.
    func recipes(needing files: Set<String>) -> [String] {
        needing.filter { !(finished[$0]?.needed.files.isDisjoint(with: files) ?? true) }
    }

    /// Puts a recipe in its place, and takes out what its file gave before.
    mutating func put(_ recipe: FinishedRecipe) {
        remove(recipe.file)
        finished[recipe.file] = recipe
        if recipe.isTroubled { troubled.insert(recipe.file) }
        if !recipe.needed.files.isEmpty { needing.insert(recipe.file) }
        guard let placed = recipe.placed else { return }
        let index = self.index(of: placed.place)
        places.insert(placed.place, at: index)
        listings.insert(placed.listing, at: index)
    }

    /// Takes out the recipe of a file, if there is one.
    mutating func remove(_ file: String) {
        troubled.remove(file)
        needing.remove(file)
        guard let place = finished.removeValue(forKey: file)?.placed?.place else { return }
        let index = self.index(of: place)
        guard index < places.count, places[index] == place else { return }
        places.remove(at: index)
        listings.remove(at: index)
    }

    /// The index of the first recipe that does not stand before `place`.
    private func index(of place: TitlePlace) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
