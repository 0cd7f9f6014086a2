import Text

/// The words of a text as foods are looked up by: folded, each with its place and whether punctuation parts it from the one
/// before.
struct FoodWords {
    /// A word, as ``FoodName/words(of:)`` has it.
    struct Word {
        let text: String
        /// Its place in the text, in bytes.
        let range: Range<Int>
        /// Whether a comma, a bracket or a full stop stands between it and the word before.
        let isParted: Bool
    }

    /// In the order of the text.
    private(set) var all: [Word] = []

    /// The words in some bytes of UTF-8, of which the first stands at `start` in its text. An address of the web is no words.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int = 0) {
        var (index, isParted) = (0, true)
        while index < bytes.count {
            guard Self.isInWord(bytes[index]) else {
                isParted = isParted || Self.parts(bytes[index])
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, Self.isInWord(bytes[end]) { end += 1 }
            if Self.beginsAddress(bytes, index, end) {
                while end < bytes.count, bytes[end] > 0x20 { end += 1 }
            } else {
                add(String(decoding: bytes[index..<end], as: UTF8.self), start + index..<start + end, isParted)
                isParted = false
            }
            index = end
        }
    }

    /// The words of a text.
    init(_ text: String) {
        self = text.utf8Bytes { FoodWords($0) }
    }

    private mutating func add(_ text: String, _ range: Range<Int>, _ isParted: Bool) {
        for (number, word) in FoodName.words(of: text).enumerated() {
            all.append(Word(text: word, range: range, isParted: isParted && number == 0))
        }
    }

    /// Letters and digits; what is not ASCII is told apart when the word is folded.
    private static func isInWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
    }

    /// Hyphens, apostrophes and white space join words, all else parts them.
    private static func parts(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "&")
    }

    private static func beginsAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let rest = bytes[end...]
        return rest.starts(with: "://".utf8)
            || rest.first == UInt8(ascii: ".") && bytes[start..<end].elementsEqual("www".utf8)
    }
}
