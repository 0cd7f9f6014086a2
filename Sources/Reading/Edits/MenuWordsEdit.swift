import Diagnostics
import Kitchen

/// Changes `content/menu/words.csv`: rows and columns are added, and nothing else of the file is touched.
///
/// ```swift
/// let english = Translation(Language(tag: "en"), location: SourceLocation(file: Settings.file))
/// let edit = MenuWordsEdit(language: Language(tag: "it"), translations: [english])
/// let bytes = try edit.add(["Antipasti"], to: []).bytes    // "it,en\nAntipasti,\n"
/// ```
///
/// It is pure: the caller reads the file, locks it, and writes it.
public struct MenuWordsEdit: Sendable {
    private let columns: [String]

    /// An editor of the words of a site in a language, whose pages are shown in these others as well.
    public init(language: Language, translations: [Translation]) {
        columns = [language.tag] + translations.map(\.language.tag)
    }

    /// The file with an empty row for each of some texts that has none, a column for each language, and the texts that are new.
    public func add(_ texts: [String], to bytes: [UInt8]) throws(EditFailure) -> (bytes: [UInt8], added: [String]) {
        var (bytes, table) = (bytes, try TableEdit(bytes, of: Translation.file))
        if !table.isEmpty {
            guard table.header.place(of: columns[0]) != nil else { throw .unreadable(Translation.file) }
            for column in columns where table.header.place(of: column) == nil {
                bytes = table.addingColumn(column)
                table = try TableEdit(bytes, of: Translation.file)
            }
        }
        let known = Set(table.rows.compactMap { $0[columns[0]]?.text })
        let new = texts.filter { !known.contains($0) }
        guard !new.isEmpty else { return (bytes, []) }
        let key = table.header.place(of: columns[0]).map { table.header.keys[$0] } ?? columns[0]
        return (table.adding(new.map { [key: $0] }, columns: columns), new)
    }
}
