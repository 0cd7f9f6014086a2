import DefaultTheme
import Diagnostics
import Kitchen
import Reading
import Site

/// The words of a site, put together from strings files: its own before those of the default theme, a region's before its
/// language's, English last.
extension ThemeFiles {
    /// The words of the site's language.
    ///
    /// What its own files lack is shown in the default theme's words, which are English where it does not know the language:
    /// that is told in one `missing-words`. A key that is none of a word and that no template of the site's own names is an
    /// `unknown-key`. A language that has no file at all is an `unknown-language`, and gives English words.
    func words(for settings: Settings, diagnostics: inout DiagnosticList) -> Words {
        let language = settings.language
        let given = ownTable(of: language, diagnostics: &diagnostics)
        let complete = Self.defaultTable(of: language, diagnostics: &diagnostics)
        guard given != nil || complete != nil else {
            reportUnknown(language, at: settings.languageLocation, diagnostics: &diagnostics)
            return words(for: Settings(), diagnostics: &diagnostics)
        }
        let others = complete ?? Self.defaultTable(of: .english, diagnostics: &diagnostics) ?? [:]
        if let given, given.keys.contains(where: { others[$0] == nil }) {
            reportUnknownKeys(of: language, among: others, diagnostics: &diagnostics)
        }
        if let given, complete == nil {
            reportMissing(others.keys.filter { given[$0] == nil }.sorted(), of: language, diagnostics: &diagnostics)
        }
        return Words(language: language, table: others.merging(given ?? [:]) { _, own in own })
    }

    private static func path(_ tag: String) -> String { "strings/\(tag).yml" }

    /// The words of the site's own files for the language and its region; nil where it has none.
    private func ownTable(of language: Language, diagnostics: inout DiagnosticList) -> [String: String]? {
        var table: [String: String]?
        for path in language.lineage.reversed().map(Self.path) where own.contains(path) {
            let closer = StringsReader.read(bytes[path] ?? [], file: "templates/\(path)", diagnostics: &diagnostics)
            table = (table ?? [:]).merging(closer) { _, closer in closer }
        }
        return table
    }

    /// The default theme's words for the language and its region; nil where it has none.
    ///
    /// What its files say is known to be right (the tests read them); but there may be no memory to read them.
    private static func defaultTable(of language: Language, diagnostics: inout DiagnosticList) -> [String: String]? {
        guard hasDefaultFile(for: language) else { return nil }
        return language.lineage.reversed().reduce(into: [:]) { table, tag in
            guard let file = DefaultTheme.files.first(where: { $0.path == path(tag) }) else { return }
            let closer = StringsReader.read(Array(file.bytes), file: file.path, diagnostics: &diagnostics)
            table.merge(closer) { _, closer in closer }
        }
    }

    private static func hasDefaultFile(for language: Language) -> Bool {
        language.lineage.contains { tag in DefaultTheme.files.contains { $0.path == path(tag) } }
    }

    private func reportMissing(_ keys: [String], of language: Language, diagnostics: inout DiagnosticList) {
        guard let first = keys.first else { return }
        let tag = language.lineage.first { own.contains(Self.path($0)) } ?? language.code
        diagnostics.report(
            .missingWords,
            "\(keys.count) \(keys.count == 1 ? "word is" : "words are") missing, the first is `\(first)`",
            at: SourceLocation(file: "templates/\(Self.path(tag))"),
            notes: ["the English words are shown instead"],
            fix: "add a line `\(first): …`", basis: ["templates/\(Self.path(tag))"])
    }

    /// Reports the keys in the site's own files that are none of a word, with the word of the same file that was meant.
    private func reportUnknownKeys(
        of language: Language, among known: [String: String], diagnostics: inout DiagnosticList
    ) {
        for path in language.lineage.reversed().map(Self.path) where own.contains(path) {
            var told = DiagnosticList()
            let keys = StringsReader.keys(bytes[path] ?? [], file: "templates/\(path)", diagnostics: &told)
            let unknown = keys.filter { known[$0.value] == nil && !isNamedByOwnFiles($0.value) }
            guard !unknown.isEmpty else { continue }
            let lacking = Set(known.keys).subtracting(keys.map(\.value)).sorted()
            for key in unknown {
                diagnostics.report(
                    .unknownKey, "nothing reads `\(key.value)`",
                    at: SourceLocation(file: "templates/\(path)", span: key.span),
                    fix: NearestName.find(key.value, in: lacking).map { "did you mean `\($0)`?" } ?? "remove it")
            }
        }
    }

    /// Whether a template of the site's own names a word, which may be one that only it has.
    private func isNamedByOwnFiles(_ key: String) -> Bool {
        own.contains { !$0.hasPrefix("strings/") && bytes[$0]?.hasName(key.utf8) == true }
    }

    private func reportUnknown(_ language: Language, at location: SourceLocation?, diagnostics: inout DiagnosticList) {
        let known = bytes.keys.filter { $0.hasPrefix("strings/") && $0.hasSuffix(".yml") && !$0.contains("-") }
        let codes = known.map { $0.dropFirst("strings/".count).dropLast(".yml".count) }.sorted()
        // "deutsch" and "italiano" begin with their codes.
        let meant = codes.first { language.code.count > 3 && language.code.hasPrefix($0) }
        let file = "templates/\(Self.path(language.code))"
        diagnostics.report(
            .unknownLanguage, "there are no words for the language \"\(language.tag)\"", at: location,
            notes: ["there are words for \(codes.joined(separator: ", "))"],
            fix: meant.map { "did you mean \($0)?" }
                ?? "use one of these, or add \(file) with words of your own: what it lacks is shown in English")
    }
}

extension [UInt8] {
    /// Whether a name stands there as a whole, and not within a longer one.
    fileprivate func hasName(_ name: String.UTF8View) -> Bool {
        let isOfName = { (byte: UInt8) in
            let sign = Character(Unicode.Scalar(byte))
            return sign.isASCII && (sign.isLetter || sign.isNumber || sign == "_")
        }
        return ranges(of: name).contains { found in
            !(found.lowerBound > 0 && isOfName(self[found.lowerBound - 1]))
                && !(found.upperBound < count && isOfName(self[found.upperBound]))
        }
    }
}
