/// Writing HTML as bytes: what is text is escaped, in runs.
extension [UInt8] {
    /// Appends markup as it is.
    package mutating func appendMarkup(_ markup: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Appends text for an element or a quoted attribute: `&`, `<`, `>` and `"` become entities.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in text.indices {
            let entity: StaticString
            switch text[index] {
            case UInt8(ascii: "&"): entity = "&amp;"
            case UInt8(ascii: "<"): entity = "&lt;"
            case UInt8(ascii: ">"): entity = "&gt;"
            case UInt8(ascii: "\""): entity = "&quot;"
            default: continue
            }
            append(contentsOf: text[start..<index])
            appendMarkup(entity)
            start = index + 1
        }
        append(contentsOf: text[start...])
    }

    /// Appends text as `appendEscaped` does.
    package mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends an address for a quoted attribute: what URLs do not hold is percent-encoded, `%41` stays as it is.
    mutating func appendAddress(_ address: String) {
        let bytes = Array(address.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "&"): appendMarkup("&amp;")
            case UInt8(ascii: "'"): appendMarkup("&#x27;")
            case UInt8(ascii: "%") where !bytes[(index + 1)...].isHexPair: appendMarkup("%25")
            case let byte where byte.isInAddress: append(byte)
            default: append(contentsOf: [UInt8(ascii: "%"), (byte >> 4).hexDigit, (byte & 15).hexDigit])
            }
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var isHexPair: Bool { count >= 2 && prefix(2).allSatisfy { $0.isHexDigit } }
}

extension UInt8 {
    fileprivate var hexDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + self - 10 }

    fileprivate var isHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// Letters, digits and the punctuation of RFC 3986 but for the brackets of IPv6 addresses.
    fileprivate var isInAddress: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: "!#$%()*+,-./:;=?@_~".utf8.contains(self)
        }
    }
}
