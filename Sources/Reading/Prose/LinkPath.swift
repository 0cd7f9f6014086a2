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
        guard let colon = url.firstIndex(of: ":") else { return false }
        return url[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    /// The path in the site that this one, written in `file`, means; a path that begins with `/` starts at `content/`.
    /// Nil when it leads out of the site.
    func resolved(from file: String) -> String? {
        SitePath.resolve(path.hasPrefix("/") ? "/content\(path)" : path, from: file)
    }
}
