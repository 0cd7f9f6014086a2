import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A lock that one process at a time holds, in the form of a file; the system gives it back when the process ends,
/// however it ends.
///
/// ```swift
/// try FileLock.whileHeld(".forno/pantry.lock", whenWaiting: { print("Waiting for another forno") }) {
///     // read the pantry, change it, write it
/// }
/// ```
///
/// Two locks of one process keep each other out as well. The file stays when the lock is given back.
public struct FileLock: ~Copyable, Sendable {
    private let file: FileDescriptor

    /// Waits until nobody else holds the lock `path`, and takes it. The file is made if it is missing, its folder not.
    ///
    /// `whenWaiting` is called once if somebody holds it now.
    public init(_ path: String, whenWaiting: () -> Void = {}) throws(FileFailure) {
        var waits = true
        while true {
            let file = try Self.open(path)
            if try !Self.lock(file, LOCK_EX | LOCK_NB, path) {
                if waits { whenWaiting() }
                waits = false
                _ = try Self.lock(file, LOCK_EX, path)
            }
            // Whoever held it may have removed the file: the lock would keep nobody out.
            if try Self.isAt(path, file) {
                self.file = file
                return
            }
        }
    }

    /// The lock `path` if nobody holds it now, else `nil`.
    public static func ifFree(_ path: String) throws(FileFailure) -> FileLock? {
        let file = try open(path)
        guard try lock(file, LOCK_EX | LOCK_NB, path), try isAt(path, file) else { return nil }
        return FileLock(file)
    }

    /// Calls `body` while holding the lock `path`, as `init` takes it, and gives its result.
    public static func whileHeld<Result, Failure: Error>(
        _ path: String, whenWaiting: () -> Void = {}, _ body: () throws(Failure) -> Result
    ) throws -> Result {
        let lock = try FileLock(path, whenWaiting: whenWaiting)
        defer { withExtendedLifetime(lock) {} }
        return try body()
    }

    private init(_ file: consuming FileDescriptor) {
        self.file = file
    }

    deinit {
        // A program that another thread is just starting holds the file open for a moment longer.
        flock(file.number, LOCK_UN)
    }

    private static func open(_ path: String) throws(FileFailure) -> FileDescriptor {
        let number = uninterrupted { openFile(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666) }
        guard number >= 0 else { throw FileFailure("lock", ofFile: path, code: errno) }
        return FileDescriptor(number)
    }

    /// Takes the lock; gives `false` when somebody holds it and `operation` is not to wait.
    private static func lock(
        _ file: borrowing FileDescriptor, _ operation: Int32, _ path: String
    ) throws(FileFailure) -> Bool {
        while flock(file.number, operation) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw FileFailure("lock", path, code: errno) }
        }
        return true
    }

    private static func isAt(_ path: String, _ file: borrowing FileDescriptor) throws(FileFailure) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw FileFailure("look at", path, code: errno)
        }
        let there = FileStatus(status)
        let held = try file.status(path)
        return there.stamp.inode == held.stamp.inode && there.device == held.device
    }
}

/// `open(2)`, out of the reach of the method of that name.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}
