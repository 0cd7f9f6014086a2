import Addresses
import Diagnostics
import Kitchen
import Reading
import Site

/// A site that is read, checked and priced, with its theme compiled: all that is known before its recipes are read.
///
/// ```
/// let options: BuildOptions
/// var diagnostics = DiagnosticList()
/// let site = try PreparedSite(options, diagnostics: &diagnostics)
/// site.kitchen.menu?.dishes.first?.price?.plain    // "5.50"
/// ```
public struct PreparedSite: Sendable {
    /// All that the site says but for its recipes, with its prices.
    public let kitchen: PricedKitchen
    var source: ParsedSite
    let theme: Theme
    let frame: SiteFrame
    /// Its photographs; nil where it has none, and where nobody sees them.
    let photos: SitePhotos?
    /// The pictures that its pages are shared with; nil where they have none.
    let shares: SharePictures?
    let jobs: Int
    /// The languages in which its recipes are looked at besides its own, or the one in which they are shown.
    let recipeLanguages: RecipeLanguages

    /// Reads, checks and prices the site that the options name, and compiles its theme; its photographs are made only where its
    /// pages are to be seen.
    public init(
        _ options: BuildOptions, isSeen: Bool = false, diagnostics: inout DiagnosticList
    ) throws(FileFailure) {
        let source = try ParsedSite(options, SiteInputs(unstamped: options), diagnostics: &diagnostics)
        let priced = source.kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        let photos = isSeen ? try SitePhotos(seenOf: source, options) : nil
        // Who writes a site can do without them where nothing can be kept.
        let shares = isSeen ? try? source.sharePictures(for: priced, options, photos).pictures : nil
        self.init(options, source, priced, photos, shares, diagnostics: &diagnostics)
    }

    /// A site that is read and priced.
    init(
        _ options: BuildOptions, _ source: ParsedSite, _ kitchen: PricedKitchen, _ photos: SitePhotos?,
        _ shares: SharePictures?, diagnostics: inout DiagnosticList
    ) {
        (self.source, self.kitchen, self.photos, self.shares) = (source, kitchen, photos, shares)
        theme = source.theme.theme
        if !source.theme.isKnown { diagnostics.append(source.theme.diagnostics) }
        let frames = SiteFrames(
            source: source, kitchen: kitchen, today: options.today, photos: photos?.table,
            hasSharePictures: shares != nil)
        frame = frames.frame(at: 0)
        jobs = options.jobs
        recipeLanguages = RecipeLanguages(
            source.translations.map(\.0), areShown: false, of: source, kitchen.kitchen.groceryNames)
    }

    /// A site in one of its other languages, by the number of that.
    private init(translating site: PreparedSite, _ number: Int) {
        let (translation, words, compiled) = site.source.translations[number]
        (source, photos, shares, jobs) = (site.source, site.photos, site.shares, site.jobs)
        theme = compiled.theme
        let frames = SiteFrames(
            source: source, kitchen: site.kitchen, today: site.frame.today, photos: photos?.table,
            hasSharePictures: shares != nil)
        frame = frames.frame(at: number + 1)
        kitchen = frame.kitchen
        recipeLanguages = RecipeLanguages([translation], areShown: true, of: source, site.kitchen.kitchen.groceryNames)
        (source.words, source.translations) = (words, [])
    }

    /// The site in each of its other languages.
    var translations: [PreparedSite] { source.translations.indices.map { PreparedSite(translating: self, $0) } }

    /// The folder of its pages in the output, with a slash at its end; empty for the site's own language.
    var folder: String { frame.folder }

    /// The menu in another form, byte for byte as the site publishes it: "json", "csv" or "md". Nil without a menu.
    public func menu(as form: String) -> [UInt8]? {
        let plan = SitePlan(site: frame, theme: theme, recipes: [], facts: .none)
        return plan.pages.first { $0.address == PageAddress.menu(as: form) }?.render()
    }

    /// What a search of the site finds, with these recipes.
    public func searchIndex(of recipes: [Recipe]) -> SearchIndex {
        let card = RecipeCard(site: frame, theme: theme)
        return SearchIndex(of: recipes.map { card.listing(of: $0) }, in: frame)
    }

    /// All recipes, in order of title; what is wrong with them is added to the diagnostics in order of file.
    public func recipes(diagnostics: inout DiagnosticList) -> [Recipe] {
        let (files, context) = (source.files, source.context)
        let recipes = context.index.recipes
        let read = Parallel.map(recipes.count, jobs: jobs) { number in
            let reader = RecipeReader(context: context)
            var read = reader.read(recipes[number], of: files)
            var needed = NeededRecipes()
            if var recipe = read.recipe.take() {
                needed = reader.lookUpReferences(of: &recipe, in: files)
                read.recipe = recipe
            }
            return (read: read, needed: needed)
        }
        for recipe in read { diagnostics.append(recipe.read.diagnostics) }
        diagnostics.appendUntold(DiagnosticList(read.flatMap(\.needed.diagnostics)))
        diagnostics.reportNoRecipes(
            context.index.readmes + recipes.indices.filter { read[$0].read.isNoRecipe }.map { recipes[$0] })
        return read.compactMap(\.read.recipe).inOrderOfTitle
    }
}

/// Makes what the pages of a site share, in each of its languages.
private struct SiteFrames {
    let source: ParsedSite
    /// In the site's own language.
    let kitchen: PricedKitchen
    let today: CalendarDate
    let photos: PhotoTable?
    let hasSharePictures: Bool

    /// The frame of the language at a place: at 0 the site's own, then its translations in order; with those of the languages that
    /// its menu is printed in beside it.
    func frame(at place: Int) -> SiteFrame {
        let printed = kitchen.kitchen.settings.printing?.languages ?? []
        let places = printed.count > 1 ? printed.compactMap(self.place) : []
        let besides = places.contains(place) ? places.filter { $0 != place }.map { frame(at: $0, beside: []) } : []
        return frame(at: place, beside: besides)
    }

    private func frame(at place: Int, beside others: [SiteFrame]) -> SiteFrame {
        let translation = place > 0 ? source.translations[place - 1] : nil
        return SiteFrame(
            kitchen: translation.map { kitchen.translated(by: $0.0) } ?? kitchen,
            words: translation?.1 ?? source.words, hasRecipes: !source.context.index.recipes.isEmpty,
            generator: Version.name, today: today, photos: photos, hasSharePictures: hasSharePictures,
            languages: source.languages(at: place), besides: others)
    }

    /// The place of a language by its tag; nil for one that the site is not in.
    private func place(of tag: String) -> Int? {
        if tag == kitchen.kitchen.settings.language.tag { return 0 }
        return source.translations.firstIndex { $0.0.language.tag == tag }.map { $0 + 1 }
    }
}

extension PreparedSite {
    /// How prices have changed since a file that was kept: an older `groceries.csv`, an older `menu.json`, or an older
    /// `pizzas.json` with its other payloads beside it.
    ///
    /// `path` is taken as the command line gives it. Throws when the file cannot be read or is none of these.
    public func prices(since path: String, diagnostics: inout DiagnosticList) throws(FileFailure) -> PriceReport {
        let payload = MenuReader.Payload(file: path, bytes: try TextFile.read(path))
        let reader = EarlierPricesReader(
            currency: kitchen.settings.currency, language: kitchen.settings.kitchenLanguage,
            decimalMark: kitchen.settings.decimalMark)
        let earlier = try reader.read(payload, diagnostics: &diagnostics) { name throws(FileFailure) in
            try Self.payload(name, beside: path)
        }
        switch earlier {
        case .groceries(let groceries):
            return PriceReport(since: PriceList(groceries), now: PriceList(kitchen.kitchen.groceries))
        case .payloads(let menu):
            // Without its toppings no dish had the price that it had.
            if menu.ingredients.isEmpty { _ = try TextFile.read(Self.file("ingredients.json", beside: path)) }
            var before = Kitchen(settings: kitchen.settings)
            before.settings.currency = menu.currency
            before.menu = menu
            let priced = before.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu
            return PriceReport(since: Self.list(priced), now: Self.list(kitchen.menu))
        case .published(let list):
            return PriceReport(since: list, now: kitchen.menu.map { PriceList(published: $0) } ?? PriceList())
        case nil:
            // A file that is damaged is one that could not be told: its problems say why.
            if diagnostics.hasErrors { return PriceReport(since: PriceList(), now: PriceList()) }
            throw FileFailure("read", path, reason: "it is no groceries.csv, no menu.json and no pizzas.json")
        }
    }

    private static func list(_ menu: PricedMenu?) -> PriceList { menu.map { PriceList($0) } ?? PriceList() }

    /// A file beside another; nil when there is none: a menu need not have it.
    private static func payload(_ name: String, beside path: String) throws(FileFailure) -> MenuReader.Payload? {
        let file = self.file(name, beside: path)
        return try TextFile.readIfPresent(file).map { MenuReader.Payload(file: file, bytes: $0) }
    }

    private static func file(_ name: String, beside path: String) -> String {
        path.lastIndex(of: "/").map { path[...$0] + name } ?? name
    }
}
