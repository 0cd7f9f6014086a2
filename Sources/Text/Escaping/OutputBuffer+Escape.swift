extension OutputBuffer {
    /// Appends a text, written as `escape` says.
    @inlinable @inline(__always)
    public mutating func append(_ text: String, escaped escape: Escape) {
        let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, escaped: escape) }
        if isWritten == nil { append(bridged: text, escaped: escape) }
    }

    /// Appends a text whose bytes are not in one place. A function of its own, since nobody counts who holds a text that is
    /// looked at once.
    @usableFromInline @inline(never)
    mutating func append(bridged text: String, escaped escape: Escape) {
        Array(text.utf8).withUnsafeBufferPointer { append($0, escaped: escape) }
    }

    /// Appends an address in two pieces, written as `escape` says. Gives where the root stands, at the start of a URL.
    public mutating func append(root: String, path: String, escaped escape: Escape) -> Int? {
        if case .url(let first, let isOneOfSeveral) = escape {
            let opened = isOneOfSeveral ? lastStart(ofSource: first) : first
            let place: Int??? = root.utf8.withContiguousStorageIfAvailable { root in
                path.utf8.withContiguousStorageIfAvailable { path in appendURL(root, path, opened: opened) }
            }
            if case .some(.some(let place)) = place { return place }
        }
        append(root + path, escaped: escape)
        return nil
    }

    /// Appends a value in UTF-8, written as `escape` says.
    public mutating func append(_ value: UnsafeBufferPointer<UInt8>, escaped escape: Escape) {
        switch escape {
        case .raw, .trusted, .cell: append(value)
        case .specification: append(escapedHTML: value)
        case .text: append(value) { Markup.inText($0) }
        case .attribute: append(value) { Markup.inAttribute($0) }
        case .url(let opened, let isOneOfSeveral):
            appendURL(value, opened: isOneOfSeveral ? lastStart(ofSource: opened) : opened)
        case .urlPath: appendPercentEncoded(value, keeping: URLText.isPath, keepingTriplets: true)
        case .urlComponent: appendPercentEncoded(value, keeping: URLText.isUnreserved, keepingTriplets: false)
        case .jsonString: append(json: value) { $0.appendJSONString($1) }
        case .json: append(json: value) { $0.appendJSON($1) }
        case .markdown: appendMarkdown(value)
        case .plain: append(value) { $0.isControl && $0 != UInt8(ascii: "\n") ? "" : nil }
        case .calendar: appendCalendar(value)
        }
    }

    private mutating func appendCalendar(_ value: UnsafeBufferPointer<UInt8>) {
        for byte in value {
            if let written = Calendar.escaped(byte) { append(markup: written) } else { append(byte) }
        }
    }

    private mutating func append(
        json value: UnsafeBufferPointer<UInt8>, _ write: (inout [UInt8], UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var json: [UInt8] = []
        write(&json, value)
        json.withUnsafeBufferPointer { append($0) }
    }

    /// Appends `value` in runs, with what `replacement` gives in place of single bytes; nil is the byte itself, as it is
    /// for all that `SWARScanner.commonTextEnd` passes over.
    @inline(__always)
    private mutating func append(_ value: UnsafeBufferPointer<UInt8>, replacing replacement: (UInt8) -> StaticString?) {
        var runStart = 0
        var index = SWARScanner.commonTextEnd(in: value, from: 0)
        while index < value.count {
            let next = min(index + 8, value.count)
            for index in index..<next {
                guard let written = replacement(value[index]) else { continue }
                append(UnsafeBufferPointer(rebasing: value[runStart..<index]))
                append(markup: written)
                runStart = index + 1
            }
            index = SWARScanner.commonTextEnd(in: value, from: next)
        }
        append(UnsafeBufferPointer(rebasing: value[runStart...]))
    }
}

/// What stands for single bytes in markup, nil for the byte itself. Control characters that HTML and XML do not allow are
/// left out.
private enum Markup {
    @inline(__always)
    static func inText(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case 0...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: ""
        default: nil
        }
    }

    @inline(__always)
    static func inAttribute(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: inText(byte)
        }
    }
}

private enum Calendar {
    @inline(__always)
    static func escaped(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: ";"): "\\;"
        case UInt8(ascii: ","): "\\,"
        case UInt8(ascii: "\n"): "\\n"
        default: byte.isControl && byte != UInt8(ascii: "\t") ? "" : nil
        }
    }
}
