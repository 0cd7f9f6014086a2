import Diagnostics
import Kitchen
import Reading
import Site

/// Checks what only all pages together can tell: that each has a path of its own, and that anchors are there.
struct TogetherCheck {
    let site: PreparedSite
    let plan: SitePlan

    /// Reports what is wrong with these recipes, in order of file, beside the pages of the plan.
    func report(_ recipes: [FinishedRecipe], findings: inout Findings) {
        var book = AddressBook()
        for page in plan.pages { book.enter(page.address, for: page.origin, findings: &findings) }
        for recipe in recipes {
            guard let listing = recipe.listing else { continue }
            book.enter(listing.address, for: SourceLocation(file: recipe.file), findings: &findings)
        }
        let source = site.source
        let anchors = AnchorCheck(files: source.files, context: source.context, known: source.facts)
        anchors.report(source.anchorUses + recipes.flatMap(\.facts.anchorUses), findings: &findings)
    }
}
