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
        let pages = plan.pages
        var book = AddressBook(count: pages.count + recipes.count) { number in
            number < pages.count ? pages[number].origin : SourceLocation(file: recipes[number - pages.count].file)
        }
        for (number, page) in pages.enumerated() { book.enter(page.address, number, findings: &findings) }
        for (number, recipe) in recipes.enumerated() {
            if let listing = recipe.listing { book.enter(listing.address, pages.count + number, findings: &findings) }
        }
        let source = site.source
        let anchors = AnchorCheck(files: source.files, context: source.context, known: source.facts)
        anchors.report(source.anchorUses + recipes.flatMap(\.facts.anchorUses), findings: &findings)
    }
}
