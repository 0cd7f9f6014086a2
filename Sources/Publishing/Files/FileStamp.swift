import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the system says of a file or folder without opening it, by which it is known that nobody has written to it since.
///
/// Times are nanoseconds since 1970. `changed` is the one that no program can set.
package struct FileStamp: Hashable, BitwiseCopyable, Sendable {
    /// Bytes.
    var size: Int
    var modified: Int64
    var changed: Int64
    var inode: UInt64

    /// Of what is not there.
    static let nothing = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
    /// Of what the system does not let be seen: it is never as it was.
    static let unknown = FileStamp(size: -1, modified: 0, changed: 0, inode: 0)

    /// Nanoseconds for which a file that was written may be written again and keep its times: the clock of file systems
    /// stands still for up to a hundredth of a second, and some count only every other second.
    private var blur: Int64 {
        modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    }

    /// From when on whoever writes to the file gives it other times than these.
    var settles: Int64 { max(modified, changed) + blur }
}

extension FileStamp {
    /// The facts of `status`, as `stat(2)` gives them.
    package init(_ status: stat) {
        #if canImport(Glibc)
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #else
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #endif
        self.init(
            size: Int(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
            inode: UInt64(status.st_ino))
    }

    /// The stamp of what stands at `path` or, where a symbolic link does, of what it leads to.
    init(at path: UnsafePointer<CChar>, in folder: borrowing FileDescriptor) {
        var status = stat()
        if fstatat(folder.number, path, &status, 0) == 0 {
            self = FileStamp(status)
        } else {
            self = errno == ENOENT || errno == ENOTDIR ? .nothing : .unknown
        }
    }

    /// The stamps of files and folders of the folder `root`; what is not there is noted as such.
    package static func all(_ paths: ArraySlice<String>, in root: String) throws(FileFailure) -> [FileStamp] {
        let folder = try Folder(root)
        return paths.map { FileStamp(at: $0, in: folder.descriptor) }
    }

    /// Nanoseconds since 1970, now.
    package static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.nanoseconds
    }
}

extension FileStamp {
    /// What became of files that had just been written.
    package enum Settling: Sendable {
        /// They had not: whoever writes to one of them gives it another time.
        case settled
        /// That is so after a wait.
        case waited
        /// It would have taken longer than one was ready to wait.
        case restless
    }

    /// Waits until whoever writes to one of the files gives it another time, unless that takes longer than `limit`. What was
    /// looked at some time ago had to be settled then.
    package static func settle(
        _ stamps: [FileStamp], lookedAt moment: Int64 = now, within limit: Duration
    ) -> Settling {
        let settled = stamps.lazy.map(\.settles).max() ?? 0
        guard settled > moment else { return .settled }
        let wait = max(0, settled - now)
        guard .nanoseconds(wait) <= limit else { return .restless }
        usleep(UInt32(wait / 1000) + 1)
        return .waited
    }
}

extension timespec {
    fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
