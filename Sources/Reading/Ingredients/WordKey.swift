import Kitchen

/// A word as the lexicon has it: in lower case, full stops inside as spaces.
enum WordKey {
    /// Whether lower case is all that tells a word from its key: it is of ASCII and has no full stops.
    static func isPlain(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: ".") }
    }

    /// A byte of ASCII in lower case; others stay.
    static func lower(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }

    /// The key of any word.
    static func folded(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard isPlain(word) else { return UnitWords.folded(String(decoding: word, as: UTF8.self)) }
        return String(decoding: word.map(lower), as: UTF8.self)
    }

    /// Whether a word has a key.
    static func matches(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ key: [UInt8]) -> Bool {
        guard isPlain(word) else { return folded(word).utf8.elementsEqual(key) }
        return word.count == key.count && zip(word, key).allSatisfy { lower($0) == $1 }
    }
}

/// The hash of a word, made byte by byte: FNV-1a.
struct WordHash {
    private var state: UInt32 = 0x811C_9DC5

    /// Adds a byte of the word in lower case.
    mutating func add(_ byte: UInt8) {
        state = (state ^ UInt32(byte)) &* 0x0100_0193
    }

    /// The hash, its upper half folded in, since a table looks at the low bits alone.
    var value: UInt32 { state ^ state >> 16 }
}
