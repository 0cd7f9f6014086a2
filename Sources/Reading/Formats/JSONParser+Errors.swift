import Diagnostics
import Text

/// What each syntax error says: what was expected, what was found, and the remedy.
extension JSONParser {
    mutating func span(_ start: Int, _ end: Int) -> SourceSpan {
        position.span(start, end, in: bytes)
    }

    /// Reports an error that ends the reading.
    mutating func stop(_ message: String, at span: SourceSpan, notes: [String] = [], fix: String) -> ParseAborted {
        diagnostics.report(
            .jsonSyntax, message, at: SourceLocation(file: file, span: span), notes: notes, fix: fix)
        return ParseAborted()
    }

    /// Reports an error after which the reading goes on at `index`, unless there have been too many.
    mutating func recover(_ message: String, from start: Int, to end: Int, fix: String) throws(ParseAborted) {
        let reported = stop(message, at: span(start, min(end, lineEnd(after: start))), fix: fix)
        if diagnostics.count(.error) >= JSONReader.maxErrors { throw reported }
    }

    mutating func emptyFile() -> ParseAborted {
        stop("the file is empty", at: .start, fix: "write a JSON value, such as `{}` or `[]`")
    }

    /// An error at `index`: `expected` should stand there.
    mutating func unexpected(_ expected: String, notes: [String] = [], fix: String) -> ParseAborted {
        let end = foundEnd
        return stop("expected \(expected), but found \(found(to: end))", at: span(index, end), notes: notes, fix: fix)
    }

    mutating func notAValue(_ word: String, from start: Int) -> ParseAborted {
        index = start
        return unexpected("a value", fix: valueRemedy(word))
    }

    mutating func notAKey(after last: SourceValue?) -> ParseAborted {
        switch byte {
        case UInt8(ascii: ","): return unexpected("a key", fix: "remove the extra comma")
        case .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            if case .number(let whole) = last?.content {
                let digits = String(decoding: bytes[index..<foundEnd], as: UTF8.self)
                return unexpected("a key", fix: "write decimals with a point: \(whole).\(digits)")
            }
        case .some(let byte)
        where Self.isWordByte(byte) && bareWord.unicodeScalars.allSatisfy(\.properties.isAlphabetic):
            return unexpected("a key in double quotes", fix: "write \"\(bareWord)\"")
        default: break
        }
        return unexpected("a key in double quotes", fix: "write keys as \"name\", with straight double quotes")
    }

    /// No comma after an item: goes on when the next item plainly starts here.
    mutating func missingComma(before bracket: UInt8, opening: SourceSpan) throws(ParseAborted) {
        let closing = Character(Unicode.Scalar(bracket))
        let notes = ["it is opened at \(opening.line):\(opening.column)"]
        let kind = bracket == UInt8(ascii: "]") ? "list" : "object"
        guard let byte else {
            throw unexpected("`,` or `\(closing)`", notes: notes, fix: "close the \(kind) with `\(closing)`")
        }
        if startsItem(byte, inList: kind == "list") {
            let end = foundEnd
            return try recover(
                "expected `,` or `\(closing)`, but found \(found(to: end))", from: index, to: end,
                fix: "put a comma before it")
        }
        let afterText = Self.isWordByte(byte) && bytes[index - 1] == UInt8(ascii: "\"")
        let fix = afterText ? #"write a quote inside a text as \""# : "close the \(kind) with `\(closing)`"
        throw unexpected("`,` or `\(closing)`", notes: notes, fix: fix)
    }

    mutating func unclosedString(_ opening: Int) -> ParseAborted {
        stop(
            "the text that starts here is not closed on its line", at: span(opening, opening + 1),
            fix: #"close it with `"`; a line break inside a text is written `\n`"#)
    }

    mutating func controlCharacter(_ byte: UInt8, opening: Int) -> ParseAborted {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return unclosedString(opening) }
        let hex = String(byte, radix: 16, uppercase: true)
        let code = "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        let tab = byte == UInt8(ascii: "\t")
        return stop(
            tab ? "a tab inside a text" : "a control character inside a text", at: span(index, index + 1),
            fix: "write it as `\(tab ? "\\t" : code)`, or remove it")
    }

    mutating func unknownEscape() -> ParseAborted {
        let end = min(index + 2, lineEnd(after: index))
        let shown = end == index + 2 && bytes[end - 1] < 0x80 ? end : index + 1
        return stop(
            "`\(String(decoding: bytes[index..<shown], as: UTF8.self))` is not an escape of JSON",
            at: span(index, shown),
            fix: #"write a backslash as `\\`, and a character by its number as `\u` with four digits 0-9, a-f"#)
    }

    mutating func loneSurrogate(from start: Int) -> ParseAborted {
        stop(
            "`\(String(decoding: bytes[start..<start + 6], as: UTF8.self))` is half of a character",
            at: span(start, start + 6), fix: "write both halves, as in `\\ud83c\\udf55`, or the character itself")
    }

    mutating func leadingZero(from start: Int) -> ParseAborted {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return stop(
            "a number does not start with 0: `\(text)`", at: span(start, index),
            fix: "leave out the zeros, or write it as a text: \"\(text)\"")
    }

    mutating func notANumber(from start: Int, expected: String) -> ParseAborted {
        let stopped = index
        while let byte, Self.isWordByte(byte) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let end = index
        index = stopped
        let fix = text == "-Infinity" || text == "-NaN" ? "JSON has only finite numbers" : "write a number such as 4.50"
        return stop(
            "expected \(expected), but found \(found(to: foundEnd))", at: span(start, max(end, start + 1)), fix: fix)
    }

    private func valueRemedy(_ word: String) -> String {
        switch word {
        case "NaN", "Infinity": "JSON has only finite numbers: write one, or `null`"
        case "None", "nil", "undefined", "NULL", "Null": "write `null`"
        case "True", "TRUE", "yes", "Yes", "on": "write `true`"
        case "False", "FALSE", "no", "No", "off": "write `false`"
        case "": valueRemedy(byte)
        default: "write a text in straight double quotes"
        }
    }

    private func valueRemedy(_ byte: UInt8?) -> String {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "`"): "write a text in double quotes"
        case UInt8(ascii: ","): "remove the extra comma, or write the missing value"
        case UInt8(ascii: "+"), UInt8(ascii: "."): "write a number such as 4.50 or 0.50, without a plus sign"
        default: "write the value, or `null` for none"
        }
    }

    private func startsItem(_ byte: UInt8, inList: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "\""): true
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): inList
        default: false
        }
    }
}

extension JSONParser {
    /// Where the word, or else the one character, at `index` ends.
    private var foundEnd: Int {
        guard index < bytes.count else { return index }
        var end = index + 1
        if Self.isWordByte(bytes[index]) {
            while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        }
        return end
    }

    private var bareWord: String { String(decoding: bytes[index..<foundEnd], as: UTF8.self) }

    /// What stands from `index` to `end`, for a message.
    private func found(to end: Int) -> String {
        guard index < end else { return "the end of the file" }
        let text = String(decoding: bytes[index..<end], as: UTF8.self)
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            return "a control character"
        }
        return text.count > 40 ? "`\(text.prefix(40))…`" : "`\(text)`"
    }

    private func lineEnd(after start: Int) -> Int {
        bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
}
