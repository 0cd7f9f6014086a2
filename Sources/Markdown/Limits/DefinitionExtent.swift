/// Finds where the address and title of a link definition end, never too early.
struct DefinitionExtent {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var index: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) {
        self.bytes = bytes
        self.limit = min(limit, bytes.count)
        index = start
    }

    /// The index after the definition, or the limit when it goes on beyond that.
    mutating func end() -> Int {
        skipSpace()
        skip { $0 > 0x20 }
        let addressEnd = index
        skipSpace()
        guard index < limit, let closing = closingQuote(bytes[index]) else { return addressEnd }
        index += 1
        return titleEnd(closing)
    }

    private mutating func titleEnd(_ closing: UInt8) -> Int {
        var afterNewline = false
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index += 1
            } else if byte == closing {
                return index
            } else if byte == UInt8(ascii: "\n") {
                // A blank line ends the paragraph, and with it the title.
                if afterNewline { return index }
                afterNewline = true
            } else if byte > 0x20 {
                afterNewline = false
            }
            index += 1
        }
        return limit
    }

    private func closingQuote(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }

    private mutating func skipSpace() { skip { $0 <= 0x20 } }

    private mutating func skip(while matches: (UInt8) -> Bool) {
        while index < limit, matches(bytes[index]) { index += 1 }
    }
}
