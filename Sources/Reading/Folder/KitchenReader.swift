import Addresses
import Diagnostics
import Kitchen
import Text

/// Reads all of a site's folder but its recipes.
///
/// ```
/// var diagnostics = DiagnosticList()
/// let files = try SiteFiles(root: "trattoria")
/// let reader = KitchenReader(files: files, content: try files.listing(of: "content"), diagnostics: &diagnostics)
/// let kitchen = try reader.read(diagnostics: &diagnostics).kitchen
/// ```
public struct KitchenReader: Sendable {
    /// A kitchen with what its texts need besides.
    public struct Result: Sendable {
        /// All that was read.
        public var kitchen: Kitchen
        /// How the recipes of the same site are read.
        public var context: ProseContext
        /// By file: what to check and publish with each text.
        public var facts: [String: ReadFindings]
    }

    private let files: SiteFiles
    /// The files of `content/`, in order of path.
    public let paths: [String]
    /// The settings of the site; the words of its language are needed before the rest is read. Where they name no aisles, these
    /// are those of `config/aisle.conf`.
    public var settings: Settings
    /// Where foods stand in the shop by `config/aisle.conf`.
    private var aisleFoods = AisleFoods()

    /// Reads the settings of the site whose files are listed in `content`, and reports what was found wrong with that.
    public init(files: SiteFiles, content: FolderListing, diagnostics: inout DiagnosticList) {
        self.files = files
        paths = content.files
        diagnostics.append(content.diagnostics)
        UnreadFiles(content, beside: files).report(to: &diagnostics)
        guard paths.contains(SettingsReader.file) else {
            let sign = ExpectedNames.found(in: files.root)
            diagnostics.report(
                .missingFile, "the site has no settings", at: SourceLocation(file: SettingsReader.file),
                notes: sign.map { [$0.note] } ?? [],
                fix: sign?.fix ?? "add content/site.yml with a line `title: …`, or start with `forno new site`")
            settings = Settings()
            return
        }
        let bytes = files.read(SettingsReader.file, diagnostics: &diagnostics)
        settings = bytes.map { SettingsReader.read($0, diagnostics: &diagnostics) } ?? Settings()
        nameMenuText(diagnostics: &diagnostics)
        if let bytes = optional(AisleReader.file, diagnostics: &diagnostics) {
            aisleFoods = AisleReader.read(bytes, diagnostics: &diagnostics)
            if settings.shops.isEmpty, !aisleFoods.aisles.isEmpty {
                settings.shops = [Settings.Shop(aisles: aisleFoods.aisles)]
            }
        }
    }

    /// Has a menu that an owner wrote by hand stand for that of the payloads; both at once are an error, since nobody could say
    /// which one guests see.
    private mutating func nameMenuText(diagnostics: inout DiagnosticList) {
        guard paths.contains(MenuTextReader.file) else { return }
        let isNamed = settings.sources != Settings.Sources()
        if isNamed || paths.contains(settings.sources.pizzasFile) {
            diagnostics.report(
                .twoMenus, "the menu stands in two places", at: SourceLocation(file: MenuTextReader.file),
                notes: ["the other is \(settings.sources.pizzasFile)"],
                fix: isNamed ? "remove it, or `sources` in \(SettingsReader.file)" : "remove one of the two")
        } else {
            settings.sources.pizzas = Settings.Sources.menuText
        }
    }

    /// Reads the menu, the groceries, the pantry, plans, lists, favourites and pages, reporting all that is wrong with them.
    ///
    /// `remote` has the bytes of the payloads that the settings name by URL, by URL. `addresses` gives those of the pages
    /// that are made without a file of their own, so that texts can link to them.
    public func read(
        remote: [String: [UInt8]] = [:], addresses: (SiteParts) -> Set<String> = { _ in [] },
        diagnostics: inout DiagnosticList
    ) -> Result {
        var kitchen = Kitchen(settings: settings)
        kitchen.menu = readMenu(remote, diagnostics: &diagnostics)
        if kitchen.menu != nil, let bytes = optional(SoldOutReader.file, diagnostics: &diagnostics) {
            kitchen.menu?.soldOut = SoldOutReader.read(bytes, diagnostics: &diagnostics)
        }
        readWords(into: &kitchen, diagnostics: &diagnostics)
        let parts = parts(kitchen.menu)
        let shown = addresses(settings.house.isShown ? parts : parts.withoutHouse)
        let index = ContentIndex(
            files: paths, generated: shown, leftOut: addresses(parts).subtracting(shown), media: MediaFiles(of: files),
            menuFile: settings.sources.pizzasFile, translations: settings.translations)
        let context = ProseContext(index: index, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        var result = Result(kitchen: kitchen, context: context, facts: [:])
        readPages(into: &result, diagnostics: &diagnostics)
        readDescriptions(into: &result, diagnostics: &diagnostics)
        readTranslations(into: &result, diagnostics: &diagnostics)
        if let bytes = optional(FavoritesReader.file, diagnostics: &diagnostics) {
            result.kitchen.favorites = FavoritesReader(index: index).read(bytes, diagnostics: &diagnostics)
            result.facts[FavoritesReader.file] = FavoritesReader.facts(of: result.kitchen.favorites)
        }
        result.kitchen.groceries = readGroceries(diagnostics: &diagnostics)
        if let pantry = readPantry(diagnostics: &diagnostics) {
            (result.kitchen.hasPantry, result.kitchen.pantry) = (true, pantry)
        }
        if let bytes = optional(PlacesReader.file, diagnostics: &diagnostics) {
            result.kitchen.places = PlacesReader.read(bytes, diagnostics: &diagnostics)
            let streets = optional(StreetsReader.file, diagnostics: &diagnostics)
            result.kitchen.streets = streets.map { StreetsReader.read($0, diagnostics: &diagnostics) } ?? Streets()
        }
        readPlans(into: &result, diagnostics: &diagnostics)
        readLists(into: &result, diagnostics: &diagnostics)
        resolvePictures(into: &result, diagnostics: &diagnostics)
        return result
    }

    /// The texts of the menu in the other languages of the site, where it has some.
    private func readWords(into kitchen: inout Kitchen, diagnostics: inout DiagnosticList) {
        guard let bytes = optional(MenuWordsReader.file, diagnostics: &diagnostics) else { return }
        guard !settings.translations.isEmpty else {
            diagnostics.report(
                .unreadFile, "nothing reads \(MenuWordsReader.file)", at: SourceLocation(file: MenuWordsReader.file),
                fix: "name the other languages of the pages in \(SettingsReader.file), as in `languages: [en]`",
                basis: [SettingsReader.file])
            return
        }
        let reader = MenuWordsReader(
            language: settings.language, translations: settings.translations, sizes: kitchen.menu?.sizeNames ?? [])
        kitchen.settings.translations = reader.read(bytes, diagnostics: &diagnostics)
    }

    /// What is bought, by `groceries.csv` and `config/aisle.conf`.
    public func readGroceries(diagnostics: inout DiagnosticList) -> [Grocery] {
        let bytes = optional(Groceries.file, diagnostics: &diagnostics)
        let reader = GroceriesReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        let groceries = bytes.map { reader.read($0, diagnostics: &diagnostics) } ?? []
        return aisleFoods.joined(to: groceries, language: settings.kitchenLanguage)
    }

    /// What is in the house, by `pantry.csv` and then `config/pantry.conf`; nil without both.
    ///
    /// A food that both have counts twice, which is noted.
    public func readPantry(diagnostics: inout DiagnosticList) -> Pantry? {
        let rows = optional(Pantry.file, diagnostics: &diagnostics).map { bytes in
            PantryReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
                .read(bytes, diagnostics: &diagnostics).items
        }
        guard let others = readPantryConf(diagnostics: &diagnostics) else { return rows.map { Pantry(items: $0) } }
        let names = Set((rows ?? []).map { FoodName.folded($0.name) })
        for item in others where names.contains(FoodName.folded(item.name)) {
            diagnostics.report(
                Diagnostic(
                    .duplicateName, "\(item.name) stands in \(Pantry.file) too", at: item.location,
                    severity: .note,
                    notes: ["both are counted"], fix: "take it out of one of the two, unless there is some of both"))
        }
        return Pantry(items: (rows ?? []) + others)
    }

    /// What `config/pantry.conf` has, which no edit changes; nil without such a file.
    public func readPantryConf(diagnostics: inout DiagnosticList) -> [PantryItem]? {
        optional(PantryConfReader.file, diagnostics: &diagnostics).map { bytes in
            PantryConfReader(language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
                .read(bytes, diagnostics: &diagnostics).items
        }
    }

    /// What is wrong with the menu of such payloads once it is read, joined and priced.
    public func menuProblems(remote: [String: [UInt8]]) -> DiagnosticList {
        var kitchen = Kitchen(settings: settings)
        var diagnostics = DiagnosticList()
        kitchen.menu = readMenu(remote, diagnostics: &diagnostics)
        _ = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        return diagnostics
    }

    private func readPlans(into result: inout Result, diagnostics: inout DiagnosticList) {
        let plans = result.context.index.plans
        guard !plans.isEmpty else { return }
        let reader = PlanReader(context: result.context, menu: result.kitchen.menu)
        for file in plans {
            guard let bytes = files.read(file, diagnostics: &diagnostics) else { continue }
            guard var plan = reader.read(bytes, file: file, diagnostics: &diagnostics) else { continue }
            if let week = plan.week, let other = result.kitchen.plans.first(where: { $0.week == week }) {
                let isSamePage = other.slug == plan.slug
                diagnostics.report(
                    Diagnostic(
                        .duplicateName, "week \(week) has a plan already: \(other.source)",
                        at: SourceLocation(file: file), severity: isSamePage ? .error : .warning,
                        notes: isSamePage ? [] : ["commands and sheets take that one for the week"],
                        fix: "make one plan of the two"))
                if isSamePage { continue }
                plan.week = nil
            }
            result.kitchen.plans.append(plan)
        }
    }

    private func readLists(into result: inout Result, diagnostics: inout DiagnosticList) {
        let reader = ListReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        for file in result.context.index.lists {
            guard let bytes = files.read(file, diagnostics: &diagnostics) else { continue }
            result.kitchen.lists += reader.read(bytes, file: file, diagnostics: &diagnostics).map { [$0] } ?? []
        }
    }

    /// The bytes of a file that a site need not have.
    private func optional(_ file: String, diagnostics: inout DiagnosticList) -> [UInt8]? {
        isThere(file, diagnostics: &diagnostics) ? files.read(file, diagnostics: &diagnostics) : nil
    }

    /// Whether there is something to read at a path: a file that was listed, or in its place a folder or a link out of the
    /// site, which reading reports.
    private func isThere(_ file: String, diagnostics: inout DiagnosticList) -> Bool {
        paths.contains(file) || files.isFolderOrLink(file, diagnostics: &diagnostics)
    }

    private func readMenu(_ remote: [String: [UInt8]], diagnostics: inout DiagnosticList) -> Menu? {
        if settings.sources.isMenuText { return readMenuText(remote, diagnostics: &diagnostics) }
        let sources = settings.sources
        let isOptional = sources == Settings.Sources()
        guard let pizzas = payload(sources.pizzas, remote, isOptional: isOptional, diagnostics: &diagnostics)
        else { return nil }
        return MenuReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark
        ).read(
            pizzas: pizzas,
            ingredients: payload(sources.ingredients, remote, isOptional: false, diagnostics: &diagnostics),
            drinks: payload(sources.drinks, remote, isOptional: true, diagnostics: &diagnostics),
            diagnostics: &diagnostics)
    }

    /// The menu that an owner wrote by hand, with the toppings of `ingredients.json` and the drinks of `drinks.json` where those
    /// are there.
    private func readMenuText(_ remote: [String: [UInt8]], diagnostics: inout DiagnosticList) -> Menu? {
        guard let bytes = files.read(MenuTextReader.file, diagnostics: &diagnostics) else { return nil }
        // What is wrong with the groceries is reported where they are read.
        var others = DiagnosticList()
        let groceries = Groceries(
            readGroceries(diagnostics: &others), language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
        return MenuTextReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark
        ).read(
            bytes,
            ingredients: payload(settings.sources.ingredients, remote, isOptional: true, diagnostics: &diagnostics),
            drinks: payload(settings.sources.drinks, remote, isOptional: true, diagnostics: &diagnostics),
            groceries: groceries, diagnostics: &diagnostics)
    }

    private func payload(
        _ source: String, _ remote: [String: [UInt8]], isOptional: Bool, diagnostics: inout DiagnosticList
    ) -> MenuReader.Payload? {
        if source.contains("://") { return remote[source].map { MenuReader.Payload(file: source, bytes: $0) } }
        let file = "content/" + source
        if isThere(file, diagnostics: &diagnostics) {
            return files.read(file, diagnostics: &diagnostics).map { MenuReader.Payload(file: file, bytes: $0) }
        }
        if !isOptional {
            diagnostics.report(
                .missingFile, "the menu names \(file), which is not there", at: SourceLocation(file: file),
                fix: "add the file, or correct `sources` in \(SettingsReader.file)")
        }
        return nil
    }

    /// What the names of the files, and the menu, tell of the parts of the site.
    private func parts(_ menu: Menu?) -> SiteParts {
        var parts = SiteParts()
        parts.dishes = menu?.dishes.map(\.slug)
        parts.makesPizzas = menu?.pricesBase ?? false
        parts.hasRecipes = paths.contains { ContentIndex.isRecipe($0) }
        parts.hasFavorites = paths.contains(FavoritesReader.file)
        parts.hasPlaces = paths.contains(PlacesReader.file)
        parts.hasPlans = paths.contains { ContentIndex.isPlan($0) }
        parts.hasLists = paths.contains { ContentIndex.isList($0) }
        parts.hasPantry = paths.contains(Pantry.file) || paths.contains(PantryConfReader.file)
        return parts
    }

    private func readPages(into result: inout Result, diagnostics: inout DiagnosticList) {
        let reader = PageReader(context: result.context)
        for file in result.context.index.pages {
            guard let address = result.context.index.address(of: file),
                let bytes = files.read(file, diagnostics: &diagnostics)
            else { continue }
            let read = reader.read(bytes, file: file, address: address)
            diagnostics.append(read.diagnostics)
            result.facts[file] = read.facts
            guard let page = read.page else { continue }
            if address == PageAddress.home { result.kitchen.intro = page } else { result.kitchen.pages.append(page) }
        }
    }

    /// Reads the pages and the descriptions that are there in other languages of the site.
    private func readTranslations(into result: inout Result, diagnostics: inout DiagnosticList) {
        let (index, reader) = (result.context.index, PageReader(context: result.context))
        for number in settings.translations.indices {
            let translation = settings.translations[number]
            for original in index.files(translatedInto: translation) where !ContentIndex.isRecipe(original) {
                guard let file = index.translation(of: original, into: translation),
                    let address = index.address(of: original),
                    let bytes = files.read(file, diagnostics: &diagnostics)
                else { continue }
                let read = reader.read(bytes, file: file, address: address)
                diagnostics.append(read.diagnostics)
                // Its anchors are those of its own words, and so are those of the pages that it leads to.
                result.facts[file] = ReadFindings(media: read.facts.media)
                result.kitchen.settings.translations[number].pages[address] = read.page
            }
        }
    }

    private func readDescriptions(into result: inout Result, diagnostics: inout DiagnosticList) {
        let reader = PageReader(context: result.context)
        for file in paths where ContentIndex.isDescription(file) && !result.context.index.isTranslation(file) {
            guard let bytes = files.read(file, diagnostics: &diagnostics) else { continue }
            let slug = ContentIndex.slug(ofFile: file)
            let read = reader.read(bytes, file: file, address: PageAddress.dish(slug))
            diagnostics.append(read.diagnostics)
            result.facts[file] = read.facts
            result.kitchen.dishDescriptions[slug] = read.page?.body
        }
    }

    /// Turns the pictures of dishes that are files of the site into their paths.
    private func resolvePictures(into result: inout Result, diagnostics: inout DiagnosticList) {
        guard var menu = result.kitchen.menu else { return }
        let pictures = DishPictures(context: result.context, source: settings.sources.pizzas)
        for file in pictures.resolve(&menu, diagnostics: &diagnostics) {
            result.facts[file, default: ReadFindings()].media.append(file)
        }
        result.kitchen.menu = menu
    }
}
