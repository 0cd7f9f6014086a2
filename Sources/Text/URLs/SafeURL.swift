/// Which addresses in content may become links and pictures.
public enum SafeURL {
    /// Whether `url` is http, https, mailto, tel or relative, and free of control characters.
    ///
    /// What comes before a colon counts as a scheme as browsers read it (URL Standard, section 4.4), in any case of
    /// letters, unless a `/`, `?` or `#` stands before the colon.
    public static func isSafe(_ url: String) -> Bool {
        url.utf8Bytes { isSafe($0) }
    }

    /// The same of a URL in UTF-8.
    public static func isSafe(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in url where byte < 0x20 || byte == 0x7F { return false }
        for index in url.indices {
            switch url[index] {
            case UInt8(ascii: ":"): return isSafeScheme(url, length: index)
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
            default: continue
            }
        }
        return true
    }

    private static func isSafeScheme(_ url: UnsafeBufferPointer<UInt8>, length: Int) -> Bool {
        switch length {
        case 3: begins(url, with: "tel")
        case 4: begins(url, with: "http")
        case 5: begins(url, with: "https")
        case 6: begins(url, with: "mailto")
        default: false
        }
    }

    /// Whether a safe `url` names a host: http, https, or two slashes (or backslashes, which browsers read alike) in
    /// front.
    public static func namesHost(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
        if begins(url, with: "http:") || begins(url, with: "https:") { return true }
        let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
        return url.count >= 2 && isSlash(url[0]) && isSlash(url[1])
    }

    /// Whether `url` begins with a text in lowercase, in any case of letters.
    private static func begins(_ url: UnsafeBufferPointer<UInt8>, with text: StaticString) -> Bool {
        guard url.count >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where url[index] | 0x20 != text.utf8Start[index] { return false }
        return true
    }
}
