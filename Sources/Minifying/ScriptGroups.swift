/// How the tokens of a script lie within its brackets.
struct ScriptGroups {
    enum Brace {
        case block, object, type
    }

    let tokens: [ScriptToken]
    /// The token that opens the innermost group around each token, or nil outside all groups. Brackets lie outside their own group.
    private(set) var around: [Int?] = []
    /// Where each group ends, by where it begins, and the other way round.
    private(set) var partner: [Int: Int] = [:]
    private var braces: [Int: Brace] = [:]

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        var open: [Int] = []
        for (place, token) in tokens.enumerated() {
            if token.closesGroup, let first = open.popLast() {
                partner[first] = place
                partner[place] = first
            }
            around.append(open.last)
            if token.text == "{" { braces[place] = kind(ofBraceAt: place) }
            if token.opensGroup { open.append(place) }
        }
    }

    /// The text of a token, empty outside the script.
    func text(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

    /// What the brace is that directly holds the token, if it is one.
    func brace(around place: Int) -> Brace? { around[place].flatMap { braces[$0] } }

    /// The blocks that lie in no other one, each from its opening brace to its closing one.
    var outermostBlocks: [ClosedRange<Int>] {
        var blocks: [ClosedRange<Int>] = []
        for open in braces.keys.sorted() where braces[open] == .block && open > blocks.last?.upperBound ?? -1 {
            if let end = partner[open] { blocks.append(open...end) }
        }
        return blocks
    }

    private func kind(ofBraceAt place: Int) -> Brace {
        if text(place - 2) == "class" || text(place - 2) == "extends" { return .type }
        if text(place - 1) == ":" { return isLabel(place - 1) ? .block : .object }
        let isInBrackets = place > 0 && tokens[place - 1].opensGroup && text(place - 1) != "{"
        return isInBrackets || Self.beforeObject.contains(text(place - 1)) ? .object : .block
    }

    /// Whether a colon ends `case …` or `default`.
    private func isLabel(_ colon: Int) -> Bool {
        var place = colon - 1
        while place >= 0, around[place] == around[colon] || around[place] == nil || partner[place] == nil {
            if ["case", "default"].contains(text(place)) { return true }
            if ["?", ";", ",", "{"].contains(text(place)) { return false }
            place -= 1
        }
        return false
    }

    private static let beforeObject: Set<String> = [
        ",", "=", "?", "&&", "||", "??", "...", "return", "const", "let", "var", "of", "in", "yield", "await",
    ]

    /// Whether the parenthesis that ends here belongs to a statement, as in `if (…)`, and a statement follows.
    func endsCondition(_ place: Int) -> Bool {
        guard text(place) == ")", let open = partner[place] else { return false }
        return ["if", "for", "while", "with"].contains(text(open - 1))
            || (text(open - 1) == "await" && text(open - 2) == "for")
    }

    /// Whether the token begins a declaration of variables.
    func isDeclaration(_ place: Int) -> Bool {
        ["const", "let"].contains(text(place)) && !isProperty(place)
    }

    /// Whether a new line before the token may end one statement and begin the next, with no semicolon.
    func mayBeginStatement(_ place: Int) -> Bool {
        tokens[place].isAfterLineBreak && place > 0 && mayEnd(place - 1) && Self.mayBegin(tokens[place])
    }

    private func mayEnd(_ place: Int) -> Bool {
        switch tokens[place].kind {
        case .word: true
        case .literal: !tokens[place].opensGroup
        case .sign:
            [")", "]", "}", "++", "--"].contains(text(place)) && !endsCondition(place) && !endsConditionalBlock(place)
        }
    }

    /// Whether the brace ends the block of an `if` or a loop, behind which nothing has to say that the statement is over.
    private func endsConditionalBlock(_ place: Int) -> Bool {
        guard text(place) == "}", let open = partner[place] else { return false }
        return endsCondition(open - 1) || text(open - 1) == "else"
    }

    /// Whether a statement may begin with the token where the one before could not go on with it.
    private static func mayBegin(_ token: ScriptToken) -> Bool {
        token.kind == .word || (token.kind == .literal && !token.closesGroup)
            || ["{", "++", "--", "!", "~", "#"].contains(token.text)
    }

    /// Whether the name is one of a property: after a dot, or before its value in an object or a class.
    func isProperty(_ place: Int) -> Bool {
        let before = text(place - 1)
        if [".", "?.", "#"].contains(before) { return true }
        let isFirst = before == "{" || ["get", "set", "static", "async"].contains(before)
        switch brace(around: place) {
        case .object: return (isFirst || before == ",") && (text(place + 1) == ":" || text(place + 1) == "(")
        case .type: return isFirst || before == "}" || before == ";"
        case .block, nil: return false
        }
    }

    /// Whether the name is both of a property and of its value: `{ name }`.
    func isShorthand(_ place: Int) -> Bool {
        brace(around: place) == .object && ["{", ","].contains(text(place - 1))
            && [",", "}", "="].contains(text(place + 1))
    }
}
