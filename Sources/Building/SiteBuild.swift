import Addresses
import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// A build of a site, from its folder to its output: the steps in order, by name.
///
/// ```
/// let options = BuildOptions(site: "trattoria", output: "trattoria/output", jobs: 2)
/// let report = try SiteBuild(options).run()
/// report.isPublished    // false when the content has errors; the output is then as it was
/// ```
public struct SiteBuild: Sendable {
    let options: BuildOptions
    let monitor: BuildMonitor?

    /// A build as the options say, watched by `monitor`.
    public init(_ options: BuildOptions, monitor: BuildMonitor? = nil) {
        self.options = options
        self.monitor = monitor
    }

    /// Reads, checks, prices, plans, renders and publishes; `whenWaiting` is called once if another build of the site
    /// has to end first.
    ///
    /// Throws a `FileFailure` or a `PublishProblem`.
    public func run(whenWaiting: @escaping @Sendable () -> Void = {}) throws -> BuildReport {
        var publishing = Publisher.Options()
        publishing.whenWaiting = whenWaiting
        let claim = try OutputClaim(output: options.output, state: options.state, options: publishing)
        let state = try step(.compare) { () throws(FileFailure) in try LastBuild.state(of: options, claim) }
        if case .current(let report) = state { return report }
        var edited: EditedBuild? = if case .edited(let build) = state { build } else { nil }
        let inputs = try step(.compare) { () throws(FileFailure) in
            try SiteInputs(options, isThemeKnown: edited != nil)
        }
        if let build = edited, !build.holds(for: inputs) { edited = nil }
        let publisher = try Publisher(claim, standing: edited?.last.outputs)
        var report = try run(inputs, stagingOn: publisher, since: edited)
        if report.pages > Memory.largeSite {
            report.keptAlive = []
            Memory.giveBack()
        }
        guard report.isReady else { return report }
        // A statement that is not published is kept for nothing, and harmless.
        if let statement = report.statement {
            let kept = PrintedStatements(state: options.state)
            try kept.keep(statement)
            try kept.clearAway(besides: statement)
        }
        let (note, facts) = (inputs.note(of: report, by: options), report.facts?.record)
        report.add(
            try monitor.time(.publish) { () throws(PublishProblem) in try publisher.commit(facts: facts, noting: note) }
        )
        sweep(behind: report)
        return report
    }

    /// Removes what was made of pictures that the site has no more.
    private func sweep(behind report: BuildReport) {
        func hasLost(_ folder: String) -> Bool { report.removed.contains { $0.hasPrefix(folder) } }
        if let photos = report.photos {
            photos.removeOthers()
        } else if hasLost(PageAddress.photoFolder) {
            SitePhotos.removeAll(in: options)
        }
        if let shares = report.shares {
            shares.removeOthers()
        } else if hasLost(PageAddress.shareFolder) {
            SharePictures.removeAll(in: options)
        }
    }

    /// Reads and checks all that a build would, and writes nothing.
    public func check() throws(FileFailure) -> BuildReport {
        try run(SiteInputs(unstamped: options), stagingOn: nil)
    }

    /// The steps from the files of a site to its staged pages.
    private func run(
        _ inputs: SiteInputs, stagingOn publisher: Publisher?, since last: EditedBuild? = nil
    ) throws(FileFailure) -> BuildReport {
        var diagnostics = DiagnosticList()
        let parsed = try step(.read) { () throws(FileFailure) in
            try ParsedSite(options, inputs, isThemeKnown: last != nil, diagnostics: &diagnostics)
        }
        let checked = step(.check) { parsed.kitchen.checked(diagnostics: &diagnostics) }
        let priced = step(.price) { checked.priced(diagnostics: &diagnostics) }
        let law = publisher == nil ? priced.law : nil
        if let law { diagnostics.append(law.findings) }
        let isMaking = publisher != nil && !diagnostics.areFatal(strict: options.isStrict)
        let photos = try self.photos(of: parsed, isMaking: isMaking)
        let shares = try step(.share) { () throws(FileFailure) in
            try isMaking ? parsed.sharePictures(for: priced, options, photos) : .unwanted
        }
        var site = PreparedSite(options, parsed, priced, photos, shares.pictures, diagnostics: &diagnostics)
        let kept = try keptRecipes(of: &site, publisher, diagnostics)

        let stage = diagnostics.areFatal(strict: options.isStrict) ? nil : publisher.map { PageStage($0) }
        let edited = try step(.cards) { () throws(FileFailure) in
            try kept.texts.isEmpty ? editedRecipes(of: site, since: last, on: stage) : nil
        }
        if let edited, let stage, var report = try keepOthers(edited, of: site, on: stage) {
            report.add(photos, unmade: report.unmadePhotos)
            report.add(shares)
            return report
        }
        if parsed.theme.isKnown { diagnostics.append(parsed.theme.diagnostics) }
        let recipes = try step(.cards) { () throws(FileFailure) in try cards(of: site, on: stage, besides: edited) }
        let (plan, stamps) = step(.plan) { self.plan(site, recipes, diagnostics: &diagnostics) }
        if !diagnostics.hasErrors {
            let last = try lastPages(of: publisher)
            VanishedContent(since: last, site, plan, recipes).report(to: &diagnostics)
        }
        let unmadePhotos = photos?.report(on: Set(media(of: site, recipes)), to: &diagnostics) ?? 0

        var report = BuildReport(diagnostics: kept.problems(beside: diagnostics).withoutFollowing)
        report.law = law
        report.statement = priced.menu?.statement
        report.keptAlive = [site, recipes, plan]
        report.reuse = edited.map { .init(recipes: $0.unread, isAllElse: false) }
        report.recipes = kept.texts.isEmpty ? stamps : nil
        report.facts = publisher != nil && site.keepsFacts ? edited?.records ?? KeptRecords(recipes) : nil
        report.keptRecipes = kept.texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value.day) }
        report.missingPictures = site.source.pictures.failures
        report.pages = plan.pages.count { $0.address.hasSuffix(".html") } + recipes.count { $0.listing != nil }
        if publisher == nil { report.unmatchedNames = unmatchedNames(of: site, recipes) }
        report.omittedPages = OmittedPages(plan, of: site.kitchen.kitchen)
        report.omittedPaths = Set(plan.leftOut)
        report.add(photos, unmade: unmadePhotos)
        report.add(shares)
        guard let stage, !diagnostics.areFatal(strict: options.isStrict) else { return report }
        let translations = try step(.pages) { () throws(FileFailure) in
            try self.stage(plan, on: stage)
            return try stageTranslations(of: site, on: stage.publisher)
        }
        report.pages += translations.reduce(0) { $0 + $1.pageCount }
        try step(.files) { () throws(FileFailure) in
            try stageFiles(of: site, media: media(of: site, recipes), on: stage)
        }
        report.add(
            try step(.share) { () throws(FileFailure) in try stageShares(of: site, recipes, translations, on: stage) })
        try step(.files) { () throws(FileFailure) in try stageLast(of: plan, on: stage) }
        report.isReady = true
        return report
    }

    /// The photographs of a site; nil where it has none.
    private func photos(of site: ParsedSite, isMaking: Bool) throws(FileFailure) -> SitePhotos? {
        let files = SitePhotos.files(of: site)
        if files.isEmpty { return nil }
        return try step(.photos) { () throws(FileFailure) in
            try SitePhotos(files, of: site, options, isMaking: isMaking, monitor)
        }
    }

    /// The files that the texts of a site show or link to.
    func media(of site: PreparedSite, _ recipes: [FinishedRecipe]) -> [String] {
        recipes.flatMap(\.facts.media) + site.source.media
    }

    /// The broken recipes of a site, which reads them as they were from then on, where the build is to keep going.
    private func keptRecipes(
        of site: inout PreparedSite, _ publisher: Publisher?, _ diagnostics: DiagnosticList
    ) throws(FileFailure) -> KeptRecipes {
        var kept = KeptRecipes()
        guard options.keepsGoing, let publisher, !diagnostics.hasErrors else { return kept }
        try kept.find(in: &site, as: publisher) { site throws(FileFailure) in
            var problems = DiagnosticList()
            _ = plan(site, try cards(of: site, on: nil), diagnostics: &problems)
            return problems
        }
        return kept
    }

    /// What the last build wrote into the output, also where this one writes nothing.
    private func lastPages(of publisher: Publisher?) throws(FileFailure) -> PublishedPages {
        guard let publisher else { return try PublishedPages(output: options.output, state: options.state) }
        return publisher.lastPages
    }

    /// Takes a step: its time is taken, and a failure says that it was in this step.
    private func step<Result>(
        _ step: BuildMonitor.Step, _ body: () throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
        do {
            return try monitor.time(step, body)
        } catch {
            var failure = error
            failure.step = step.name
            throw failure
        }
    }

    private func step<Result>(_ step: BuildMonitor.Step, _ body: () -> Result) -> Result { monitor.time(step, body) }
}

/// The stages of a build that go through all recipes, pages or files.
extension SiteBuild {
    /// Reads all recipes and stages their cards, but for those that are known as they were and whose cards stand there already.
    func cards(
        of site: PreparedSite, on stage: PageStage?, besides edited: EditedRecipes? = nil
    ) throws(FileFailure) -> [FinishedRecipe] {
        let pipeline = pipeline(of: site, on: stage)
        guard let edited, let stage, var recipes = edited.all(of: site, jobs: options.jobs) else {
            return try pipeline.run()
        }
        let missing = stage.keepCards(recipes, besides: edited)
        let made = try pipeline.run(missing.map { recipes[$0].file })
        for (number, recipe) in zip(missing, made) { recipes[number] = recipe }
        return recipes
    }

    /// How the recipes of a site are finished.
    func pipeline(of site: PreparedSite, on stage: PageStage?) -> RecipePipeline {
        // The looks of a large site's recipes would take more memory than the time is worth that they save.
        let isLarge = site.source.context.index.recipes.count > Memory.largeSite
        let card = RecipeCard(site: site.frame, theme: site.theme, cachesFragments: !isLarge)
        let finisher = RecipeFinisher(
            site, files: site.source.files.forReadingMany(), card: card,
            keepsFoods: site.showsPantry || stage == nil, keepsAnchors: false, monitor: monitor)
        return RecipePipeline(
            index: site.source.context.index, finisher: finisher, stage: stage, jobs: options.jobs)
    }

    /// The pages of a site with these recipes, and the files of those as they were read.
    func plan(
        _ site: PreparedSite, _ recipes: [FinishedRecipe], diagnostics: inout DiagnosticList
    ) -> (SitePlan, StampedFiles?) {
        diagnostics.append(recipes.diagnostics)
        let listings = recipes.listingsByTitle(jobs: options.jobs)
        let stamps = Deferred(jobs: options.jobs) { site.source.isRepeatable ? recipes.stamps : nil }
        let plan = site.plan(recipes, listings: listings, diagnostics: &diagnostics)
        return (plan, stamps.value)
    }

    /// How many names in the recipes and on the menu meet no grocery; nil for a site without groceries.
    private func unmatchedNames(of site: PreparedSite, _ recipes: [FinishedRecipe]) -> Int? {
        guard !site.kitchen.kitchen.groceries.isEmpty else { return nil }
        var names = UnmatchedGroceries(groceries: site.kitchen.kitchen.groceryNames)
        for foods in recipes.compactMap(\.foods) { names.add(foods) }
        if let menu = site.kitchen.menu?.menu { names.add(menu, file: site.kitchen.settings.sources.pizzasFile) }
        return names.count
    }

    /// Renders and stages the pages of a plan.
    func stage(_ plan: SitePlan, on stage: PageStage) throws(FileFailure) {
        // The pages that take longest go through all recipes: the home page, and the last ones, such as the sitemap. Nobody
        // should have to wait for them alone.
        let independent = plan.pages.filter { $0.renderLast == nil }
        monitor?.begin(.pages, of: independent.count)
        let pages = independent.prefix(1) + independent.dropFirst().reversed()
        _ = try Parallel.map(pages.count, jobs: options.jobs) { (number) throws(FileFailure) in
            let page = pages[number]
            let bytes = monitor.time(.renderPages) { page.render() }
            try monitor.time(.stagePages) { () throws(FileFailure) in
                try stage.stage(path: page.address, bytes: bytes)
            }
            monitor?.advance()
        }
    }

    /// Renders and stages the pages that name what all others hold.
    func stageLast(of plan: SitePlan, on stage: PageStage) throws(FileFailure) {
        for page in plan.pages {
            guard let bytes = page.renderLast?(stage.contents) else { continue }
            try stage.stage(path: page.address, bytes: bytes)
        }
    }

    /// Stages the pictures that pages of all languages are shared with; gives what came of them, nil for a site without any.
    private func stageShares(
        of site: PreparedSite, _ recipes: [FinishedRecipe], _ translations: [TranslatedPages], on stage: PageStage
    ) throws(FileFailure) -> SharePictures.Made? {
        guard let shares = site.shares else { return nil }
        let others = translations.flatMap { SharePicture.all(of: $0.site.frame, $0.recipes.compactMap(\.listing)) }
        let made = try shares.make(SharePicture.all(of: site.frame, recipes.compactMap(\.listing)) + others, monitor)
        let files = made.files.sorted { $0.key < $1.key }
        _ = try Parallel.map(files.count, jobs: options.jobs) { (number) throws(FileFailure) in
            try stage.copy(path: files[number].key, from: files[number].value)
        }
        return made
    }

    /// Stages the files that are no pages: those of the theme, pictures, and what texts show or link to.
    func stageFiles(
        of site: PreparedSite, media: [String], on stage: PageStage
    ) throws(FileFailure) {
        for asset in site.theme.assets { try stage.stage(path: PageAddress.asset(asset.path), bytes: asset.bytes) }
        for (address, bytes) in site.source.pictures.bytes.sorted(by: { $0.key < $1.key }) {
            try stage.stage(path: address, bytes: bytes)
        }
        var photos: [String: String] = [:]
        for file in Set(media).sorted() {
            if let made = try site.photos?.published(file) {
                photos.merge(made.map { ($0.address, $0.source) }) { $1 }
            } else {
                try stage.copy(path: PageAddress.media(ofFile: file), from: site.source.files.absolute(file))
            }
        }
        for (address, source) in photos.sorted(by: { $0.key < $1.key }) { try stage.copy(path: address, from: source) }
    }
}
