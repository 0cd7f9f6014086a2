/// A script as it is published: without comments and needless spaces, and with short names for what only it can see.
///
/// What other scripts may use stays as it is: properties, and what is declared outside all functions and blocks. A name that is
/// declared in several places gets one short name in all of them, which nothing else has there, so that what each use means
/// cannot change. Texts and properties that are used often get names, too.
public struct MinifiedScript {
    /// The text to publish.
    public let text: String

    /// The minified form of a script, which must be correct, with semicolons after its statements.
    public init(_ source: String) {
        let arrows = ScriptGroups(ArrowFunctions.tokens(ScriptGroups(ScriptReader(source).tokens)))
        let groups = ScriptGroups(NamedConstants.tokens(arrows))
        text = Self.written(Self.renamed(groups), groups)
    }

    /// The texts of the tokens with short names.
    private static func renamed(_ groups: ScriptGroups) -> [String] {
        let uses = Dictionary(
            grouping: groups.tokens.indices.filter { groups.tokens[$0].isName && !groups.isProperty($0) }
        ) {
            groups.tokens[$0].text
        }
        let declared = DeclaredNames(groups)
        let renamable = uses.filter(declared.mayBecomeOther)
        var names = ShortNames(without: Set(uses.keys).subtracting(renamable.keys))
        var texts = groups.tokens.indices.map { shorter($0, groups) }
        for (name, places) in renamable.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            let new = names.name(in: declared.scopes(of: name))
            for place in places { texts[place] = new != name && groups.isShorthand(place) ? "\(name):\(new)" : new }
        }
        return texts
    }

    /// The shortest text that means the same as the token does where it stands.
    private static func shorter(_ place: Int, _ groups: ScriptGroups) -> String {
        if groups.isDeclaration(place), groups.around[place] != nil { return "let" }
        if groups.text(place).first?.isNumber == true { return groups.text(place).replacing("_", with: "") }
        let isValue = !groups.isProperty(place) && groups.tokens[place].kind == .word
        return isValue ? ["true": "!0", "false": "!1"][groups.text(place)] ?? groups.text(place) : groups.text(place)
    }

    private static func written(_ texts: [String], _ groups: ScriptGroups) -> String {
        let joined = JoinedDeclarations(groups)
        var text = ""
        var last: Int?
        for place in groups.tokens.indices where !isNeedless(place, groups) && !joined.commas.contains(place - 1) {
            if let last, !joined.commas.contains(last) { text += separator(last, place, texts, groups) }
            text += joined.commas.contains(place) ? "," : texts[place]
            last = place
        }
        return text.isEmpty ? "" : text + "\n"
    }

    /// Whether the token is a semicolon or a comma before a closing brace, or a bracket around the only parameter of an arrow function.
    private static func isNeedless(_ place: Int, _ groups: ScriptGroups) -> Bool {
        switch groups.text(place) {
        case ";": groups.text(place + 1) == "}" && !groups.endsCondition(place - 1)
        case "," where groups.text(place + 1) == "]": !["[", ","].contains(groups.text(place - 1))
        case ",": groups.text(place + 1) == "}"
        case "(": groups.tokens[place + 1].isName && groups.text(place + 2) == ")" && groups.text(place + 3) == "=>"
        case ")": groups.text(place + 1) == "=>" && groups.text(place - 2) == "(" && groups.tokens[place - 1].isName
        default: false
        }
    }

    /// What has to stand between two tokens: nothing, a space, or a new line where that may end a statement.
    private static func separator(_ before: Int, _ after: Int, _ texts: [String], _ groups: ScriptGroups) -> String {
        let (last, next) = (groups.tokens[before], groups.tokens[after])
        if groups.mayBeginStatement(after) || (next.isAfterLineBreak && restricted.contains(last.text)) { return "\n" }
        if last.kind == .word, next.kind == .word { return texts[after].hasPrefix("!") ? "" : " " }
        let wouldJoin = ["+", "-"].contains { last.text.hasSuffix($0) && next.text.hasPrefix($0) }
        return wouldJoin || (last.text == "/" && next.text.hasPrefix("/")) ? " " : ""
    }

    /// Words that end their statement at the end of the line.
    private static let restricted: Set<String> = ["return", "break", "continue", "throw", "yield", "async"]
}

/// Names of one letter, then of two, and so on. What is known in different places may have the same name.
private struct ShortNames {
    private let reserved: Set<String>
    private var scopes: [String: [ClosedRange<Int>]] = [:]
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    init(without reserved: Set<String>) { self.reserved = reserved.union(ScriptToken.keywords) }

    /// The shortest name that means nothing else in these scopes.
    mutating func name(in own: [ClosedRange<Int>]) -> String {
        var number = 0
        while true {
            let name = Self.name(number)
            let isFree = scopes[name, default: []].allSatisfy { other in !own.contains { $0.overlaps(other) } }
            if isFree, !reserved.contains(name) {
                scopes[name, default: []] += own
                return name
            }
            number += 1
        }
    }

    private static func name(_ number: Int) -> String {
        number < letters.count
            ? String(letters[number]) : name(number / letters.count - 1) + String(letters[number % letters.count])
    }
}
