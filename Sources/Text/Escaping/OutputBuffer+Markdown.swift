extension OutputBuffer {
    /// Appends text so that Markdown shows it as it is: CommonMark 0.30, section 2.4 (backslash escapes), and the tables
    /// and strikethrough of GitHub's. A line's end becomes a space.
    mutating func appendMarkdown(_ value: UnsafeBufferPointer<UInt8>) {
        let startsBlock = isAtBlockStart
        var isLeading = startsBlock
        for index in value.indices {
            let byte = value[index]
            if byte.isControl {
                if byte.isLineEnd || byte.isSpace { append(UInt8(ascii: " ")) }
                continue
            }
            if isMarkup(byte) || isLeading && startsMarker(value, index) { append(UInt8(ascii: "\\")) }
            append(byte)
            isLeading = isLeading && (byte.isSpace || isDigit(byte))
        }
    }

    private func isMarkup(_ byte: UInt8) -> Bool {
        "\\`*_[]<>&|~".utf8.contains(byte)
    }

    /// Whether the byte would start a heading or a list here, or underline the line before.
    private func startsMarker(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        switch value[index] {
        case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="):
            index == 0 || !isDigit(value[index - 1])
        case UInt8(ascii: "."), UInt8(ascii: ")"):
            index > 0 && isDigit(value[index - 1]) && (index + 1 == value.count || value[index + 1].isSpace)
        default: false
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Whether nothing but markers of lists, quotes and headings stands on the last line.
    private var isAtBlockStart: Bool {
        for byte in bytes.reversed() {
            if byte.isLineEnd { return true }
            guard byte.isSpace || isDigit(byte) || "-*+>#.)".utf8.contains(byte) else { return false }
        }
        return true
    }
}
