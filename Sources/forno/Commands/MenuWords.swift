import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno menu words`
struct MenuWords: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: "Write down which texts of the menu need words in the site's other languages.",
        discussion: """
            The languages are those of `languages` in content/site.yml. Each text that has no row yet gets one in \
            content/menu/words.csv, with empty cells to fill in; what stands there stays.

            forno menu words
            """)

    @OptionGroup var options: SharedOptions

    func run() throws {
        var texts: [String] = []
        try options.withSite { session in
            let kitchen = session.site.kitchen
            guard let first = kitchen.settings.translations.first else {
                throw ValidationError(
                    "The pages are in one language: name the others in \(Settings.file), as in `languages: [en]`.")
            }
            texts = kitchen.settings.translations.dropFirst().reduce(into: kitchen.untranslated(in: first)) {
                all, other in
                all += kitchen.untranslated(in: other).filter { !all.contains($0) }
            }
        }
        try options.withKitchen { kitchen, _ in
            let added = try kitchen.addWords(for: texts)
            options.tell(
                TerminalText("\(Translation.file): \(added.count.counted("row")) added."),
                json: .object([
                    .init("file", .text(Translation.file)), .init("added", .list(added.map { .text($0) })),
                ]))
        }
    }
}
