import Diagnostics
import Text

/// A web address whose beginning has a slip, as in `htp://example.org` and `https:/example.org`.
enum MistypedScheme {
    private static let known = ["http", "https"]

    /// The address that was meant; nil where nothing says that it is one, and where it is right.
    static func corrected(_ text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
            !(SafeURL.namesHost(text) && SafeURL.isSafe(text)), let scheme = meant(by: text[..<colon])
        else { return nil }
        let behind = text[text.index(after: colon)...]
        let rest = behind.drop { $0 == "/" }
        guard behind.first == "/", !rest.isEmpty else { return nil }
        let corrected = "\(scheme)://\(rest)"
        return SafeURL.isSafe(corrected) ? corrected : nil
    }

    private static func meant(by written: Substring) -> String? {
        guard (3...6).contains(written.utf8.count) else { return nil }
        let name = written.lowercased()
        return known.first { $0 == name } ?? known.first { NearestName.isOneEdit(name, from: $0) }
    }
}
