import Kitchen
import Text

extension TimerScan {
    /// Whether a number begins here.
    var startsNumber: Bool { Self.isDigit(byte(position)) || vulgar != nil }

    /// The number here, with a fraction after it; nil for none, with the position behind its digits.
    mutating func number() -> Rational? {
        if let fraction = takeVulgar() { return fraction }
        guard var value = digits() else { return nil }
        if let below = denominator() { return Rational(value, below) }
        if byte(position) == UInt8(ascii: ".") || byte(position) == UInt8(ascii: ","), Self.isDigit(byte(position + 1))
        {
            return decimal(whole: value)
        }
        let end = position
        skipSpaces()
        if let fraction = takeVulgar() { return Rational(value) + fraction }
        if Self.isDigit(byte(position)), let above = digits(), let below = denominator() {
            value = value * below + above
            return Rational(value, below)
        }
        position = end
        return Rational(value)
    }

    /// At most six digits; nil for more, which are passed over all the same.
    private mutating func digits() -> Int? {
        let start = position
        var value = 0
        while Self.isDigit(byte(position)) {
            if position - start < 7 { value = value * 10 + Int(byte(position) - 0x30) }
            position += 1
        }
        return (1...6).contains(position - start) ? value : nil
    }

    /// The number behind a slash.
    private mutating func denominator() -> Int? {
        let start = position
        if byte(position) == UInt8(ascii: "/") { position += 1 } else if isFractionSlash { position += 3 }
        if position > start, let value = digits(), value > 0 { return value }
        position = start
        return nil
    }

    private var isFractionSlash: Bool {
        byte(position) == 0xE2 && byte(position + 1) == 0x81 && byte(position + 2) == 0x84
    }

    private mutating func decimal(whole: Int) -> Rational? {
        position += 1
        let start = position
        guard let decimals = digits() else { return nil }
        let scale = (start..<position).reduce(1) { scale, _ in scale * 10 }
        return Rational(whole * scale + decimals, scale)
    }

    /// ¼, ½ and ¾ are U+00BC to U+00BE; thirds are U+2153 and U+2154.
    private var vulgar: (value: Rational, length: Int)? {
        guard byte(position) >= 0x80 else { return nil }
        return switch (byte(position), byte(position + 1), byte(position + 2)) {
        case (0xC2, 0xBC, _): (Rational(1, 4), 2)
        case (0xC2, 0xBD, _): (Rational(1, 2), 2)
        case (0xC2, 0xBE, _): (Rational(3, 4), 2)
        case (0xE2, 0x85, 0x93): (Rational(1, 3), 3)
        case (0xE2, 0x85, 0x94): (Rational(2, 3), 3)
        default: nil
        }
    }

    private mutating func takeVulgar() -> Rational? {
        guard let (value, length) = vulgar else { return nil }
        position += length
        return value
    }

    /// The length of the space at a byte, U+00A0 and U+202F among them; 0 for none.
    func isSpace(_ index: Int) -> Int {
        switch byte(index) {
        case 0x20, 0x0A: 1
        case 0xC2: byte(index + 1) == 0xA0 ? 2 : 0
        case 0xE2: byte(index + 1) == 0x80 && byte(index + 2) == 0xAF ? 3 : 0
        default: 0
        }
    }

    mutating func skipSpaces() {
        while isSpace(position) > 0 { position += isSpace(position) }
    }

    /// Whether a dash outside ASCII, U+2010 to U+2015, stands here.
    var isWideDash: Bool {
        byte(position) == 0xE2 && byte(position + 1) == 0x80 && (0x90...0x95).contains(byte(position + 2))
    }
}
