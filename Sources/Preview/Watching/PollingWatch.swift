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
    /// When to look next.
    private(set) var next = ContinuousClock.now + interval

    /// Watches a site from how it stands now.
    init(_ files: SiteFiles) {
        self.files = files
        stamps = look()
    }

    /// The files that have changed, come or gone since the last look.
    mutating func changes() -> Set<String> {
        let before = stamps
        stamps = look()
        next = .now + Self.interval
        let gone = before.keys.filter { stamps[$0] == nil }
        return Set(stamps.keys.filter { stamps[$0] != before[$0] }).union(gone)
    }

    private func look() -> [String: Stamp] {
        // What cannot be listed is told where the site is read.
        var passedOver = DiagnosticList()
        let content = (try? files.list("content", diagnostics: &passedOver)) ?? []
        let templates = (try? files.list("templates", diagnostics: &passedOver)) ?? []
        var stamps: [String: Stamp] = [:]
        for path in content + templates { stamps[path] = stamp(of: path) }
        return stamps
    }

    private func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard stat(files.absolute(path), &status) == 0 else { return nil }
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
