import Kitchen
import Text

/// Finds lengths of time in UTF-8 text, at a number: "10 minutes", "1 1/2 hours", "2–3 min", "1 h 30 min", but not
/// "20-minütig" or "overnight".
///
/// ```text
/// time   = number (to number)? unit (and? number unit)*
/// number = digits | decimal | fraction | digits fraction
/// ```
///
/// Of a range the shorter end counts: a timer rings when it is time to look. Bytes are looked at one by one and nothing
/// is allocated, since every step of every recipe goes through here.
struct TimerScan {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The next byte to look at.
    var position: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The seconds of the time that begins here; nil when none does, with the position after the number then.
    mutating func seconds() -> Int? {
        guard !isInsideWord, var shorter = number() else { return nil }
        // Most times are no range, and no unit could be the word of one.
        var unit = unit()
        if unit == nil, let other = upperEnd() {
            shorter = min(shorter, other)
            unit = self.unit()
        }
        guard let unit else { return nil }
        var total = shorter * Rational(unit.seconds)
        var last = unit
        while let (more, smaller) = addition(to: last) {
            total += more * Rational(smaller.seconds)
            last = smaller
        }
        guard let count = total.ceiling, count > 0, count <= Self.longest else { return nil }
        return Int(count)
    }

    /// A week: what takes longer is not timed in a kitchen.
    static let longest: Int128 = 604_800

    func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    /// Whether the number goes on a word or another number: "A4", "18:30 h", "#3".
    private var isInsideWord: Bool {
        let before = byte(position - 1)
        return Self.isLetter(before) || Self.isDigit(before) || before >= 0x80 && !isAfterWideMark
            || Self.joinsNumbers(before)
    }

    private static func joinsNumbers(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "$"),
            UInt8(ascii: "#"):
            true
        default: false
        }
    }

    /// Whether what stands before is a dash or a space outside ASCII (U+2000 to U+203F, U+00A0), and no letter.
    private var isAfterWideMark: Bool {
        byte(position - 2) == 0xC2 && byte(position - 1) == 0xA0
            || byte(position - 3) == 0xE2 && byte(position - 2) == 0x80
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

extension TimerScan {
    /// The unit here, behind spaces or one hyphen; the position stays when there is none.
    private mutating func unit() -> TimeUnit? {
        let start = position
        if byte(position) == UInt8(ascii: "-") { position += 1 } else { skipSpaces() }
        let first = position
        var packed: UInt64 = 0
        while Self.isLetter(byte(position)) {
            packed = packed << 8 | UInt64(byte(position) | 0x20)
            position += 1
        }
        if (1...8).contains(position - first), isEndOfWord, let unit = TimeUnit.timer(packed: packed) { return unit }
        position = start
        return nil
    }

    /// Whether no letter outside ASCII goes on the word here: punctuation and spaces are U+2000 to U+203F, and U+00A0.
    private var isEndOfWord: Bool {
        byte(position) < 0x80 || isSpace(position) > 0 || byte(position) == 0xE2 && byte(position + 1) == 0x80
    }

    /// What is added in a smaller unit: " 30 min", " and 30 minutes", and "30" right behind hours.
    private mutating func addition(to unit: TimeUnit) -> (Rational, TimeUnit)? {
        let start = position
        if unit == .hour, Self.isDigit(byte(position)), let minutes = number(), self.unit() ?? .minute == .minute {
            return (minutes, .minute)
        }
        position = start
        if byte(position) == UInt8(ascii: "."), isSpace(position + 1) > 0 { position += 1 }
        skipSpaces()
        skipWord(of: Self.ands)
        if startsNumber, let more = number(), let smaller = self.unit(), smaller.seconds < unit.seconds {
            return (more, smaller)
        }
        position = start
        return nil
    }

    /// The other end of a range: "–3", " to 3".
    private mutating func upperEnd() -> Rational? {
        let start = position
        skipSpaces()
        let beforeSign = position
        if byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "~") {
            position += 1
        } else if isWideDash {
            position += 3
        }
        skipSpaces()
        skipWord(of: Self.tos)
        if position > beforeSign, startsNumber, let number = number() { return number }
        position = start
        return nil
    }
}

extension TimerScan {
    private static let ands: [StaticString] = ["and", "und", "e", "et", "y", "plus"]
    private static let tos: [StaticString] = ["to", "or", "a", "o", "bis", "oder", "à", "ou"]

    /// Whether one of the words above can begin with a byte; most words of a text do not.
    private static func beginsJoint(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "o"), UInt8(ascii: "p"),
            UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "y"), 0xC3:
            true
        default: false
        }
    }

    /// Passes over one of the words, with the spaces after it.
    private mutating func skipWord(of words: [StaticString]) {
        guard Self.beginsJoint(byte(position)) else { return }
        for word in words {
            let end = position + word.utf8CodeUnitCount
            guard end < bytes.count, bytes[position] == word.utf8Start[0], isSpace(end) > 0 else { continue }
            let isThere = (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
            guard isThere else { continue }
            position = end
            return skipSpaces()
        }
    }
}
