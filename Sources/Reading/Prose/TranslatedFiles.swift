import Kitchen

/// The files that say others in another language of the site: `focaccia.de.md` beside `focaccia.md`. There are such of recipes, of
/// pages and of descriptions.
struct TranslatedFiles: Sendable {
    /// The file that each says again, by its own.
    private(set) var originals: [String: String] = [:]
    /// By the folder of the language, and then by the file that is said.
    private var files: [String: [String: String]] = [:]

    /// Those among files of the site, in the languages of these translations.
    init(among all: Set<String>, into translations: [Translation]) {
        for translation in translations {
            for file in all where ContentIndex.isText(file) {
                guard let original = Self.original(of: file, into: translation, among: all) else { continue }
                originals[file] = original
                // Of several the first by path: the order of a set is another each time.
                files[translation.folder, default: [:]].merge([original: file]) { min($0, $1) }
            }
        }
    }

    /// The file that says another in a language; nil where none does.
    func file(of original: String, in translation: Translation) -> String? { files[translation.folder]?[original] }

    /// The files that are said in a language.
    func originals(in translation: Translation) -> [String] { (files[translation.folder] ?? [:]).keys.sorted() }

    /// The file that another says in a language; nil for one that stands for itself.
    private static func original(of file: String, into translation: Translation, among all: Set<String>) -> String? {
        let ending = "." + translation.folder.dropLast()
        guard let dot = file.lastIndex(of: "."), file[..<dot].lowercased().hasSuffix(ending) else { return nil }
        let original = String(file[..<dot].dropLast(ending.count) + file[dot...])
        return all.contains(original) && ContentIndex.isText(original) ? original : nil
    }
}
