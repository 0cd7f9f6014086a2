/// What the bytes of a URL mean: RFC 3986, section 2.
public enum URLText {
    /// The schemes that a value may bring; a URL without a scheme is relative.
    public static let schemes = ["http", "https", "mailto", "tel"]

    /// Whether a byte stands for itself in every part.
    public static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a byte stands for itself in a path.
    public static func isPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: isUnreserved(byte)
        }
    }

    /// Whether a byte stands for itself anywhere in a URL. Letters beyond ASCII do too, as the URL standard has it.
    public static func isURL(_ byte: UInt8) -> Bool {
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
public struct SchemeCheck {
    private var last: UInt8 = 0

    /// A check that has read nothing yet.
    public init() {}

    /// What a URL turns out to be.
    public enum Verdict {
        /// It names no scheme.
        case safe
        /// A colon ends a scheme.
        case named
    }

    /// What is known with a byte more; nil when that is nothing.
    public mutating func read(_ byte: UInt8) -> Verdict? {
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
    public static func allows(_ url: some Sequence<UInt8>) -> Bool {
        let scheme = url.prefix { $0 != UInt8(ascii: ":") }.filter { !$0.isControl && $0 != UInt8(ascii: " ") }
        return URLText.schemes.contains { $0.utf8.elementsEqual(scheme.lazy.map { $0.asciiLowercased }) }
    }
}
