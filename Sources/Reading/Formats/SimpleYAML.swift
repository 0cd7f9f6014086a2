import Diagnostics

/// Reads the commonest YAML, which most front matter is, without libyaml: a line for each key.
///
/// ```text
/// line  = key ":" " "+ value
/// value = plain | "text" | 'text' | "[" (item ("," item)*)? "]"
/// item  = word | "text" | 'text'
/// ```
///
/// Anything else (a comment, an escape, an indentation, a slip) is left to libyaml: then there is no map at all. What is
/// read has the values and the places that libyaml gives, which a test compares.
struct SimpleYAML {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var line: Int
    /// Where the first column would be if every byte before `index` in the line were a scalar.
    private var lineStart = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
        self.bytes = bytes
        line = firstLine
    }

    /// The map; nil when the text is not as simple as that. Reports `duplicate-key`.
    mutating func map(file: String, diagnostics: inout DiagnosticList) -> SourceValue? {
        // Every text then ends within the bytes: no reading passes over a line feed.
        guard bytes.last == Self.lineFeed else { return nil }
        let start = SourceSpan(line: line, column: 1, length: 1)
        var collector = EntryCollector(file: file)
        var repeats = DiagnosticList()
        while index < bytes.count {
            guard let entry = entry() else { return nil }
            collector.add(entry, diagnostics: &repeats)
        }
        diagnostics.append(repeats)
        return SourceValue(.map(collector.entries), at: start)
    }

    private mutating func entry() -> SourceValue.Entry? {
        let start = index
        while Self.isLetter(byte) || byte == UInt8(ascii: "_") || index > start && Self.isInsideKey(byte) { index += 1 }
        let length = index - start
        guard (1...Self.longestKey).contains(length), byte == UInt8(ascii: ":") else { return nil }
        let span = SourceSpan(line: line, column: 1, length: length)
        let key = text(start..<index)
        index += 1
        guard byte == Self.space else { return nil }
        skipSpaces()
        guard let value = value() else { return nil }
        skipSpaces()
        guard byte == Self.lineFeed else { return nil }
        (index, line, lineStart) = (index + 1, line + 1, index + 1)
        return SourceValue.Entry(key: key, keySpan: span, value: value)
    }

    private mutating func value() -> SourceValue? {
        if isQuote { return quoted() }
        return byte == UInt8(ascii: "[") ? list() : plain(inList: false)
    }

    /// Unquoted text up to the first byte that cannot be part of it, which the caller looks at.
    private mutating func plain(inList: Bool) -> SourceValue? {
        guard Self.isLetter(byte) || Self.isDigit(byte) || byte >= 0x80 else { return nil }
        let start = index
        while inList ? Self.isInsideListWord(byte) : Self.isPlain(byte) && !isEndOfKey { index += 1 }
        var end = index
        while end > start, bytes[end - 1] == Self.space { end -= 1 }
        let span = span(from: start, to: end)
        return end > start ? SourceValue(.init(plainYAML: text(start..<end)), at: span) : nil
    }

    private mutating func quoted() -> SourceValue? {
        let (quote, start) = (byte, index)
        index += 1
        while byte != quote, Self.isPrintable(byte), byte != UInt8(ascii: "\\") { index += 1 }
        guard byte == quote else { return nil }
        index += 1
        let span = span(from: start, to: index)
        return SourceValue(.text(text((start + 1)..<(index - 1)), plain: false), at: span)
    }

    /// The list at an opening bracket.
    private mutating func list() -> SourceValue? {
        let span = SourceSpan(line: line, column: index - lineStart + 1, length: 1)
        var items: [SourceValue] = []
        items.reserveCapacity(4)
        repeat {
            index += 1
            skipSpaces()
            if items.isEmpty, byte == UInt8(ascii: "]") { break }
            guard let item = isQuote ? quoted() : plain(inList: true) else { return nil }
            items.append(item)
            skipSpaces()
        } while byte == UInt8(ascii: ",")
        guard byte == UInt8(ascii: "]") else { return nil }
        index += 1
        return SourceValue(.list(items), at: span)
    }
}

extension SimpleYAML {
    private var byte: UInt8 { index < bytes.count ? bytes[index] : Self.lineFeed }

    private var isQuote: Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// Whether a colon here has a space or nothing behind it.
    private var isEndOfKey: Bool {
        byte == UInt8(ascii: ":") && (bytes[index + 1] == Self.space || bytes[index + 1] == Self.lineFeed)
    }

    /// The place of a value in the line. Columns count scalars: bytes that continue one do not count.
    private mutating func span(from start: Int, to end: Int) -> SourceSpan {
        let column = start - lineStart + 1
        var continued = 0
        for index in start..<end where bytes[index] & 0xC0 == 0x80 { continued += 1 }
        lineStart += continued
        return SourceSpan(line: line, column: column, length: end - start - continued)
    }

    private mutating func skipSpaces() {
        while byte == Self.space { index += 1 }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}

extension SimpleYAML {
    private static let lineFeed = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    /// In bytes; libyaml allows a key of 1,024 characters.
    private static let longestKey = 128

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func isInsideKey(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "-") }

    /// ASCII without its control characters, and the letters of U+00C0 to U+07FF; further on there are line breaks and
    /// characters that YAML forbids.
    private static func isPrintable(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F || byte >= 0x80 && byte < 0xC0 || byte >= 0xC3 && byte < 0xE0
    }

    /// Whether a byte goes on a plain text; a `#` could begin a comment.
    private static func isPlain(_ byte: UInt8) -> Bool { isPrintable(byte) && byte != UInt8(ascii: "#") }

    /// Whether a byte goes on a plain text in a list: letters, digits, spaces, and what stands inside words.
    private static func isInsideListWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == space || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte >= 0x80 && isPrintable(byte)
    }
}
