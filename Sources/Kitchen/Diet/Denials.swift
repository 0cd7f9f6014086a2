/// Words that say that a food is not there: "without butter", "instead of butter", "egg-free".
struct Denials: Sendable {
    /// How far a denial reaches.
    enum Reach {
        case none
        /// To the food that comes next.
        case next
        /// Past "and", behind which a food may be there again.
        case doubtful
        /// A comma or other words stand between: what comes is doubtful too, for it may belong to the denial.
        case over

        /// What is said of a food that comes now.
        var presence: FoodScan.Found.Presence {
            switch self {
            case .none: .there
            case .next: .denied
            case .doubtful, .over: .doubtful
            }
        }
    }

    private let phrases: [[String]]
    private let choices, sums, articles: Set<String>
    private let firsts: Set<String>
    private let beginnings: WordBeginnings

    /// Those of a language.
    static func of(_ language: KitchenLanguage) -> Denials { all[language] }

    private static let all = PerLanguage<Denials> { language in
        language.choose(
            english: Denials(
                "without, no, instead of, rather than, in place of", or: "or nor", and: "and", "the any a an of"),
            italian: Denials(
                "senza, al posto di, al posto del, al posto della, al posto dei, invece di, invece del, invece della",
                or: "o od ne", and: "e ed", "il lo la l i gli le di del della dei"),
            german: Denials(
                "ohne, kein, keine, keinen, statt, anstatt, anstelle von", or: "oder noch", and: "und",
                "der die das den dem des jede jeden"),
            french: Denials(
                "sans, au lieu de, au lieu du, au lieu d, a la place de, a la place du", or: "ou ni", and: "et",
                "le la les l de du des d"),
            spanish: Denials(
                "sin, en lugar de, en lugar del, en vez de, en vez del", or: "o u ni", and: "y e", "el la los las de"))
    }

    private init(_ phrases: String, or choices: String, and sums: String, _ articles: String) {
        self.phrases = phrases.split(separator: ",").map { FoodName.words(of: String($0)) }
        self.choices = Set(choices.split(separator: " ").map(String.init))
        self.sums = Set(sums.split(separator: " ").map(String.init))
        self.articles = Set(articles.split(separator: " ").map(String.init))
        firsts = Set(self.phrases.map { $0[0] })
        beginnings = WordBeginnings(
            self.phrases.flatMap(\.self) + self.choices + self.sums + self.articles + ["free", "range"])
    }

    /// Whether a word of ASCII may be part of a denial, or of what one reaches over, by its letters.
    func mayHave(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool { beginnings.mayContain(word) }

    /// How many words at a place deny what follows; nil for none.
    func length(at index: Int, of words: FoodWords) -> Int? {
        let rest = words.all[index...]
        guard let first = rest.first?.text, firsts.contains(first) else { return nil }
        return phrases.first { phrase in
            rest.count > phrase.count && zip(rest, phrase).allSatisfy { $0.text == $1 }
                && !rest.prefix(phrase.count + 1).dropFirst().contains(where: \.isParted)
        }?.count
    }

    /// How far a denial reaches behind a word that is no food: "without the butter or any cream".
    func reach(_ reach: Reach, over word: String) -> Reach {
        guard reach != .none, reach != .over else { return reach }
        if choices.contains(word) || articles.contains(word) { return reach }
        return sums.contains(word) ? .doubtful : .over
    }

    /// Whether a word is part of a denial, or the first that one denies.
    func covers(_ index: Int, of words: FoodWords) -> Bool {
        (max(0, index - 5)...index).contains { start in
            length(at: start, of: words).map { start + $0 >= index } ?? false
        }
    }

    /// Whether "free" stands behind a food: "egg-free", but not "chicken, free-range".
    func isFree(behind range: Range<Int>, of words: FoodWords) -> Bool {
        let rest = words.all[range.upperBound...]
        guard let word = rest.first, !word.isParted, word.text == "free" else { return false }
        return rest.dropFirst().first?.text != "range"
    }
}
