import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// A build of a site of which some recipes were written since the last one: those are finished, with the ones that need them, and all
/// else is taken over from that build as far as what pages show of them is the same.
extension SiteBuild {
    /// The recipes of a site that are not what they were, finished, and their cards staged; nil where nothing can be taken over.
    func editedRecipes(
        of site: PreparedSite, since last: EditedBuild?, on stage: PageStage?
    ) throws(FileFailure) -> EditedRecipes? {
        guard let last, stage != nil, site.keepsFacts else { return nil }
        let files = site.source.context.index.recipes
        guard let earlier = EarlierRecipes(last, files) else { return nil }
        let pipeline = pipeline(of: site, on: stage)
        let finished = try pipeline.run(earlier.stale.map { files[$0] })
        return EditedRecipes(
            earlier: earlier, finished: Dictionary(uniqueKeysWithValues: zip(earlier.stale, finished)),
            finisher: pipeline.finisher)
    }

    /// Leaves all pages as they are but the cards of these recipes and what names all others; nil where another page shows something
    /// of them that is different now.
    func keepOthers(
        _ edited: EditedRecipes, of site: PreparedSite, on stage: PageStage
    ) throws(FileFailure) -> BuildReport? {
        guard edited.changeNothingElse(in: site), stage.publisher.keepOthers() else { return nil }
        let last = SitePlan.pagesNamingOthers(site: site.frame, theme: site.theme)
        let contents = stage.publisher.contents(without: last.map(\.address))
        for page in last {
            if let bytes = page.renderLast?(contents) { try stage.publisher.restage(path: page.address, bytes: bytes) }
        }
        return edited.report
    }
}

/// The recipes of a site that are not what they were in the last build, with what that build knew of all others.
struct EditedRecipes: Sendable {
    let earlier: EarlierRecipes
    /// Those recipes, by their numbers.
    let finished: [Int: FinishedRecipe]
    let finisher: RecipeFinisher

    /// What is known of all recipes, for the next build.
    var records: KeptRecords { earlier.records(with: finished) }

    /// How many recipes are taken over.
    var unread: Int { earlier.count - finished.count }

    /// Whether all pages but their cards would be as they are.
    func changeNothingElse(in site: PreparedSite) -> Bool {
        let files = Set(finished.values.map(\.file))
        // What a plan takes from a recipe is not among the facts.
        return earlier.holds(finished) && !site.kitchen.kitchen.plans.contains { $0.needs(files, finisher) }
    }

    /// The report of a build in which they change nothing else.
    var report: BuildReport {
        var report = earlier.report
        report.reuse = .init(recipes: unread, isAllElse: true)
        report.recipes = earlier.seen(with: finished)
        report.facts = records
        (report.isReady, report.isPublished, report.wasUpToDate, report.unchanged) = (true, false, false, 0)
        return report
    }

    /// All recipes of the site, in order of file; nil where what was known of one cannot be read.
    func all(of site: PreparedSite, jobs: Int) -> [FinishedRecipe]? {
        earlier.all(site.source.context.index.recipes, with: finished, card: finisher.card, jobs: jobs)
    }
}

extension Plan {
    /// Whether its shopping sheet may say something else where these recipes are not what they were.
    fileprivate func needs(_ files: Set<String>, _ finisher: RecipeFinisher) -> Bool {
        days.flatMap(\.entries).contains { entry in
            if case .recipe(let file) = entry.dish {
                files.contains(file) || !finisher.looksUpReferences
            } else {
                false
            }
        }
    }
}

extension PreparedSite {
    /// Whether what is known of its recipes is kept for the next build. Each recipe has to have a page of its own and no other, and
    /// all of them together must not take more memory than a build without.
    var keepsFacts: Bool {
        let index = source.context.index
        return source.translations.isEmpty && index.laterNamesakes.isEmpty && index.recipes.count <= Memory.largeSite
    }
}

extension PageStage {
    /// Has the cards of recipes stay as they are, with their files, but for those that were staged; gives the numbers of those that
    /// are not there.
    func keepCards(_ recipes: [FinishedRecipe], besides edited: EditedRecipes) -> [Int] {
        recipes.indices.filter { number in
            guard edited.finished[number] == nil, let listing = recipes[number].listing else { return false }
            let file = recipes[number].publishesFile ? [listing.summary.fileAddress] : []
            return !publisher.keep(paths: [listing.address] + file)
        }
    }
}
