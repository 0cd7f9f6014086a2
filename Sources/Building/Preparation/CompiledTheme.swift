import Diagnostics
import Kitchen
import Reading
import Site

/// A theme with what it was compiled from, and what was reported of its templates.
struct CompiledTheme: Sendable {
    let theme: Theme
    let diagnostics: DiagnosticList
    private let files: ThemeFiles
    private let language: Language

    /// Compiles a theme with the words of the site's language.
    init(_ files: ThemeFiles, words: Words, language: Language) {
        var diagnostics = DiagnosticList()
        theme = Theme(files: files.bytes, words: words, diagnostics: &diagnostics)
        (self.files, self.language) = (files, language)
        let strings = "templates/strings/\(language.code).yml"
        self.diagnostics = DiagnosticList(diagnostics.map { $0.id == .missingString ? $0.addingBasis(strings) : $0 })
    }

    /// Compiles the theme that a site seems to have on another thread: that takes as long as to list a large site. What is
    /// listed and read then tells whether the theme ``isOf`` this site; nil when something cannot be read, and where there
    /// is no other thread to read the theme's files a first time.
    static func guess(of site: SiteFiles, jobs: Int) -> Deferred<CompiledTheme?> {
        Deferred(jobs: jobs) { jobs > 1 ? CompiledTheme(guessedFrom: site) : nil }
    }

    private init?(guessedFrom site: SiteFiles) {
        var told = DiagnosticList()
        guard let bytes = site.read(SettingsReader.file, diagnostics: &told),
            let listing = try? site.listing(of: "templates"),
            let files = try? ThemeFiles(of: site, listed: listing, diagnostics: &told)
        else { return nil }
        let settings = SettingsReader.read(bytes, diagnostics: &told)
        var ofWords = DiagnosticList()
        let words = files.words(for: settings, diagnostics: &ofWords)
        // Words that could not be read now may be had when they are read again.
        guard !ofWords.hasErrors else { return nil }
        self.init(files, words: words, language: settings.language)
    }

    /// Whether the theme is that of these files in this language.
    func isOf(_ files: ThemeFiles, language: Language) -> Bool {
        self.files.bytes == files.bytes && self.language == language
    }
}
