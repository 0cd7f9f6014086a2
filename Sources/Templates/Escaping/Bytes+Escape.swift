extension Array<UInt8> {
    /// Appends a value, written as `escape` says.
    mutating func append(_ value: UnsafeBufferPointer<UInt8>, escaped escape: Escape) {
        switch escape {
        case .raw, .trusted, .cell: append(contentsOf: value)
        case .specification: append(value) { Markup.specification($0) }
        case .text: append(value) { Markup.text($0) }
        case .attribute: append(value) { Markup.attribute($0) }
        case .url(let opened): appendURL(value, opened: opened)
        case .urlPath: appendPercentEncoded(value, keeping: URLText.isPath, keepingTriplets: true)
        case .urlComponent: appendPercentEncoded(value, keeping: URLText.isUnreserved, keepingTriplets: false)
        case .jsonString: appendJSONString(value)
        case .json: appendJSON(value)
        case .markdown: appendMarkdown(value)
        case .plain: append(value) { isControl($0) && $0 != UInt8(ascii: "\n") ? "" : nil }
        case .calendar: append(value) { Calendar.text($0) }
        }
    }

    /// Appends `value` in runs, with what `replacement` gives in place of single bytes.
    @inline(__always)
    private mutating func append(
        _ value: UnsafeBufferPointer<UInt8>, replacing replacement: (UInt8) -> StaticString?
    ) {
        var runStart = 0
        for index in 0..<value.count {
            guard let text = replacement(value[index]) else { continue }
            append(contentsOf: UnsafeBufferPointer(rebasing: value[runStart..<index]))
            text.withUTF8Buffer { append(contentsOf: $0) }
            runStart = index + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: value[runStart...]))
    }
}

/// Whether a byte is an ASCII control character.
func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

/// What stands for single bytes in markup; control characters that HTML and XML do not allow are left out.
private enum Markup {
    @inline(__always)
    static func specification(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: nil
        }
    }

    @inline(__always)
    static func text(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case 0..<9, 11...12, 14..<32, 0x7F: ""
        default: nil
        }
    }

    @inline(__always)
    static func attribute(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: text(byte)
        }
    }
}

private enum Calendar {
    @inline(__always)
    static func text(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: ";"): "\\;"
        case UInt8(ascii: ","): "\\,"
        case UInt8(ascii: "\n"): "\\n"
        case 0..<9, 11..<32, 0x7F: ""
        default: nil
        }
    }
}
