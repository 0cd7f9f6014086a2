import Text

/// The words of a text as foods are looked up by: folded, each with its place and whether punctuation parts it from the one
/// before.
struct FoodWords {
    /// A word, as ``FoodName/words(of:)`` has it; empty for one that cannot begin what is looked for.
    struct Word {
        let text: String
        /// Its place in the text, in bytes.
        let range: Range<Int>
        /// Whether a comma, a bracket or a full stop stands between it and the word before.
        let isParted: Bool
    }

    /// In the order of the text.
    private(set) var all: [Word] = []

    /// The words in some bytes of UTF-8, of which the first stands at `start` in its text; with `isWanted` only those are read
    /// that it says may matter. An address of the web is no words.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int = 0,
        where isWanted: (UnsafeBufferPointer<UInt8>.SubSequence) -> Bool = { _ in true }
    ) {
        var (index, isParted) = (0, true)
        while index < bytes.count {
            guard Self.isInWord(bytes[index]) else {
                isParted = isParted || Self.parts(bytes[index])
                index += 1
                continue
            }
            var (end, highest) = (index, UInt8(0))
            while end < bytes.count, Self.isInWord(bytes[end]) {
                highest |= bytes[end]
                end += 1
            }
            if Self.beginsAddress(bytes, index, end) {
                while end < bytes.count, bytes[end] > 0x20 { end += 1 }
            } else {
                let place = start + index..<start + end
                if highest >= 0x80 {
                    add(foldedParts: bytes[index..<end], place, isParted)
                } else {
                    let text = isWanted(bytes[index..<end]) ? Self.lowercased(bytes[index..<end]) : ""
                    all.append(Word(text: text, range: place, isParted: isParted))
                }
                isParted = false
            }
            index = end
        }
    }

    /// The words of a text.
    init(_ text: String) {
        self = text.utf8Bytes { FoodWords($0) }
    }

    /// Adds what may be several words, as an apostrophe that is not ASCII parts them.
    private mutating func add(
        foldedParts bytes: Slice<UnsafeBufferPointer<UInt8>>, _ range: Range<Int>, _ isParted: Bool
    ) {
        for (number, word) in FoodName.words(of: String(decoding: bytes, as: UTF8.self)).enumerated() {
            all.append(Word(text: word, range: range, isParted: isParted && number == 0))
        }
    }

    private static func lowercased(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(unsafeUninitializedCapacity: word.count) { text in
            for (place, byte) in word.enumerated() { text[place] = byte &- 0x41 < 26 ? byte | 0x20 : byte }
            return word.count
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
        guard end < bytes.count, bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: ".") else {
            return false
        }
        return bytes.has("://", at: end) || bytes.has(".", at: end) && end - start == 3 && bytes.has("www", at: start)
    }
}
