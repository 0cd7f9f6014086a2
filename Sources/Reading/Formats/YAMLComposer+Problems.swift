import CLibYAML
import Diagnostics
import Text

/// Says libyaml's problems in words that help: what is wrong, where it began, and the remedy.
extension YAMLComposer {
    /// Reports a problem, which ends the reading.
    mutating func stop(for problem: YAMLProblem) -> ParseAborted {
        if let offset = problem.offset { return unreadable(at: offset, problem) }
        if problem.text == "mapping values are not allowed in this context" { return unexpectedColon(problem) }
        if problem.text.contains("cannot start any token") { return unexpectedCharacter(problem) }
        if problem.text == "did not find expected key", isInsideLine(problem.mark) { return textBehindValue(problem) }
        guard let advice = Self.advices.first(where: { $0.fits(problem) }) else {
            let context = problem.context.isEmpty ? "" : "\(problem.context), "
            return stop(context + problem.text, at: place(problem.mark), fix: nil)
        }
        return stop(advice.message, at: place(advice.atStart ? problem.contextMark : problem.mark), fix: advice.fix)
    }

    /// What to say for the problems whose text contains `text`.
    private struct Advice {
        var text: String
        var context = ""
        var message: String
        var fix: String
        /// Whether to point at where the construct starts, not at where libyaml gave up.
        var atStart = false

        func fits(_ problem: YAMLProblem) -> Bool {
            problem.text.contains(text) && (context.isEmpty || problem.context.contains(context))
        }
    }

    private static let advices = [
        Advice(
            text: "could not find expected ':'", message: "this line has no `: ` after a key",
            fix: "write `key: value`, with a space after the colon", atStart: true),
        Advice(
            text: "did not find expected key", context: "block mapping",
            message: "expected a key here",
            fix: "start the keys of one map in the same column, and check the quotes above"),
        Advice(
            text: "did not find expected '-' indicator", message: "expected another `- ` item here",
            fix: "start the items of one list in the same column"),
        Advice(
            text: "did not find expected ',' or ']'", message: "the list in brackets that starts here is not closed",
            fix: "close it with `]`, with commas between the items", atStart: true),
        Advice(
            text: "did not find expected ',' or '}'", message: "the map in braces that starts here is not closed",
            fix: "close it with `}`; if the brace belongs to a text, put the text in quotes", atStart: true),
        Advice(
            text: "did not find expected node content", message: "expected a value here",
            fix:
                "remove the extra comma, or close the bracket; if the bracket belongs to a text, put the text in quotes"
        ),
        Advice(
            text: "found unexpected", context: "quoted scalar", message: "the quote that starts here is never closed",
            fix: "close it with the same quote; inside single quotes an apostrophe is written twice", atStart: true),
        Advice(
            text: "found unknown escape character", message: "an unknown escape in a text in double quotes",
            fix: #"write a backslash as `\\`, or put the text in single quotes"#),
        Advice(
            text: "did not find expected alphabetic or numeric character",
            message: "a text that starts with `*` or `&` needs quotes", fix: "put the text in quotes", atStart: true),
        Advice(
            text: "did not find expected comment or line break", message: "the text of a block starts on the next line",
            fix: "write it below, indented; if the `|` or `>` belongs to the text, put the text in quotes",
            atStart: true),
        Advice(
            text: "block sequence entries are not allowed", message: "a list item cannot stand here",
            fix: "write `- ` items on lines of their own; put a text that starts with a dash in quotes"),
        Advice(
            text: "mapping keys are not allowed", message: "a `? ` cannot stand here",
            fix: "if the question mark belongs to a text, put the text in quotes"),
        Advice(text: "tab character", message: "a tab in the indentation", fix: "indent with spaces"),
        Advice(
            text: "", context: "while scanning a directive", message: "a line cannot start with `%`",
            fix: "put the text in quotes", atStart: true),
        Advice(
            text: "", context: "a tag", message: "a text that starts with `!` needs quotes",
            fix: "put the text in quotes",
            atStart: true),
        Advice(
            text: "undefined tag handle", message: "a text that starts with `!` needs quotes",
            fix: "put the text in quotes", atStart: true),
        Advice(
            text: "did not find expected <document start>", message: "expected the end of the text here",
            fix: "check the indentation, and that all keys start in the same column"),
    ]

    private mutating func unreadable(at offset: Int, _ problem: YAMLProblem) -> ParseAborted {
        var position = LineTracker(firstLine: firstLine)
        let span = position.span(min(offset, bytes.count), min(offset + 1, bytes.count), in: bytes)
        return stop(problem.text, at: span, fix: "remove the character")
    }

    /// A `: ` where no key can be: after a text with a colon, below a line without a space, or out of line.
    private mutating func unexpectedColon(_ problem: YAMLProblem) -> ParseAborted {
        let number = Int(problem.mark.line)
        let line = line(number)
        let colon = min(Int(problem.mark.column), line.count)
        if let first = line.firstIndex(of: ":"), first < colon {
            return stop(
                "a text with `: ` in it needs quotes", at: place(problem.mark), fix: quoted(line, after: first))
        }
        if number > 0, let column = unspacedColon(self.line(number - 1)) {
            let span = SourceSpan(line: number - 1 + firstLine, column: column + 1, length: 1)
            return stop("there is no space after the colon", at: span, fix: "write `key: value`")
        }
        return stop(
            "a key cannot stand here", at: place(problem.mark), fix: "start the keys of one map in the same column")
    }

    /// Whether something stands on the line before a mark.
    private func isInsideLine(_ mark: yaml_mark_t) -> Bool {
        line(Int(mark.line)).prefix(Int(mark.column)).contains { $0 != " " }
    }

    private mutating func textBehindValue(_ problem: YAMLProblem) -> ParseAborted {
        stop(
            "expected the end of the line after this value", at: place(problem.mark),
            fix: "put quotes around the whole value; an apostrophe between single quotes is written twice")
    }

    /// How to write a line whose value, after the colon at `colon`, needs quotes.
    private func quoted(_ line: [Unicode.Scalar], after colon: Int) -> String {
        let value = line[(colon + 1)...].drop { $0 == " " }
        guard !value.contains("\""), !value.contains("\\"), value.count <= 60 else { return "put the text in quotes" }
        let key = String(String.UnicodeScalarView(line[..<colon].drop { $0 == " " }))
        return "write `\(key): \"\(String(String.UnicodeScalarView(value)))\"`"
    }

    /// The index of the colon in a line like `key:value`.
    private func unspacedColon(_ line: [Unicode.Scalar]) -> Int? {
        guard let colon = line.firstIndex(of: ":"), colon > 0, colon + 1 < line.count, line[colon + 1] != " " else {
            return nil
        }
        let key = line[..<colon].drop { $0 == " " }
        return !key.isEmpty
            && key.allSatisfy { $0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0) }
            ? colon : nil
    }

    private mutating func unexpectedCharacter(_ problem: YAMLProblem) -> ParseAborted {
        let line = line(Int(problem.mark.line))
        let column = Int(problem.mark.column)
        let found = column < line.count ? line[column] : " "
        if found == "\t" {
            return stop("a tab in the indentation", at: place(problem.mark), fix: "indent with spaces")
        }
        let start = found == "`" ? "a backtick" : "`\(found)`"
        return stop(
            "a text that starts with \(start) needs quotes", at: place(problem.mark), fix: "put the text in quotes")
    }

    /// A mark as a place; one behind the last line is moved to the end of the text.
    private func place(_ mark: yaml_mark_t) -> SourceSpan {
        var position = LineTracker(firstLine: firstLine)
        position.move(to: bytes.count, in: bytes)
        let end = SourceSpan(line: position.line, column: position.column)
        let point = point(mark)
        return point.line > end.line ? end : point
    }

    /// The scalars of line `number`, from 0, of the text.
    private func line(_ number: Int) -> [Unicode.Scalar] {
        var position = LineTracker(firstLine: 0)
        var offset = 0
        while position.line < number, offset < bytes.count {
            offset += 1
            position.move(to: offset, in: bytes)
        }
        let line = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    }
}
