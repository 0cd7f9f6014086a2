import DefaultTheme
import Diagnostics
import Kitchen
import Reading

/// The files of a theme: the default one, overridden file by file by the site's own `templates/`.
struct ThemeFiles: Sendable {
    /// The bytes of each file by its path within the theme; scripts and style sheets of the default theme are minified.
    let bytes: [String: [UInt8]]
    /// The files of these that are the site's own and differ from the default theme's, by their paths within the theme.
    let own: Set<String>

    /// The theme of a site whose own files are listed.
    init(of site: SiteFiles, listed: FolderListing, diagnostics: inout DiagnosticList) throws(FileFailure) {
        var bytes: [String: [UInt8]] = [:]
        for file in DefaultTheme.files { bytes[file.path] = Array(file.bytes) }
        diagnostics.append(listed.diagnostics)
        var own: [String: [UInt8]] = [:]
        for path in listed.files { own[String(path.dropFirst("templates/".count))] = try site.read(path) }
        own = own.filter { bytes[$0.key] != $0.value }
        for file in DefaultTheme.minified { bytes[file.path] = Array(file.bytes) }
        Self.reportUnused(own, beside: bytes.keys.sorted(), diagnostics: &diagnostics)
        self.bytes = bytes.merging(own) { $1 }
        self.own = Set(own.keys)
    }

    /// Reports templates that nothing uses, where their names are near that of one which is used.
    private static func reportUnused(
        _ own: [String: [UInt8]], beside known: [String], diagnostics: inout DiagnosticList
    ) {
        let templates = own.filter { $0.key.hasSuffix(".html") }
        for path in templates.keys.sorted() where !known.contains(path) {
            let name = path.dropLast(".html".count)
            let isNamed = templates.contains { $0.key != path && $0.value.contains(name.utf8) }
            guard !isNamed, let meant = NearestName.find(path, in: known) else { continue }
            diagnostics.report(
                .unreadFile, "no page uses templates/\(path)", at: SourceLocation(file: "templates/\(path)"),
                fix: "did you mean templates/\(meant)? Rename the file")
        }
    }
}
