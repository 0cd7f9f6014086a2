/// Bytes as text (RFC 4648, section 4).
package enum Base64 {
    private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text of some bytes, filled up with `=`.
    package static func text(_ bytes: [UInt8]) -> String {
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
}
