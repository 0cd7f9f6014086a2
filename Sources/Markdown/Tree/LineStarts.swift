import Text

/// Where the lines of a text begin: after a line feed, a carriage return, or both.
enum LineStarts {
    /// The index of the first byte of each line; 0 is always one.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32)
        // Nearly all texts end their lines with line feeds alone.
        if bytes.search(for: UInt8(ascii: "\r")) == bytes.count {
            appendLineFeeds(of: bytes, to: &starts)
        } else {
            appendBreaks(of: bytes, to: &starts)
        }
        return starts
    }

    private static func appendLineFeeds(of bytes: UnsafeBufferPointer<UInt8>, to starts: inout [Int]) {
        var index = bytes.search(for: UInt8(ascii: "\n"))
        while index < bytes.count {
            starts.append(index + 1)
            index = bytes.search(for: UInt8(ascii: "\n"), from: index + 1)
        }
    }

    private static func appendBreaks(of bytes: UnsafeBufferPointer<UInt8>, to starts: inout [Int]) {
        for index in 0..<bytes.count where bytes[index] <= UInt8(ascii: "\r") {
            let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            let isReturn = bytes[index] == UInt8(ascii: "\r")
            if bytes[index] == UInt8(ascii: "\n") || isReturn && !isPair { starts.append(index + 1) }
        }
    }
}
