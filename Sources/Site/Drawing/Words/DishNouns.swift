import Kitchen

/// The nouns that mean the kinds of dishes in one language, to look titles up in.
struct DishNouns: Sendable {
    private struct Noun: Sendable {
        /// All its words.
        let words: [String]
        /// The kind that it means, by its place among all.
        let kind: Int
    }

    /// The nouns by their main word, the longest first: English and German ones by the last, others by the first.
    private var nouns: [String: [Noun]] = [:]
    /// What the last word of a German title can end in.
    private var endings: [(text: String, kind: Int)] = []
    private let order: DishTitle.Order

    init(_ language: KitchenLanguage) {
        order = DishTitle.Order(language)
        for (kind, dish) in DishKind.all.enumerated() {
            for noun in dish.nouns(in: language) { add(noun, kind: kind) }
        }
        nouns = nouns.mapValues { $0.sorted { $1.words.count < $0.words.count } }
    }

    private mutating func add(_ noun: Substring, kind: Int) {
        if noun.hasPrefix("-") { return endings.append((String(noun.dropFirst()), kind)) }
        let words = noun.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        let main = order == .nounLast ? words[words.count - 1] : words[0]
        nouns[main, default: []].append(Noun(words: words, kind: kind))
    }

    /// The kind that the head noun of a title means, by its place among all; nil when it means none for certain.
    func kind(of title: DishTitle) -> Int? {
        switch order {
        case .nounFirst: return nouns[title.words[title.start]]?.first { title.begins(with: $0.words) }?.kind
        case .nounLast: return whole(title) ?? last(title)
        }
    }

    /// A name that has a linking word in it: "chili con carne".
    private func whole(_ title: DishTitle) -> Int? {
        guard let last = title.words.last, title.end < title.words.count else { return nil }
        return nouns[last]?.first { noun in
            title.words.suffix(noun.words.count).elementsEqual(noun.words)
                && title.words.count - noun.words.count < title.end
        }?.kind
    }

    private func last(_ title: DishTitle) -> Int? {
        let phrase = title.words[..<title.end]
        guard let last = phrase.last else { return nil }
        // Of two dishes neither is drawn: "rice and beans".
        if let named = nouns[last]?.filter({ phrase.suffix($0.words.count).elementsEqual($0.words) }), !named.isEmpty {
            return named.first { !title.isJoined(before: phrase.count - $0.words.count) }?.kind
        }
        guard let ending = endings.first(where: { last.hasSuffix($0.text) }) else { return nil }
        return title.isJoined(before: phrase.count - 1) ? nil : ending.kind
    }

    /// The nouns of each language.
    static let all = PerLanguage { DishNouns($0) }
}
