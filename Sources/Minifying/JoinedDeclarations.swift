/// The declarations of a script that directly follow another one and may go on with it: `let a=1,b=2;`.
struct JoinedDeclarations {
    /// The semicolons that become commas, each before a `const` or `let` that is dropped.
    private(set) var commas: Set<Int> = []

    init(_ groups: ScriptGroups) {
        for place in groups.tokens.indices where Self.isKeyword(place, groups) {
            guard let end = Self.end(of: place, groups), Self.isKeyword(end + 1, groups) else { continue }
            commas.insert(end)
        }
    }

    /// What is declared for other scripts stays as it is.
    private static func isKeyword(_ place: Int, _ groups: ScriptGroups) -> Bool {
        groups.isDeclaration(place) && groups.around[place] != nil
    }

    /// The semicolon of a declaration, unless a new line may have ended it before.
    private static func end(of keyword: Int, _ groups: ScriptGroups) -> Int? {
        guard let group = groups.around[keyword], groups.text(group) != "(" else { return nil }
        let rest = (keyword + 1)..<(groups.partner[group] ?? groups.tokens.count)
        let own = rest.lazy.filter { groups.around[$0] == group }
        guard let end = own.first(where: { groups.text($0) == ";" }) else { return nil }
        let mayEndBefore = own.prefix { $0 < end }.contains { $0 > keyword + 1 && groups.mayBeginStatement($0) }
        return mayEndBefore ? nil : end
    }
}
