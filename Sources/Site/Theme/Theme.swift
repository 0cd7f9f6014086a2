import Diagnostics
import Kitchen
import Templates

/// A theme ready to render: its templates compiled, its words, its assets.
public struct Theme: Sendable {
    /// The words in the language of the site.
    public let words: Words
    /// The files of `assets/` by their path there, in order of path, as they are published.
    public let assets: [(path: String, bytes: [UInt8])]
    private let templates: [String: Template]

    /// Compiles the theme of `files` (bytes by path within `templates/`), with the words of the site's language.
    ///
    /// Reports every problem of every template; each is reported once, also when several pages share the piece that has it.
    public init(files: [String: [UInt8]], words: Words, diagnostics: inout DiagnosticList) {
        self.words = words
        assets = files.filter { $0.key.hasPrefix("assets/") }
            .map { (path: String($0.key.dropFirst("assets/".count)), bytes: $0.value) }.sorted { $0.path < $1.path }
        let library = TemplateLibrary(files: files.filter { !$0.key.hasPrefix("assets/") })
        let constants = Self.constants(words)
        var compiled: [String: Template] = [:]
        var problems = DiagnosticList()
        for template in PageKind.all.flatMap(\.templates) {
            compiled[template.file] = library.compile(
                template.file, for: template.names, constants: constants, diagnostics: &problems)
        }
        templates = compiled
        var seen = Set<SourceLocation?>()
        for problem in problems where seen.insert(problem.location).inserted { diagnostics.report(problem) }
    }

    /// One page; nil where the theme has no template for it, which is told when it is compiled.
    func render<Content>(_ template: PageTemplate<Content>, _ page: PageView<Content>) -> RenderedPage? {
        templates[template.file]?.render(page, as: template.shape)
    }

    /// The record `{words: {…}}` that every template can name.
    private static func constants(_ words: Words) -> Record {
        let texts = words.keys.map { key in (key, words[key].map(Value.text) ?? .absent) }
        return Record("constants", [("words", .record(Record("words", texts)))])
    }
}
