/// The names that a script declares within its functions and blocks, and where each may be used.
struct DeclaredNames {
    private let groups: ScriptGroups
    /// Where each name is known: from the token that opens its scope to the last one of it.
    private var scopes: [String: [ClosedRange<Int>]] = [:]
    /// The names that are declared outside all functions and blocks, for other scripts to use.
    private var shared: Set<String> = []

    init(_ groups: ScriptGroups) {
        self.groups = groups
        for (place, token) in groups.tokens.enumerated() {
            switch token.text {
            case "const", "let", "var": declareVariables(after: place)
            case "function", "class":
                let name = groups.text(place + 1) == "*" ? place + 2 : place + 1
                if groups.tokens[name].isName { declare(name, in: scope(around: place)) }
            case "=>": declareParameters(before: place)
            case "{" where groups.text(place - 1) == ")": declareParameters(before: place)
            default: break
            }
        }
    }

    /// Every name that is declared anywhere.
    var all: Set<String> { shared.union(scopes.keys) }

    /// Where a name is known.
    func scopes(of name: String) -> [ClosedRange<Int>] { scopes[name] ?? [] }

    /// Whether a name with these uses may become another: all of them lie where it is declared.
    func mayBecomeOther(_ name: String, uses: [Int]) -> Bool {
        guard !shared.contains(name), let scopes = scopes[name] else { return false }
        return uses.allSatisfy { use in scopes.contains { $0.contains(use) } }
    }

    private mutating func declare(_ place: Int, in scope: ClosedRange<Int>?) {
        let name = groups.text(place)
        if let scope { scopes[name, default: []].append(scope) } else { shared.insert(name) }
    }

    /// The group around a token; with a loop's head, what is around the loop.
    private func scope(around place: Int) -> ClosedRange<Int>? {
        guard var open = groups.around[place] else { return nil }
        if groups.text(open) == "(" {
            guard let outer = groups.around[open] else { return open...groups.tokens.count }
            open = outer
        }
        return open...(groups.partner[open] ?? groups.tokens.count)
    }

    /// What `const`, `let` or `var` declares, one after another.
    private mutating func declareVariables(after keyword: Int) {
        let scope = scope(around: keyword)
        let group = groups.around[keyword]
        var place = keyword + 1
        declareTarget(place, in: scope)
        while place < groups.tokens.count, groups.text(place) != ";" || groups.around[place] != group {
            if let group, place >= groups.partner[group] ?? .max { return }
            if groups.text(place) == ",", groups.around[place] == group { declareTarget(place + 1, in: scope) }
            place += 1
        }
    }

    /// A name, or the names of a pattern, `{ a, b: [c] }`.
    private mutating func declareTarget(_ place: Int, in scope: ClosedRange<Int>?) {
        guard groups.tokens.indices.contains(place) else { return }
        if groups.tokens[place].isName { return declare(place, in: scope) }
        if ["{", "["].contains(groups.text(place)) { declareList(openedAt: place, in: scope) }
    }

    /// The names in the brackets of a pattern or of parameters, without those in values that stand for what is missing.
    private mutating func declareList(openedAt open: Int, in scope: ClosedRange<Int>?) {
        guard let end = groups.partner[open] else { return }
        var (isTarget, isDefault) = (true, false)
        for place in (open + 1)..<max(end, open + 1) where groups.around[place] == open {
            switch groups.text(place) {
            case ",": (isTarget, isDefault) = (true, false)
            case ":", "...": isTarget = !isDefault
            case "=": (isTarget, isDefault) = (false, true)
            default:
                if isTarget, groups.text(place + 1) != ":" { declareTarget(place, in: scope) }
                isTarget = false
            }
        }
    }

    /// The parameters of the function whose arrow or body begins here.
    private mutating func declareParameters(before body: Int) {
        guard groups.text(body - 1) == ")" else {
            return declare(body - 1, in: (body - 1)...end(ofBody: body))
        }
        guard let open = groups.partner[body - 1], !groups.endsCondition(body - 1), groups.text(open - 1) != "switch"
        else {
            return
        }
        declareList(openedAt: open, in: open...end(ofBody: body))
    }

    private func end(ofBody place: Int) -> Int {
        let brace = groups.text(place) == "{" ? place : place + 1
        if groups.text(brace) == "{", let end = groups.partner[brace] { return end }
        return groups.around[place].flatMap { groups.partner[$0] } ?? groups.tokens.count
    }
}
