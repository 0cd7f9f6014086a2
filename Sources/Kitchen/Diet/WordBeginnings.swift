/// The first three letters of some words, by which most words of a text are told to be none of them without being read.
struct WordBeginnings: Sendable {
    private var bits = [UInt64](repeating: 0, count: 1 << 15 / 64)

    /// Those of some folded words, or of their stems.
    init(_ words: some Sequence<String>) {
        for word in words {
            let key = Self.key(Array(word.utf8)[...])
            bits[key / 64] |= 1 << UInt64(key % 64)
        }
    }

    /// Whether a word of ASCII may be one of them.
    func mayContain(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let key = Self.key(word)
        return bits[key / 64] & 1 << UInt64(key % 64) != 0
    }

    /// Five bits of each letter, the same for both cases, and none where a word has less than three.
    private static func key(_ word: some RandomAccessCollection<UInt8>) -> Int {
        word.prefix(3).reduce(0) { $0 << 5 | Int($1 & 0x1F) } << (5 * max(0, 3 - word.count))
    }
}
