import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// The stages of a build that go through all recipes, pages or files.
extension SiteBuild {
    /// Reads all recipes and stages their cards.
    func cards(of site: PreparedSite, on stage: Publisher?) throws(FileFailure) -> [FinishedRecipe] {
        // The looks of a large site's recipes would take more memory than the time is worth that they save.
        let isLarge = site.source.context.index.recipes.count > Memory.largeSite
        let card = RecipeCard(site: site.frame, theme: site.theme, keepsLooks: !isLarge)
        return try RecipePipeline(
            files: site.source.files.forReadingMany(), context: site.source.context, card: card,
            groceries: site.kitchen.kitchen.groceryNames, keepsFoods: site.kitchen.kitchen.hasPantry,
            publisher: stage, jobs: options.jobs, monitor: monitor
        ).run()
    }

    /// The pages of a site with these recipes, and the files of those as they were read.
    func plan(
        _ site: PreparedSite, _ recipes: [FinishedRecipe], diagnostics: inout DiagnosticList
    ) -> (SitePlan, StampedFiles?) {
        for number in recipes.indices { diagnostics.append(recipes[number].diagnostics) }
        let listings = recipes.listingsByTitle(jobs: options.jobs)
        let stamps = Deferred(jobs: options.jobs) { site.source.isRepeatable ? recipes.stamps : nil }
        let plan = site.plan(recipes, listings: listings, diagnostics: &diagnostics)
        return (plan, stamps.value)
    }

    /// Renders and stages the pages of a plan.
    func stage(_ plan: SitePlan, on stage: Publisher) throws(FileFailure) {
        monitor?.begin(.pages, of: plan.pages.count)
        // The pages that take longest go through all recipes: the home page, and the last ones, such as the sitemap. Nobody
        // should have to wait for them alone.
        let pages = plan.pages.prefix(1) + plan.pages.dropFirst().reversed()
        _ = try Parallel.map(pages.count, jobs: options.jobs) { (number) throws(FileFailure) in
            let page = pages[number]
            let bytes = monitor.time(.renderPages) { page.render() }
            try monitor.time(.stagePages) { () throws(FileFailure) in
                try stage.stage(path: page.address, bytes: bytes)
            }
            monitor?.advance()
        }
    }

    /// Stages the files that are no pages: those of the theme, pictures, and what texts show or link to.
    func stageFiles(
        of site: PreparedSite, media: [String], on stage: Publisher
    ) throws(FileFailure) {
        for asset in site.theme.assets { try stage.stage(path: PageAddress.asset(asset.path), bytes: asset.bytes) }
        for (address, bytes) in site.source.pictures.bytes.sorted(by: { $0.key < $1.key }) {
            try stage.stage(path: address, bytes: bytes)
        }
        for file in Set(media).sorted() {
            try stage.copy(path: PageAddress.media(ofFile: file), from: site.source.files.absolute(file))
        }
    }
}
