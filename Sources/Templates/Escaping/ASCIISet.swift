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
