import Diagnostics
import Kitchen

/// A fact behind the price of a dish in `menu.md`: `640 kcal`, `13,5 % vol`, `origin Tuscany`, `year 2022`, `per 100 g`,
/// `deposit 0,25`, `takeaway 6,50`.
struct MenuTextFact {
    /// What a payload calls it.
    let key: String
    /// What a payload says of it.
    let value: SourceValue

    /// The fact that a text states, of a dish with prices in some sizes; nil for another text.
    init?(_ text: PlacedText, sizes: [String]) {
        if let (number, unit) = text.lastWord, Self.kilocalories.contains(unit.text.lowercased()) {
            self.init("kcal", Self.energy(number, sizes: sizes), number)
        } else if let (number, unit) = text.cut(at: "%"), Self.volumes.contains(unit.text.lowercased()) {
            let decimal = DecimalText.withPoint(number.text) ?? number.text
            self.init("alcohol", .text(decimal, plain: true), number)
        } else if let (key, rest) = Self.price(text), let prices = MenuTextPrice.all(in: rest),
            let price = MenuTextPrice.payload(prices, sizes: sizes)
        {
            self.init(key, price, rest)
        } else if let (word, rest) = text.cut(at: " "), let key = Self.keys[word.text.lowercased()], !rest.isEmpty {
            self.init(key, .text(rest.text, plain: true), rest)
        } else {
            return nil
        }
    }

    private init(_ key: String, _ content: SourceValue.Content, _ text: PlacedText) {
        (self.key, value) = (key, SourceValue(content, at: text.span))
    }

    /// One number, or one for each size between slashes; the text where they are neither, which is no number.
    private static func energy(_ text: PlacedText, sizes: [String]) -> SourceValue.Content {
        let numbers = text.split(at: "/").map { SourceValue(.text(whole($0.text), plain: true), at: $0.span) }
        if numbers.count == 1 { return numbers[0].content }
        guard numbers.count == sizes.count else { return .text(text.text, plain: true) }
        return .map(zip(sizes, numbers).map { .init(key: $0, keySpan: $1.span, value: $1) })
    }

    /// "1,120" and "1.120" are a thousand and more: nobody counts a thousandth of a kilocalorie.
    private static func whole(_ text: String) -> String {
        let groups = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        let isGrouped = groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 } && groups[0].count <= 3
        return isGrouped ? groups.joined() : text
    }

    /// What stands behind energy: in North America calories are those of a thousand.
    private static let kilocalories: Set<String> = ["kcal", "cal", "cal.", "cals", "calories"]

    /// What stands behind the per cent of alcohol.
    private static let volumes: Set<String> = [
        "vol", "vol.", "abv", "alc.", "alc", "alk.", "alk", "alcol", "alcool",
    ]

    /// What a text is the price of, and the price.
    private static func price(_ text: PlacedText) -> (key: String, rest: PlacedText)? {
        prices.lazy.compactMap { phrase, key in text.behind(phrase + " ", ignoringCase: true).map { (key, $0) } }.first
    }

    /// What stands before prices that are not those at the table, in the five languages.
    private static let prices: [(phrase: String, key: String)] = {
        let phrases = [
            "deposit": ["deposit", "pfand", "cauzione", "consigne", "depósito", "consigna"],
            "takeaway": [
                "takeaway", "take-away", "takeout", "to go", "zum mitnehmen", "mitnahme", "außer haus", "asporto",
                "da asporto", "à emporter", "para llevar",
            ],
        ]
        return phrases.flatMap { key, phrases in phrases.map { ($0, key) } }
    }()

    /// The first words of facts, in the five languages.
    private static let keys: [String: String] = {
        let words = [
            "origin": ["origin", "herkunft", "origine", "provenienza", "provenance", "origen", "procedencia"],
            "year": ["year", "vintage", "jahrgang", "annata", "millésime", "añada"],
            "per": ["per", "pro", "je", "ogni", "pour", "por", "cada"],
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { key, words in words.map { ($0, key) } })
    }()
}
