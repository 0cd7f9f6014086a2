#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the lines of a text begin: after a line feed, a carriage return, or both.
enum LineStarts {
    /// The index of the first byte of each line; 0 is always one.
    static func of(_ source: [UInt8]) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(source.count / 32)
        source.withUnsafeBytes { bytes in
            // Nearly all texts end their lines with line feeds alone, which the C library finds many bytes at a time.
            if next(UInt8(ascii: "\r"), in: bytes, from: 0) == nil {
                appendLineFeeds(of: bytes, to: &starts)
            } else {
                appendBreaks(of: bytes, to: &starts)
            }
        }
        return starts
    }

    private static func appendLineFeeds(of bytes: UnsafeRawBufferPointer, to starts: inout [Int]) {
        while let index = next(UInt8(ascii: "\n"), in: bytes, from: starts[starts.count - 1]) {
            starts.append(index + 1)
        }
    }

    private static func next(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private static func appendBreaks(of bytes: UnsafeRawBufferPointer, to starts: inout [Int]) {
        for index in 0..<bytes.count where bytes[index] <= UInt8(ascii: "\r") {
            let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            let isReturn = bytes[index] == UInt8(ascii: "\r")
            if bytes[index] == UInt8(ascii: "\n") || isReturn && !isPair { starts.append(index + 1) }
        }
    }
}
