import Diagnostics
import Importing
import Reading

/// Files among the recipes that nothing reads, and that are meant to be recipes: a text of another kind or what another program
/// wrote, where a recipe is in it, and any document, into which nobody looks. What a text links to or shows is there for that.
struct UnreadRecipes {
    let files: SiteFiles
    let context: ProseContext
    /// The files that are published beside pages.
    let published: Set<String>

    /// What has to be done to have a recipe read.
    private enum Remedy: CaseIterable {
        case rename, importing, saving

        /// What such files are, one or several.
        var kind: (one: String, many: String) {
            self == .saving ? ("is a document", "are documents") : ("seems to be a recipe", "seem to be recipes")
        }

        var words: String {
            switch self {
            case .rename: "give it the ending .md, and a heading for its ingredients and its method"
            case .importing: "run `forno import` on it"
            case .saving: "save it as a text with the ending .md"
            }
        }
    }

    /// Reports those of some files of the site, all that need the same in one note.
    func report(_ paths: [String], to diagnostics: inout DiagnosticList) {
        let unread = paths.filter { !published.contains($0) }.compactMap { file in
            remedy(of: file, diagnostics: &diagnostics).map { (file, $0) }
        }
        for remedy in Remedy.allCases {
            let names = unread.filter { $0.1 == remedy }.map(\.0)
            guard let first = names.first else { continue }
            let text =
                names.count == 1
                ? "nothing reads \(first), which \(remedy.kind.one)"
                : "nothing reads these \(names.count) files, which \(remedy.kind.many): \(Self.shown(names))"
            diagnostics.report(
                Diagnostic(
                    .unreadFile, text, at: SourceLocation(file: first), severity: .note,
                    fix: remedy.words + ", or link to it"))
        }
    }

    private static func shown(_ names: [String]) -> String {
        let short = names.prefix(5).map { String($0.dropFirst("content/recipes/".count)) }.joined(separator: ", ")
        return short + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }

    private func remedy(of file: String, diagnostics: inout DiagnosticList) -> Remedy? {
        let ending = Self.ending(of: file)
        if Self.documents.contains(ending) { return .saving }
        guard Self.texts.contains(ending) || Self.foreign.contains(ending),
            let bytes = files.read(file, diagnostics: &diagnostics)
        else { return nil }
        if Self.texts.contains(ending), RecipeReader(context: context).isRecipe(bytes, file: file) { return .rename }
        return isForeign(bytes, file) ? .importing : nil
    }

    /// The ending of a file's name in lower case; empty for a name without one, as editors have while they save.
    private static func ending(of file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[$0...].lowercased() } ?? ""
    }

    private static let texts: Set<String> = [".txt", ".text", ".rst", ".org", ".adoc", ".textile"]
    private static let foreign: Set<String> = [
        ".html", ".htm", ".json", ".xml", ".mmf", ".paprikarecipe", ".melarecipe", ".crumb", ".csv", ".mxp", ".mx2",
        ".kreml", ".grmt",
        ".recipeml",
    ]
    private static let documents: Set<String> = [".docx", ".doc", ".odt", ".rtf", ".pages", ".pdf"]

    /// Whether another program wrote a recipe, or a page has one.
    private func isForeign(_ bytes: [UInt8], _ file: String) -> Bool {
        let export = ProgramFile.read(file, in: ExportFiles([file]) { _ in bytes })
        let hasRecipe = export?.recipes.contains { if case .success = $0 { true } else { false } }
        return hasRecipe ?? false || (try? PageRecipe.read(bytes)) != nil  // what has no recipe is no problem here
    }
}
