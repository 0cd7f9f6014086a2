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
