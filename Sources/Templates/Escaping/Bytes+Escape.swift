extension Array<UInt8> {
    /// Appends a value, written as `escape` says.
    mutating func append(_ value: UnsafeBufferPointer<UInt8>, escaped escape: Escape) {
        switch escape {
        case .raw, .trusted, .cell: append(contentsOf: value)
        case .specification: append(value, Markup.specification) { Markup.entity($0) }
        case .text: append(value, Markup.text) { Markup.entity($0) }
        case .attribute: append(value, Markup.attribute) { Markup.entity($0) }
        case .url(let opened): appendURL(value, opened: opened)
        case .urlPath: appendPercentEncoded(value, keeping: URLText.isPath, keepingTriplets: true)
        case .urlComponent: appendPercentEncoded(value, keeping: URLText.isUnreserved, keepingTriplets: false)
        case .jsonString: appendJSONString(value)
        case .json: appendJSON(value)
        case .markdown: appendMarkdown(value)
        case .plain: append(value, .controls.without("\n")) { _ in "" }
        case .calendar: appendCalendar(value)
        }
    }

    private mutating func appendCalendar(_ value: UnsafeBufferPointer<UInt8>) {
        for byte in value {
            if Calendar.text.contains(byte) {
                Calendar.escaped(byte).withUTF8Buffer { append(contentsOf: $0) }
            } else {
                append(byte)
            }
        }
    }

    /// Appends `value` in runs, with what `replacement` gives in place of the bytes of `set`.
    @inline(__always)
    private mutating func append(
        _ value: UnsafeBufferPointer<UInt8>, _ set: ASCIISet, replacing replacement: (UInt8) -> StaticString
    ) {
        var runStart = 0
        var index = ASCIISet.commonEnd(in: value, from: 0)
        while index < value.count {
            let next = Swift.min(index + 8, value.count)
            for index in index..<next where set.contains(value[index]) {
                append(contentsOf: UnsafeBufferPointer(rebasing: value[runStart..<index]))
                replacement(value[index]).withUTF8Buffer { append(contentsOf: $0) }
                runStart = index + 1
            }
            index = ASCIISet.commonEnd(in: value, from: next)
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: value[runStart...]))
    }
}

/// Whether a byte is an ASCII control character.
func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

/// What stands for single bytes in markup; control characters that HTML and XML do not allow are left out.
private enum Markup {
    static let specification = ASCIISet("&<>\"")
    static let text = ASCIISet("&<>").union(.controls.without("\t\n\r"))
    static let attribute = text.union(ASCIISet("\"'"))

    @inline(__always)
    static func entity(_ byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: ""
        }
    }
}

private enum Calendar {
    static let text = ASCIISet("\\;,").union(.controls.without("\t"))

    static func escaped(_ byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: ";"): "\\;"
        case UInt8(ascii: ","): "\\,"
        case UInt8(ascii: "\n"): "\\n"
        default: ""
        }
    }
}
