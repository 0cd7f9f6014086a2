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
private struct SchemeCheck {
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

extension OutputBuffer {
    /// Appends a value at the start of a URL, or after other values there. When the URL so far names a scheme that is
    /// not allowed, the whole of it becomes `#`.
    ///
    /// `opened` is the byte before the URL, which does not occur within it.
    mutating func appendURL(_ value: UnsafeBufferPointer<UInt8>, opened: UInt8) {
        let start = (bytes.lastIndex(of: opened) ?? -1) + 1
        guard isSafeURL(UnsafeBufferPointer(rebasing: bytes[start...]), value) else {
            truncate(to: start)
            return append(UInt8(ascii: "#"))
        }
        appendURLText(value)
    }

    /// Appends an address in two pieces at the start of a URL, as if it were one.
    mutating func appendURL(_ root: UnsafeBufferPointer<UInt8>, _ path: UnsafeBufferPointer<UInt8>, opened: UInt8) {
        if bytes.last == opened, root.first == UInt8(ascii: ".") {
            appendURLText(root)
            appendURLText(path)
        } else {
            (Array(root) + path).withUnsafeBufferPointer { appendURL($0, opened: opened) }
        }
    }

    /// Appends a part of a URL with what may not stand in one percent-encoded.
    private mutating func appendURLText(_ value: UnsafeBufferPointer<UInt8>) {
        var runStart = 0
        var index = EightBytes.commonPathEnd(in: value, from: 0)
        while index < value.count {
            if !URLText.isURL(value[index]), !isTriplet(value, index) {
                append(UnsafeBufferPointer(rebasing: value[runStart..<index]))
                if value[index] == UInt8(ascii: "&") { append("&amp;") } else { appendPercent(value[index]) }
                runStart = index + 1
            }
            index = index & 7 == 7 ? EightBytes.commonPathEnd(in: value, from: index + 1) : index + 1
        }
        append(UnsafeBufferPointer(rebasing: value[runStart...]))
    }

    private func isSafeURL(_ before: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        // No scheme begins with a full stop, so that `../` needs no further look.
        if (before.first ?? value.first) == UInt8(ascii: ".") { return true }
        var check = SchemeCheck()
        for part in [before, value] {
            for byte in part {
                guard let verdict = check.read(byte) else { continue }
                return verdict == .safe || SchemeCheck.allows(Array(before) + value)
            }
        }
        return true
    }

    /// Appends a part of a URL with all but the kept bytes percent-encoded, and so safe in an attribute too.
    @inline(__always)
    mutating func appendPercentEncoded(
        _ value: UnsafeBufferPointer<UInt8>, keeping: (UInt8) -> Bool, keepingTriplets: Bool
    ) {
        for index in value.indices {
            let byte = value[index]
            if keeping(byte) || keepingTriplets && isTriplet(value, index) { append(byte) } else { appendPercent(byte) }
        }
    }

    private func isTriplet(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        value[index] == UInt8(ascii: "%") && index + 2 < value.count && isHex(value[index + 1])
            && isHex(value[index + 2])
    }

    private func isHex(_ byte: UInt8) -> Bool {
        switch asciiLowercase(byte) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }

    private mutating func appendPercent(_ byte: UInt8) {
        append(UInt8(ascii: "%"))
        append(hexDigit(byte >> 4, ten: UInt8(ascii: "A")))
        append(hexDigit(byte & 15, ten: UInt8(ascii: "A")))
    }
}

/// The digit for a value below 16; `ten` is that of 10.
func hexDigit(_ value: UInt8, ten: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : ten + value - 10 }
