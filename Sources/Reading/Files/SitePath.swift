/// Paths inside the site folder: relative to it, parted by `/`, without `.` and `..`.
public enum SitePath {
    /// The path that `reference`, written in the file `page`, leads to; nil when it leads out of the site.
    ///
    /// A reference is a relative URL (RFC 3986): its query and fragment are dropped and `%20` and the like decoded
    /// before `..` is followed. With a `/` at the start it counts from the site folder, without any path it means
    /// `page`. One with a scheme or a host is nil, as is one that decodes to no UTF-8 or to a NUL. Whether a file is
    /// there is not looked at.
    ///
    /// ```swift
    /// SitePath.resolve("../recipes/pizza%20dough.md#method", from: "content/plans/2026-W48.md")
    /// // "content/recipes/pizza dough.md"
    /// ```
    public static func resolve(_ reference: String, from page: String) -> String? {
        let written = reference.prefix { $0 != "#" && $0 != "?" }
        guard !written.hasPrefix("//"), !hasScheme(written), let path = percentDecoded(written) else { return nil }
        return path.isEmpty ? page : join(path, from: page)
    }

    /// The path that `path`, plain text and no URL, means in the file `page`; nil when it leads out of the site.
    static func join(_ path: String, from page: String) -> String? {
        var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a reference starts with a URL's scheme (RFC 3986, section 3.1): a letter, then letters, digits, `+-.`
    private static func hasScheme(_ reference: Substring) -> Bool {
        guard let colon = reference.firstIndex(of: ":") else { return false }
        let scheme = reference[..<colon].utf8
        return scheme.first.map(isLetter) == true
            && scheme.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// `text` with each `%XX` as its byte; a percent sign without two hexadecimal digits stands for itself.
    private static func percentDecoded(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text.utf8.contains(0) ? nil : String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(UInt8(digits[0] << 4 | digits[1]))
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }
}
