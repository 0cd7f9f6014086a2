import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is to be published at a path: bytes in memory, or those of an open file, which are read in parts.
enum Content: ~Copyable {
    case memory(UnsafeRawBufferPointer)
    case file(NamedFile)

    /// An open file and its path, as messages show it.
    struct NamedFile: ~Copyable {
        let file: FileDescriptor
        let path: String
    }

    /// How much of a file is held in memory at once: a multiple of `ContentHasher.block`.
    private static let part = 256 * 1024

    /// The content of the file at `path`, which may be a symbolic link to one.
    static func file(at path: String) throws(FileFailure) -> Content {
        let file = try FileDescriptor(reading: path)
        guard try file.status(path).kind == .file else {
            throw FileFailure("read", path, reason: "It is not a file")
        }
        return .file(NamedFile(file: file, path: path))
    }

    /// Bytes.
    func size() throws(FileFailure) -> Int {
        switch self {
        case .memory(let bytes): bytes.count
        case .file(let named): try named.file.status(named.path).size
        }
    }

    /// Gives the content in parts, in order, each with where it starts, until `body` gives `false`.
    func forEachPart(
        _ body: (UnsafeRawBufferPointer, _ start: Int) throws(FileFailure) -> Bool
    ) throws(FileFailure) {
        switch self {
        case .memory(let bytes): _ = try body(bytes, 0)
        case .file(let named):
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.part, alignment: 16)
            defer { buffer.deallocate() }
            var start = 0
            while true {
                let count = try named.file.read(into: buffer, at: start, named.path)
                let part = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                guard count > 0, try body(part, start), count == Self.part else { return }
                start += count
            }
        }
    }

    /// Writes the content to `file`; gives how much it was.
    func write(
        to file: borrowing FileDescriptor, _ path: @autoclosure () -> String
    ) throws(FileFailure) -> FileDigest {
        var hasher = ContentHasher()
        var size = 0
        try forEachPart { part, _ throws(FileFailure) in
            try file.write(part, path())
            hasher.update(part)
            size += part.count
            return true
        }
        return FileDigest(size: size, hash: hasher.hash)
    }

    /// The mark of the content if the file `other` holds the same bytes.
    func mark(ifSameAs other: borrowing FileDescriptor, _ path: String) throws(FileFailure) -> FileDigest? {
        let size = try size()
        guard try other.status(path).size == size else { return nil }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(size, Self.part) + 1, alignment: 16)
        defer { buffer.deallocate() }
        var hasher = ContentHasher()
        var compared = 0
        try forEachPart { part, start throws(FileFailure) in
            guard try other.holds(part, at: start, buffer, path) else { return false }
            hasher.update(part)
            compared += part.count
            return true
        }
        return compared == size ? FileDigest(size: size, hash: hasher.hash) : nil
    }
}

extension FileDescriptor {
    /// Whether the file has `part` at `start`; `buffer` is room to read it into.
    fileprivate func holds(
        _ part: UnsafeRawBufferPointer, at start: Int, _ buffer: UnsafeMutableRawBufferPointer, _ path: String
    ) throws(FileFailure) -> Bool {
        var offset = 0
        while offset < part.count {
            let count = min(buffer.count, part.count - offset)
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
            guard try read(into: room, at: start + offset, path) == count else { return false }
            let wanted = UnsafeRawBufferPointer(rebasing: part[offset..<offset + count])
            guard UnsafeRawBufferPointer(room).isSame(as: wanted) else { return false }
            offset += count
        }
        return true
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are those of `other`.
    func isSame(as other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count, let one = baseAddress, let two = other.baseAddress else {
            return count == other.count
        }
        return memcmp(one, two, count) == 0
    }
}
