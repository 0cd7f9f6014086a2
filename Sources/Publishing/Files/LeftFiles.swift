import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The hidden files that writers of new files left when they were killed.
enum LeftFiles {
    /// How long nobody has written to one that is left, in nanoseconds: an hour.
    private static let age: Int64 = 3_600_000_000_000
    /// The folders that this process has swept.
    private static let swept = Mutex<Set<String>>([])

    /// Removes those of a folder, once in the life of this process. One whose writer runs is not left.
    static func sweep(_ path: String) {
        guard swept.withLock({ $0.insert(path).inserted }) else { return }
        // What cannot be swept stays for the next time: the new files are written.
        guard let folder = try? Folder(path), let names = try? folder.names() else { return }
        for name in names where isLeft(name, in: folder) { _ = try? folder.removeFile(name) }
    }

    private static func isLeft(_ name: String, in folder: Folder) -> Bool {
        guard let writer = AtomicFile.writer(ofTemporary: name), kill(writer, 0) != 0, errno == ESRCH,
            let status = try? folder.status(at: name)  // what cannot be looked at stays
        else { return false }
        return status.kind == .file && FileStamp.now - status.stamp.modified > age
    }
}
