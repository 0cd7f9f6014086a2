import Kitchen
import Text

/// Which drawing a title means, as a script for the browser, `assets/emblems-data.js`: for a reader's own recipes,
/// which are drawn by their titles alone, as `DishNouns` has it in the language of the site.
struct EmblemScript: Sendable {
    /// The script, which calls `kitchenData` of `data.js`, and its stamp: the same for the same nouns, and no other.
    let script: (bytes: [UInt8], stamp: String)

    init(_ language: KitchenLanguage) {
        let (articles, links, joints) = DishTitle.smallWords(separator: "|")
        let drawings = Drawing.all(language)
        let nouns = drawings.enumerated().flatMap { place, drawing in
            drawing.nouns.map { (text: $0, place: place) }
        }
        script =
            JSONValue.object([
                .init("last", .flag(DishTitle.Order(language) == .nounLast)),
                .init("list", .text(",[^,]* (\(joints)) [^,]*$")), .init("articles", .text("^( (\(articles)))+(?= )")),
                .init("links", .text("(?<=\\S) (\(links)) ")), .init("joints", .text(" (\(joints))")),
                .init("nouns", .object(Self.longestFirst(nouns).map { .init($0.text, .number($0.place)) })),
                .init("kinds", .list(drawings.map { .list([.text($0.emblem.name), .text($0.exceptions)]) })),
            ]).dataScript("emblems")
    }

    /// The pictures that it names: a letter's card each, and those of titles.
    static func emblems(in language: KitchenLanguage) -> [DishEmblem] {
        MonogramCard.letters.indices.map { DishEmblem(.card(letter: UInt8($0))) } + Drawing.all(language).map(\.emblem)
    }

    /// The nouns by how many words each has, those with the same number in the order of the kinds; endings last. Each
    /// once.
    private static func longestFirst(_ nouns: [(text: String, place: Int)]) -> [(text: String, place: Int)] {
        let space = UInt8(ascii: " ")
        let ranked = nouns.enumerated().map { place, noun in
            (rank: noun.text.utf8.first == space ? -noun.text.utf8.count { $0 == space } : 0, place: place, noun: noun)
        }
        var seen: Set<String> = []
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.noun)
            .filter { seen.insert($0.text).inserted }
    }
}

/// A picture with the nouns that mean it, with spaces where a word has to begin or to end.
private struct Drawing {
    let emblem: DishEmblem
    let nouns: [String]
    /// The words beside which they mean another dish, as a regular expression for a title with spaces around each word.
    let exceptions: String

    /// The kinds of dishes that are drawn by their noun alone, and the pizzas whose names say what is on them.
    static func all(_ language: KitchenLanguage) -> [Drawing] {
        pizzas
            + DishKind.all.enumerated().filter { $1.isDrawnAlone && !$1.nouns(in: language).isEmpty }.map {
                Drawing(number: $0, kind: $1, language)
            }
    }

    private static let pizzas = [
        ("margherita", ["tomato sauce", "mozzarella", "basil"]), ("marinara", ["tomato sauce", "garlic", "oregano"]),
    ].map { name, toppings in
        Drawing(
            emblem: DishEmblem(.pizza(toppings: ToppingTable.set(of: toppings))),
            nouns: [" pizza \(name) ", " \(name) pizza "], exceptions: never)
    }

    /// What is in no title.
    private static let never = "^$"

    private init(emblem: DishEmblem, nouns: [String], exceptions: String) {
        (self.emblem, self.nouns, self.exceptions) = (emblem, nouns, exceptions)
    }

    private init(number: Int, kind: DishKind, _ language: KitchenLanguage) {
        let isLast = DishTitle.Order(language) == .nounLast
        let all = kind.nouns(in: language)
        let heads = Set(all)
        // "Chicken soup" says no more than "soup".
        let needed = all.filter { noun in
            let words = noun.split(separator: " ")
            return words.count == 1 || !heads.contains(isLast ? words[words.count - 1] : words[0])
        }
        self.init(
            emblem: DishEmblem(.dish(kind: Int16(number), tint: -1, garnishes: 0)),
            nouns: needed.map { $0.hasPrefix("-") ? "\($0.dropFirst()) " : " \($0) " },
            exceptions: Self.pattern(of: kind.exceptions))
    }

    private static func pattern(of exceptions: String) -> String {
        let phrases = exceptions.split(separator: ",").map { phrase in
            let stems = phrase.split(separator: " ").map { $0.hasSuffix(".") ? " \($0.dropLast()) " : " \($0)" }
            return stems.count == 1 ? stems[0] : stems.map { "(?=.*\($0))" }.joined()
        }
        return phrases.isEmpty ? never : phrases.joined(separator: "|")
    }
}

extension PageKind {
    /// What scripts know of how titles are drawn.
    static let emblemData = PageKind(prefix: PageAddress.emblemData, isThere: \.hasRecipes) { plan in
        [PlannedPage(address: PageAddress.emblemData) { plan.site.emblemScript.script.bytes }]
    }
}

extension SiteFrame {
    /// How titles are drawn, for scripts.
    var emblemScript: EmblemScript { EmblemScript(settings.kitchenLanguage) }
}
