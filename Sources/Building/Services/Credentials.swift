import Diagnostics
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The keys of services: from the environment, or from `.forno/credentials`, which nobody else may read. They stand in no
/// content, no message and no kept answer.
enum Credentials {
    /// The file, in the site: lines of a name, a colon and a key.
    static let file = ".forno/credentials"

    /// What a service can want to know.
    enum Part: String {
        case key
        /// The name that the service gave to who asks.
        case id
    }

    /// The key of a service by its name, from `FORNO_NAME_KEY` or the line `name` of the site's file, or its id, from
    /// `FORNO_NAME_ID` or the line `name-id`; nil where there is none.
    ///
    /// Throws `LookupFailure` for a file that others can read, or a key that is none.
    static func value(_ part: Part, of service: String, site: String) throws -> String? {
        let given = getenv(variable(part, of: service)).map { String(cString: $0) }
        let key = try given ?? stored(line(part, of: service), site)
        guard let key, !key.isEmpty else { return nil }
        guard key.utf8.count <= 200, key.utf8.allSatisfy({ isPlain($0) }) else {
            throw LookupFailure(
                "the \(part.rawValue) of \(service) has other characters than letters, digits, hyphens and underscores",
                fix: "copy it again")
        }
        return key
    }

    /// The failure that a service has no key, or no id.
    static func missing(_ part: Part, of service: String) -> LookupFailure {
        let (article, line) = (part == .id ? "an" : "a", line(part, of: service))
        return LookupFailure(
            "\(service) wants \(article) \(part.rawValue)",
            fix: "set \(variable(part, of: service)), or write \"\(line): \(part.rawValue.uppercased())\" into \(file)")
    }

    private static func variable(_ part: Part, of service: String) -> String {
        "FORNO_\(service.uppercased())_\(part.rawValue.uppercased())"
    }

    private static func line(_ part: Part, of service: String) -> String { part == .id ? "\(service)-id" : service }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x2D || byte == 0x5F
    }

    private static func stored(_ name: String, _ site: String) throws -> String? {
        let path = "\(site)/\(file)"
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let failure = FileFailure("read", path, code: errno)
            if failure.isAbsence { return nil }
            throw failure
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0 else {
            throw LookupFailure("others can read \(file), which has keys in it", fix: "chmod 600 \(path)")
        }
        let lines = String(decoding: try TextFile.read(path), as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.lazy.map { $0.split(separator: ":", maxSplits: 1) }.first { parts in
            parts.count == 2 && parts[0].filter { !$0.isWhitespace }.lowercased() == name
        }.map { $0[1].filter { !$0.isWhitespace } }
    }
}
