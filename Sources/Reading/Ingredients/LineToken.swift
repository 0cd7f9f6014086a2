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
    /// The number that digits alone say; nil for one with marks inside, or more digits than are read.
    var whole: Int?
    var meaning = Lexicon.Meaning()
    /// What the token says; nil for punctuation between parts.
    var role: IngredientLine.Role?

    func isMark(_ mark: Mark) -> Bool {
        if case .mark(let byte) = kind { byte == mark.byte } else { false }
    }

    /// A punctuation mark of ASCII, written as a literal.
    struct Mark: ExpressibleByUnicodeScalarLiteral {
        let byte: UInt8

        init(unicodeScalarLiteral scalar: Unicode.Scalar) {
            byte = UInt8(truncatingIfNeeded: scalar.value)
        }
    }

    var isAnyMark: Bool {
        if case .mark = kind { return true }
        return false
    }

    var isWord: Bool {
        if case .word = kind { return true }
        return false
    }

    func plays(_ play: Lexicon.Play) -> Bool { !meaning.plays.isDisjoint(with: play) }
}
