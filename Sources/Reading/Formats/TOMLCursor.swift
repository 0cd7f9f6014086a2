import Diagnostics

/// A place in a text of TOML, and what is read from there on: keys, texts, words, and what parts them.
struct TOMLCursor {
    /// The index of the next sign.
    var at = 0
    private let signs: [Unicode.Scalar]
    /// The index of the first sign of each line.
    private let lines: [Int]

    init(_ text: String) {
        let scalars = text.unicodeScalars
        signs = Array(scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...])
        let signs = signs
        lines = [0] + signs.indices.filter { signs[$0] == "\n" }.map { $0 + 1 }
    }

    /// The next sign; nil at the end.
    var sign: Unicode.Scalar? { at < signs.count ? signs[at] : nil }

    /// The place of the next sign.
    var point: SourceSpan { span(from: at, length: 1) }

    /// The stretch from a sign to the next one; of several lines the first sign.
    func span(from start: Int) -> SourceSpan {
        let isOnOneLine = !signs[start..<max(start, at)].contains("\n")
        return span(from: start, length: isOnOneLine ? at - start : 1)
    }

    private func span(from start: Int, length: Int) -> SourceSpan {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= start { low = middle } else { high = middle }
        }
        return SourceSpan(line: low + 1, column: start - lines[low] + 1, length: length)
    }

    /// A key without its quotes.
    mutating func key() throws(TOMLProblem) -> String {
        if sign == "\"" || sign == "'" { return try text() }
        let start = at
        while let sign, sign.properties.isAlphabetic || sign.properties.numericType != nil || sign == "_" || sign == "-"
        {
            at += 1
        }
        guard at > start else { throw problem("a key is missing", fix: "write it as in `milk = \"1%l\"`") }
        return string(start..<at)
    }

    /// A value without quotes, up to what ends it.
    mutating func word() throws(TOMLProblem) -> String {
        let start = at
        while let sign, !",]}#\n\r".unicodeScalars.contains(sign) { at += 1 }
        let word = string(start..<at).trimmed
        guard !word.isEmpty else { throw problem("a value is missing", fix: "write it in quotes, as in \"1%l\"") }
        return word
    }

    /// A text in quotes of one kind, or in three of them over several lines.
    mutating func text() throws(TOMLProblem) -> String {
        guard let quote = sign else { return "" }
        let start = at
        let isLong = signs[at...].prefix(3).elementsEqual([quote, quote, quote])
        at += isLong ? 3 : 1
        if isLong, sign == "\n" { at += 1 }
        var text = String.UnicodeScalarView()
        while let next = sign {
            at += 1
            if next == quote, !isLong { return String(text) }
            if next == quote, signs[at...].prefix(2).elementsEqual([quote, quote]) {
                at += 2
                // Quotes may stand right before those that end the text.
                while sign == quote {
                    text.append(quote)
                    at += 1
                }
                return String(text)
            }
            if next == "\n", !isLong { break }
            if next == "\\", quote == "\"" {
                text.append(contentsOf: try escape().unicodeScalars)
            } else {
                text.append(next)
            }
        }
        throw TOMLProblem(
            message: "the quote that starts here is never closed", span: span(from: start, length: 1),
            fix: "close it on the same line")
    }

    private mutating func escape() throws(TOMLProblem) -> String {
        guard let next = sign else { return "" }
        at += 1
        switch next {
        case "n", "r", "f": return "\n"
        case "t", "b": return " "
        case "u", "U":
            let count = next == "u" ? 4 : 8
            let digits = string(at..<min(at + count, signs.count))
            guard digits.unicodeScalars.count == count, let code = UInt32(digits, radix: 16) else {
                throw problem("digits are missing behind \\\(next)", fix: "write \(count) of them, as in \\u00e9")
            }
            at += count
            return Unicode.Scalar(code).map { String($0) } ?? "\u{FFFD}"
        default: return String(next)
        }
    }

    /// Passes over a sign that must come next.
    mutating func expect(_ wanted: Unicode.Scalar) throws(TOMLProblem) {
        skipSpace()
        guard sign == wanted else {
            let fix = wanted == "=" ? "write it as in `milk = \"1%l\"`" : "put it where the name ends"
            throw problem("\"\(wanted)\" is missing", fix: fix)
        }
        at += 1
    }

    /// Passes over the comma between two values, unless the sign that closes them comes next.
    mutating func separate(closing: Unicode.Scalar, _ name: String) throws(TOMLProblem) {
        if sign == "," {
            at += 1
        } else if sign != closing {
            throw problem(
                "a comma or a closing \(name) is missing",
                fix: "part values by commas, and end them with \"\(closing)\"")
        }
    }

    /// Passes over the rest of a line, which may only be a comment.
    mutating func endLine() throws(TOMLProblem) {
        skipSpace()
        if sign == "#" { while let sign, sign != "\n" { at += 1 } }
        guard sign == nil || sign == "\n" || sign == "\r" else {
            throw problem("something stands behind the value", fix: "put it on a line of its own, or behind a \"#\"")
        }
    }

    /// Passes over white space, line breaks and comments.
    mutating func skipBlank() {
        while let sign {
            if sign == "#" {
                while let sign = self.sign, sign != "\n" { at += 1 }
            } else if sign.properties.isWhitespace {
                at += 1
            } else {
                return
            }
        }
    }

    /// Passes over spaces and tabs.
    mutating func skipSpace() { while sign == " " || sign == "\t" { at += 1 } }

    private func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(signs[range])) }

    private func problem(_ message: String, fix: String) -> TOMLProblem {
        TOMLProblem(
            message: message, span: span(from: min(at, signs.count), length: at < signs.count ? 1 : 0), fix: fix)
    }
}
