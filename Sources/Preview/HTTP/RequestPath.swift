import Text

/// The path of a request, as the parts between its slashes, decoded.
struct RequestPath: Hashable {
    /// Never empty parts, `.` or `..`.
    let parts: [String]
    /// Whether the path names a folder: it ends in a slash.
    let isFolder: Bool
    /// What follows the `?`, as written.
    let query: String

    /// The path of a target in origin form or absolute form (RFC 9112, section 3.2).
    ///
    /// Nil for one that is no path of the site: with `..` in it, plain or encoded, a NUL or another control character,
    /// a backslash, an empty part, or bytes that are no UTF-8.
    init?(_ target: String) {
        var rest = Substring(target)
        if rest.hasPrefix("http://") {
            rest = rest.dropFirst(7).drop { $0 != "/" && $0 != "?" }
        }
        let written = rest.prefix { $0 != "?" && $0 != "#" }
        query = String(rest.dropFirst(written.count).dropFirst().prefix { $0 != "#" })
        guard written.hasPrefix("/"), let path = PercentCoding.decode(written.dropFirst()) else { return nil }
        let isAllowed = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
        guard isAllowed else { return nil }
        isFolder = path.isEmpty || path.hasSuffix("/")
        let inside = path.hasSuffix("/") ? path.dropLast() : Substring(path)
        parts = inside.isEmpty ? [] : inside.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    }

    /// The address in the built site that the path names: for a folder its `index.html`.
    var address: String { (parts + (isFolder ? ["index.html"] : [])).joined(separator: "/") }

    /// The address of the page of the folder that the path would name with a slash at its end.
    var folderAddress: String { (parts + ["index.html"]).joined(separator: "/") }

    /// The path with a slash at its end, to be sent to the browser.
    var folderPath: String { "/" + parts.map { PercentCoding.encode($0) + "/" }.joined() }

    /// The value of a name in the query, decoded.
    func value(of name: String) -> String? {
        for pair in query.split(separator: "&") where pair.hasPrefix(name + "=") {
            return PercentCoding.decode(pair.dropFirst(name.count + 1))
        }
        return nil
    }
}
