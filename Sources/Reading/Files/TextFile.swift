import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes of a file, and what the system said of it just before they were read.
public struct FileContents: Sendable {
    /// All its bytes.
    public let bytes: [UInt8]
    /// As `stat(2)` gives it.
    public let status: stat
}

/// Reads whole files by the calls of POSIX.
public enum TextFile {
    /// The size in bytes above which a file is refused: 256 MiB.
    public static let largest = 1 << 28

    /// The bytes of the file at `path`, all of them even while it grows; throws for anything but a regular file.
    public static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        try contents(path).bytes
    }

    /// The bytes of the file at `path`, or nil when nothing stands there; throws as `read` does.
    public static func readIfPresent(_ path: String) throws(FileFailure) -> [UInt8]? {
        do throws(FileFailure) {
            return try read(path)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
    }

    /// The contents of the file at `path`; throws as `read` does.
    static func contents(_ path: String) throws(FileFailure) -> FileContents {
        try contents(open(path), path)
    }

    /// The contents of the file at `path`, or nil when a symbolic link stands there.
    static func contentsUnlessLink(_ path: String) throws(FileFailure) -> FileContents? {
        let descriptor = openUninterrupted(path, flags | O_NOFOLLOW)
        if descriptor >= 0 { return try contents(descriptor, path) }
        return errno == ELOOP ? nil : try contents(path)
    }

    /// The first bytes of the file at `path`, `count` at most; nil when a symbolic link stands there and is not followed.
    static func start(_ path: String, count: Int, followingLink: Bool) throws(FileFailure) -> [UInt8]? {
        let descriptor = openUninterrupted(path, followingLink ? flags : flags | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if !followingLink, errno == ELOOP { return nil }
            throw FileFailure("read", path, code: errno)
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        let size = Int(try status(of: descriptor, path).st_size)
        _ = try append(to: &bytes, expecting: min(size, count), room: min(count, size + 1), from: descriptor, path)
        return bytes
    }

    private static func contents(_ descriptor: Int32, _ path: String) throws(FileFailure) -> FileContents {
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        let status = try status(of: descriptor, path)
        let size = Int(status.st_size)
        // One more than the size, so that one call both fills the bytes and sees the end.
        var room = size + 1
        while try append(to: &bytes, expecting: size - bytes.count, room: room, from: descriptor, path) {
            room = max(4096, bytes.count)
            guard bytes.count <= largest else { throw FileFailure("read", path, reason: "File too large") }
        }
        return FileContents(bytes: bytes, status: status)
    }

    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK

    private static func open(_ path: String) throws(FileFailure) -> Int32 {
        let descriptor = openUninterrupted(path, flags)
        guard descriptor >= 0 else { throw FileFailure("read", path, code: errno) }
        return descriptor
    }

    /// Opens a file, again as long as a signal interrupts that; negative when it cannot be opened.
    private static func openUninterrupted(_ path: String, _ flags: Int32) -> Int32 {
        while true {
            let descriptor = posixOpen(path, flags)
            if descriptor >= 0 || errno != EINTR { return descriptor }
        }
    }

    /// What the system says of an open file; throws for one that is not to be read.
    private static func status(of descriptor: Int32, _ path: String) throws(FileFailure) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileFailure("read", path, code: errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFailure("read", path, code: EISDIR) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileFailure("read", path, reason: "Not a regular file")
        }
        guard status.st_size <= largest else { throw FileFailure("read", path, code: EFBIG) }
        return status
    }

    /// Reads until `room` bytes are appended, or to the end of the file: whether more may follow. The file has ended when a
    /// call gives just what was expected of it, although there was room for more.
    private static func append(
        to bytes: inout [UInt8], expecting size: Int, room: Int, from descriptor: Int32, _ path: String
    ) throws(FileFailure) -> Bool {
        var code: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            while count < room {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let got = posixRead(descriptor, rest)
                if got == 0 { return }
                if got < 0, errno != EINTR {
                    code = errno
                    return
                }
                count += max(0, got)
                if count == size, count < room { return }
            }
        }
        guard code == 0 else { throw FileFailure("read", path, code: code) }
        if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        return chunk.count == room
    }
}

private func posixOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags)
}

private func posixRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
