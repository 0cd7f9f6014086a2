import Diagnostics
import Kitchen

/// Reads the languages of a site, and its names in each: `languages`, `title`, `tagline` and `description` in `content/site.yml`.
///
/// ```yaml
/// language: it
/// languages: [en, de]
/// title: Da Gino
/// tagline: {it: Dal 1962, en: Since 1962}
/// ```
enum LanguagesReader {
    /// Puts them into settings whose own language is known.
    static func read(_ fields: inout Fields, into settings: inout Settings, diagnostics: inout DiagnosticList) {
        var translations = translations(&fields, besides: settings.language)
        func text(_ key: String, isRequired: Bool = false, _ path: WritableKeyPath<Translation, String?>) -> String? {
            guard let value = fields.value(key, required: isRequired), case .map = value.content else {
                return fields.text(key)?.value
            }
            var map = Fields(value, file: Settings.file, subject: "`\(key)`")
            for place in translations.indices {
                translations[place][keyPath: path] = map.text(translations[place].language.tag)?.value
            }
            let own = map.text(settings.language.tag, required: true)?.value
            map.finish(into: &diagnostics)
            return own
        }
        if let title = text("title", isRequired: true, \.title) { settings.title = title }
        settings.tagline = text("tagline", \.tagline)
        settings.description = text("description", \.description)
        settings.translations = translations
    }

    private static func translations(_ fields: inout Fields, besides own: Language) -> [Translation] {
        let tags = fields.texts("languages") ?? []
        return tags.reduce(into: []) { translations, tag in
            let language = Language(tag: tag.value)
            guard isTag(language.tag) else {
                fields.report(
                    .invalidValue, "`languages` should name languages, but has \"\(tag.value)\"", at: tag.span,
                    fix: "write a language, and a region if you like: en, en-GB")
                return
            }
            // Who lists all of them lists the site's own as well.
            guard language != own, !translations.contains(where: { $0.language == language }) else { return }
            translations.append(Translation(language, location: fields.location(tag.span)))
        }
    }

    /// Whether a tag can be one, which folders are named by.
    private static func isTag(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        return tag.utf8.count <= Language.longestTag && (2...3).contains(parts[0].utf8.count)
            && parts.allSatisfy { part in
                (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 }
                    && part.allSatisfy { $0.isLetter || $0.isNumber }
            }
    }
}
