import Diagnostics
import Text

/// Notices files of `content/` that nothing reads, where their names say that somebody meant them to be read.
struct UnreadFiles {
    private let content: FolderListing
    private let files: SiteFiles
    private static let folders = ["menu", "recipes", "plans", "lists", "pages", "config"]
    private static let files = ["site.yml", "groceries.csv", "pantry.csv", "favorites.md"]
    private static let payloads = ["menu.md", "out.md", "words.csv", "pizzas.json", "ingredients.json", "drinks.json"]
    private static let configurations = ["aisle.conf", "pantry.conf"]

    /// Those of `content/`, and what stands beside it in the site.
    init(_ content: FolderListing, beside files: SiteFiles) { (self.content, self.files) = (content, files) }

    /// Reports folders and files whose names are near those that are read, and recipes that stand in no folder.
    func report(to diagnostics: inout DiagnosticList) {
        for folder in content.folders.map(\.path) { report(folder: folder, to: &diagnostics) }
        // Recipes are many, and none of these.
        for file in content.files where !file.begins("content/recipes/") {
            report(file, in: "content/", known: Self.files, to: &diagnostics)
            report(file, in: "content/menu/", known: Self.payloads, to: &diagnostics)
            report(file, in: "content/config/", known: Self.configurations, to: &diagnostics)
        }
        reportCookCLI(to: &diagnostics)
    }

    /// Reports the files of a collection of CookCLI that stand where nothing reads them.
    private func reportCookCLI(to diagnostics: inout DiagnosticList) {
        let beside = Self.configurations.map { "config/\($0)" }.filter { files.isFile($0, diagnostics: &diagnostics) }
        for file in beside + content.files.filter({ $0.ends(".conf") || $0.ends(".menu") }) {
            let name = String(file.split(separator: "/").last ?? "")
            if name.hasPrefix("_") || ContentIndex.isPlan(file) || file.hasPrefix("content/config/") { continue }
            let isMenu = name.hasSuffix(".menu")
            guard isMenu || Self.configurations.contains(name) else { continue }
            let folder = isMenu ? "content/plans/" : "content/config/"
            report(file, .warning, fix: "move it to \(folder)", to: &diagnostics)
        }
    }

    private func report(folder: String, to diagnostics: inout DiagnosticList) {
        guard let name = Self.name(of: folder, in: "content/"), !Self.folders.contains(name),
            let meant = NearestName.find(name, in: Self.folders),
            content.files.contains(where: { $0.hasPrefix(folder + "/") && ContentIndex.isData($0) })
        else { return }
        report("\(folder)/", .warning, fix: "did you mean content/\(meant)/? Rename the folder", to: &diagnostics)
    }

    private func report(_ file: String, in folder: String, known: [String], to diagnostics: inout DiagnosticList) {
        guard let name = Self.name(of: file, in: folder), !known.contains(name) else { return }
        if let meant = Self.meant(name, among: known) {
            report(file, .warning, fix: "did you mean \(folder)\(meant)? Rename the file", to: &diagnostics)
        } else if Self.isMeantToBeRead(name) {
            report(
                file, .note, fix: "move it to content/recipes/ if it is a recipe, to content/pages/ if it is a page",
                to: &diagnostics)
        }
    }

    private func report(_ path: String, _ severity: Severity, fix: String, to diagnostics: inout DiagnosticList) {
        // Where there are no settings, that is told with what there is instead.
        let basis = path.hasPrefix("content/site.") ? [SettingsReader.file] : []
        diagnostics.report(
            Diagnostic(
                .unreadFile, "nothing reads \(path)", at: SourceLocation(file: path), severity: severity, fix: fix,
                basis: basis))
    }

    /// Whether a name is that of a text which is not kept out by its name.
    private static func isMeantToBeRead(_ name: String) -> Bool {
        TextFormat(ofFile: name) != nil && !name.hasPrefix("_") && !ContentIndex.isReadme(name)
    }

    /// The name that is near, or is the same with another ending.
    private static func meant(_ name: String, among known: [String]) -> String? {
        let stem = { (name: String) in name.prefix { $0 != "." }.lowercased() }
        return known.first { stem($0) == stem(name) } ?? NearestName.find(name, in: known)
    }

    /// The name of what stands right in `folder`; nil for what stands elsewhere or below.
    private static func name(of path: String, in folder: String) -> String? {
        guard path.hasPrefix(folder) else { return nil }
        let name = path.dropFirst(folder.count)
        return name.contains("/") ? nil : String(name)
    }
}
