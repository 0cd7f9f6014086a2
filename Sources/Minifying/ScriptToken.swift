/// A piece of a script that means something on its own: spaces and comments are none.
struct ScriptToken: Equatable {
    enum Kind {
        /// A name, a keyword or a number.
        case word
        /// A text in quotes, a regular expression, or a piece of a text in backquotes with the `${` and `}` at its ends.
        case literal
        /// An operator, a bracket, a comma, a semicolon.
        case sign
    }

    let kind: Kind
    var text: String
    /// Whether a new line begins between the token before and this one.
    let isAfterLineBreak: Bool

    init(_ kind: Kind, _ text: String, isAfterLineBreak: Bool = false) {
        self.kind = kind
        self.text = text
        self.isAfterLineBreak = isAfterLineBreak
    }

    /// Whether the token opens a group: a bracket, or a value within a text in backquotes.
    var opensGroup: Bool { kind == .sign ? "([{".contains(text) : kind == .literal && text.hasSuffix("${") }
    /// Whether the token closes a group.
    var closesGroup: Bool { kind == .sign ? ")]}".contains(text) : kind == .literal && text.hasPrefix("}") }
    /// Whether the token is a name: neither a keyword nor a number.
    var isName: Bool { kind == .word && !Self.keywords.contains(text) && text.first?.isNumber == false }

    static let keywords: Set<String> = [
        "async", "await", "break", "case", "catch", "class", "const", "constructor", "continue", "debugger", "default",
        "delete", "do", "else", "export", "extends", "false", "finally", "for", "function", "get", "if", "import", "in",
        "instanceof", "let", "new", "null", "of", "return", "set", "static", "super", "switch", "this", "throw", "true",
        "try", "typeof", "undefined", "var", "void", "while", "with", "yield", "arguments", "eval",
    ]
}
