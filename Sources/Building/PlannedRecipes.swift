import Kitchen
import Reading

/// The recipes that plans name, read again once all are written: those are few.
struct PlannedRecipes: Sendable {
    /// By the file; a draft, or one that cannot be read, is not among them.
    let byFile: [String: Recipe]

    /// Reads the recipes of these plans.
    init(of plans: [Plan], in source: ReadSite, jobs: Int) {
        let named = Set(plans.flatMap(\.recipeSources)).sorted()
        let read = Parallel.map(named.count, jobs: jobs) { number in
            RecipeReader(context: source.context).read(named[number], of: source.files).recipe
        }
        byFile = Dictionary(
            zip(named, read).compactMap { file, recipe in recipe.map { (file, $0) } },
            uniquingKeysWith: { first, _ in first })
    }
}
