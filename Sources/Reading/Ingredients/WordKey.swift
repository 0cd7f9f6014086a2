import Kitchen

/// A word as the lexicon has it: in lower case, full stops inside as spaces.
enum WordKey {
    /// Whether lower case is all that tells a word from its key: it is of ASCII and has no full stops.
    static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        for index in range where bytes[index] >= 0x80 || bytes[index] == UInt8(ascii: ".") { return false }
        return true
    }

    /// A byte of ASCII in lower case; others stay.
    static func lower(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }

    /// Whether the bytes of a plain word are those of a key, but for case.
    static func isSame(_ bytes: [UInt8], _ range: Range<Int>, _ key: [UInt8], _ place: Range<Int>) -> Bool {
        guard range.count == place.count else { return false }
        for offset in 0..<range.count
        where lower(bytes[range.lowerBound + offset]) != key[place.lowerBound + offset] { return false }
        return true
    }

    /// The key of any word.
    static func folded(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        let word = bytes[range]
        guard isPlain(bytes, range) else { return UnitWords.folded(String(decoding: word, as: UTF8.self)) }
        return String(decoding: word.map(lower), as: UTF8.self)
    }

    /// Whether a word has a key.
    static func matches(_ bytes: [UInt8], _ range: Range<Int>, _ key: [UInt8]) -> Bool {
        guard isPlain(bytes, range) else { return folded(bytes, range).utf8.elementsEqual(key) }
        return isSame(bytes, range, key, key.indices)
    }
}
