/// Splits a script into its tokens.
struct ScriptReader {
    private let source: [Character]
    private var place = 0
    private var isAfterLineBreak = false
    /// How many braces are open within each value of a text in backquotes.
    private var openBraces: [Int] = []
    private(set) var tokens: [ScriptToken] = []

    init(_ text: String) {
        source = Array(text)
        while place < source.count { readNext() }
    }

    private var next: Character { source[place] }

    private mutating func readNext() {
        if next.isWhitespace {
            isAfterLineBreak = isAfterLineBreak || next.isNewline
            place += 1
        } else if starts("//") {
            while place < source.count, !next.isNewline { place += 1 }
        } else if starts("/*") {
            skipLongComment()
        } else if Self.isWord(next) {
            readWord()
        } else if next == "\"" || next == "'" {
            readText()
        } else if next == "`" || (next == "}" && openBraces.last == 0) {
            readTemplate()
        } else if next == "/", isExpression {
            readPattern()
        } else {
            readSign()
        }
    }

    private func starts(_ text: String) -> Bool { source[place...].starts(with: text) }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    private mutating func add(_ kind: ScriptToken.Kind, upTo end: Int) {
        let end = min(end, source.count)
        tokens.append(ScriptToken(kind, String(source[place..<end]), isAfterLineBreak: isAfterLineBreak))
        isAfterLineBreak = false
        place = end
    }

    private mutating func skipLongComment() {
        place += 2
        while place < source.count, !starts("*/") {
            isAfterLineBreak = isAfterLineBreak || next.isNewline
            place += 1
        }
        place = min(place + 2, source.count)
    }

    private mutating func readWord() {
        var end = place
        let isNumber = next.isNumber
        while end < source.count, Self.isWord(source[end]) || (isNumber && source[end] == ".") { end += 1 }
        add(.word, upTo: end)
    }

    private mutating func readText() {
        var end = place + 1
        while end < source.count, source[end] != next { end += source[end] == "\\" ? 2 : 1 }
        add(.literal, upTo: end + 1)
    }

    /// A piece of a text in backquotes: up to its end, or to the next value within it.
    private mutating func readTemplate() {
        if next == "}" { openBraces.removeLast() }
        var end = place + 1
        while end < source.count, source[end] != "`" {
            if source[end] == "$", end + 1 < source.count, source[end + 1] == "{" {
                openBraces.append(0)
                return add(.literal, upTo: end + 2)
            }
            end += source[end] == "\\" ? 2 : 1
        }
        add(.literal, upTo: end + 1)
    }

    /// Whether an expression may begin here, so that a slash begins a regular expression.
    private var isExpression: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .word: return ScriptToken.keywords.contains(last.text) && !Self.values.contains(last.text)
        case .literal: return last.opensGroup
        case .sign: return last.text != ")" && last.text != "]"
        }
    }

    private static let values: Set<String> = ["this", "super", "true", "false", "null", "undefined", "arguments"]

    private mutating func readPattern() {
        var (end, isInSet) = (place + 1, false)
        while end < source.count, source[end] != "/" || isInSet {
            if source[end] == "[" { isInSet = true } else if source[end] == "]" { isInSet = false }
            end += source[end] == "\\" ? 2 : 1
        }
        end += 1
        while end < source.count, source[end].isLetter { end += 1 }
        add(.literal, upTo: end)
    }

    private mutating func readSign() {
        if !openBraces.isEmpty, next == "{" { openBraces[openBraces.count - 1] += 1 }
        if !openBraces.isEmpty, next == "}" { openBraces[openBraces.count - 1] -= 1 }
        add(.sign, upTo: place + (Self.longSigns.first(where: starts)?.count ?? 1))
    }

    private static let longSigns = ["...", "=>", "?.", "++", "--", "&&", "||", "??"]
}
