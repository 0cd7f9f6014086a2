import Diagnostics
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Watches the folders of a site by looking at them again and again, where the system does not tell of changes.
///
/// A look at 10,000 files takes some 20 ms.
struct PollingWatch {
    /// What tells that a file is another one than before.
    private struct Stamp: Hashable {
        var inode: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// How long to wait between two looks.
    static let interval = Duration.milliseconds(500)

    private let files: SiteFiles
    private var stamps: [String: Stamp] = [:]
    /// Whether the last look failed.
    private var isBlind = false
    /// When to look next.
    private(set) var next = ContinuousClock.now + interval

    /// Watches a site from how it stands now.
    init(_ files: SiteFiles) {
        self.files = files
        _ = changes()
    }

    /// The files that have changed, come or gone since the last look. Where one fails, both folders once, so that the site
    /// is read again and tells why; the next that succeeds is compared with the last that did.
    mutating func changes() -> Set<String> {
        defer { next = .now + Self.interval }
        let before = stamps
        do throws(FileFailure) {
            stamps = try look()
            isBlind = false
        } catch {
            defer { isBlind = true }
            return isBlind ? [] : ["content", "templates"]
        }
        let gone = before.keys.filter { stamps[$0] == nil }
        return Set(stamps.keys.filter { stamps[$0] != before[$0] }).union(gone)
    }

    private func look() throws(FileFailure) -> [String: Stamp] {
        // Links that lead nowhere and the like are told where the site is read.
        var passedOver = DiagnosticList()
        let content = try files.list("content", diagnostics: &passedOver)
        let templates = try files.list("templates", diagnostics: &passedOver)
        var stamps: [String: Stamp] = [:]
        for path in content + templates { stamps[path] = try stamp(of: path) }
        return stamps
    }

    private func stamp(of path: String) throws(FileFailure) -> Stamp? {
        var status = stat()
        guard stat(files.absolute(path), &status) == 0 else {
            let failure = FileFailure("look at", path, code: errno)
            if failure.isAbsence { return nil }
            throw failure
        }
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return Stamp(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(time.tv_sec),
            nanoseconds: Int(time.tv_nsec))
    }
}
