import Kitchen

extension SectionKind {
    /// The language that the title of ingredients or a method tells by its first word.
    ///
    /// English titles tell none, since collections in any language have them from templates.
    static func language(ofTitle title: String) -> KitchenLanguage? {
        firstWord(of: title).flatMap { languages[$0] }
    }

    private static let languages: [String: KitchenLanguage] = {
        var languages: [String: KitchenLanguage] = [:]
        for (language, words) in firstWords {
            for word in words.split(separator: " ") { languages[String(word)] = language }
        }
        return languages
    }()

    private static let firstWords: [(KitchenLanguage, String)] = [
        (
            .italian,
            "ingredienti occorrente preparazione procedimento istruzioni svolgimento esecuzione metodo come"
        ),
        (.german, "zutaten zutatenliste zubereitung anleitung arbeitsschritte schritte anweisungen und so"),
        (.french, "ingrédients les préparation étapes recette réalisation méthode marche"),
        (.spanish, "ingredientes los preparación elaboración instrucciones pasos modo método cómo"),
    ]
}
