/// Which addresses in content may become links and pictures.
public enum SafeURL {
    /// The address to write for `url`: a host without a scheme (`//example.org`), which would be a file server where pages
    /// are read from a folder, gets `https:`; all else stays as it is. Nil for what is not safe.
    public static func address(_ url: String) -> String? {
        let address = url.hasPrefix("//") ? "https:" + url : url
        return isSafe(address) ? address : nil
    }

    /// Whether `url` is an http or https URL.
    public static func namesHost(_ url: String) -> Bool { url.utf8Bytes { namesHost($0) } }

    /// Whether `url` is http, https, mailto, tel or relative, and free of control characters. An http(s) URL has to name
    /// its host behind two slashes, and a relative one must not begin with two: browsers take backslashes for
    /// slashes, and find a host behind any number of them.
    ///
    /// What comes before a colon counts as a scheme as browsers read it (URL Standard, section 4.4), in any case of
    /// letters, unless a `/`, `?` or `#` stands before the colon.
    public static func isSafe(_ url: String) -> Bool {
        url.utf8Bytes { isSafe($0) }
    }

    /// The same of a URL in UTF-8.
    public static func isSafe(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in url where byte < 0x20 || byte == 0x7F { return false }
        if slashes(in: url, from: 0) > 1 { return false }
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
        case 4: begins(url, with: "http://") && slashes(in: url, from: 5) == 2
        case 5: begins(url, with: "https://") && slashes(in: url, from: 6) == 2
        case 6: begins(url, with: "mailto")
        default: false
        }
    }

    /// Whether a safe `url` in UTF-8 names a host: whether it is http or https.
    public static func namesHost(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
        begins(url, with: "http:") || begins(url, with: "https:")
    }

    /// How many slashes of either kind stand at a place.
    private static func slashes(in url: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        url[start...].prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.count
    }

    /// Whether `url` begins with a text in lowercase, in any case of letters.
    private static func begins(_ url: UnsafeBufferPointer<UInt8>, with text: StaticString) -> Bool {
        guard url.count >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where url[index] | 0x20 != text.utf8Start[index] { return false }
        return true
    }
}
