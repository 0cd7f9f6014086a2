/// The path, query and anchor of a link within the site, as an author wrote them.
struct LinkPath {
    /// The path with percent escapes decoded.
    let path: String
    /// The anchor without its `#`, decoded.
    let anchor: String
    /// Query and anchor as written, to be kept.
    let suffix: String

    init(_ url: String) {
        let end = url.firstIndex { $0 == "#" || $0 == "?" } ?? url.endIndex
        path = Self.decoded(url[..<end])
        suffix = String(url[end...])
        anchor = suffix.firstIndex(of: "#").map { Self.decoded(suffix[suffix.index(after: $0)...]) } ?? ""
    }

    /// Whether an URL names another host or another scheme.
    static func isElsewhere(_ url: String) -> Bool {
        if url.hasPrefix("//") { return true }
        guard let colon = url.firstIndex(of: ":") else { return false }
        return url[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    /// The path in the site that `path`, written in `file`, means; a path that begins with `/` starts at `content/`.
    /// Nil when it leads out of the site.
    static func join(_ path: String, from file: String) -> String? {
        var parts = path.hasPrefix("/") ? ["content"] : file.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/") + (path.hasSuffix("/") ? "/" : "")
    }

    /// The path of `target` as one would write it in `file`.
    static func relative(to target: String, from file: String) -> String {
        let (here, there) = (file.split(separator: "/").dropLast(), target.split(separator: "/"))
        let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
        return String(repeating: "../", count: here.count - shared) + there.dropFirst(shared).joined(separator: "/")
    }

    private static func decoded(_ text: some StringProtocol) -> String {
        guard text.contains("%") else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
