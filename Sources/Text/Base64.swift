/// Bytes as text (RFC 4648, section 4).
public enum Base64 {
    private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text of some bytes, filled up with `=`.
    public static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let some = bytes[start..<min(start + 3, bytes.count)]
            let bits = some.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - some.count))
            for place in 0..<4 {
                text.append(place <= some.count ? signs[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text, with line breaks in it or without, also behind "data:image/jpeg;base64,"; nil for another text.
    public static func decode(_ text: String) -> [UInt8]? {
        let start =
            text.hasPrefix("data:") ? text.utf8.firstIndex(of: UInt8(ascii: ",")).map(text.utf8.index(after:)) : nil
        var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
        bytes.reserveCapacity(text.utf8.count * 3 / 4)
        for sign in text.utf8[(start ?? text.startIndex)...] {
            if sign <= 0x20 || sign == UInt8(ascii: "=") { continue }
            guard let value = value(sign) else { return nil }
            (bits, count) = (bits << 6 | value, count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }

    private static func value(_ sign: UInt8) -> UInt32? {
        switch sign {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(sign) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(sign) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(sign) + 4
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
