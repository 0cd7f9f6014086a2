import Diagnostics
import Kitchen
import Templates
import Text

/// A theme ready to render: its templates compiled, its words, its assets.
public struct Theme: Sendable {
    /// The words in the language of the site.
    public let words: Words
    /// The files of `assets/` by their path there, in order of path, as they are published.
    public let assets: [(path: String, bytes: [UInt8])]
    /// The templates that are compiled, and those that are when a page needs them.
    private let (templates, others): ([String: Template], [String: Lazy<CompiledTemplate>])

    /// A template with what is wrong with it.
    private struct CompiledTemplate: Sendable {
        let template: Template?
        let problems: DiagnosticList

        init(_ template: any ThemeTemplate, of library: TemplateLibrary, _ constants: Record) {
            var problems = DiagnosticList()
            self.template = library.compile(
                template.file, for: template.names, constants: constants, diagnostics: &problems)
            self.problems = problems
        }
    }

    /// The theme of `files` (bytes by path within `templates/`), with the words of the site's language. Its templates are compiled as
    /// pages need them.
    public init(files: [String: [UInt8]], words: Words) {
        self.words = words
        assets = files.filter { $0.key.hasPrefix("assets/") }
            .map { (path: String($0.key.dropFirst("assets/".count)), bytes: $0.value) }.sorted { $0.path < $1.path }
        let library = TemplateLibrary(files: files.filter { !$0.key.hasPrefix("assets/") })
        let constants = Lazy { Self.constants(words) }
        let pending = PageKind.all.flatMap(\.templates).map { template in
            (template.file, Lazy { CompiledTemplate(template, of: library, constants.value) })
        }
        (templates, others) = ([:], Dictionary(pending) { first, _ in first })
    }

    /// A theme of which all is compiled.
    private init(compiled theme: Theme) {
        (words, assets, others) = (theme.words, theme.assets, [:])
        templates = theme.others.compactMapValues { $0.value.template }
    }

    /// The theme with all its templates compiled. Reports every problem of every template; each is reported once, also when several
    /// pages share the piece that has it.
    public func compiled(diagnostics: inout DiagnosticList) -> Theme {
        var seen = Set<SourceLocation?>()
        for template in PageKind.all.flatMap(\.templates) {
            for problem in others[template.file]?.value.problems ?? DiagnosticList()
            where seen.insert(problem.location).inserted { diagnostics.report(problem) }
        }
        return Theme(compiled: self)
    }

    /// One page; nil where the theme has no template for it, which is told when it is compiled.
    func render<Content>(_ template: PageTemplate<Content>, _ page: PageView<Content>) -> RenderedPage? {
        (templates[template.file] ?? others[template.file]?.value.template)?.render(page, as: template.shape)
    }

    /// The record `{words: {…}}` that every template can name.
    private static func constants(_ words: Words) -> Record {
        let texts = words.keys.map { key in (key, words[key].map(Value.text) ?? .absent) }
        return Record("constants", [("words", .record(Record("words", texts)))])
    }
}
