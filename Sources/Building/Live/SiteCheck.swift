import Diagnostics
import Kitchen

/// The second look at a live site: what only all its texts together can tell.
///
/// An update looks at what changed and nothing else, so that it takes no longer in a large site. This look takes as long
/// as the site is large, and so runs beside the updates, on one thread, on a state of the site that does not change under it.
public struct SiteCheck: Sendable {
    /// What the second look found, for the state of the site that it looked at.
    public struct Result: Sendable {
        let version: Int
        let recipes: RecipeStore
        let diagnostics: DiagnosticList
    }

    let version: Int
    let site: PreparedSite
    let recipes: RecipeStore
    /// Whether recipes that did not change may have new problems: links to files that have come or gone.
    let rereadsRecipes: Bool

    /// Looks at the whole site.
    public func run() -> Result {
        let recipes = rereadsRecipes ? reread() : self.recipes
        var diagnostics = DiagnosticList()
        _ = site.plan(recipes.recipes, listings: recipes.listings, diagnostics: &diagnostics)
        return Result(version: version, recipes: recipes, diagnostics: diagnostics)
    }

    private func reread() -> RecipeStore {
        let files = site.source.context.index.recipes
        let finisher = RecipeFinisher(live: site)
        return RecipeStore(files.map { finisher.finish($0, bytes: nil) })
    }
}
