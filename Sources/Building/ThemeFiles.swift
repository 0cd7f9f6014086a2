import DefaultTheme
import Diagnostics
import Kitchen
import Reading
import Site

/// The files of a theme: the default one, overridden file by file by the site's own `templates/`.
struct ThemeFiles: Sendable {
    /// The bytes of each file by its path within the theme.
    let bytes: [String: [UInt8]]
    /// The files of these that are the site's own, by their paths within the theme.
    let own: Set<String>

    /// The theme of a site whose own files are listed.
    init(of site: SiteFiles, listed: FolderListing, findings: inout Findings) throws(FileFailure) {
        var bytes: [String: [UInt8]] = [:]
        for file in DefaultTheme.files { bytes[file.path] = Array(file.bytes) }
        findings.append(listed.findings)
        for path in listed.files {
            bytes[String(path.dropFirst("templates/".count))] = try site.read(path)
        }
        self.bytes = bytes
        own = Set(listed.files.map { String($0.dropFirst("templates/".count)) })
    }
}
