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

    /// The key of a service by its name, from `FORNO_NAME_KEY` or the file of the site; nil where there is none.
    ///
    /// Throws `LookupFailure` for a file that others can read, or a key that is none.
    static func key(of service: String, site: String) throws -> String? {
        let key = try getenv("FORNO_\(service.uppercased())_KEY").map { String(cString: $0) } ?? stored(service, site)
        guard let key, !key.isEmpty else { return nil }
        guard key.utf8.count <= 200, key.utf8.allSatisfy({ isPlain($0) }) else {
            throw LookupFailure(
                "the key of \(service) has other characters than letters, digits, hyphens and underscores",
                fix: "copy it again")
        }
        return key
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x2D || byte == 0x5F
    }

    private static func stored(_ service: String, _ site: String) throws -> String? {
        let path = "\(site)/\(file)"
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0 else {
            throw LookupFailure("others can read \(file), which has keys in it", fix: "chmod 600 \(path)")
        }
        let lines = String(decoding: try TextFile.read(path), as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.lazy.map { $0.split(separator: ":", maxSplits: 1) }.first { parts in
            parts.count == 2 && parts[0].filter { !$0.isWhitespace }.lowercased() == service
        }.map { $0[1].filter { !$0.isWhitespace } }
    }
}
