import Diagnostics

extension Kitchen {
    /// Tells once for each language of the site how many texts it has no words for: they stand on its pages as they are.
    func reportUntranslated(of menu: Menu?, diagnostics: inout DiagnosticList) {
        for translation in settings.translations {
            let texts = untranslated(in: translation, of: menu)
            guard !texts.isEmpty else { continue }
            let shown = texts.prefix(3).map { "\"\($0.prefix(40))\"" }.joined(separator: ", ")
            diagnostics.report(
                .missingTranslation,
                "\(texts.count) \(texts.count == 1 ? "text has" : "texts have") no words in `\(translation.language.tag)`: "
                    + shown + (texts.count > 3 ? " and \(texts.count - 3) more" : ""),
                at: SourceLocation(file: Translation.file), notes: ["they stand on its pages as they are"],
                fix:
                    "`forno menu words` writes a row for each: fill it in, with the same word again where it is the same",
                basis: [Translation.file])
        }
    }

    /// The texts that a language has no words for, each once; those of the menu as it agrees with the groceries, which say where foods
    /// are from.
    fileprivate func untranslated(in translation: Translation, of menu: Menu?) -> [String] {
        var texts = menu?.texts ?? []
        if case .own(let text) = settings.crossContact { texts.append(text) }
        texts += settings.hours.flatMap { [$0.days, $0.times] }.filter { $0.contains(where: \.isLetter) }
        if translation.tagline == nil, let tagline = settings.tagline { texts.append(tagline) }
        if translation.description == nil, let description = settings.description { texts.append(description) }
        var seen = Set(translation.words.keys)
        return texts.filter { seen.insert($0).inserted }
    }
}

extension PricedKitchen {
    /// The texts that a language has no words for, each once.
    public func untranslated(in translation: Translation) -> [String] {
        kitchen.untranslated(in: translation, of: menu?.menu)
    }
}
