import Text

/// The block quotes and list items that could be open, by the column where the content of each begins.
struct ContainerStack {
    /// How many containers could be open inside one another.
    private(set) var depth = 0
    /// The columns of the open ones, and after them those of some that were.
    private var contentColumns: [Int] = []

    /// Opens the containers whose markers begin the line, and closes those that they are not inside.
    mutating func open(in bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
        guard !line.isEmpty, !isRule(line, in: bytes) else { return }
        var index = line.lowerBound
        var column = 0
        while true {
            while index < line.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 {
                column += bytes[index] == 0x09 ? 4 - column % 4 : 1
                index += 1
            }
            let width = markerWidth(at: index, to: line.upperBound, in: bytes)
            if width == 0 { return }
            while depth > 0, contentColumns[depth - 1] > column { depth -= 1 }
            column += width
            index += width
            push(column)
        }
    }

    private mutating func push(_ column: Int) {
        if depth < contentColumns.count { contentColumns[depth] = column } else { contentColumns.append(column) }
        depth += 1
    }

    /// Whether a line that begins with this byte may open a container: white space, `>`, `-`, `*`, `+` or a digit.
    static func canBegin(_ byte: UInt8) -> Bool { byte < 64 && beginnings >> UInt64(byte) & 1 != 0 }

    /// A bit for each of those bytes.
    private static let beginnings: UInt64 =
        1 << 0x20 | 1 << 0x09 | 1 << 0x3E | 1 << 0x2D | 1 << 0x2A | 1 << 0x2B | 0x3FF << 0x30

    /// The bytes of the `>`, `-`, `*`, `+`, `1.` or `1)` at `index`, or 0.
    private func markerWidth(at index: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard index < end else { return 0 }
        switch bytes[index] {
        case UInt8(ascii: ">"): return 1
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            return isSpace(at: index + 1, to: end, in: bytes) ? 1 : 0
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            var last = index
            while last < end, last < index + 10, bytes[last] &- UInt8(ascii: "0") < 10 { last += 1 }
            guard last < end, bytes[last] == UInt8(ascii: ".") || bytes[last] == UInt8(ascii: ")") else { return 0 }
            return isSpace(at: last + 1, to: end, in: bytes) ? last + 1 - index : 0
        default: return 0
        }
    }

    private func isSpace(at index: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        index >= end || bytes[index] == 0x20 || bytes[index] == 0x09
    }

    /// Whether the line is a thematic break such as `* * *`, which opens nothing.
    private func isRule(_ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let first = bytes[line.lowerBound]
        guard first == UInt8(ascii: "*") || first == UInt8(ascii: "-") else { return false }
        var count = 0
        for index in line {
            if bytes[index] == first {
                count += 1
            } else if bytes[index] != 0x20, bytes[index] != 0x09 {
                return false
            }
        }
        return count >= 3
    }
}
