import Diagnostics
import Kitchen

/// Reads `content/menu/words.csv`: the texts of the menu in other languages, a column for each language and a row for each text.
///
/// ```csv
/// it,en,de
/// Antipasti,Starters,Vorspeisen
/// Insalata mista,Mixed salad,Gemischter Salat
/// ```
///
/// The column of the site's own language names the text, as it stands on the menu.
public struct MenuWordsReader: Sendable {
    /// The file, in the site.
    public static let file = Translation.file

    private let language: Language
    private let translations: [Translation]
    private let sizes: Set<String>

    /// A reader for a site in a language, whose pages are shown in these others as well, and whose menu has sizes of these names.
    public init(language: Language, translations: [Translation], sizes: Set<String>) {
        (self.language, self.translations, self.sizes) = (language, translations, sizes)
    }

    /// The translations with what the bytes of the file have of each; what is wrong with them is reported.
    public func read(_ bytes: [UInt8], diagnostics: inout DiagnosticList) -> [Translation] {
        guard let table = CSVReader.read(bytes, file: Self.file, diagnostics: &diagnostics) else { return translations }
        table.checkColumns(
            known: translations.map(\.language.tag), required: [language.tag], file: Self.file,
            diagnostics: &diagnostics)
        var (read, places) = (translations, [String: SourceSpan]())
        for row in table.rows {
            guard let own = row[language.tag], let text = name(own, in: row, diagnostics: &diagnostics) else {
                continue
            }
            if places.updateValue(own.span, forKey: text) != nil {
                report(.duplicateName, "\"\(text)\" stands here twice", at: own.span, to: &diagnostics) {
                    "make one row of the two: the first counts"
                }
                continue
            }
            for place in read.indices {
                guard let word = row[read[place].language.tag]?.text, !word.isEmpty else { continue }
                read[place].words[text] = word
            }
        }
        for place in read.indices { reportSameSizes(in: &read[place], at: places, diagnostics: &diagnostics) }
        return read
    }

    /// The text that a row is for; nil where it names none.
    private func name(_ own: CSVCell, in row: CSVRow, diagnostics: inout DiagnosticList) -> String? {
        guard own.text.isEmpty else { return own.text }
        report(.missingKey, "this row does not say which text it is for", at: row.span, to: &diagnostics) {
            "write the text of the menu into the column `\(language.tag)`"
        }
        return nil
    }

    /// Reports two sizes that would be called the same in another language, and leaves the later one as it is: sizes are told apart by
    /// their names.
    private func reportSameSizes(
        in translation: inout Translation, at places: [String: SourceSpan], diagnostics: inout DiagnosticList
    ) {
        let named = places.filter { sizes.contains($0.key) }.sorted { $0.value.line < $1.value.line }
        var taken: [String: String] = [:]
        for (text, span) in named {
            guard let word = translation.words[text] else { continue }
            guard let earlier = taken[word] else {
                taken[word] = text
                continue
            }
            translation.words[text] = nil
            report(
                .duplicateName, "\"\(text)\" and \"\(earlier)\" are both \"\(word)\" in `\(translation.language.tag)`",
                at: span, to: &diagnostics
            ) { "give the two different words; until then \"\(text)\" stands as it is" }
        }
    }

    private func report(
        _ id: DiagnosticID, _ message: String, at span: SourceSpan, to diagnostics: inout DiagnosticList,
        fix: () -> String
    ) {
        diagnostics.report(id, message, at: SourceLocation(file: Self.file, span: span), fix: fix())
    }
}
