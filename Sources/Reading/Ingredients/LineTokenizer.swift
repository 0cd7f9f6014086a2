import Kitchen

/// Cuts an ingredient line into words, numbers and marks, in one pass over its bytes.
struct LineTokenizer {
    private let bytes: [UInt8]
    private let lexicon: Lexicon
    private var position = 0
    private var hasSpace = true
    private var tokens: [LineToken] = []

    /// The tokens of a line, in order; every byte that is not white space is in one.
    static func tokens(of bytes: [UInt8], lexicon: Lexicon) -> [LineToken] {
        var tokenizer = LineTokenizer(bytes: bytes, lexicon: lexicon)
        tokenizer.tokens.reserveCapacity(16)
        while tokenizer.position < bytes.count { tokenizer.step() }
        return tokenizer.tokens
    }

    private init(bytes: [UInt8], lexicon: Lexicon) {
        self.bytes = bytes
        self.lexicon = lexicon
    }

    private func byte(_ offset: Int) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    private mutating func step() {
        let symbol = symbol(at: position)
        switch symbol.kind {
        case .space:
            position += symbol.length
            hasSpace = true
        case .digit: number()
        case .letter: word()
        case .token(let kind):
            if kind == .mark(UInt8(ascii: ".")), Self.isDigit(byte(1)), hasSpace { return number() }
            add(kind, length: symbol.length)
        }
    }

    private mutating func add(_ kind: LineToken.Kind, length: Int, meaning: Lexicon.Meaning = Lexicon.Meaning()) {
        let range = position..<(position + length)
        tokens.append(LineToken(kind: kind, range: range, hasSpaceBefore: hasSpace, meaning: meaning))
        position += length
        hasSpace = false
    }

    /// Whether a byte is a letter of ASCII, as most are.
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func number() {
        var length = 1
        while Self.isDigit(byte(length)) || Self.isInnerMark(byte(length)) && Self.isDigit(byte(length + 1)) {
            length += 1
        }
        add(.number, length: length)
    }

    private static func isInnerMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

    /// Letters and digits, with apostrophes, and with hyphens, full stops and slashes where a letter follows.
    private mutating func word() {
        var end = position
        let elides = lexicon.language == .italian || lexicon.language == .french
        scan: while end < bytes.count {
            if Self.isLetter(bytes[end]) {
                end += 1
                continue
            }
            let symbol = symbol(at: end)
            switch symbol.kind {
            case .letter:
                end += symbol.length
                if elides, isElision(position..<end) { break scan }
            case .digit: end += 1
            case .token(.mark(UInt8(ascii: "."))), .token(.mark(UInt8(ascii: "-"))):
                guard case .letter = self.symbol(at: end + symbol.length).kind else { break scan }
                end += symbol.length
            default: break scan
            }
        }
        let range = position..<end
        add(.word, length: range.count, meaning: meaning(of: range))
    }

    /// Whether the bytes end in an apostrophe and are an article or preposition without its last letter ("d'").
    private func isElision(_ range: Range<Int>) -> Bool {
        guard range.count <= 7,
            bytes[range.upperBound - 1] == UInt8(ascii: "'") || bytes[range].suffix(3) == [0xE2, 0x80, 0x99]
        else { return false }
        return lexicon.meanings.meaning(of: bytes, range)?.plays.contains(.elision) ?? false
    }

    private func meaning(of range: Range<Int>) -> Lexicon.Meaning {
        var meaning = lexicon.meanings.meaning(of: bytes, range) ?? Lexicon.Meaning()
        if range.count == 1, let unit = lexicon.letters[Int(bytes[range.lowerBound])] { meaning.unit = unit }
        return meaning
    }
}

extension LineTokenizer {
    private enum SymbolKind {
        case space, digit, letter
        case token(LineToken.Kind)
    }

    private typealias Symbol = (kind: SymbolKind, length: Int)

    /// What stands at a byte. Bytes that are no UTF-8 count as letters.
    private func symbol(at index: Int) -> Symbol {
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
