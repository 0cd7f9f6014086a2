extension OutputBuffer {
    /// Appends text for an element or a quoted attribute: `&`, `<`, `>` and `"` become entities (`Escape.specification`).
    public mutating func append(escapedHTML text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = EscapedBytes.freeEnd(in: text, from: 0)
        while index < text.count {
            if let entity = EscapedBytes.entity(text[index]) {
                append(UnsafeBufferPointer(rebasing: text[start..<index]))
                append(markup: entity)
                start = index + 1
            }
            index += 1
            if index & 7 == 0 { index = EscapedBytes.freeEnd(in: text, from: index) }
        }
        append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}

/// The bytes that do not stand for themselves in HTML.
private enum EscapedBytes {
    /// What is written for a byte; nil for one that stands as it is.
    @inline(__always)
    static func entity(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: nil
        }
    }

    /// The end of the bytes from `start` on that surely have no entity, which are looked at eight at a time.
    @inline(__always)
    static func freeEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(text)
        var index = start
        guard raw.count >= 8 else {
            guard start == 0, raw.count >= 4 else { return start }
            // Four to seven bytes, those in the middle twice.
            let first = raw.loadUnaligned(as: UInt32.self)
            let last = raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self)
            return isFree(UInt64(first) | UInt64(last) << 32) ? raw.count : start
        }
        while index + 8 <= raw.count {
            guard isFree(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) else { return index }
            index += 8
        }
        // The last bytes, together with some before them.
        return isFree(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)) ? raw.count : index
    }

    /// Whether none of eight bytes has an entity. It may also be false for eight that have none.
    @inline(__always)
    private static func isFree(_ word: UInt64) -> Bool {
        // `<` and `>` are one byte but for a bit, as are `"` and `&`: two comparisons find the four.
        let brackets = word & (ones &* 0xFD) ^ ones &* 0x3C
        let others = word & (ones &* 0xFB) ^ ones &* 0x22
        return (zeros(brackets) | zeros(others)) & (ones &* 0x80) == 0
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// A word with the top bit of each byte that is 0, and perhaps of one near it.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
}
