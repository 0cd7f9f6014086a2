import Diagnostics
import Text

/// The templates of a theme, from which pages' templates are compiled.
///
/// ```swift
/// let library = TemplateLibrary(files: ["page.html": Array("<h1>{{title}}</h1>".utf8)])
/// let page = RecordShape<String>("page", [.text("title") { $0 }])
/// var diagnostics = DiagnosticList()
/// let template = library.compile("page.html", for: page.shape, constants: nil, diagnostics: &diagnostics)
/// let html = template?.render("Salt & pepper", as: page)     // <h1>Salt &amp; pepper</h1>, as UTF-8
/// ```
public struct TemplateLibrary: Sendable {
    private let files: [String: Lazy<ParsedTemplate>]
    private let folder: String
    let closedSections = ClosedSections()

    /// Reads the templates of a theme: their bytes by their path within it ("menu.html", "partials/card.html").
    /// Diagnostics name a file as `folder`, a slash and the path. A file is parsed when a template needs it first.
    public init(files: [String: [UInt8]], folder: String = "templates") {
        self.folder = folder
        self.files = Dictionary(
            uniqueKeysWithValues: files.map { path, bytes in
                (path, Lazy { ParsedTemplate(path: path, file: "\(folder)/\(path)", bytes: bytes) })
            })
    }

    /// Compiles the template at `path`, with all that it includes, for pages of a shape; nil when there is an error.
    ///
    /// With a `shape` every name must be one that such a page has, and each value is escaped for its place, which the
    /// path's ending and the text around it decide. Without one the specification's rules hold: a missing name is
    /// empty, and `& < > "` are escaped everywhere. The fields of `constants` are found after all others; their text
    /// becomes part of the template. All problems of the files concerned are added to `diagnostics`.
    public func compile(
        _ path: String, for shape: Shape?, constants: Record?, diagnostics: inout DiagnosticList
    ) -> Template? {
        guard let file = files[path]?.value else {
            diagnostics.report(missing(path))
            return nil
        }
        let scope = shape.map { Scope(page: $0, constants: constants) }
        var linker = Linker(library: self, file: file, scope: scope)
        let program = linker.link()
        linker.problems.forEach { diagnostics.report($0) }
        guard linker.problems.isEmpty else { return nil }
        return Template(
            program: program, library: shape == nil ? self : nil, constants: constants, files: linker.files.sorted())
    }

    private func missing(_ path: String) -> Diagnostic {
        let nearest = NearestName.find(path, in: files.keys.sorted())
        return Diagnostic(
            .missingPartial, "there is no template `\(path)`", at: SourceLocation(file: "\(folder)/\(path)"),
            fix: nearest.map { "did you mean `\($0)`?" } ?? "add \(folder)/\(path)")
    }
}

// Finding partials.
extension TemplateLibrary {
    /// The partial `name` for a page: its path has the page's ending, or in a loose program may be the name itself.
    func partial(_ name: String, for page: String, isStrict: Bool) -> ParsedTemplate? {
        if !isStrict, let exact = files[name] { return exact.value }
        return files["\(name).\(page.ending)"]?.value
    }

    /// The names that a partial of a page can have, in order.
    func partialNames(for page: String) -> [String] {
        let ending = ".\(page.ending)"
        return files.keys.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    /// Links a partial that is reached while rendering. One that does not exist, or has errors, is empty.
    func link(_ expansion: Expansion, named name: String) -> Program {
        guard let file = partial(name, for: "", isStrict: false) else { return Program() }
        var linker = Linker(library: self, file: file, scope: nil)
        linker.indentation = Indentation(added: expansion.indentation)
        linker.overrides = expansion.overrides
        return linker.link()
    }
}

extension String {
    /// What is behind the last point of a path's last part; empty when there is none.
    var ending: String {
        guard let point = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        let ending = self[utf8.index(after: point)...]
        return ending.utf8.contains(UInt8(ascii: "/")) ? "" : String(ending)
    }
}
