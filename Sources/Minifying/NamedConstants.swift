/// Gives a short name to each text, property and global object that a script uses often enough for that to pay.
///
/// `a.hidden=b.hidden=c.hidden="hidden"` becomes `let d="hidden";a[d]=b[d]=c[d]=d`. Each function that stands outside all others
/// declares its own names at its beginning.
struct NamedConstants {
    private let groups: ScriptGroups
    /// The names that the script declares, which are no global objects.
    private let declared: Set<String>
    /// What to write in place of each token, and after it.
    private var replaced: [Int: [ScriptToken]] = [:]
    private var following: [Int: [ScriptToken]] = [:]
    private var count = 0

    private init(_ groups: ScriptGroups) {
        self.groups = groups
        declared = DeclaredNames(groups).all
    }

    /// The tokens with names in place of what is used often. The names begin with a dollar sign and are yet to be shortened.
    static func tokens(_ groups: ScriptGroups) -> [ScriptToken] {
        var constants = NamedConstants(groups)
        for block in groups.outermostBlocks { constants.name(in: block) }
        return groups.tokens.indices.flatMap {
            (constants.replaced[$0] ?? [groups.tokens[$0]]) + (constants.following[$0] ?? [])
        }
    }

    private mutating func name(in block: ClosedRange<Int>) {
        let uses = Dictionary(grouping: block.filter { value($0) != nil }) { value($0) ?? "" }
        let worthy = uses.filter { Self.pays($0.key, $0.value.map(length).reduce(0, +), $0.value.count) }
        var declaration: [ScriptToken] = []
        for (value, places) in worthy.sorted(by: { $0.value[0] < $1.value[0] }) {
            let name = ScriptToken(.word, "$\(count)")
            count += 1
            declaration += [ScriptToken(declaration.isEmpty ? .word : .sign, declaration.isEmpty ? "let" : ","), name]
            declaration += [ScriptToken(.sign, "="), ScriptToken(value.hasPrefix("\"") ? .literal : .word, value)]
            for place in places { replace(place, by: name) }
        }
        if !declaration.isEmpty { following[block.lowerBound] = declaration + [ScriptToken(.sign, ";")] }
    }

    /// Whether a name of one letter, with the signs around it, makes the script shorter.
    private static func pays(_ value: String, _ length: Int, _ count: Int) -> Bool {
        length > count + value.count + 3
    }

    /// What a name could stand for in place of the token: a text, as for a property its own, or a global object.
    private func value(_ place: Int) -> String? {
        let token = groups.tokens[place]
        switch token.kind {
        case .literal: return token.text.hasPrefix("\"") && !isKey(place) ? token.text : nil
        case .sign: return nil
        case .word:
            if isMember(place) { return "\"\(token.text)\"" }
            let isGlobal = Self.globals.contains(token.text) && !declared.contains(token.text)
            return isGlobal && !groups.isProperty(place) && !groups.isShorthand(place) ? token.text : nil
        }
    }

    private func isMember(_ place: Int) -> Bool { [".", "?."].contains(groups.text(place - 1)) }

    /// Whether a text is the key of a value in an object.
    private func isKey(_ place: Int) -> Bool {
        groups.brace(around: place) == .object && groups.text(place + 1) == ":" && groups.text(place - 1) != "?"
    }

    /// The characters that a name would take the place of, without the brackets that a property needs.
    private func length(_ place: Int) -> Int {
        let own = groups.text(place).count
        return groups.text(place - 1) == "." ? own - 1 : groups.text(place - 1) == "?." ? own - 2 : own
    }

    private mutating func replace(_ place: Int, by name: ScriptToken) {
        guard isMember(place) else { return replaced[place] = [name] }
        if groups.text(place - 1) == "." { replaced[place - 1] = [] }
        replaced[place] = [ScriptToken(.sign, "["), name, ScriptToken(.sign, "]")]
    }

    private static let globals: Set<String> = [
        "Array", "BigInt", "Date", "Intl", "JSON", "Map", "Math", "Number", "Object", "Promise", "Set", "String",
        "URLSearchParams", "decodeURIComponent", "document", "encodeURIComponent", "globalThis", "location",
        "navigator", "null", "undefined",
    ]
}
