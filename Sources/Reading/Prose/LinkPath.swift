/// The path, query and anchor of a link within the site, as an author wrote them.
struct LinkPath {
    /// The path as written, without query and anchor.
    let path: String
    /// The anchor without its `#`.
    let anchor: String
    /// Query and anchor as written, to be kept.
    let suffix: String

    init(_ url: String) {
        let end = url.firstIndex { $0 == "#" || $0 == "?" } ?? url.endIndex
        path = String(url[..<end])
        let rest = url[end...]
        suffix = String(rest)
        anchor = rest.firstIndex(of: "#").map { String(rest[rest.index(after: $0)...]) } ?? ""
    }

    /// Whether an URL names another host or another scheme.
    static func isElsewhere(_ url: String) -> Bool {
        if url.hasPrefix("//") { return true }
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return url.utf8[..<colon].allSatisfy(isInsideScheme)
    }

    private static func isInsideScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// The path in the site that this one, written in `file`, means; a path that begins with `/` starts at `content/`.
    /// Nil when it leads out of the site.
    func resolved(from file: String) -> String? {
        SitePath.resolve(path.hasPrefix("/") ? "/content\(path)" : path, from: file)
    }
}
