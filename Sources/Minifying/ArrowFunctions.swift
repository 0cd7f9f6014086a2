/// Writes the functions that stand directly in an outermost function as arrows, at its beginning.
///
/// `function f(a) { … }` becomes `let f=a=>{…}`, and several are declared together. They were known from the beginning
/// anyhow, so that nothing that calls them can tell.
struct ArrowFunctions {
    private let groups: ScriptGroups
    /// Where a function ends that becomes an arrow, by where it begins.
    private var ends: [Int: Int] = [:]
    /// What declares them, after the brace at a place.
    private var following: [Int: [ScriptToken]] = [:]

    private init(_ groups: ScriptGroups) { self.groups = groups }

    /// The tokens with arrows in place of functions.
    static func tokens(_ groups: ScriptGroups) -> [ScriptToken] {
        var functions = ArrowFunctions(groups)
        for block in groups.outermostBlocks { functions.move(in: block) }
        return functions.tokens
    }

    private var tokens: [ScriptToken] {
        var tokens: [ScriptToken] = []
        var place = 0
        while place < groups.tokens.count {
            if let end = ends[place] {
                place = end + 1
                continue
            }
            tokens.append(groups.tokens[place])
            tokens += following[place] ?? []
            place += 1
        }
        return tokens
    }

    private mutating func move(in block: ClosedRange<Int>) {
        var declaration: [ScriptToken] = []
        for keyword in block where groups.text(keyword) == "function" && groups.around[keyword] == block.lowerBound {
            guard let (start, end) = movable(keyword) else { continue }
            ends[start] = end
            declaration += [declaration.isEmpty ? ScriptToken(.word, "let") : ScriptToken(.sign, ",")]
            declaration += [ScriptToken(.word, groups.text(keyword + 1)), ScriptToken(.sign, "=")]
            if start < keyword { declaration.append(ScriptToken(.word, "async")) }
            let head = groups.partner[keyword + 2] ?? end
            declaration += groups.tokens[(keyword + 2)...head] + [ScriptToken(.sign, "=>")]
            declaration += returned(head + 1, end) ?? Array(groups.tokens[(head + 1)...end])
        }
        if !declaration.isEmpty { following[block.lowerBound] = declaration + [ScriptToken(.sign, ";")] }
    }

    /// What a body between braces gives, where that is all that it does; nil where it does more, or where that would
    /// need brackets.
    private func returned(_ start: Int, _ end: Int) -> [ScriptToken]? {
        let last = groups.text(end - 1) == ";" ? end - 1 : end
        guard groups.text(start + 1) == "return", start + 2 < last else { return nil }
        let value = (start + 2)..<last
        let first = groups.tokens[value.lowerBound]
        guard first.text != "{", !first.isAfterLineBreak else { return nil }
        let isOne = !value.contains { groups.around[$0] == start && [";", ","].contains(groups.text($0)) }
        return isOne ? Array(groups.tokens[value]) : nil
    }

    /// Where a declaration begins and ends, with its `async`; nil where it is none, or is what no arrow can be.
    private func movable(_ keyword: Int) -> (start: Int, end: Int)? {
        let start = groups.text(keyword - 1) == "async" ? keyword - 1 : keyword
        let isStatement = [";", "{", "}"].contains(groups.text(start - 1)) || groups.mayBeginStatement(start)
        guard isStatement, groups.tokens[keyword + 1].isName, let head = groups.partner[keyword + 2],
            let end = groups.partner[head + 1]
        else { return nil }
        let name = groups.text(keyword + 1)
        let isMade = groups.tokens.indices.contains { groups.text($0) == "new" && groups.text($0 + 1) == name }
        let ofFunctions: Set<String> = ["this", "arguments", "new.target", "super"]
        return isMade || groups.tokens[keyword...end].contains { ofFunctions.contains($0.text) } ? nil : (start, end)
    }
}
