/// The words of a name, in lower case and without accents, to look for foods in.
struct FoodWords {
    /// The words in UTF-8, in order; of a very long name the first, since foods are looked for among all of them.
    let words: [[UInt8]]

    init(_ name: String) {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for scalar in name.unicodeScalars where words.count < FoodWords.most {
            if let letter = FoodWords.plain(scalar) {
                word += letter
            } else if !word.isEmpty {
                words.append(word)
                word = []
            }
        }
        if !word.isEmpty, words.count < FoodWords.most { words.append(word) }
        self.words = words
    }

    private static let most = 24

    /// The words of a name that is one of them.
    init(word: [UInt8]) {
        words = [word]
    }

    /// The words with single spaces between them.
    var text: String { words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") }

    /// The letter in lower case without its accent, in UTF-8; nil for what is no letter.
    private static func plain(_ scalar: Unicode.Scalar) -> [UInt8]? {
        if scalar.isASCII {
            let byte = UInt8(truncatingIfNeeded: scalar.value) | 0x20
            return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? [byte] : nil
        }
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
