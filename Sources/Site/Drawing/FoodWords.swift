/// The words of a name, in lower case and without accents, to look for foods in.
struct FoodWords {
    let words: [String]

    init(_ name: String) {
        words = name.lowercased().split { !$0.isLetter }.map { String($0.map(FoodWords.plain)) }
    }

    /// The words with single spaces between them.
    var text: String { words.joined(separator: " ") }

    /// Whether each stem of the phrase begins one of the words: `cherry tom` is in "Cherry tomatoes".
    ///
    /// A stem with a full stop is a whole word: `pea.` is not in "Peach".
    func have(_ phrase: String) -> Bool {
        phrase.split(separator: " ").allSatisfy { stem in
            stem.last == "." ? words.contains { $0 == stem.dropLast() } : words.contains { $0.hasPrefix(stem) }
        }
    }

    /// Whether one of the phrases, separated by commas, is in the words.
    func haveAny(of phrases: String) -> Bool {
        phrases.split(separator: ",").contains { have(String($0)) }
    }

    private static func plain(_ letter: Character) -> Character {
        switch letter {
        case "à", "á", "â", "ä": "a"
        case "è", "é", "ê", "ë": "e"
        case "ì", "í", "î", "ï": "i"
        case "ò", "ó", "ô", "ö": "o"
        case "ù", "ú", "û", "ü": "u"
        case "ç": "c"
        case "ñ": "n"
        default: letter
        }
    }
}
