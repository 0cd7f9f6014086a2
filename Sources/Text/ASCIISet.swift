/// Some characters of ASCII. Whether a byte is one of them takes a few instructions, however many they are.
///
/// ```swift
/// ASCIISet("0123456789").contains(0x37)    // true
/// ```
public struct ASCIISet: Sendable {
    @usableFromInline let low: UInt64
    @usableFromInline let high: UInt64

    /// The set of the characters of a text; others than those of ASCII are in no set.
    public init(_ characters: String) {
        var (low, high) = (0 as UInt64, 0 as UInt64)
        for byte in characters.utf8 where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
        (self.low, self.high) = (low, high)
    }

    /// All characters of ASCII but those of a text.
    public init(allBut characters: String) {
        let others = ASCIISet(characters)
        (low, high) = (~others.low, ~others.high)
    }

    /// Whether a byte is one of the characters.
    @inlinable @inline(__always)
    public func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1
    }

    /// Whether a text has no others.
    @inlinable
    public func containsAll(of text: String) -> Bool { text.utf8Bytes { $0.allSatisfy { contains($0) } } }
}
