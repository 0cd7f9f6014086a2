import Kitchen

/// What the words of ingredient lines mean in one language: numbers, units, and the small words around them.
final class Lexicon: Sendable {
    /// The parts that a word can play; a word can play several.
    struct Play: OptionSet, Sendable {
        var rawValue: UInt32

        /// Joins an amount and a name: "of".
        static let connector = Play(rawValue: 1 << 0)
        /// Stands for one and can stand before another number: "a".
        static let article = Play(rawValue: 1 << 1)
        /// Joins a number and its fraction, or two amounts: "and".
        static let and = Play(rawValue: 1 << 2)
        /// Joins the ends of a range: "to".
        static let to = Play(rawValue: 1 << 3)
        /// Joins two of which one will do: "or".
        static let or = Play(rawValue: 1 << 4)
        /// Says that an amount is not exact: "about".
        static let about = Play(rawValue: 1 << 5)
        /// The size of what is counted, or how a measure is filled: "large", "heaped".
        static let size = Play(rawValue: 1 << 6)
        /// "x", as in "2 x 400 g".
        static let times = Play(rawValue: 1 << 7)
        /// "plus", as in "1 cup plus 2 tbsp".
        static let plus = Play(rawValue: 1 << 8)
        static let optional = Play(rawValue: 1 << 9)
        /// As much as tastes good.
        static let taste = Play(rawValue: 1 << 10)
        /// An amount that is no number: "some".
        static let vague = Play(rawValue: 1 << 11)
        /// Takes its end off for the next word: "d'".
        static let elision = Play(rawValue: 1 << 12)
        /// What is done to food before it is used: "chopped".
        static let preparation = Play(rawValue: 1 << 13)
        /// How that is done: "finely".
        static let manner = Play(rawValue: 1 << 14)
        /// Leads to what something is for: "for".
        static let purpose = Play(rawValue: 1 << 15)
        /// Begins a remark wherever it stands: "preferably", "at".
        static let aside = Play(rawValue: 1 << 16)
        /// Says that each of several is meant: "each".
        static let each = Play(rawValue: 1 << 17)
        /// What is taken of a thing: "juice".
        static let part = Play(rawValue: 1 << 18)
        /// A food whose name begins with the word for a unit: "bouquet garni".
        static let food = Play(rawValue: 1 << 19)
        /// A food behind a word that is a unit of that food alone: "noix de beurre".
        static let knob = Play(rawValue: 1 << 20)
    }

    struct Meaning: Sendable {
        var plays: Play = []
        var unit: Unit?
        /// The number that a word stands for, over `denominator`; 0 when it stands for none.
        var numerator: UInt8 = 0
        var denominator: UInt8 = 1
        /// The place in `phrases` of those that begin with the word; 0 for none.
        var phrases: UInt16 = 0

        /// The language that the word tells, where it means nothing in the lexicon's own.
        var home: KitchenLanguage?

        /// Whether the word means nothing, as most do.
        var isNone: Bool { plays.isEmpty && unit == nil && numerator == 0 && phrases == 0 }

        /// Whether the word stands for a whole number and is no article.
        var isWholeNumber: Bool { numerator > 0 && denominator == 1 && !plays.contains(.article) }

        var number: Rational? { numerator == 0 ? nil : Rational(Int(numerator), Int(denominator)) }
    }

    /// Several words with one meaning, without the first.
    struct Phrase: Sendable {
        var rest: [[UInt8]]
        var meaning: Meaning
    }

    /// What each word means, in memory that is there while the lexicon is.
    let meanings: WordTable
    /// The phrases by their first words, the longest first.
    let phrases: [[Phrase]]
    /// The units whose names are one letter and keep their case, by its byte.
    let letters: [Unit?]
    /// How numbers begin.
    let numbers: NumberStarts
    let language: KitchenLanguage

    /// What stands between the whole part and the decimals of a number: a point or a comma.
    let decimalMark: UInt8

    /// The words of a language, which never go away, with its decimal mark or with that of a region.
    static func of(_ language: KitchenLanguage, decimalMark: String? = nil) -> Lexicon {
        decimalMark == nil || decimalMark == language.decimalMark ? all[language] : regional[language]
    }

    private static let all = PerLanguage { Lexicon($0, decimalMark: $0.decimalMark) }
    /// With the other mark: Spanish as Mexico writes it, German as Switzerland does, English as on the Continent.
    private static let regional = PerLanguage { Lexicon($0, decimalMark: $0.decimalMark == "." ? "," : ".") }

    private init(_ language: KitchenLanguage, decimalMark: String) {
        self.language = language
        self.decimalMark = decimalMark.utf8.first ?? UInt8(ascii: ".")
        let units = UnitWords.names(in: language)
        letters = (0...UInt8.max).map { units.cased[String(UnicodeScalar($0))] }
        var table = Table()
        for (name, unit) in units.folded { table.add(name) { $0.unit = unit } }
        let words = LexiconWords.of(language)
        for (play, list) in words.plays {
            for word in LexiconWords.list(list) { table.add(word) { $0.plays.formUnion(play) } }
        }
        for (number, list) in words.numbers {
            for word in LexiconWords.list(list) {
                table.add(word) {
                    ($0.numerator, $0.denominator) = (UInt8(number.numerator), UInt8(number.denominator))
                }
            }
        }
        for other in KitchenLanguage.allCases where other != language {
            for word in LexiconWords.list(LexiconWords.signs(of: other)) { table.add(sign: word, of: other) }
        }
        phrases = table.takePhrases()
        meanings = WordTable(table.meanings)
        numbers = NumberStarts(words: table.meanings.filter { $0.value.isWholeNumber }.map(\.key))
    }

    deinit { meanings.deallocate() }

    /// Whether words end in an article and a space.
    func endsInArticle(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard bytes.last == 0x20 else { return false }
        let end = bytes.endIndex - 1
        let start = bytes[..<end].lastIndex { !LineTokenizer.isLetter($0) }.map { $0 + 1 } ?? bytes.startIndex
        return start < end && meanings.meaning(of: bytes.base, start..<end)?.plays.contains(.article) ?? false
    }

    /// The words while they are gathered.
    private struct Table {
        var meanings: [String: Meaning] = [:]
        var phrases: [String: [Phrase]] = [:]

        mutating func add(_ name: String, _ change: (inout Meaning) -> Void) {
            change(&meanings[name, default: Meaning()])
            let words = name.split(separator: " ")
            guard words.count > 1, let first = words.first, let meaning = meanings[name] else { return }
            let rest = words.dropFirst().map { Array($0.utf8) }
            phrases[String(first), default: []].append(Phrase(rest: rest, meaning: meaning))
        }

        /// Adds a word that tells a language, where it has no meaning of its own and no other language is told by it.
        mutating func add(sign word: String, of language: KitchenLanguage) {
            if meanings[word] == nil {
                meanings[word] = Meaning(home: language)
            } else if let home = meanings[word]?.home, home != language {
                meanings[word]?.home = nil
            }
        }

        /// The phrases in a row, with their places in the meanings of their first words.
        mutating func takePhrases() -> [[Phrase]] {
            var row: [[Phrase]] = [[]]
            for (first, phrases) in phrases {
                meanings[first, default: Meaning()].phrases = UInt16(row.count)
                // The longest phrase at a place is the one that is meant.
                row.append(phrases.sorted { $0.rest.count > $1.rest.count })
            }
            return row
        }
    }
}
