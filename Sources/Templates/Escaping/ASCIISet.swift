/// A set of ASCII characters, as the bits of two words: looking a byte up costs a shift.
struct ASCIISet: Sendable {
    private var low: UInt64
    private var high: UInt64

    /// The set of the characters of a text; those beyond ASCII are left out.
    init(_ characters: String) {
        (low, high) = (0, 0)
        for byte in characters.utf8 where byte < 0x80 { insert(byte) }
    }

    /// The control characters.
    static let controls: ASCIISet = {
        var set = ASCIISet("\u{7F}")
        for byte in UInt8(0)..<0x20 { set.insert(byte) }
        return set
    }()

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 0x40 ? low : byte < 0x80 ? high : 0
        return word >> UInt64(byte & 0x3F) & 1 != 0
    }

    /// The first byte from `start` on that could be in a set of escapes, which are all among the control characters and
    /// `"&'<>\`; it may also be one near it. Eight bytes of common text are passed over at once.
    @inline(__always)
    static func commonEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        while index + 8 <= raw.count, isCommon(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
        return index
    }

    /// Whether none of eight bytes is a control character, outside ASCII, or one of `"&'<>\`.
    @inline(__always)
    private static func isCommon(_ word: UInt64) -> Bool {
        // The top bit of a byte is set where the byte is one that is looked for, and perhaps in one near it.
        let controls = word | (word &- ones &* 0x20)
        let quotes = zeros(word ^ ones &* 0x22) | zeros(word ^ ones &* 0x27) | zeros(word ^ ones &* 0x5C)
        let marks = zeros(word ^ ones &* 0x26) | zeros(word ^ ones &* 0x3C) | zeros(word ^ ones &* 0x3E)
        return (controls | quotes | marks | zeros(word ^ ones &* 0x7F)) & 0x8080_8080_8080_8080 == 0
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// The top bits of the bytes that are 0.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }

    func union(_ other: ASCIISet) -> ASCIISet {
        var set = self
        set.low |= other.low
        set.high |= other.high
        return set
    }

    func without(_ characters: String) -> ASCIISet {
        let removed = ASCIISet(characters)
        var set = self
        set.low &= ~removed.low
        set.high &= ~removed.high
        return set
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 0x40 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 0x40) }
    }
}
