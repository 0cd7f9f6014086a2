import Kitchen

/// The words before a colon in `menu.md`, in the five languages.
enum MenuTextKey {
    /// The key that a word means: `contains` of "enthält"; the word itself where it is none of another language.
    static func named(_ word: String) -> String { english[word] ?? word }

    /// What stands behind a key, where that is a word: `none`, `yes` and `no` in any of the five languages.
    static func value(_ text: String) -> String {
        if Allergen.isNone(text) { return "none" }
        return answers[text.lowercased()] ?? text
    }

    private static let answers = [
        "ja": "yes", "sì": "yes", "si": "yes", "oui": "yes", "sí": "yes", "nein": "no", "non": "no",
    ]

    private static let english: [String: String] = {
        let words = [
            "base": ["boden", "teig", "impasto", "pâte", "masa"],
            "contains": ["enthält", "contiene", "contient"],
            "additives": ["zusatzstoffe", "additivi", "additifs", "aditivos"],
            "frozen": ["tiefgekühlt", "surgelato", "surgelé", "congelado"],
            "homemade": ["hausgemacht", "fatto in casa", "fait maison", "casero"],
            "image": ["bild", "immagine", "imagen"],
            "note": ["hinweis", "nota"],
            "extra": ["extras", "dazu", "aggiunte", "suppléments", "suplementos"],
            "sizes": ["größen", "formati", "tailles", "tamaños"],
            "dates": ["zeitraum", "periodo", "période", "fechas"],
            "days": ["tage", "giorni", "jours", "días"],
            "hours": ["zeiten", "orari", "heures", "horas"],
            "half": ["hälften", "metà", "moitiés", "mitades"],
            "drinks": ["getränke", "bevande", "boissons", "bebidas"],
            "from": ["von", "vom", "dal", "du", "desde"],
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { key, words in words.map { ($0, key) } })
    }()
}
