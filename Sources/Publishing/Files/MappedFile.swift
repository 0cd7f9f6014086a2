import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file of `.forno` that is read where it lies, without a copy in memory. Only one that Forno replaces as a whole may be read so.
package final class MappedFile: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer

    /// The whole of an open file that is called `name` in messages.
    init(_ file: borrowing FileDescriptor, _ name: String) throws(FileFailure) {
        let size = try file.status(name).size
        guard size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
        guard start != MAP_FAILED else { throw FileFailure("read", name, code: errno) }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit {
        if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
    }

    /// Gives the bytes of the file, for as long as `body` runs.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { body(bytes) }

    /// Where the content of a record of some kind is in the file, with its checksum; nil when it is of another kind or version, cut
    /// short or changed.
    package func record(_ title: RecordTitle) -> (content: Range<Int>, checksum: UInt64)? {
        guard bytes.count >= 16, bytes.starts(with: title.rawValue.utf8) else { return nil }
        let end = bytes.count - 8
        let checksum = ContentHash(UnsafeRawBufferPointer(rebasing: bytes[..<end])).value
        guard checksum == UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)) else {
            return nil
        }
        return (8..<end, checksum)
    }
}

extension Folder {
    /// The file at `path`, to be read where it lies; nil when there is none, or something else.
    func mappedFile(_ path: String) throws(FileFailure) -> MappedFile? {
        guard let file = try file(path), try file.status(full(path)).kind == .file else { return nil }
        return try MappedFile(file, full(path))
    }
}
