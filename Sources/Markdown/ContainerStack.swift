/// The block quotes and list items that could be open, by the column where the content of each begins.
struct ContainerStack {
    private var contentColumns: [Int] = []

    /// How many containers could be open inside one another.
    var depth: Int { contentColumns.count }

    /// Opens the containers whose markers begin the line, and closes those that they are not inside.
    mutating func open(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
        guard start < end, Self.canBegin(bytes[start]), !isRule(bytes[start..<end]) else { return }
        var index = start
        var column = 0
        while true {
            while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 {
                column += bytes[index] == 0x09 ? 4 - column % 4 : 1
                index += 1
            }
            let width = markerWidth(bytes[index..<end])
            if width == 0 { return }
            while let last = contentColumns.last, last > column { contentColumns.removeLast() }
            column += width
            index += width
            contentColumns.append(column)
        }
    }

    /// Whether a line that begins with this byte may open a container: white space, `>`, `-`, `*`, `+` or a digit.
    private static func canBegin(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: ">") }

    /// The bytes of the `>`, `-`, `*`, `+`, `1.` or `1)` at the start of `text`, or 0.
    private func markerWidth(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        guard let first = text.first else { return 0 }
        switch first {
        case UInt8(ascii: ">"): return 1
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return isSpace(text.dropFirst().first) ? 1 : 0
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let digits = text.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            let rest = text.dropFirst(digits)
            guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else { return 0 }
            return isSpace(rest.dropFirst().first) ? digits + 1 : 0
        default: return 0
        }
    }

    private func isSpace(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x20 || byte == 0x09 }

    /// Whether the line is a thematic break such as `* * *`, which opens nothing.
    private func isRule(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first, first == UInt8(ascii: "*") || first == UInt8(ascii: "-") else { return false }
        var count = 0
        for byte in line {
            if byte == first {
                count += 1
            } else if byte != 0x20, byte != 0x09 {
                return false
            }
        }
        return count >= 3
    }
}
