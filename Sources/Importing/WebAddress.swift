import Text

/// Addresses as pages write them, made absolute (RFC 3986, section 5.2).
enum WebAddress {
    /// The http or https address that a reference means on a page; nil for one that leads nowhere on the web.
    static func resolve(_ reference: String, against page: String?) -> String? {
        let reference = reference.trimming(\.isWhitespace).prefix { $0 != "#" }
        guard !reference.isEmpty, let address = absolute(String(reference), page) else { return nil }
        let escaped = address.utf8.map { $0 > 0x20 && $0 < 0x7F ? String(Unicode.Scalar($0)) : percent($0) }.joined()
        return SafeURL.namesHost(escaped) && SafeURL.isSafe(escaped) && escaped.utf8.count < 2_000 ? escaped : nil
    }

    private static func absolute(_ reference: String, _ page: String?) -> String? {
        if SafeURL.namesHost(reference) { return reference }
        guard let page, let (scheme, host, path) = parts(of: page) else {
            return reference.hasPrefix("//") ? "https:" + reference : nil
        }
        if reference.hasPrefix("//") { return scheme + ":" + reference }
        if reference.prefix(while: { !"/?".contains($0) }).contains(":") { return nil }
        if reference.hasPrefix("?") { return "\(scheme)://\(host)\(path)\(reference)" }
        let folder = reference.hasPrefix("/") ? "" : String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
        return "\(scheme)://\(host)" + withoutDots(folder + reference)
    }

    private static func parts(of address: String) -> (scheme: String, host: String, path: String)? {
        guard SafeURL.namesHost(address), let mark = address.firstRange(of: "://") else { return nil }
        let rest = address[mark.upperBound...].prefix { $0 != "?" && $0 != "#" }
        let host = rest.prefix { $0 != "/" }
        let path = String(rest.dropFirst(host.count))
        return (String(address[..<mark.lowerBound]).lowercased(), String(host), path.isEmpty ? "/" : path)
    }

    private static func withoutDots(_ reference: String) -> String {
        let path = reference.prefix { $0 != "?" }
        var parts: [Substring] = []
        let all = path.split(separator: "/", omittingEmptySubsequences: false)
        for (place, part) in all.enumerated() {
            switch part {
            case ".": if place == all.count - 1 { parts.append("") }
            case "..":
                if parts.count > 1 { parts.removeLast() }
                if place == all.count - 1 { parts.append("") }
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/") + reference.dropFirst(path.count)
    }

    private static func percent(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}
