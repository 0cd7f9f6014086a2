import DefaultTheme
import Diagnostics
import Kitchen
import Reading
import Site

/// The files of a theme: the default one, overridden file by file by the site's own `templates/`.
struct ThemeFiles: Sendable {
    /// The bytes of each file by its path within the theme.
    let bytes: [String: [UInt8]]

    /// The theme of a site whose own files are listed.
    init(of site: SiteFiles, listed: FolderListing, findings: inout Findings) throws(FileFailure) {
        var bytes: [String: [UInt8]] = [:]
        for file in DefaultTheme.files { bytes[file.path] = Array(file.bytes) }
        findings.append(listed.findings)
        for path in listed.files {
            bytes[String(path.dropFirst("templates/".count))] = try site.read(path)
        }
        self.bytes = bytes
    }

    /// The words of the site's language; without a strings file for it, English ones and an `unknown-language`.
    func words(for settings: Settings, findings: inout Findings) -> Words {
        let language = settings.language
        let path = "strings/\(language.code).yml"
        guard let file = bytes[path] else {
            let known = bytes.keys.filter { $0.hasPrefix("strings/") && $0.hasSuffix(".yml") }.sorted()
            let codes = known.map { $0.dropFirst("strings/".count).dropLast(".yml".count) }.joined(separator: ", ")
            findings.report(
                .unknownLanguage, "there are no words for the language \"\(language.tag)\"",
                at: settings.languageLocation, notes: ["there are words for \(codes)"],
                fix: "use one of these, or add templates/\(path)")
            return words(for: Settings(), findings: &findings)
        }
        let table = StringsReader.read(file, file: "templates/\(path)", findings: &findings)
        for key in Word.allKeys where table[key] == nil {
            findings.report(
                .missingString, "the word `\(key)` is missing", at: SourceLocation(file: "templates/\(path)"),
                fix: "add a line `\(key): …`")
        }
        return Words(language: language, table: table)
    }
}
