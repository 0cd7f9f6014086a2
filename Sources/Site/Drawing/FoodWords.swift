/// The words of a name, in lower case and without accents, to look for foods in.
struct FoodWords {
    /// The letters of all words, in UTF-8.
    private var letters: [UInt8] = []
    /// Where each word stands among the letters; of a very long name the first, since foods are looked for among all.
    private var ranges: [Range<Int>] = []
    private var start = 0

    private static let most = 24

    init(_ name: String) {
        self.init([name])
    }

    /// The words of all the names.
    init(_ names: [String]) {
        for name in names {
            if name.utf8.allSatisfy({ $0 < 0x80 }) { read(name.utf8) } else { read(name.unicodeScalars) }
            endWord()
        }
    }

    /// The words, in order.
    var words: [ArraySlice<UInt8>] { ranges.map { letters[$0] } }

    /// Looks at the words one after the other, while `look` is true of them.
    func forEach(_ look: (ArraySlice<UInt8>) -> Void) {
        for range in ranges { look(letters[range]) }
    }

    /// Whether one of the words is as `matches` says.
    func contains(_ matches: (ArraySlice<UInt8>) -> Bool) -> Bool {
        ranges.contains { matches(letters[$0]) }
    }

    /// The words with single spaces between them.
    var text: String { words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") }

    private mutating func read(_ bytes: String.UTF8View) {
        for byte in bytes where ranges.count < Self.most { read(ascii: byte) }
    }

    private mutating func read(_ scalars: String.UnicodeScalarView) {
        for scalar in scalars where ranges.count < Self.most {
            if scalar.isASCII {
                read(ascii: UInt8(truncatingIfNeeded: scalar.value))
            } else if let letter = Self.plain(scalar) {
                letters += letter
            } else {
                endWord()
            }
        }
    }

    private mutating func read(ascii byte: UInt8) {
        let lower = byte | 0x20
        if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z") { letters.append(lower) } else { endWord() }
    }

    private mutating func endWord() {
        guard letters.count > start, ranges.count < Self.most else { return }
        ranges.append(start..<letters.count)
        start = letters.count
    }

    /// The letter beyond ASCII in lower case without its accent, in UTF-8; nil for what is no letter.
    private static func plain(_ scalar: Unicode.Scalar) -> [UInt8]? {
        guard scalar.properties.isAlphabetic else { return nil }
        let lower = scalar.properties.lowercaseMapping
        switch lower {
        case "à", "á", "â", "ä": return [UInt8(ascii: "a")]
        case "è", "é", "ê", "ë": return [UInt8(ascii: "e")]
        case "ì", "í", "î", "ï": return [UInt8(ascii: "i")]
        case "ò", "ó", "ô", "ö": return [UInt8(ascii: "o")]
        case "ù", "ú", "û", "ü": return [UInt8(ascii: "u")]
        case "ç": return [UInt8(ascii: "c")]
        case "ñ": return [UInt8(ascii: "n")]
        default: return Array(lower.utf8)
        }
    }
}
