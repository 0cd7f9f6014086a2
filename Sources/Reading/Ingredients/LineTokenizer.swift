import Kitchen

/// Cuts an ingredient line into words, numbers and marks, in one pass over its bytes.
///
/// Every byte that is not white space is in one token. Words are looked up by the hash that is made on the way.
struct LineTokenizer {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0
    private var hasSpace = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next token, with what its word means in a lexicon; nil at the end of the line.
    ///
    /// The lexicon is not kept: to count as its holder for each line would keep all threads waiting for one another.
    mutating func next(in lexicon: Lexicon) -> LineToken? {
        while position < bytes.count {
            if Self.isLetter(bytes[position]) { return word(in: lexicon) }
            let symbol = symbol(at: position)
            switch symbol.kind {
            case .space:
                position += symbol.length
                hasSpace = true
            case .digit: return number()
            case .letter: return word(in: lexicon)
            case .token(let kind):
                if kind == .mark(UInt8(ascii: ".")), Self.isDigit(byte(1)), hasSpace { return number() }
                return token(kind, length: symbol.length)
            }
        }
        return nil
    }

    private func byte(_ offset: Int) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    mutating func token(
        _ kind: LineToken.Kind, length: Int, meaning: Lexicon.Meaning = Lexicon.Meaning()
    ) -> LineToken {
        let range = position..<(position + length)
        defer {
            position += length
            hasSpace = false
        }
        return LineToken(kind: kind, range: range, hasSpaceBefore: hasSpace, meaning: meaning)
    }

    /// Whether a byte is a letter of ASCII, as most are.
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private mutating func number() -> LineToken {
        var (length, whole) = (0, 0)
        while Self.isDigit(byte(length)), length < Rational.wholeDigits {
            whole = whole * 10 + Int(byte(length) - UInt8(ascii: "0"))
            length += 1
        }
        let digits = length
        length = max(length, 1)
        while Self.isDigit(byte(length)) || Self.isInnerMark(byte(length)) && Self.isDigit(byte(length + 1)) {
            length += 1
        }
        var token = token(.number, length: length)
        if length == digits { token.whole = whole }
        return token
    }

    private static func isInnerMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
}

extension LineTokenizer {
    /// Letters and digits, with apostrophes, and with hyphens, full stops and slashes where a letter follows.
    mutating func word(in lexicon: Lexicon) -> LineToken {
        var hash = WordHash()
        var end = position
        while end < bytes.count, Self.isLetter(bytes[end]) {
            hash.add(bytes[end] | 0x20)
            end += 1
        }
        let isPlain = end == bytes.count || Self.endsWord(bytes[end])
        if !isPlain { end = endOfWord(from: end, in: lexicon) }
        let range = position..<end
        return token(.word, length: range.count, meaning: meaning(of: range, isPlain ? hash : nil, lexicon))
    }

    /// Whether a byte can be no part of a word, whatever comes after it.
    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "-"):
            false
        default: !isLetter(byte)
        }
    }

    /// Where a word ends of which the bytes up to `start` are letters.
    private func endOfWord(from start: Int, in lexicon: Lexicon) -> Int {
        let elides = lexicon.language == .italian || lexicon.language == .french
        var end = start
        while end < bytes.count {
            let symbol = symbol(at: end)
            switch symbol.kind {
            case .letter:
                end = min(end + symbol.length, bytes.count)
                if elides, isElision(position..<end, in: lexicon) { return end }
            case .digit: end += 1
            case .token(.mark(UInt8(ascii: "."))), .token(.mark(UInt8(ascii: "-"))):
                guard case .letter = self.symbol(at: end + symbol.length).kind else { return end }
                end += symbol.length
            default: return end
            }
        }
        return end
    }

    /// Whether the bytes end in an apostrophe and are an article or preposition without its last letter ("d'").
    private func isElision(_ range: Range<Int>, in lexicon: Lexicon) -> Bool {
        guard range.count <= 7,
            bytes[range.upperBound - 1] == UInt8(ascii: "'")
                || bytes[range].suffix(3).elementsEqual([0xE2, 0x80, 0x99])
        else { return false }
        return lexicon.meanings.meaning(of: bytes, range)?.plays.contains(.elision) ?? false
    }

    /// What a word means, whose hash is known where it is all letters of ASCII.
    private func meaning(of range: Range<Int>, _ hash: WordHash?, _ lexicon: Lexicon) -> Lexicon.Meaning {
        let found =
            if let hash { lexicon.meanings.meaning(of: bytes, range, hash: hash) } else {
                lexicon.meanings.meaning(of: bytes, range)
            }
        var meaning = found ?? Lexicon.Meaning()
        if meaning.home != nil, range.count == 2, bytes[range].contains(where: { $0 &- UInt8(ascii: "a") < 26 }) {
            // "2 EL Mehl", but not "2 El Paso".
            meaning.home = nil
        }
        if range.count == 1, let unit = lexicon.letters[Int(bytes[range.lowerBound])] { meaning.unit = unit }
        return meaning
    }
}

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
