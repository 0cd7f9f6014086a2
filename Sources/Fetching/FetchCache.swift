import Diagnostics
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What was fetched before, kept where Forno notes what it knows of a site: a file for each address, named by a hash of it.
///
/// Two addresses with one hash take each other's place, and are fetched again: an entry holds its address, which is compared.
///
/// It can be deleted at any time.
public struct FetchCache: Sendable {
    /// The folder, which is made when something is first stored.
    public let folder: String
    /// A longer file was not written by this cache.
    private static let longestFile = 64_000_000

    /// The cache in a folder of what is noted of a site: `cache` in it.
    public init(state: String) { folder = state + "/cache" }

    /// What is stored for `url`; nil when nothing is, or when the file is damaged.
    ///
    /// Throws when there is a file and it cannot be read.
    public func cached(_ url: String) throws(FileFailure) -> CacheEntry? {
        guard let bytes = try contents(of: path(of: url)), let entry = CacheEntry(file: bytes), entry.url == url
        else { return nil }
        return entry
    }

    /// Stores an entry in place of the one that its address had: whole or not at all, also when two programs do it.
    public func store(_ entry: CacheEntry) throws(FileFailure) {
        try make(folder)
        let path = path(of: entry.url)
        let temporary = "\(path).\(getpid())"
        do {
            try put(entry.file, at: temporary)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let failure = FileFailure("rename", temporary, code: errno)
            unlink(temporary)
            throw failure
        }
    }

    private func path(of url: String) -> String { "\(folder)/\(FNV1a.digits(of: url))" }

    /// Makes a folder, and those above it that are not there.
    private func make(_ folder: String) throws(FileFailure) {
        if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
        let code = errno
        guard code == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else {
            throw FileFailure("create", folder, code: code)
        }
        try make(String(folder[..<slash]))
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw FileFailure("create", folder, code: errno) }
    }

    /// The bytes of a file; nil when there is none, or it is none of the cache's.
    private func contents(of path: String) throws(FileFailure) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileFailure("read", path, code: errno)
        }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0 else { throw FileFailure("read", path, code: errno) }
        let size = Int(facts.st_size)
        guard facts.st_mode & S_IFMT == S_IFREG, size <= Self.longestFile else { return nil }
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let count = read(file, buffer.baseAddress.map { $0 + filled }, size - filled)
                if count == 0 { return }
                if count < 0, errno != EINTR {
                    code = errno
                    return
                }
                filled += max(0, count)
            }
        }
        guard code == 0 else { throw FileFailure("read", path, code: code) }
        return bytes
    }

    private func put(_ bytes: [UInt8], at path: String) throws(FileFailure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard file >= 0 else { throw FileFailure("write", path, code: errno) }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count > 0 {
                rest.removeFirst(count)
            } else if errno != EINTR {
                throw FileFailure("write", path, code: errno)
            }
        }
    }
}
