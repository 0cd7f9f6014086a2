#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the system says of a file or folder without opening it, by which it is known that nobody has written to it since.
///
/// Times are nanoseconds since 1970. `changed` is the one that no program can set.
struct FileStamp: Hashable, Sendable {
    /// Bytes.
    var size: Int
    var modified: Int64
    var changed: Int64
    var inode: UInt64

    /// Of what is not there.
    static let nothing = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)

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
    init(_ status: stat) {
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
        // Whatever cannot be looked at is as good as missing: it will not be taken for unchanged once it is there.
        self = fstatat(folder.number, path, &status, 0) == 0 ? FileStamp(status) : .nothing
    }

    /// Nanoseconds since 1970, now.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.nanoseconds
    }
}

extension timespec {
    fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
