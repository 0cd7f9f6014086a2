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
        let shelf: RecipeStore
        let diagnostics: DiagnosticList
    }

    let version: Int
    let site: PreparedSite
    let shelf: RecipeStore
    /// Whether recipes that did not change may have new problems: links to files that have come or gone.
    let rereadsRecipes: Bool

    /// Looks at the whole site.
    public func run() -> Result {
        let shelf = rereadsRecipes ? reread() : self.shelf
        var diagnostics = DiagnosticList()
        _ = site.plan(shelf.recipes, listings: shelf.listings, diagnostics: &diagnostics)
        return Result(version: version, shelf: shelf, diagnostics: diagnostics)
    }

    private func reread() -> RecipeStore {
        let files = site.source.context.index.recipes
        let recipes = LiveRecipes(site: site)
        return RecipeStore(files.map { recipes.finish($0, bytes: nil) })
    }
}
