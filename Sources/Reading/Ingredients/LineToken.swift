import Kitchen

/// A word, a number or a mark of an ingredient line.
struct LineToken {
    enum Kind: Equatable {
        case word
        /// Digits, with decimal and grouping marks inside.
        case number
        /// One of the characters for a fraction: ½.
        case vulgar(numerator: UInt8, denominator: UInt8)
        /// Punctuation, by its ASCII character; all dashes are `-`, all slashes `/`, and the sign × is `x`.
        case mark(UInt8)
    }

    var kind: Kind
    /// The place in the text, in bytes.
    var range: Range<Int>
    var hasSpaceBefore: Bool
    /// The word in lower case, as the lexicon has it; empty for others.
    var key = ""
    var meaning = Lexicon.Meaning()
    /// What the token says; nil for punctuation between parts.
    var role: IngredientLine.Role?

    func isMark(_ mark: Character) -> Bool {
        guard case .mark(let byte) = kind else { return false }
        return byte == mark.asciiValue
    }

    var isAnyMark: Bool {
        if case .mark = kind { return true }
        return false
    }

    func plays(_ play: Lexicon.Play) -> Bool { !meaning.plays.isDisjoint(with: play) }
}
