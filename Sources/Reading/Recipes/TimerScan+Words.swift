import Text

extension TimerScan {
    static let ands: [StaticString] = ["and", "und", "e", "et", "y", "plus"]
    static let tos: [StaticString] = ["to", "or", "a", "o", "bis", "oder", "à", "ou"]

    /// Whether one of the words above can begin with a byte; most words of a text do not.
    private static func beginsJoint(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "o"), UInt8(ascii: "p"),
            UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "y"), 0xC3:
            true
        default: false
        }
    }

    /// Passes over one of the words, with the spaces after it.
    mutating func skipWord(of words: [StaticString]) {
        guard Self.beginsJoint(byte(position)) else { return }
        for word in words {
            let end = position + word.utf8CodeUnitCount
            guard end < bytes.count, bytes[position] == word.utf8Start[0], isSpace(end) > 0 else { continue }
            let isThere = (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
            guard isThere else { continue }
            position = end
            return skipSpaces()
        }
    }
}
