/// A value of JSON.
indirect enum LenientJSONValue: Hashable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case text(String)
    case list([LenientJSONValue])
    case map([String: LenientJSONValue])
}

/// Reads JSON as pages have it: with line breaks and tabs in texts, commas too many, comments, entities, a mark at its start,
/// several values behind one another, quotes within a text where they can be told from its end. What cannot be told (a missing
/// end, `"a "b", c"`) is refused, not guessed.
///
/// ```
/// try LooseJSON.read(Array("{\"name\": \"Soup\",}".utf8))    // [.map(["name": .text("Soup")])]
/// ```
struct LooseJSON {
    /// Why a text cannot be read.
    struct Refusal: Error, Hashable {
        /// The line in the text, from 1.
        let line: Int
        /// "a comma or the end of the list is missing".
        let reason: String
    }

    /// The most values inside one another.
    private static let deepest = 100

    private let bytes: [UInt8]
    private var at = 0
    private var depth = 0

    /// The values in a text, most often one; none in a text without any.
    static func read(_ text: [UInt8]) throws(Refusal) -> [LenientJSONValue] {
        var reader = LooseJSON(bytes: text)
        return try reader.readAll()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readAll() throws(Refusal) -> [LenientJSONValue] {
        var values: [LenientJSONValue] = []
        skipSpace(andAlso: ",;")
        while at < bytes.count {
            // Behind a value, what only closes or ends it once more says nothing.
            if !values.isEmpty, "}])".utf8.contains(bytes[at]) {
                at += 1
            } else {
                values.append(try readValue())
            }
            skipSpace(andAlso: ",;")
        }
        return values
    }

    private mutating func readValue() throws(Refusal) -> LenientJSONValue {
        switch byte {
        case UInt8(ascii: "{"): return try readInside { reader throws(Refusal) in try reader.readMap() }
        case UInt8(ascii: "["): return try readInside { reader throws(Refusal) in try reader.readList() }
        case UInt8(ascii: "\""): return .text(try readText())
        case nil: throw refusal("it ends in the middle")
        default: return try readWord()
        }
    }

    private mutating func readInside(
        _ read: (inout LooseJSON) throws(Refusal) -> LenientJSONValue
    ) throws(Refusal) -> LenientJSONValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw refusal("more than \(Self.deepest) values are inside one another") }
        at += 1
        return try read(&self)
    }

    private mutating func readMap() throws(Refusal) -> LenientJSONValue {
        var map: [String: LenientJSONValue] = [:]
        skipSpace(andAlso: ",")
        while byte != UInt8(ascii: "}") {
            guard byte == UInt8(ascii: "\"") else { throw refusal("a name in quotes is missing") }
            let name = try readText()
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw refusal("a colon is missing behind \"\(name.prefix(40))\"") }
            at += 1
            skipSpace()
            // Templates leave values out: `"calories": ,`.
            map[name] = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") ? .null : try readValue()
            try skipComma(before: UInt8(ascii: "}"))
        }
        at += 1
        return .map(map)
    }

    private mutating func readList() throws(Refusal) -> LenientJSONValue {
        var list: [LenientJSONValue] = []
        skipSpace(andAlso: ",")
        while byte != UInt8(ascii: "]") {
            list.append(try readValue())
            try skipComma(before: UInt8(ascii: "]"))
        }
        at += 1
        return .list(list)
    }

    /// Skips what parts two values, commas too many as well.
    private mutating func skipComma(before end: UInt8) throws(Refusal) {
        skipSpace()
        guard byte == UInt8(ascii: ",") || byte == end else {
            throw refusal(
                byte == nil ? "it ends in the middle" : "a comma or an end is missing, or a quote is too many")
        }
        skipSpace(andAlso: ",")
    }

    private mutating func readWord() throws(Refusal) -> LenientJSONValue {
        let start = at
        while let byte, Self.isWord(byte) { at += 1 }
        let word = String(decoding: bytes[start..<at], as: UTF8.self)
        switch word {
        case "null", "undefined", "NaN", "Infinity", "-Infinity": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case _ where Double(word) != nil && !word.contains(where: \.isLetter) || isExponential(word):
            return .number(word)
        default:
            at = start
            throw refusal("a value is missing, or stands without quotes")
        }
    }

    private func isExponential(_ word: String) -> Bool {
        Double(word) != nil && word.allSatisfy { $0.isNumber || "+-.eE".contains($0) }
    }

    private mutating func readText() throws(Refusal) -> String {
        var (text, quotes): ([UInt8], [UInt8]) = ([], [])
        at += 1
        while let next = byte {
            at += 1
            switch next {
            case UInt8(ascii: "\"") where isEndOfText():
                // Quotes within a text come in pairs, but for those that stand for inches.
                guard quotes.count.isMultiple(of: 2) || quotes.allSatisfy({ $0 &- 0x30 < 10 }) else {
                    throw refusal("a quote is too many")
                }
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\""):
                quotes.append(text.last ?? 0)
                text.append(next)
            case UInt8(ascii: "\\"): text += try readEscape().utf8
            default: text.append(next)
            }
        }
        throw refusal("a text has no end")
    }

    /// Whether a text can end at a quote that has just been read: what may stand behind a text stands there, or a quote that
    /// begins the next one.
    private func isEndOfText() -> Bool {
        guard let next = bytes[at...].first(where: { $0 > 0x20 }) else { return true }
        return ",:;}]\"/<-".utf8.contains(next) || starts(with: "\u{A0}") || starts(with: "\u{FEFF}")
    }

    /// What stands behind a backslash; one too many is left out.
    private mutating func readEscape() throws(Refusal) -> String {
        guard let next = byte else { throw refusal("a text has no end") }
        at += 1
        switch next {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"), UInt8(ascii: "f"): return "\n"
        case UInt8(ascii: "t"), UInt8(ascii: "b"): return " "
        case UInt8(ascii: "u"): return try readUnicode()
        case let other where other < 0x80: return String(Unicode.Scalar(other))
        default:
            at -= 1
            return ""
        }
    }

    /// A character by its number in UTF-16; half of a pair is none that can be shown.
    private mutating func readUnicode() throws(Refusal) -> String {
        let first = try readHex()
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first).map { String($0) } ?? "\u{FFFD}" }
        guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
            return "\u{FFFD}"
        }
        let start = at
        at += 2
        let second = try readHex()
        guard (0xDC00..<0xE000).contains(second) else {
            at = start
            return "\u{FFFD}"
        }
        let code = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        return Unicode.Scalar(code).map { String($0) } ?? "\u{FFFD}"
    }

    private mutating func readHex() throws(Refusal) -> UInt32 {
        let digits = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let code = UInt32(digits, radix: 16) else {
            throw refusal("four digits are missing behind \\u")
        }
        at += 4
        return code
    }

    /// Skips white space, comments of any kind and the marks of CDATA, and bytes that may stand between.
    private mutating func skipSpace(andAlso others: StaticString = "") {
        while let byte {
            if byte <= 0x20 || Self.contains(others, byte) {
                at += 1
            } else if starts(with: "/*") {
                skip(past: "*/")
            } else if let mark = Self.marks.first(where: starts) {
                at += mark.utf8CodeUnitCount
            } else if starts(with: "//") {
                skip(past: "\n")
            } else {
                return
            }
        }
    }

    /// What pages put around a script so that older programs pass over it, a no-break space and a byte order mark.
    private static let marks: [StaticString] = [
        "<!--", "-->", "//<![CDATA[", "// <![CDATA[", "<![CDATA[", "//]]>", "// ]]>", "]]>", "\u{FEFF}", "\u{A0}",
    ]

    private mutating func skip(past mark: StaticString) {
        while at < bytes.count, !starts(with: mark) { at += 1 }
        at = min(bytes.count, at + mark.utf8CodeUnitCount)
    }

    private func starts(with mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[at + $0] == mark.utf8Start[$0] }
    }

    private static func contains(_ text: StaticString, _ byte: UInt8) -> Bool {
        (0..<text.utf8CodeUnitCount).contains { text.utf8Start[$0] == byte }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "+-._".utf8.contains(byte)
    }

    private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

    private func refusal(_ reason: String) -> Refusal {
        Refusal(line: 1 + bytes[..<min(at, bytes.count)].count { $0 == 0x0A }, reason: reason)
    }
}
