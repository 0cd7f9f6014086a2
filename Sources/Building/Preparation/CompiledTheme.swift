import Diagnostics
import Kitchen
import Reading
import Site
import Text

/// A theme with what it was compiled from, and what was reported of its templates.
struct CompiledTheme: Sendable {
    let theme: Theme
    /// Whether the last build has compiled it and found no errors, so that only what pages need is compiled here.
    let isKnown: Bool
    private let problems: Lazy<DiagnosticList>
    private let files: ThemeFiles
    private let language: Language

    /// What is wrong with its templates. Of a theme that is known all of them are compiled for this.
    var diagnostics: DiagnosticList { problems.value }

    /// Compiles a theme with the words of the site's language, or what pages need of one that is known.
    init(_ files: ThemeFiles, words: Words, language: Language, isKnown: Bool = false) {
        let theme = Theme(files: files.bytes, words: words)
        (self.files, self.language, self.isKnown) = (files, language, isKnown)
        guard !isKnown else {
            self.theme = theme
            problems = Lazy { Self.compile(theme, language).problems }
            return
        }
        let (compiled, problems) = Self.compile(theme, language)
        (self.theme, self.problems) = (compiled, Lazy { problems })
    }

    private static func compile(_ theme: Theme, _ language: Language) -> (theme: Theme, problems: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let compiled = theme.compiled(diagnostics: &diagnostics)
        let strings = "templates/strings/\(language.code).yml"
        return (compiled, DiagnosticList(diagnostics.map { $0.id == .missingString ? $0.addingBasis(strings) : $0 }))
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
