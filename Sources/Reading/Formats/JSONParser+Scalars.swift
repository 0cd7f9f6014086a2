import Diagnostics

extension JSONParser {
    /// The text that starts with the quote at `index`, which moves past the closing quote.
    mutating func string() throws(ParseAborted) -> String {
        let opening = index
        index += 1
        var decoded: [UInt8] = []
        var start = index
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                if decoded.isEmpty { return String(decoding: bytes[start..<index - 1], as: UTF8.self) }
                decoded += bytes[start..<index - 1]
                return String(decoding: decoded, as: UTF8.self)
            case UInt8(ascii: "\\"):
                decoded += bytes[start..<index]
                decoded += try escape()
                start = index
            case 0..<0x20: throw controlCharacter(byte, opening: opening)
            default: index += 1
            }
        }
        throw unclosedString(opening)
    }

    /// The UTF-8 of the escape at `index`, which moves past it.
    private mutating func escape() throws(ParseAborted) -> [UInt8] {
        let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
        if letter == UInt8(ascii: "u") { return try unicodeEscape() }
        guard let byte = Self.escapes[letter] else { throw unknownEscape() }
        index += 2
        return [byte]
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
        UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
        UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]

    /// `\uXXXX`, or two of them that together are one scalar above U+FFFF (RFC 8259, section 7).
    private mutating func unicodeEscape() throws(ParseAborted) -> [UInt8] {
        let start = index
        guard let first = codeUnit(at: index) else { throw unknownEscape() }
        index += 6
        var value = UInt32(first)
        if (0xD800..<0xDC00).contains(value), let second = codeUnit(at: index), (0xDC00..<0xE000).contains(second) {
            index += 6
            value = 0x10000 + (value - 0xD800) << 10 + UInt32(second) - 0xDC00
        }
        guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate(from: start) }
        return Array(String(scalar).utf8)
    }

    /// The number of `\uXXXX` at `start`; nil when there is no such escape.
    private func codeUnit(at start: Int) -> UInt16? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt16 = 0
        for byte in bytes[start + 2..<start + 6] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    /// The text of the number at `index`, which moves past it (RFC 8259, section 6).
    mutating func number() throws(ParseAborted) -> String {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        let whole = index
        guard skipDigits() else { throw notANumber(from: start, expected: "a digit") }
        if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { throw leadingZero(from: start) }
        if byte == UInt8(ascii: ".") {
            index += 1
            guard skipDigits() else { throw notANumber(from: start, expected: "a digit after the point") }
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            guard skipDigits() else { throw notANumber(from: start, expected: "a digit after the exponent's `e`") }
        }
        if let byte, Self.isWordByte(byte) || byte == UInt8(ascii: ".") {
            throw notANumber(from: start, expected: "the end of the number")
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Moves past digits; false when there is none.
    private mutating func skipDigits() -> Bool {
        let start = index
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index > start
    }

    /// `true`, `false` or `null`; whatever else stands there is an error.
    mutating func word() throws(ParseAborted) -> SourceValue.Content {
        let start = index
        while let byte, Self.isWordByte(byte) { index += 1 }
        switch String(decoding: bytes[start..<index], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case let other: throw notAValue(other, from: start)
        }
    }

    /// Whether a byte is part of a bare word: letters, digits, `_` and `$`, and all that is not ASCII.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
