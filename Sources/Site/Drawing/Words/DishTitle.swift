import Kitchen

/// The title of a recipe as its grammar has it: what it is, before what it is with, in or from.
struct DishTitle {
    /// Where a language has the noun that the others describe.
    enum Order: Sendable {
        /// "Tomato soup", "Tomatensuppe"
        case nounLast
        /// "Zuppa di pomodoro"
        case nounFirst

        init(_ language: KitchenLanguage) {
            self = language == .english || language == .german ? .nounLast : .nounFirst
        }
    }

    /// The words before any bracket, comma or dash.
    let words: [String]
    /// Where the noun can begin: behind an article.
    let start: Int
    /// Where what it is with begins.
    let end: Int

    /// The words of a title; nil when it has none.
    init?(_ title: String) {
        let main = title.utf8.contains(where: Self.isMark) ? Self.firstPart(of: title) : FoodWords(title).list
        guard !main.isEmpty else { return nil }
        words = main
        start = min(main.firstIndex { !Self.articles.contains($0) } ?? 0, main.count - 1)
        end = main.indices.dropFirst().first { Self.isLink(main[$0]) } ?? main.count
    }

    /// Whether a word links a noun to what describes it. Most words are longer than any of these.
    private static func isLink(_ word: String) -> Bool { word.utf8.count <= 7 && links.contains(word) }

    /// Whether a byte may belong to a mark between parts, or stand for "and".
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"),
            UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "+"), 0xE2:
            true
        default: false
        }
    }

    /// The words of the first part that has any.
    private static func firstPart(of title: String) -> [String] {
        let spelled = title.replacing("&", with: " and ").replacing("+", with: " and ").replacing(" - ", with: " – ")
        // The commas of a list end no part: "chicken, tomato and spinach curry".
        let isList = spelled.contains(",") && spelled.split(separator: ",").last.map(isJoining) ?? false
        let parts = spelled.split { (isList ? "([{;:|/–—" : "([{,;:|/–—").contains($0) }
        return parts.lazy.map { FoodWords(String($0)).list }.first { !$0.isEmpty } ?? []
    }

    private static func isJoining(_ part: Substring) -> Bool {
        FoodWords(String(part)).list.contains(where: joints.contains)
    }

    /// The words of a title in groups: each of what is named by itself, but for what it is without.
    static func groups(of title: String) -> [FoodWords] {
        let spelled = title.replacing("&", with: " and ").replacing("+", with: " and ")
        return spelled.split { "()[]{},;:|/–—".contains($0) }.flatMap { groups(of: FoodWords(String($0)).list) }
    }

    private static func groups(of words: [String]) -> [FoodWords] {
        var groups: [[String]] = [[]]
        var isLeftOut = false
        for word in words {
            if isLink(word) || joints.contains(word) {
                groups.append([])
                isLeftOut = negations.contains(word) || isLeftOut && joints.contains(word)
            } else if !isLeftOut {
                groups[groups.count - 1].append(word)
            }
        }
        return groups.filter { !$0.isEmpty }.map { FoodWords(affirmed: $0.joined(separator: " ")) }
    }

    /// Whether the words from the noun's place on are these.
    func begins(with noun: [String]) -> Bool { words[start...].starts(with: noun) }

    /// Whether "and" stands before a place.
    func isJoined(before place: Int) -> Bool { place > 0 && Self.joints.contains(words[place - 1]) }

    /// The words that describe the noun: in the order of English, those before what it is with.
    func describing(_ order: Order) -> String {
        let end = order == .nounLast ? end : words.firstIndex { Self.withs.contains($0) } ?? words.count
        return words[..<end].joined(separator: " ")
    }

    /// The small words that tell what a title is of: articles, those that link, and those that join.
    static func smallWords(separator: String) -> (articles: String, links: String, joints: String) {
        func joined(_ words: Set<String>) -> String { words.sorted().joined(separator: separator) }
        return (joined(articles), joined(links), joined(joints))
    }

    private static let negations: Set<String> = ["without", "senza", "ohne", "sans", "sin"]
    private static let joints: Set<String> = ["and", "und", "e", "et", "y"]
    private static let withs: Set<String> = ["con", "senza", "avec", "sans", "sin"]
    private static let articles: Set<String> = [
        "il", "lo", "la", "le", "l", "gli", "i", "un", "una", "une", "les", "des", "el", "los", "las", "vera", "vero",
        "classica", "classico", "my", "our", "mes", "mi", "mia",
    ]
    private static let links: Set<String> = [
        "with", "w", "without", "in", "on", "from", "for", "or", "alla", "allo", "alle", "al", "all", "con", "senza",
        "mit",
        "ohne", "nach", "auf", "aus", "fur", "zum", "zur", "als", "per", "pour", "para", "im", "avec", "sans", "au",
        "aux",
        "sin", "oder", "ou", "dans", "sur", "de", "du", "des", "di", "style", "recipe", "recipes", "rezept",
    ]
}
