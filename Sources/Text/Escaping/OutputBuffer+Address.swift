extension OutputBuffer {
    /// Appends an address for a quoted attribute: what URLs do not hold is percent-encoded, `%41` stays as it is.
    mutating func append(address: UnsafeBufferPointer<UInt8>) {
        for index in address.indices {
            switch address[index] {
            case UInt8(ascii: "&"): append(markup: "&amp;")
            case UInt8(ascii: "'"): append(markup: "&#x27;")
            case UInt8(ascii: "%") where !Self.isHexPair(address, at: index + 1): append(markup: "%25")
            case let byte where byte.isInAddress: append(byte)
            case let byte: appendPercent(byte)
            }
        }
    }

    private static func isHexPair(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 1 < text.count && text[index].isHexDigit && text[index + 1].isHexDigit
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// Letters, digits and the punctuation of RFC 3986 but for the brackets of IPv6 addresses, `&` and `'`.
    fileprivate var isInAddress: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
            UInt8(ascii: "(")...UInt8(ascii: ";"), UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "!"),
            UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
