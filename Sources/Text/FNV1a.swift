/// The hash FNV-1a of 64 bits: short, and the same on every machine. It does not resist a person who looks for two texts with one
/// hash, so nothing may be at stake where two have it.
public enum FNV1a {
    /// What a hash starts from.
    @inlinable public static var offset: UInt64 { 0xCBF2_9CE4_8422_2325 }

    /// The hash of some bytes, or of those behind others that gave the hash `start`.
    @inlinable
    public static func hash(of bytes: some Sequence<UInt8>, from start: UInt64 = offset) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The hash of a text in UTF-8, as 16 hexadecimal digits.
    public static func digits(of text: String, from start: UInt64 = offset) -> String {
        let digits = String(hash(of: text.utf8, from: start), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
