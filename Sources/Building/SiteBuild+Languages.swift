import Diagnostics
import Kitchen
import Publishing
import Site

/// The pages of a site in its other languages: all of them once more, each language in a folder of its own.
extension SiteBuild {
    /// What was made of a site in another language.
    struct TranslatedPages {
        let site: PreparedSite
        let recipes: [FinishedRecipe]
        let plan: SitePlan

        /// How many of its pages are read.
        var pageCount: Int {
            plan.pages.count { $0.address.hasSuffix(".html") } + recipes.count { $0.listing != nil }
        }
    }

    /// Renders and stages them. What is wrong with the site was reported of its own language.
    func stageTranslations(of site: PreparedSite, on publisher: Publisher) throws(FileFailure) -> [TranslatedPages] {
        var all: [TranslatedPages] = []
        for translation in site.translations {
            let stage = PageStage(publisher, folder: translation.folder)
            let recipes = try cards(of: translation, on: stage)
            var told = DiagnosticList()
            let (plan, _) = self.plan(translation, recipes, diagnostics: &told)
            try self.stage(plan, on: stage)
            try stageFiles(of: translation, media: media(of: translation, recipes), on: stage)
            try stageLast(of: plan, on: stage)
            all.append(TranslatedPages(site: translation, recipes: recipes, plan: plan))
        }
        return all
    }
}
