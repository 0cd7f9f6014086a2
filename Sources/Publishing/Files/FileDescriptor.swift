import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file or folder, closed when nobody holds it any more.
struct FileDescriptor: ~Copyable, Sendable {
    let number: Int32

    /// Takes over the open descriptor `number`.
    init(_ number: Int32) {
        self.number = number
    }

    /// Opens the file at `path` for reading; it does not wait for the other end of a pipe.
    init(reading path: String) throws(FileFailure) {
        let number = uninterrupted { systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard number >= 0 else { throw FileFailure("read", path, code: errno) }
        self.init(number)
    }

    deinit {
        close(number)
    }

    /// Opens what stands at `path` in this folder, never by way of a symbolic link at its end; negative when it cannot.
    func open(_ path: String, _ flags: Int32) -> Int32 {
        uninterrupted { openat(number, path, flags | O_NOFOLLOW | O_CLOEXEC, 0o666) }
    }

    /// What the system knows of the open file; `path` is for the message of a failure.
    func status(_ path: @autoclosure () -> String) throws(FileFailure) -> FileStatus {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileFailure("look at", path(), code: errno) }
        return FileStatus(status)
    }

    /// Fills `buffer` from `offset` on, and gives how many bytes there were: fewer than asked only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int, _ path: String) throws(FileFailure) -> Int {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let got = pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
            if got == 0 { break }
            if got > 0 {
                filled += got
            } else if errno != EINTR {
                throw FileFailure("read", ofFile: path, code: errno)
            }
        }
        return filled
    }

    /// All bytes of the file.
    func readAll(_ path: String) throws(FileFailure) -> [UInt8] {
        let size = try status(path).size
        var bytes = [UInt8](repeating: 0, count: size)
        var failure: FileFailure?
        var count = 0
        bytes.withUnsafeMutableBytes { buffer in
            do throws(FileFailure) { count = try read(into: buffer, at: 0, path) } catch { failure = error }
        }
        if let failure { throw failure }
        bytes.removeLast(size - count)
        return bytes
    }

    /// Writes all of `bytes` where the file stands.
    func write(_ bytes: UnsafeRawBufferPointer, _ path: @autoclosure () -> String) throws(FileFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let put = systemWrite(number, rest.baseAddress, rest.count)
            if put >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[put...])
            } else if errno != EINTR {
                throw FileFailure("write", path(), code: errno)
            }
        }
    }

    /// Closes the file and says when the system had not kept what was written, as some file systems do only here.
    consuming func finish(_ path: @autoclosure () -> String) throws(FileFailure) {
        let open = number
        discard self
        guard close(open) == 0 || errno == EINTR else { throw FileFailure("write", path(), code: errno) }
    }
}

extension FileFailure {
    /// A failed call of the system at a place that is kept for a file.
    init(_ operation: String, ofFile path: String, code: Int32) {
        guard code == EISDIR || code == ELOOP else {
            self.init(operation, path, code: code)
            return
        }
        self.init(operation, path, reason: "It is not a file; move it away, or remove it")
    }
}

/// The result of a call of the system, which is made again as long as a signal interrupts it.
@inline(__always)
func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// `open(2)` and `write(2)`, out of the reach of the methods of these names.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags)
}

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, start, count)
}
