/// Goes from number to number in some words.
///
/// Cost: one look at each byte, or at eight of them together.
enum NumberWalk {
    /// The first digit, or lead of a sign for a fraction, from a byte on.
    static func next(in words: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < words.count else { return nil }
        let index = stops(words[start]) ? start : afterWords(in: words, from: start + 1)
        return index < words.count ? index : nil
    }

    /// The next byte that stops, or the end: eight bytes at a time where they are all letters and the like, then one by
    /// one.
    private static func afterWords(in words: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let bytes = UnsafeRawBufferPointer(words)
        var index = start
        while index + 8 <= bytes.count, isWords(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
            index += 8
        }
        while index < words.count, !stops(words[index]) { index += 1 }
        return index
    }

    /// Whether eight bytes are all of ASCII and none is from "0" to "?", of which those that stop are.
    private static func isWords(_ bytes: UInt64) -> Bool {
        // A byte that is 0x3n becomes 0x0n: with its low half taken off it is the only one from which 0x10 cannot be
        // taken without borrowing from its high bit.
        let halves = (bytes ^ 0x3030_3030_3030_3030) & 0xF0F0_F0F0_F0F0_F0F0
        let isThree = (halves &- 0x1010_1010_1010_1010) & ~halves
        return (bytes | isThree) & 0x8080_8080_8080_8080 == 0
    }

    /// Whether a byte is a digit, or the lead of a sign for a fraction.
    private static func stops(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || byte == 0xC2 || byte == 0xE2
    }
}
