import CZlib
import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The lines of a gzip file (RFC 1952), of one member or several, in memory that does not grow with it.
///
/// ```swift
/// let lines = try GzipLines("products.csv.gz")
/// try lines.forEach { line in print(line?.count ?? 0) }
/// ```
final class GzipLines {
    /// A line that is longer is given as nil: no product has so much to say.
    static let longestLine = 8_000_000
    /// The most that a file may unpack to, as a multiple of what was read of it: text packs to a tenth.
    private static let maxRatio = 250
    /// Up to here nobody asks for the ratio.
    private static let free = 16_000_000

    private let path: String
    private let file: Int32
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private var input = [UInt8](repeating: 0, count: 1 << 17)
    private var output = [UInt8](repeating: 0, count: 1 << 18)
    private var (readBytes, unpackedBytes) = (0, 0)
    private var line: [UInt8] = []
    private var isTooLong = false

    /// What the system says of the file that is read.
    let status: stat

    /// The lines of the file at `path`; throws for anything but a regular file.
    init(_ path: String) throws(FileFailure) {
        self.path = path
        file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var status = stat()
        let code = file < 0 || fstat(file, &status) != 0 ? errno : 0
        self.status = status
        stream.initialize(to: z_stream())
        // 16 more than the largest window: a gzip header has to be there.
        let started = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        if code != 0 { throw FileFailure("read", path, code: code) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure("read", path, reason: "it is not a file") }
        guard started == Z_OK else { throw FileFailure("read", path, code: ENOMEM) }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        if file >= 0 { close(file) }
    }

    /// Calls `body` with each line without its end; nil stands for one that is too long. An empty file has none.
    ///
    /// Throws when the file cannot be read, is no gzip file, ends in the middle, or unpacks to far more than text does.
    func forEach<Failure: Error>(_ body: (ArraySlice<UInt8>?) throws(Failure) -> Void) throws {
        var isInside = false
        while let count = try fill() {
            stream.pointee.avail_in = UInt32(count)
            try input.withUnsafeMutableBufferPointer { buffer in
                stream.pointee.next_in = buffer.baseAddress
                while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0 {
                    let (made, state) = unpack()
                    try check(state)
                    try take(output[..<made], body)
                    isInside = state != Z_STREAM_END
                    // Another member may follow.
                    if state == Z_STREAM_END { inflateReset(stream) }
                    if made == 0, stream.pointee.avail_in == 0 { break }
                }
            }
        }
        guard !isInside else { throw damaged("it ends in the middle") }
        if !line.isEmpty || isTooLong { try tell(line[...], body) }
    }

    /// Reads the next bytes of the file; nil at its end.
    private func fill() throws(FileFailure) -> Int? {
        while true {
            let count = read(file, &input, input.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure("read", path, code: errno) }
            readBytes += count
            return count > 0 ? count : nil
        }
    }

    private func unpack() -> (made: Int, state: Int32) {
        output.withUnsafeMutableBufferPointer { buffer in
            stream.pointee.next_out = buffer.baseAddress
            stream.pointee.avail_out = UInt32(buffer.count)
            let state = inflate(stream, Z_NO_FLUSH)
            return (buffer.count - Int(stream.pointee.avail_out), state)
        }
    }

    private func check(_ state: Int32) throws(FileFailure) {
        unpackedBytes += output.count - Int(stream.pointee.avail_out)
        switch state {
        case Z_OK, Z_STREAM_END, Z_BUF_ERROR: break
        case Z_MEM_ERROR: throw FileFailure("read", path, code: ENOMEM)
        default: throw damaged(unpackedBytes == 0 ? "it is no gzip file" : "its gzip data is damaged")
        }
        if unpackedBytes > Self.free, unpackedBytes / Self.maxRatio > readBytes {
            throw damaged("it unpacks to more than \(Self.maxRatio) times its size")
        }
    }

    private func damaged(_ reason: String) -> FileFailure {
        FileFailure("read", path, reason: reason, fix: "download it again")
    }

    /// Takes in bytes, and tells the lines that end in them.
    private func take<Failure: Error>(
        _ bytes: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>?) throws(Failure) -> Void
    ) throws(Failure) {
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            if line.isEmpty, !isTooLong {
                try tell(rest[..<end], body)
            } else {
                keep(rest[..<end])
                try tell(line[...], body)
            }
            line.removeAll(keepingCapacity: line.capacity < 1 << 20)
            isTooLong = false
            rest = rest[(end + 1)...]
        }
        keep(rest)
    }

    private func keep(_ part: ArraySlice<UInt8>) {
        isTooLong = isTooLong || line.count + part.count > Self.longestLine
        if isTooLong { line = [] } else { line += part }
    }

    private func tell<Failure: Error>(
        _ line: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>?) throws(Failure) -> Void
    ) throws(Failure) {
        try body(isTooLong ? nil : line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
