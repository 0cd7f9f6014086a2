import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

extension SearchQuery.Diet: Choice {}
extension Allergen: Choice {
    /// The allergen of a name, or of another that people write for it.
    @Sendable static func wanted(_ text: String) throws -> Allergen {
        try Allergen(named: text) ?? named(text)
    }
}

/// `forno find`
struct FindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Find recipes, pizzas, drinks, favourite foods and tags by their words, as the search page does.",
        discussion: """
            forno find tomatto soup              small slips are forgiven
            forno find soup --diet vegan --time 30 --without celery
            forno find vegan pizza without nuts  the same, as guests say it
            forno find --have flour,eggs,milk    what uses most of what is there, first
            forno find pea soup --online         what a service of recipes finds
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "What to look for: titles, tags and ingredients that have all of these words, or begin with them.")
    var query: [String] = []

    @Option(
        help: ArgumentHelp("Only dishes that are known to suit this diet.", valueName: SearchQuery.Diet.valueName),
        completion: SearchQuery.Diet.completion, transform: SearchQuery.Diet.named)
    var diet: SearchQuery.Diet?

    @Option(
        help: ArgumentHelp("Only recipes that take at most so long.", valueName: "minutes"),
        transform: WholeNumber.of(1...100_000))
    var time: Int?

    @Option(help: "Only recipes with this tag.")
    var tag: String?

    @Option(
        help: ArgumentHelp(
            "Only dishes that are known to be without this allergen; may be repeated.", valueName: "allergen"),
        completion: Allergen.completion, transform: Allergen.wanted)
    var without: [Allergen] = []

    @Option(
        help: ArgumentHelp("Only what uses one of these foods, what uses most of them first.", valueName: "food,food"))
    var have: [String] = []

    @Option(
        help: ArgumentHelp("How many to show.", valueName: "n"), transform: WholeNumber.of(1...1_000_000))
    var most = 10

    @OptionGroup var online: OnlineOptions

    private var wanted: SearchQuery {
        var wanted = SearchQuery(query.joined(separator: " "))
        (wanted.diet, wanted.minutes, wanted.without) = (diet, time, AllergenSet(without))
        wanted.tag = tag.map { SearchText.words(of: $0).joined(separator: "-") }
        wanted.foods = have.flatMap { $0.split(separator: ",").map(String.init) }
        return wanted
    }

    func validate() throws {
        if online.online, query.isEmpty || diet != nil || time != nil || tag != nil || !without.isEmpty || !have.isEmpty
        {
            throw ValidationError("--online looks for words alone: forno find pea soup --online")
        }
        if wanted.isEmpty {
            throw ValidationError("say what to look for: forno find tomato, or forno find --have flour,eggs")
        }
    }

    func run() throws {
        if online.online { return try options.findOnline(query.joined(separator: " "), online) }
        try options.withSite { session in
            let index = session.site.searchIndex(of: session.readableRecipes())
            let result = index.find(wanted, most: most)
            if options.json {
                Terminal.print(data: result.json(of: wanted.understood).pretty)
            } else {
                Terminal.print(wanted.filterLine + result.table)
            }
            try session.endIfStopped()
        }
    }
}

extension SearchQuery {
    /// What was understood of the text, as what it is, on a line.
    fileprivate var filterLine: TerminalText {
        let understood = understood
        if understood == self { return "" }
        let free = understood.without.map { "no \($0.rawValue) among the ingredients" }
        let filters = (understood.diet.map { [$0.rawValue] } ?? []) + free
        return "Only what is known to be so: \(filters.joined(separator: ", ")).\n"
    }
}

extension SearchResult {
    /// Name, kind and reasons of each.
    fileprivate var table: TerminalText {
        var table = TextTable([.left, .left, .left])
        for hit in hits {
            table.add([
                hit.entry.title, hit.entry.kind.word,
                hit.reasons.filter { $0.field != .title }.map(\.text).joined(separator: ", "),
            ])
        }
        let others = total - hits.count
        let rest = others > 0 ? " \(others) more: --most \(total)." : ""
        let unsure = unknown > 0 ? " Of \(unknown.counted("other")) it is not known." : ""
        let near = nearest.isEmpty ? "" : " Nearest words: \(nearest.joined(separator: ", "))."
        guard !hits.isEmpty else { return "Nothing found.\(unsure)\(near)" }
        return "\(table.text)\n\(total) found.\(rest)\(unsure)"
    }

    fileprivate func json(of query: SearchQuery) -> JSONValue {
        .object([
            .init("total", .number(total)), .init("unknown", .number(unknown)),
            .init("diet", .text(query.diet?.rawValue)),
            .init("without", .list(query.without.map { .text($0.rawValue) })),
            .init("nearest", .list(nearest.map { .text($0) })),
            .init("results", .list(hits.map(\.json))),
        ])
    }
}

extension SearchResult.Hit {
    fileprivate var json: JSONValue {
        .object([
            .init("kind", .text(entry.kind.word)), .init("title", .text(entry.title)), .init("slug", .text(entry.slug)),
            .init(
                "matched",
                .list(reasons.map { .object([.init("term", .text($0.term)), .init("in", .text($0.field.word))]) })),
        ])
    }
}

extension SearchResult.Reason {
    fileprivate var text: String { "\(field.word) \(term)" }
}

extension SearchField {
    fileprivate var word: String {
        switch self {
        case .title: "title"
        case .tag: "tag"
        case .ingredient: "ingredient"
        }
    }
}

extension SearchEntry.Kind {
    fileprivate var word: String {
        switch self {
        case .recipe: "recipe"
        case .pizza: "pizza"
        case .dish: "dish"
        case .food: "favourite food"
        case .tag: "tag"
        case .drink: "drink"
        }
    }
}
