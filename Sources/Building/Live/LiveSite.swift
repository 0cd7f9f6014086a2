import Addresses
import Diagnostics
import Kitchen
import Publishing
import Reading
import Site
import Synchronization

/// A site while somebody writes it: always as its files stand, with pages rendered when they are asked for.
///
/// ```
/// let options: BuildOptions
/// var site = try LiveSite(options)
/// try site.content(at: "recipes/focaccia/index.html")    // the bytes of the card
/// site.update(["content/recipes/focaccia.md"]).changed   // the file is read again, and no other
/// ```
///
/// An update costs what changed: a recipe is read alone, anything else but the recipes all together. What only the whole
/// site can tell is left to ``SiteCheck``.
public struct LiveSite: Sendable {
    let options: BuildOptions
    var site: PreparedSite { didSet { translations = site.translations } }
    /// The site in its other languages.
    private var translations: [PreparedSite]
    var recipes: RecipeStore
    var hashes: ContentHashes
    /// The problems of all but the recipes.
    var preparedDiagnostics: DiagnosticList
    /// Whether the last attempt to prepare the site failed, so that it stands as it was before.
    var isBehind = false
    /// The problems that the last second look found.
    private var crossPageDiagnostics: DiagnosticList
    /// Counts the updates, so that a second look at an earlier state is known as such.
    var version = 0
    /// What the next second look has to do; nil when there is none to take.
    var due: DueCheck?

    /// Reads the whole site.
    public init(_ options: BuildOptions) throws(FileFailure) {
        var diagnostics = DiagnosticList()
        let site = try PreparedSite(options, isSeen: true, diagnostics: &diagnostics)
        try self.init(site, options, telling: diagnostics)
    }

    /// Reads the recipes of a site that was prepared to be seen, with what is known to be wrong with it.
    public init(
        _ site: PreparedSite, _ options: BuildOptions, telling diagnostics: DiagnosticList = DiagnosticList()
    ) throws(FileFailure) {
        self.options = options
        self.site = site
        translations = site.translations
        preparedDiagnostics = diagnostics
        let texts = try site.source.texts()
        let finisher = RecipeFinisher(live: site)
        let index = site.source.context.index
        let read = Parallel.map(texts.count, jobs: options.jobs) { number in
            let bytes = site.source.bytes(of: texts[number])
            let recipe = index.containsRecipe(texts[number]) ? finisher.finish(texts[number], bytes: bytes) : nil
            return (hash: bytes.map { ContentHash($0) }, recipe: recipe)
        }
        hashes = ContentHashes()
        for (text, read) in zip(texts, read) { hashes[text] = read.hash }
        recipes = RecipeStore(read.compactMap(\.recipe))
        crossPageDiagnostics = DiagnosticList()
        due = .together
        if let check { take(check.run()) }
    }

    /// Every problem known, in order of stage and file.
    public internal(set) var diagnostics = DiagnosticList()

    /// The HTML pages of the site in all its languages, cards included. Costs a plan of the whole site.
    public var pageCount: Int {
        let pages = SitePlan(site: site.frame, theme: site.theme, recipes: recipes.listings, facts: .none).pages
        return (pages.count { $0.address.hasSuffix(".html") } + recipes.listings.count) * (1 + translations.count)
    }

    /// Whether the problems are such that no page can be trusted. A link out of the site or a name that is no text forbids
    /// a build as well, but concerns that one file.
    public internal(set) var isBroken = false
}

/// What a second look has to do.
enum DueCheck {
    /// Only what all texts together tell.
    case together
    /// Read the recipes again too, since links may lead elsewhere than before.
    case recipes
}

extension LiveSite {
    /// The second look that is due, or nil when there is nothing new to look at.
    public var check: SiteCheck? {
        due.map { due in
            SiteCheck(
                version: version, site: site, recipes: recipes, rereadsRecipes: due == .recipes)
        }
    }

    /// Takes in what a second look found: whether the problems of the site are others now. One at an earlier state is
    /// passed over, and stays due.
    @discardableResult public mutating func take(_ result: SiteCheck.Result) -> Bool {
        guard result.version == version, due != nil else { return false }
        let before = diagnostics
        due = nil
        recipes = result.recipes
        crossPageDiagnostics = result.diagnostics
        gatherDiagnostics()
        return diagnostics != before
    }

    /// Puts the problems of all parts together.
    mutating func gatherDiagnostics() {
        diagnostics = preparedDiagnostics
        diagnostics.append(recipes.diagnostics)
        diagnostics.append(crossPageDiagnostics)
        diagnostics = diagnostics.withoutFollowing
        let ofSingleFiles = Set(site.source.listed)
        var ofPages = DiagnosticList()
        for problem in diagnostics where !ofSingleFiles.contains(problem) { ofPages.report(problem) }
        isBroken = ofPages.areFatal(strict: options.isStrict)
    }
}

extension ParsedSite {
    /// The files that are read, of content and templates, in order; pictures and the like are not among them.
    func texts() throws(FileFailure) -> [String] {
        // The problems of the walk are those that the theme has reported.
        var passedOver = DiagnosticList()
        return paths.filter { ContentIndex.isData($0) } + (try files.list("templates", diagnostics: &passedOver))
    }
}

extension LiveSite {
    /// Whether the file of the recipe whose page is at an address has a problem, so that the page cannot be trusted.
    public func hasProblem(inRecipeAt address: String) -> Bool {
        if let (site, rest) = translated(address) { return site.hasProblem(inRecipeAt: rest) }
        let parts = address.split(separator: "/")
        guard parts.count > 1, parts[0] == "recipes" else { return false }
        let file = site.source.context.index.recipe(slug: String(parts[1]))
        return diagnostics.contains { $0.severity != .note && $0.location?.file == file }
    }

    /// The bytes at an address of the built site, rendered or read now; nil when the site has nothing there.
    ///
    /// Throws when a file that the page is made of cannot be read.
    public func content(at address: String) throws(FileFailure) -> [UInt8]? {
        if let (site, rest) = translated(address) { return try site.content(at: rest) }
        if let recipe = try recipe(at: address) { return recipe }
        if let asset = site.theme.assets.first(where: { PageAddress.asset($0.path) == address }) { return asset.bytes }
        if let photo = try site.photos?.content(at: address) { return photo }
        if address.hasPrefix(PageAddress.shareFolder) {
            let frames = [site.frame] + translations.map(\.frame)
            return try site.shares?.content(
                at: address, of: frames.flatMap { SharePicture.all(of: $0, recipes.listings) })
        }
        if PageAddress.isMedia(address) { return try media(at: address) }
        let told = Mutex(DiagnosticList())
        let facts = site.facts { [recipes] in
            recipes.recipes
        } telling: { found in
            told.withLock { $0.append(found) }
        }
        let page = SitePlan.page(
            at: address, site: site.frame, theme: site.theme, recipes: recipes.listings, facts: facts)?.render()
        try told.withLock { $0 }.throwUnreadable()
        return page
    }

    /// The page that says that there is nothing at `address`, with links that count from there.
    public func notFound(at address: String) -> [UInt8] {
        if let (site, rest) = translated(address) { return site.notFound(at: rest) }
        return SitePlan.notFound(at: address, site: site.frame, theme: site.theme).render()
    }

    /// The site in the language to whose pages an address belongs, with the address among those; nil for its own language.
    private func translated(_ address: String) -> (LiveSite, String)? {
        guard let translation = translations.first(where: { address.hasPrefix($0.folder) }) else { return nil }
        var other = self
        other.site = translation
        let finisher = RecipeFinisher(live: translation)
        for file in translation.recipeLanguages.recipes { other.recipes.put(finisher.finish(file, bytes: nil)) }
        return (other, String(address.dropFirst(translation.folder.count)))
    }

    /// The card of a recipe, or its file as it stands.
    private func recipe(at address: String) throws(FileFailure) -> [UInt8]? {
        let parts = address.split(separator: "/")
        guard parts.count == 3, parts[0] == "recipes" else { return nil }
        let slug = String(parts[1])
        guard let first = site.source.context.index.recipe(slug: slug) else { return nil }
        if let content = try recipe(at: address, from: first) { return content }
        // Where the first file of a name is a draft, another of that name has its place.
        let other = recipes.listings.first { $0.summary.slug == slug && $0.summary.source != first }
        guard let other else { return nil }
        return try recipe(at: address, from: other.summary.source)
    }

    private func recipe(at address: String, from file: String) throws(FileFailure) -> [UInt8]? {
        let reader = RecipeReader(context: site.source.context)
        guard var bytes = try site.source.present(file), var recipe = reader.read(bytes, file: file).recipe else {
            return nil
        }
        try reader.lookUpReferences(of: &recipe, in: site.source.files).diagnostics.throwUnreadable()
        if site.recipeLanguages.areShown {
            recipe.workOutDiet(by: site.kitchen.kitchen.groceryNames)
            for found in site.recipeLanguages.read(recipe) {
                try found.diagnostics.throwUnreadable()
                if let text = found.recipe { (recipe, bytes) = (text, found.contents?.0.bytes ?? bytes) }
            }
        }
        let card = RecipeCard(site: site.frame, theme: site.theme)
        if address == PageAddress.recipe(recipe.summary.slug) {
            return card.render(recipe, card.listing(of: recipe))?.bytes
        }
        return address == card.fileAddress(recipe) ? bytes : nil
    }

    private func media(at address: String) throws(FileFailure) -> [UInt8]? {
        if let remote = site.source.pictures.bytes[address] { return remote }
        let file = PageAddress.file(ofMedia: address)
        let index = site.source.context.index
        guard index.address(of: file) == address, index.media.refusal(of: file) == nil else { return nil }
        return try site.source.present(file)
    }
}
