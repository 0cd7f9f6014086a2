import Diagnostics

/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// Offsets are asked for in rising order, so that each byte is looked at once; a falling one starts again at the
/// beginning. Lines end with LF, CR LF or a single CR; columns count scalars; a byte order mark counts as nothing.
struct LineTracker {
    private(set) var offset = 0
    private(set) var line: Int
    private(set) var column = 1
    private let firstLine: Int

    init(firstLine: Int = 1) {
        line = firstLine
        self.firstLine = firstLine
    }

    mutating func move<Bytes: RandomAccessCollection<UInt8>>(to target: Int, in bytes: Bytes)
    where Bytes.Index == Int {
        if target < offset { self = LineTracker(firstLine: firstLine) }
        if offset == 0, target > 0 { skipByteOrderMark(of: bytes) }
        while offset < target {
            step(over: bytes[bytes.startIndex + offset], next: nextByte(in: bytes))
            offset += 1
        }
    }

    /// The span of the bytes from `start` to `end`; a stretch over several lines gets the length 1.
    mutating func span<Bytes: RandomAccessCollection<UInt8>>(_ start: Int, _ end: Int, in bytes: Bytes) -> SourceSpan
    where Bytes.Index == Int {
        move(to: start, in: bytes)
        var span = SourceSpan(line: line, column: column, length: 1)
        move(to: end, in: bytes)
        if line == span.line { span.length = column - span.column }
        return span
    }

    private mutating func step(over byte: UInt8, next: UInt8?) {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80, byte != UInt8(ascii: "\r") {
            column += 1
        }
    }

    private func nextByte<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes) -> UInt8? where Bytes.Index == Int {
        offset + 1 < bytes.count ? bytes[bytes.startIndex + offset + 1] : nil
    }

    private mutating func skipByteOrderMark<Bytes: RandomAccessCollection<UInt8>>(of bytes: Bytes)
    where Bytes.Index == Int {
        offset = ByteOrderMark.length(in: bytes)
    }
}

/// The three bytes that some editors write before UTF-8 text.
enum ByteOrderMark {
    /// 3 when `bytes` start with the mark, else 0.
    static func length(in bytes: some Collection<UInt8>) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
