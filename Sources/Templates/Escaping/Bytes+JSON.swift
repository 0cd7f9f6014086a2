extension Array<UInt8> {
    /// Appends text for the inside of a JSON string: RFC 8259, section 7; also safe inside a script element.
    mutating func appendJSONString(_ value: UnsafeBufferPointer<UInt8>) {
        for index in value.indices {
            switch value[index] {
            case UInt8(ascii: "\""): append(contentsOf: "\\\"".utf8)
            case UInt8(ascii: "\\"): append(contentsOf: "\\\\".utf8)
            case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
            default: appendJSONByte(value, index)
            }
        }
    }

    /// Appends JSON as it is, but for the characters that could end a script element or a line of a script. Those can
    /// only stand in strings, where an escape means the same.
    mutating func appendJSON(_ value: UnsafeBufferPointer<UInt8>) {
        for index in value.indices {
            if isLineEnd(value[index]) || isSpace(value[index]) {
                append(value[index])
            } else {
                appendJSONByte(value, index)
            }
        }
    }

    private mutating func appendJSONByte(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) {
        let byte = value[index]
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0..<32, 0x7F:
            append(contentsOf: "\\u00".utf8)
            appendHex(byte, digits: "0123456789abcdef")
        case 0xE2 where isSeparator(value, index):
            append(contentsOf: "\\u202".utf8)
        case 0x80 where index > 0 && isSeparator(value, index - 1):
            return
        case 0xA8 where index > 1 && isSeparator(value, index - 2):
            append(UInt8(ascii: "8"))
        case 0xA9 where index > 1 && isSeparator(value, index - 2):
            append(UInt8(ascii: "9"))
        default: append(byte)
        }
    }

    /// Whether U+2028 or U+2029 starts at `index`.
    private func isSeparator(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index + 2 < value.count && value[index] == 0xE2 && value[index + 1] == 0x80
            && (value[index + 2] == 0xA8 || value[index + 2] == 0xA9)
    }
}
