import Addresses
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
        reportForeignFolders(diagnostics: &diagnostics)
        for (number, recipe) in entered.enumerated() {
            if let listing = recipe.listing {
                book.enter(listing.address, pages.count + number, diagnostics: &diagnostics)
            }
        }
        let source = site.source
        let uses = source.linkUses + dishUses + recipes.indices.flatMap { recipes[$0].facts.linkUses }
        let index = source.context.index
        diagnostics.reportNoRecipes(index.readmes + recipes.filter(\.isNoRecipe).map(\.file))
        let published = Set(recipes.flatMap(\.facts.media) + source.media)
        UnreadRecipes(files: source.files, context: source.context, published: published)
            .report(index.otherFilesOfRecipes, to: &diagnostics)
        let hidden = Set(recipes.filter { $0.listing == nil }.map(\.file))
        let addresses = Deferred(jobs: 1) { Set(plan.pages.map(\.address)) }
        let check = LinkCheck(files: source.files, context: source.context, known: source.facts) { file in
            if index.containsRecipe(file) { return !hidden.contains(file) }
            // Whether those of the house are published is told where they are linked to.
            return ContentIndex.isOfHouse(file) || index.address(of: file).map { addresses.value.contains($0) } ?? true
        }
        check.report(uses, diagnostics: &diagnostics)
    }

    /// Reports pages that would stand in the folder of another language.
    private func reportForeignFolders(diagnostics: inout DiagnosticList) {
        for translation in site.kitchen.settings.translations {
            for page in plan.pages where page.address.hasPrefix(translation.folder) {
                diagnostics.report(
                    .pathConflict, "\(page.address) is the folder of the pages in `\(translation.language.tag)`",
                    at: page.origin, fix: "rename the page, or the language in \(Settings.file)", basis: [Settings.file]
                )
            }
        }
    }

    /// The recipes that plans name.
    private var dishUses: [LinkUse] {
        site.kitchen.kitchen.plans.flatMap(\.days).flatMap(\.entries).compactMap { entry in
            if case .recipe(let file) = entry.dish { LinkUse(file: file, location: entry.location) } else { nil }
        }
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
