/// Words in a row that mean something in a phrase together (`SearchPhrases`), or one that means nothing.
struct PhraseLexeme {
    enum Kind {
        case word, sign, and, not, of, without, free, name, freeName, diet
    }

    /// As it was typed.
    let text: String
    /// What `SearchPhrases.rows` has for it; empty for a word that means nothing.
    let meaning: String

    /// Those of a text. What stands in quotes is looked for as it is.
    static func all(in text: String) -> [PhraseLexeme] {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().flatMap { number, part in
            let isQuoted = number % 2 == 1 && number < parts.count - 1
            return isQuoted ? [PhraseLexeme(text: "\"\(part)\"", meaning: "")] : lexemes(of: tokens(of: part))
        }
    }

    /// What it is in a phrase.
    var kind: Kind {
        switch meaning {
        case "": .word
        case ",": .sign
        case "&": .and
        case "!": .not
        case ".": .of
        case "-": .without
        case "+": .free
        default: SearchQuery.Diet(rawValue: meaning) != nil ? .diet : meaning.hasPrefix("+") ? .freeName : .name
        }
    }

    private static func lexemes(of tokens: [Substring]) -> [PhraseLexeme] {
        var rest = tokens[...]
        var lexemes: [PhraseLexeme] = []
        while !rest.isEmpty {
            let count = [3, 2].first { meaning(of: rest.prefix($0)) != nil } ?? 1
            let words = rest.prefix(count)
            lexemes.append(PhraseLexeme(text: words.joined(separator: " "), meaning: meaning(of: words) ?? ""))
            rest = rest.dropFirst(count)
        }
        return lexemes
    }

    private static func meaning(of words: ArraySlice<Substring>) -> String? {
        if let sign = words.first?.first, words.count == 1, signs.contains(sign) { return "," }
        let folded = words.map { SearchText.words(of: String($0)).joined(separator: " ") }
        return SearchPhrases.meanings[folded.joined(separator: " ")]
    }

    /// Words, and signs that part names.
    private static func tokens(of text: Substring) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text
        while let first = rest.first {
            let length = isLetter(first) ? rest.prefix(while: isLetter).count : 1
            if isLetter(first) || signs.contains(first) { tokens.append(rest.prefix(length)) }
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    private static func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    private static let signs: Set<Character> = [",", "&", "/", "+", ";"]
}
