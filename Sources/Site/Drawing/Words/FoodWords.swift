/// The words of a name, in lower case and without accents, to look for foods in.
struct FoodWords {
    /// The letters of all words, in UTF-8.
    private var letters: [UInt8] = []
    /// Where each word stands among the letters; of a very long name the first, since foods are looked for among all.
    private var ranges: [Range<Int>] = []
    private var start = 0

    private static let most = 24

    init(_ name: String) {
        letters.reserveCapacity(name.utf8.count)
        ranges.reserveCapacity(12)
        add(name)
    }

    /// The words of all the names.
    init(_ names: [String]) {
        letters.reserveCapacity(names.reduce(0) { $0 + $1.utf8.count })
        ranges.reserveCapacity(12)
        for name in names { add(name) }
    }

    private mutating func add(_ name: String) {
        var name = name
        let isRead = name.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            read(bytes)
            return true
        }
        if !isRead { read(name.unicodeScalars) }
        endWord()
    }

    /// Looks at the words one after the other.
    func forEach(_ look: (UnsafeBufferPointer<UInt8>) -> Void) {
        letters.withUnsafeBufferPointer { letters in
            for range in ranges { look(UnsafeBufferPointer(rebasing: letters[range])) }
        }
    }

    /// Whether one of the words is as `matches` says.
    func contains(_ matches: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        letters.withUnsafeBufferPointer { letters in
            ranges.contains { matches(UnsafeBufferPointer(rebasing: letters[$0])) }
        }
    }

    /// The words, in order.
    var list: [String] { ranges.map { String(decoding: letters[$0], as: UTF8.self) } }

    /// The words with single spaces between them.
    var text: String { list.joined(separator: " ") }

    /// The words of a name but for what it is said to be without: "cheese-free" and "without cheese" have none.
    init(affirmed name: String) {
        self.init(name)
        var kept = list
        if let end = kept.firstIndex(where: Self.negations.contains) { kept.removeSubrange(end...) }
        if let free = kept.firstIndex(where: Self.frees.contains) { kept.removeSubrange(max(0, free - 1)...free) }
        if kept.count < ranges.count { self.init(kept.joined(separator: " ")) }
    }

    private static let negations: Set<String> = [
        "without", "no", "not", "senza", "niente", "ohne", "kein", "keine", "sans", "sin", "minus",
    ]
    private static let frees: Set<String> = ["free", "frei"]

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
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
        case "œ": return Array("oe".utf8)
        case "ß": return Array("ss".utf8)
        case "ç": return [UInt8(ascii: "c")]
        case "ñ": return [UInt8(ascii: "n")]
        default: return Array(lower.utf8)
        }
    }
}
