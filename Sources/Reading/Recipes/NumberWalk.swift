/// Goes from number to number in the text of some HTML. What is inside tags, links, code and marked times is passed over.
///
/// Cost: one look at each byte, or at eight of them together.
enum NumberWalk {
    /// The first digit, or lead of a sign for a fraction, in the text from a byte on.
    static func next(in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < html.count {
            if html[index] == UInt8(ascii: "<") {
                index = afterTag(in: html, at: index)
            } else if stops(html[index]) {
                return index
            } else {
                index = afterWords(in: html, from: index + 1)
            }
        }
        return nil
    }

    /// The next byte that stops, or the end: eight bytes at a time where they are all letters and the like, then one by
    /// one.
    private static func afterWords(in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let bytes = UnsafeRawBufferPointer(html)
        var index = start
        while index + 8 <= bytes.count, isWords(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
            index += 8
        }
        while index < html.count, !stops(html[index]) { index += 1 }
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

    /// Whether a byte is a digit, the sign < or the lead of a sign for a fraction; one bit for each byte below 64.
    private static func stops(_ byte: UInt8) -> Bool {
        let digitsAndTag: UInt64 = 0x3FF << 0x30 | 1 << 0x3C
        return byte < 64 ? digitsAndTag >> UInt64(byte) & 1 == 1 : byte == 0xC2 || byte == 0xE2
    }

    /// The byte after a tag, or after the whole element where what is in it is left alone.
    private static func afterTag(in html: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        var end = start
        if let name = opaqueName(in: html, at: start + 1) {
            while end < html.count, html[end] != UInt8(ascii: "<") || !isClosing(name, in: html, at: end) { end += 1 }
            return end
        }
        while end < html.count, html[end] != UInt8(ascii: ">") { end += 1 }
        return min(end + 1, html.count)
    }

    /// The name of a tag, when it is one of an element that is left alone.
    private static func opaqueName(in html: UnsafeBufferPointer<UInt8>, at index: Int) -> StaticString? {
        guard index < html.count else { return nil }
        let name: StaticString
        switch html[index] {
        case UInt8(ascii: "a"): name = "a"
        case UInt8(ascii: "c"): name = "code"
        case UInt8(ascii: "p"): name = "pre"
        case UInt8(ascii: "t"): name = "time"
        default: return nil
        }
        return isTag(name, in: html, at: index) ? name : nil
    }

    private static func isClosing(_ name: StaticString, in html: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 1 < html.count && html[index + 1] == UInt8(ascii: "/") && isTag(name, in: html, at: index + 2)
    }

    /// Whether the name of a tag stands at a byte.
    private static func isTag(_ name: StaticString, in html: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let end = index + name.utf8CodeUnitCount
        guard end < html.count else { return false }
        for offset in 0..<name.utf8CodeUnitCount where html[index + offset] != name.utf8Start[offset] { return false }
        return html[end] == UInt8(ascii: ">") || html[end] == UInt8(ascii: " ")
    }
}
