import Diagnostics
import Kitchen
import Reading
import Site

/// A site's folder as read, its theme compiled: all but its recipes, and how those are to be read.
struct ParsedSite: Sendable {
    var files: SiteFiles
    /// The files of `content/`, in order of path.
    let paths: [String]
    var words: Words
    let theme: CompiledTheme
    let kitchen: Kitchen
    /// The other languages of the site, each with its words and the theme that is compiled with them.
    var translations: [(Translation, Words, CompiledTheme)]
    var context: ProseContext
    let facts: [String: ReadFindings]
    let pictures: RemotePictures
    /// The problems of files that cannot be part of the site: links that lead nowhere or out of it, names that are no text.
    let listed: DiagnosticList
    /// Whether the same files would be read the same way the next time; not so when what comes from elsewhere may be
    /// something else then.
    let isRepeatable: Bool

    /// Reads a site whose files are listed. The theme may be known of the last build.
    init(
        _ options: BuildOptions, _ inputs: SiteInputs, isThemeKnown: Bool = false, diagnostics: inout DiagnosticList
    ) throws(FileFailure) {
        let listing = inputs.listing
        files = inputs.files
        listed = listing.diagnostics
        var reader = KitchenReader(files: files, content: listing.content, diagnostics: &diagnostics)
        reader.settings.house = options.deciding(reader.settings.house)
        paths = reader.paths
        let themeFiles = try ThemeFiles(of: files, listed: listing.templates, diagnostics: &diagnostics)
        let words = themeFiles.words(for: reader.settings, diagnostics: &diagnostics)
        self.words = words
        var remote = RemoteFiles(options)
        let payloads = remote.payloads(of: reader.settings, telling: &diagnostics) { reader.menuProblems(remote: $0) }
        let read = reader.read(
            remote: payloads, addresses: SitePlan.linkableAddresses, diagnostics: &diagnostics)
        let language = reader.settings.language
        let guessed = inputs.theme?.value.flatMap { $0.isOf(themeFiles, language: language) ? $0 : nil }
        theme = guessed ?? CompiledTheme(themeFiles, words: words, language: language, isKnown: isThemeKnown)
        var kitchen = read.kitchen
        pictures = remote.pictures(of: kitchen.menu, telling: &diagnostics)
        kitchen.menu?.usePictures(pictures.addresses)
        if let baseURL = options.baseURL { kitchen.settings.baseURL = baseURL }
        if let printing = options.printing {
            kitchen.settings.printing = printing
            kitchen.settings.paper = printing.paper ?? kitchen.settings.paper ?? language.usualPaper
        }
        kitchen.settings.servings = options.servings
        self.kitchen = kitchen
        translations = kitchen.settings.translations.map { translation in
            var settings = Settings()
            (settings.language, settings.languageLocation) = (translation.language, translation.location)
            let words = themeFiles.words(for: settings, diagnostics: &diagnostics)
            return (translation, words, CompiledTheme(themeFiles, words: words, language: translation.language))
        }
        context = read.context
        facts = read.facts
        // The age of a menu that was kept is another the next time.
        isRepeatable = payloads.isEmpty && (options.isOffline || pictures.failures.isEmpty)
    }

    /// The pictures that its pages are shared with, as they are priced.
    func sharePictures(
        for kitchen: PricedKitchen, _ options: BuildOptions, _ photos: SitePhotos?
    ) throws(FileFailure) -> SharePictures.Found {
        try SharePictures.find(for: kitchen, recipes: context.index.recipes.count, options, photos: photos)
    }

    /// The languages of its pages, as those in one of them need to know: at 0 the site's own, then its translations in order.
    func languages(at place: Int) -> SiteLanguages {
        guard !translations.isEmpty else { return .one }
        let sizes = kitchen.menu?.sizeNames ?? []
        let own = SiteLanguages.Entry(words, settings: kitchen.settings, translation: nil, sizes: sizes)
        let others = translations.map { translation, words, _ in
            SiteLanguages.Entry(words, settings: kitchen.settings, translation: translation, sizes: sizes)
        }
        return SiteLanguages([own] + others, place: place)
    }

    /// The files that the texts show or link to.
    var media: [String] { facts.keys.sorted().flatMap { facts[$0]?.media ?? [] } }

    /// The anchors that the texts link to.
    var linkUses: [LinkUse] { facts.keys.sorted().flatMap { facts[$0]?.linkUses ?? [] } }
}
