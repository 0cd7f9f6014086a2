import Addresses
import Kitchen
import Text

/// Which drawing a title means, as a script for the browser, `assets/emblems-data.js`: for a reader's own recipes,
/// which are drawn by their titles alone, as `DishNouns` has it in the language of the site.
struct EmblemScript: Sendable {
    /// The script, which calls `kitchenData` of `data.js`, and its stamp: the same for the same nouns, and no other.
    let script: (bytes: [UInt8], stamp: String)
    /// The pictures that it names: a letter's card each, and those of titles.
    let emblems: [DishEmblem]

    private init(_ language: KitchenLanguage) {
        let drawings = Drawing.all(language)
        emblems = MonogramCard.letters.indices.map { DishEmblem(.card(letter: UInt8($0))) } + drawings.map(\.emblem)
        let (articles, links, joints) = DishTitle.smallWords(separator: "|")
        script =
            JSONValue.object([
                .init("last", .flag(DishTitle.Order(language) == .nounLast)),
                .init("list", .text(",[^,]* (\(joints)) [^,]*$")), .init("articles", .text("^( (\(articles)))+(?= )")),
                .init("links", .text("(?<=\\S) (\(links)) ")), .init("joints", .text(" (\(joints))")),
                .init("kinds", .list(drawings.map(\.script))),
            ]).dataScript("emblems")
    }

    /// The script of each language.
    static let all = PerLanguage { EmblemScript($0) }
}

/// A picture with the nouns that mean it, each with a space before it where it has to begin a word.
private struct Drawing {
    let emblem: DishEmblem
    let nouns: [String]
    /// The words beside which they mean another dish, as a regular expression for a title with spaces around each word.
    let exceptions: String

    /// The kinds of dishes that are drawn by their noun alone, and the pizzas whose names say what is on them.
    ///
    /// Of each kind the nouns that come first, which are the commonest: all would be more than a reader's browser should
    /// load for it. Likewise the exceptions that are words of such nouns.
    static func all(_ language: KitchenLanguage) -> [Drawing] {
        let isLast = DishTitle.Order(language) == .nounLast
        let nouns = DishKind.all.map { commonest(of: $0.nouns(in: language), isLast) }
        let words = nouns.joined().flatMap(\.parts).sorted()
        let others = LongerNouns(rarer(than: nouns, language), isLast)
        let dishes = zip(DishKind.all.indices, nouns).compactMap { number, nouns -> Drawing? in
            let kind = DishKind.all[number]
            guard kind.isDrawnAlone, !nouns.isEmpty else { return nil }
            let known = kind.exceptions.split(separator: ",").filter { isSaid($0, by: words) }
            let longer = Set(nouns.flatMap(others.rests)).sorted()
            return Drawing(number, nouns, known + longer.filter { !known.contains($0) })
        }
        return pizzas + dishes
    }

    private static let most = 2

    /// The first of some nouns, but for what says no more than another of them: "chicken soup" beside "soup", and "soups",
    /// which the browser knows by the singular.
    private static func commonest(of nouns: [Substring], _ isLast: Bool) -> [Substring] {
        let heads = Set(nouns)
        let needed = nouns.lazy.filter { noun in
            !(noun.utf8.last == UInt8(ascii: "s") && heads.contains(noun.dropLast()))
                && (!noun.isPhrase || !heads.contains(noun.head(isLast)))
        }
        return Array(needed.prefix(most))
    }

    /// The nouns that are left out of these, or are of kinds that are not drawn by their noun alone.
    private static func rarer(than nouns: [[Substring]], _ language: KitchenLanguage) -> [Substring] {
        zip(DishKind.all, nouns).flatMap { kind, kept in
            let all = kind.nouns(in: language)
            let rest = kind.isDrawnAlone ? all.filter { !kept.contains($0) } : all
            return rest.filter { noun in !kept.contains { noun.ends(in: $0) || noun.utf8.starts(with: $0.utf8) } }
        }
    }

    /// Whether each stem of an exception, or each word that ends in a dot there, is one of some sorted words.
    private static func isSaid(_ exception: Substring, by words: [Substring]) -> Bool {
        exception.split(separator: " ").allSatisfy { stem in
            let isWhole = stem.utf8.last == UInt8(ascii: ".")
            let start = isWhole ? stem.dropLast() : stem
            guard let word = words.first(from: start) else { return false }
            return isWhole ? word == start : word.utf8.starts(with: start.utf8)
        }
    }

    private static let pizzas = [
        ("margherita", ["tomato sauce", "mozzarella", "basil"]), ("marinara", ["tomato sauce", "garlic", "oregano"]),
    ].map { name, toppings in
        Drawing(
            emblem: DishEmblem(.pizza(toppings: ToppingTable.set(of: toppings))),
            nouns: [" pizza \(name)", " \(name) pizza"], exceptions: never)
    }

    /// Its name, its nouns and its exceptions.
    var script: JSONValue {
        .list([.text(emblem.name), .text(nouns.joined(separator: ",")), .text(exceptions)])
    }

    /// What is in no title.
    private static let never = "^$"

    private init(emblem: DishEmblem, nouns: [String], exceptions: String) {
        (self.emblem, self.nouns, self.exceptions) = (emblem, nouns, exceptions)
    }

    /// A kind's picture by its number.
    private init(_ number: Int, _ nouns: [Substring], _ exceptions: [Substring]) {
        self.init(
            emblem: DishEmblem(.dish(kind: Int16(number), tint: -1, garnishes: 0)),
            nouns: nouns.map { $0.hasPrefix("-") ? String($0.dropFirst()) : " \($0)" },
            exceptions: Self.pattern(of: exceptions))
    }

    private static func pattern(of exceptions: [Substring]) -> String {
        let phrases = exceptions.map { phrase in
            let stems = phrase.split(separator: " ").map { stem in
                if stem.hasPrefix("-") { return String(stem.dropFirst()) }
                return stem.hasSuffix(".") ? " \(stem.dropLast()) " : " \(stem)"
            }
            return stems.count == 1 ? stems[0] : stems.map { "(?=.*\($0))" }.joined()
        }
        return phrases.isEmpty ? never : phrases.joined(separator: "|")
    }
}

/// Nouns of which the browser does not know that they mean another dish, by the shorter one that they are made of.
private struct LongerNouns {
    /// The stems of what phrases are beyond their main word: "lentil" of "lentil soup".
    private var rests: [Substring: [Substring]] = [:]
    /// The nouns of one word, compounds among them.
    private let words: [Substring]

    init(_ nouns: [Substring], _ isLast: Bool) {
        words = nouns.filter { !$0.isPhrase }
        for phrase in nouns where phrase.isPhrase {
            rests[phrase.head(isLast), default: []].append(phrase.head(!isLast))
        }
    }

    /// What tells from a noun the longer ones that end in it.
    func rests(beyond noun: Substring) -> [Substring] {
        guard noun.isEnding else { return rests[noun] ?? [] }
        return words.lazy.filter { $0 != noun && $0.ends(in: noun) }.map { "-" + $0.withoutHyphen }
    }
}

extension Substring {
    /// Whether compounds end in it.
    fileprivate var isEnding: Bool { utf8.first == UInt8(ascii: "-") }
    fileprivate var isPhrase: Bool { utf8.contains(UInt8(ascii: " ")) }
    fileprivate var withoutHyphen: Substring { isEnding ? Substring(utf8.dropFirst()) : self }

    /// The words that it consists of.
    fileprivate var parts: [Substring] {
        utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.map { Substring($0) }
    }

    /// The last word, or the first.
    fileprivate func head(_ isLast: Bool) -> Substring {
        let words = utf8.split(separator: UInt8(ascii: " "))
        return Substring(isLast ? words[words.count - 1] : words[0])
    }

    fileprivate func ends(in noun: Substring) -> Bool {
        utf8.reversed().starts(with: noun.withoutHyphen.utf8.reversed())
    }
}

extension [Substring] {
    /// The first of sorted words that does not stand before another.
    fileprivate func first(from word: Substring) -> Substring? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < word { low = middle + 1 } else { high = middle }
        }
        return low < endIndex ? self[low] : nil
    }
}

extension PageKind {
    /// What scripts know of how titles are drawn.
    static let emblemData = PageKind(prefix: PageAddress.emblemData, isThere: { $0.readerPages.contains(.recipes) }) {
        plan in
        [PlannedPage(address: PageAddress.emblemData) { plan.site.emblemScript.script.bytes }]
    }
}

extension SiteFrame {
    /// How titles are drawn, for scripts.
    var emblemScript: EmblemScript { EmblemScript.all[settings.kitchenLanguage] }
}
