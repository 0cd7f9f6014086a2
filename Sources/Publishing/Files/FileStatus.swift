#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What stands at a path, without following a symbolic link at its end.
struct FileStatus: Hashable, Sendable {
    enum Kind: Sendable {
        case nothing
        case file
        case folder
        /// A symbolic link, a pipe, a socket or a device: nothing that Forno makes.
        case other
    }

    var kind: Kind
    /// Its size, its times and its number.
    var stamp: FileStamp
    /// The permission bits.
    var mode: mode_t
    var owner: uid_t
    var group: gid_t
    /// The number of the file system.
    var device: dev_t

    /// Bytes.
    var size: Int { stamp.size }

    /// Nothing stands there.
    static let nothing = FileStatus(kind: .nothing, stamp: .nothing, mode: 0, owner: 0, group: 0, device: 0)
}

extension FileStatus {
    /// The facts of `status`, as `stat(2)` gives them.
    init(_ status: stat) {
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        self.init(
            kind: kind, stamp: FileStamp(status), mode: status.st_mode & 0o7777, owner: status.st_uid,
            group: status.st_gid, device: status.st_dev)
    }
}
