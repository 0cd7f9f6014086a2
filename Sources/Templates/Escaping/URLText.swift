/// What the bytes of a URL mean: RFC 3986, section 2.
enum URLText {
    /// The schemes that a value may bring; a URL without a scheme is relative.
    static let schemes = ["http", "https", "mailto", "tel"]

    /// Whether a byte stands for itself in every part.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a byte stands for itself in a path.
    static func isPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: isUnreserved(byte)
        }
    }

    /// Whether a byte stands for itself anywhere in a URL. Letters beyond ASCII do too, as the URL standard has it.
    static func isURL(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "]"), 0x80...: true
        default: isPath(byte)
        }
    }
}

/// Decides, byte by byte, whether a URL names no scheme or one of those allowed.
///
/// Browsers skip white space and control characters in a scheme, so they count for nothing here. An entity before the
/// first colon could hide a scheme, so it makes the URL unsafe.
struct SchemeCheck {
    private var last: UInt8 = 0

    enum Verdict {
        case safe
        /// A colon ends a scheme.
        case named
    }

    /// What is known with a byte more; nil when that is nothing.
    mutating func read(_ byte: UInt8) -> Verdict? {
        switch byte {
        case 0...0x20, 0x7F: return nil
        case UInt8(ascii: "/"), UInt8(ascii: "?"): return .safe
        case UInt8(ascii: "#") where last != UInt8(ascii: "&"): return .safe
        case UInt8(ascii: ":"): return .named
        default:
            last = byte
            return nil
        }
    }

    /// Whether what is before the first colon is a scheme that is allowed.
    static func allows(_ url: some Sequence<UInt8>) -> Bool {
        let scheme = url.prefix { $0 != UInt8(ascii: ":") }.filter { !isControl($0) && $0 != UInt8(ascii: " ") }
        return URLText.schemes.contains { $0.utf8.elementsEqual(scheme.lazy.map { asciiLowercase($0) }) }
    }
}

/// A byte with the ASCII capitals made small.
func asciiLowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// The digit for a value below 16; `ten` is that of 10.
func hexDigit(_ value: UInt8, ten: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : ten + value - 10 }
