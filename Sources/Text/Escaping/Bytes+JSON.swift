/// Whether a byte may end a script element or a line of a script, or is one that JSON does not allow in a string.
private func isUnsafeInScripts(_ byte: UInt8) -> Bool {
    byte.isControl || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
}

extension Array<UInt8> {
    /// Appends text for the inside of a JSON string, safe inside a script element too.
    public mutating func appendJSONString(_ text: String) {
        var text = text
        text.withUTF8 { appendJSONString($0) }
    }

    /// Appends text for the inside of a JSON string: RFC 8259, section 7; also safe inside a script element.
    public mutating func appendJSONString(_ value: UnsafeBufferPointer<UInt8>) {
        appendJSON(value) { isUnsafeInScripts($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }

    /// Appends JSON as it is, but for the characters that could end a script element or a line of a script. Those can
    /// only stand in strings, where an escape means the same.
    mutating func appendJSON(_ value: UnsafeBufferPointer<UInt8>) {
        appendJSON(value) { isUnsafeInScripts($0) && !$0.isSpace && !$0.isLineEnd }
    }

    /// Appends `value` in runs, with an escape in place of each unsafe byte and of each separator of lines.
    @inline(__always)
    private mutating func appendJSON(_ value: UnsafeBufferPointer<UInt8>, escaping isUnsafe: (UInt8) -> Bool) {
        var runStart = 0
        var index = SWARScanner.commonTextEnd(in: value, from: 0)
        while index < value.count {
            let byte = value[index]
            guard isUnsafe(byte) || byte == 0xE2 && isSeparator(value, index) else {
                index = index & 7 == 7 ? SWARScanner.commonTextEnd(in: value, from: index + 1) : index + 1
                continue
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: value[runStart..<index]))
            appendJSONEscape(byte, before: value, index)
            index += byte == 0xE2 ? 3 : 1
            runStart = index
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: value[runStart...]))
    }

    private mutating func appendJSONEscape(_ byte: UInt8, before value: UnsafeBufferPointer<UInt8>, _ index: Int) {
        switch byte {
        case 0xE2: append(contentsOf: (value[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
        case UInt8(ascii: "\""): append(contentsOf: "\\\"".utf8)
        case UInt8(ascii: "\\"): append(contentsOf: "\\\\".utf8)
        case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
        default:
            append(contentsOf: "\\u00".utf8)
            append((byte >> 4).hexDigit(ten: UInt8(ascii: "a")))
            append((byte & 15).hexDigit(ten: UInt8(ascii: "a")))
        }
    }

    /// Whether U+2028 or U+2029 starts at `index`.
    private func isSeparator(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index + 2 < value.count && value[index + 1] == 0x80 && (value[index + 2] == 0xA8 || value[index + 2] == 0xA9)
    }
}
