import Diagnostics
import Kitchen
import Reading
import Site

/// Checks what only all pages together can tell: that each has a path of its own, and that anchors are there.
struct CrossPageCheck {
    let site: PreparedSite
    let plan: SitePlan

    /// Reports what is wrong with these recipes, in order of file, beside the pages of the plan.
    func report(_ recipes: [FinishedRecipe], diagnostics: inout DiagnosticList) {
        let pages = plan.pages
        let entered = hasContestedRecipe ? recipes : []
        var book = PathRegistry(count: pages.count + entered.count) { number in
            number < pages.count ? pages[number].origin : SourceLocation(file: entered[number - pages.count].file)
        }
        for (number, page) in pages.enumerated() { book.enter(page.address, number, diagnostics: &diagnostics) }
        for (number, recipe) in entered.enumerated() {
            if let listing = recipe.listing {
                book.enter(listing.address, pages.count + number, diagnostics: &diagnostics)
            }
        }
        let source = site.source
        let uses = source.anchorUses + recipes.indices.flatMap { recipes[$0].facts.anchorUses }
        let index = source.context.index
        diagnostics.reportNoRecipes(index.readmes + recipes.filter(\.isNoRecipe).map(\.file))
        AnchorCheck(files: source.files, context: source.context, known: source.facts).report(
            uses, diagnostics: &diagnostics)
    }

    /// Whether the card of a recipe could have the address of another one or of a page. The names of the files tell, so
    /// that the cards of most sites, which are many, need not be entered.
    private var hasContestedRecipe: Bool {
        let index = site.source.context.index
        return !index.laterNamesakes.isEmpty
            || plan.pages.contains { page in
                PageAddress.recipeSlug(ofCard: PathRegistry.key(page.address)).flatMap { index.recipe(slug: $0) } != nil
            }
    }
}
