/// What other programs call the things that commands of Forno do.
enum CommandSynonyms {
    /// The command that somebody means who types `word`, where it is one of the commands there are.
    static func command(for word: String, among names: [String]) -> String? {
        let word = word.lowercased()
        let meant = all.first { $0.words.contains(word) && names.contains(String($0.command.prefix { $0 != " " })) }
        return meant?.command
    }

    private static let all: [(command: String, words: Set<String>)] = [
        ("new site", ["init", "create", "setup", "site"]),
        ("build", ["generate", "make", "publish", "render", "compile"]),
        ("serve", ["server", "start", "dev", "watch", "preview", "run", "open"]),
        ("check", ["lint", "validate", "doctor", "test", "verify"]),
        ("clean", ["clear", "reset"]),
        ("menu", ["pizza", "pizzas", "prices", "drinks"]),
        ("recipes", ["dishes"]),
        ("find", ["search", "grep", "query", "look"]),
        ("cook", ["eat", "use"]),
        ("shop", ["shopping", "buy", "sheet"]),
        ("random", ["surprise", "dice"]),
        ("report costs", ["costs", "cost"]),
        ("report allergens", ["allergens", "diets"]),
        ("pantry", ["larder", "stock", "fridge", "store"]),
        ("places", ["restaurants", "map", "near", "where"]),
        ("plan", ["week", "calendar"]),
        ("new recipe", ["recipe"]),
        ("import", ["fetch", "download", "scrape", "grab", "convert"]),
        ("add", ["put", "insert", "buy"]),
        ("remove", ["rm", "delete", "del", "drop"]),
        ("list", ["ls", "show", "all"]),
        ("show", ["ls", "list", "cat"]),
        ("done", ["tick", "check", "bought", "complete"]),
        ("undo", ["untick", "uncheck"]),
        ("rename", ["mv", "move", "edit"]),
        ("use", ["take", "eat"]),
        ("expiring", ["expire", "expires", "expired", "soon"]),
        ("new", ["create", "start", "init"]),
    ]
}
