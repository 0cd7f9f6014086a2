extension LineTokenizer {
    enum SymbolKind {
        case space, digit, letter
        case token(LineToken.Kind)
    }

    typealias Symbol = (kind: SymbolKind, length: Int)

    /// What stands at a byte. Bytes that are no UTF-8 count as letters.
    func symbol(at index: Int) -> Symbol {
        guard index < bytes.count else { return (.space, 1) }
        let byte = bytes[index]
        if byte >= 0x80 { return wideSymbol(at: index) }
        if Self.isDigit(byte) { return (.digit, 1) }
        if byte <= 0x20 || byte == 0x7F { return (.space, 1) }
        return Self.isLetter(byte) || byte == UInt8(ascii: "'") ? (.letter, 1) : (.token(.mark(byte)), 1)
    }

    /// Dashes, spaces, fractions and the signs × and ⁄ outside ASCII, by their UTF-8 bytes; all else is a letter.
    private func wideSymbol(at index: Int) -> Symbol {
        let second = index + 1 < bytes.count ? bytes[index + 1] : 0
        let third = index + 2 < bytes.count ? bytes[index + 2] : 0
        switch (bytes[index], second, third) {
        case (0xC2, 0xA0, _): return (.space, 2)
        case (0xC2, 0xBC, _): return (.token(.vulgar(numerator: 1, denominator: 4)), 2)
        case (0xC2, 0xBD, _): return (.token(.vulgar(numerator: 1, denominator: 2)), 2)
        case (0xC2, 0xBE, _): return (.token(.vulgar(numerator: 3, denominator: 4)), 2)
        case (0xC3, 0x97, _): return (.token(.mark(UInt8(ascii: "x"))), 2)
        case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF): return (.space, 3)
        case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return (.token(.mark(UInt8(ascii: "-"))), 3)
        case (0xE2, 0x80, 0x98), (0xE2, 0x80, 0x9C...0x9E): return (.token(.mark(UInt8(ascii: "\""))), 3)
        case (0xE2, 0x81, 0x84): return (.token(.mark(UInt8(ascii: "/"))), 3)
        case (0xE2, 0x85, 0x90...0x9E):
            let (numerator, denominator) = Self.vulgar[Int(third - 0x90)]
            return (.token(.vulgar(numerator: numerator, denominator: denominator)), 3)
        default: return (.letter, Self.length(of: bytes[index]))
        }
    }

    /// U+2150 to U+215E, in order.
    private static let vulgar: [(UInt8, UInt8)] = [
        (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6), (1, 8), (3, 8), (5, 8),
        (7, 8),
    ]

    private static func length(of lead: UInt8) -> Int {
        lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    }
}
