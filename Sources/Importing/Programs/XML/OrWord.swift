import Kitchen

/// The word between foods of which one will do.
enum OrWord {
    /// "or" in a language, in English where that is not known, with spaces around it.
    static func between(_ language: KitchenLanguage?) -> String {
        switch language {
        case .german: " oder "
        case .french: " ou "
        case .italian, .spanish: " o "
        case .english, nil: " or "
        }
    }
}
