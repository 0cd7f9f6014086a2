/// Which addresses in content may become links and pictures.
public enum SafeURL {
    private static let schemes: Set<[UInt8]> = Set(["http", "https", "mailto", "tel"].map { Array($0.utf8) })

    /// Whether `url` is http, https, mailto, tel or relative, and free of control characters.
    ///
    /// What comes before a colon counts as a scheme as browsers read it (URL Standard, section 4.4), in any case of
    /// letters, unless a `/`, `?` or `#` stands before the colon.
    public static func isSafe(_ url: String) -> Bool { isSafe(url.utf8) }

    static func isSafe(_ url: some Sequence<UInt8>) -> Bool {
        var scheme: [UInt8] = []
        var isSchemeRead = false
        for byte in url {
            if byte < 0x20 || byte == 0x7F { return false }
            if isSchemeRead { continue }
            switch byte {
            case UInt8(ascii: ":"):
                if !schemes.contains(scheme) { return false }
                isSchemeRead = true
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isSchemeRead = true
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte + 32)
            default: scheme.append(byte)
            }
        }
        return true
    }

    /// Whether `url` names a host: http, https, or two slashes (or backslashes, which browsers read alike) in front.
    static func namesHost(_ url: some Sequence<UInt8>) -> Bool {
        let start = url.prefix(8).map { $0 | ($0 == UInt8(ascii: "\\") ? 0 : 0x20) }
        if start.starts(with: "http:".utf8) || start.starts(with: "https:".utf8) { return true }
        let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
        return start.count >= 2 && isSlash(start[0]) && isSlash(start[1])
    }
}
