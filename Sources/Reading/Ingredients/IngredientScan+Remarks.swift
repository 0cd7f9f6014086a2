import Kitchen

extension IngredientScan {
    /// Whether a remark begins at a word behind the name: what is done to it, what it is for, or an aside.
    func isRemark(_ index: Int) -> Bool {
        guard let phrase = scan.phrase(at: index)?.meaning.plays else { return false }
        let plays = scan.tokens[index].meaning.plays.union(phrase)
        guard !plays.isDisjoint(with: Self.remarks) else { return false }
        if !plays.isDisjoint(with: [.plus, .or, .about]), isBeforeOtherAmount(index) { return true }
        // "Butter melted 2 tbsp": the amount is still to come.
        return saysRemark(index, plays) && (quantity != nil || !hasAmount(behind: index))
    }

    /// What a word plays that can begin a remark.
    private static let remarks: Lexicon.Play = [
        .purpose, .plus, .or, .about, .preparation, .manner, .aside, .optional,
    ]

    private func saysRemark(_ index: Int, _ plays: Lexicon.Play) -> Bool {
        if plays.contains(.purpose), isPurpose(behind: index + 1) { return true }
        if !plays.isDisjoint(with: [.preparation, .manner]), let end = preparationEnd(at: index) {
            return isBehindName(end) && !isFood(from: index)
        }
        return plays.contains(.aside) || plays.contains(.optional) && scan.token(index + 1)?.isAnyMark ?? true
    }

    /// "plus 1 whole egg", "or 3 tbsp tomato sauce", "about 2 pounds": whether a word leads to an amount of something else.
    private func isBeforeOtherAmount(_ index: Int) -> Bool {
        let word = scan.tokens[index]
        guard let before = scan.token(index - 1), before.isWord, before.meaning.number == nil,
            !(word.plays(.or) && scan.plays(index + 1, .article)), let found = scan.quantity(at: index + 1)
        else { return false }
        // "Giblets from a 4 pound chicken" are giblets, "zest from 1 lemon" needs a lemon.
        guard word.plays(.connector) else { return true }
        return found.quantity.unit?.isOfWeightOrVolume ?? false && !before.plays(.part)
    }

    private func hasAmount(behind index: Int) -> Bool {
        (index + 1..<count).contains { scan.token($0)?.isWord == false && scan.quantity(at: $0)?.quantity.unit != nil }
    }

    /// Whether words of preparation that end before a token follow the name, and are not within it ("fresh chopped
    /// parsley"). Only English and German say them first.
    private func isBehindName(_ end: Int) -> Bool {
        guard let next = scan.token(end), next.isWord else { return true }
        switch scan.lexicon.language {
        case .english, .german: return Self.joining.contains(scan.key(of: next))
        default: return quantity != nil || !next.plays(.connector)
        }
    }

    /// Words that go on a remark and begin no name.
    private static let joining: Set<String> = [
        "and", "or", "in", "into", "with", "without", "to", "for", "on", "at", "if", "but", "as", "by", "thin", "small",
        "lengthwise", "crosswise", "coarse", "fine", "thinly", "finely", "then", "plus", "from", "und", "oder", "mit",
        "zum",
    ]

    /// "for frying", "per la teglia", "zum Braten", but not "lievito per dolci", which is a thing to buy.
    private func isPurpose(behind index: Int) -> Bool {
        guard let next = scan.token(index), next.isWord else { return false }
        let word = scan.key(of: next)
        let (articles, endings) = Self.purposes(scan.lexicon.language)
        return articles.contains(word) || endings.contains { word.hasSuffix($0) }
            || scan.lexicon.language == .german && !scan.plays(index - 1, .about)
                && scan.key(of: scan.tokens[index - 1]).hasPrefix("zu")
    }

    /// What follows a word for "for" where it says a purpose: articles, and the endings of verbs.
    private static func purposes(_ language: KitchenLanguage) -> (Set<String>, [String]) {
        switch language {
        case .english:
            (["the", "a", "an", "your", "each", "every", "garnish", "decoration", "brushing", "drizzle"], ["ing"])
        case .italian:
            (["il", "lo", "la", "l'", "l’", "i", "gli", "le", "ogni"], ["are", "ere", "ire", "rre"])
        case .german: (["den", "die", "das", "dem", "der"], [])
        case .french: (["le", "la", "l'", "l’", "les"], ["er", "ir", "frire", "cuire"])
        case .spanish: (["el", "la", "los", "las"], ["ar", "er", "ir", "ír"])
        }
    }
}

extension IngredientScan {
    /// "finely chopped", "warmed, sieved", "skinless, boneless": what is done to it, where the name follows.
    mutating func readLeadingPreparation() {
        guard !(quantity?.unit?.isContainer ?? false) else { return }
        var (end, next) = (position, position)
        while let last = preparationEnd(at: next) {
            end = last
            next = isListed(last) ? last + 1 : last
        }
        // "chopped, fresh parsley": the comma parts words before a name.
        if scan.isMark(end, ","), end > position, scan.token(end + 1)?.isWord ?? false { end += 1 }
        guard end > position, let name = scan.token(end), name.isWord, !name.plays([.optional, .and, .or]),
            !isFood(from: position)
        else { return }
        for index in position..<end { markPreparation(index) }
        position = end
    }

    /// The token behind what is done to food, where that stands behind its name and groceries can be called so.
    mutating func endOfPreparation(behind name: Int) -> Int {
        switch scan.lexicon.language {
        case .english, .german: return name
        default:
            guard let end = preparationEnd(at: name) else { return name }
            mark(name..<end, .preparation)
            return end
        }
    }

    /// No grocery is called by words that a hyphen joins: "skin-on".
    private mutating func markPreparation(_ index: Int) {
        let isCompound = scan.bytes(of: scan.tokens[index]) { $0.contains(UInt8(ascii: "-")) }
        mark(index..<index + 1, isCompound ? .note : .preparation)
    }

    /// Whether a comma, a slash or a word joins what is before a token to what is behind it.
    private func isListed(_ index: Int) -> Bool {
        scan.isMark(index, ",") || scan.isMark(index, "/") || scan.plays(index, [.and, .or])
    }

    /// The token behind words for what is done to food at a token; nil where it is none.
    func preparationEnd(at index: Int) -> Int? {
        var next = index
        while scan.plays(next, .manner), scan.token(next + 1)?.isWord ?? false { next += 1 }
        guard let token = scan.token(next), token.isWord else { return nil }
        if let (meaning, end) = scan.phrase(at: next), meaning.plays.contains(.preparation) { return end }
        if token.plays(.preparation) { return next + 1 }
        // Of any word that says how, "ground" and the like say what.
        return next > index && isParticiple(token) ? next + 1 : nil
    }

    private func isParticiple(_ token: LineToken) -> Bool {
        let word = scan.key(of: token)
        switch scan.lexicon.language {
        case .english: return word.hasSuffix("ed") || word == "ground" || word == "cut"
        case .german: return word.hasPrefix("ge") || word.hasPrefix("ausge")
        default: return false
        }
    }

    /// Marks what is done to food where it is said within the name: "fresh chopped parsley".
    mutating func markPreparations(in name: Range<Int>) {
        guard !(quantity?.unit?.isContainer ?? false) else { return }
        var index = name.lowerBound + 1
        while index < name.upperBound {
            guard !scan.tokens[index].plays([.connector, .size]), scan.tokens[index - 1].isWord,
                let end = preparationEnd(at: index),
                end < name.upperBound, !isFood(from: index)
            else {
                index += 1
                continue
            }
            for word in index..<end { markPreparation(word) }
            index = end
        }
    }

    /// Whether the words from a token on, or that token with the one before, are the name of a food with such a word in it.
    private func isFood(from index: Int) -> Bool {
        let foods = PreparationWords.of(scan.lexicon.language).foods
        let words = (index - 1..<index + 3).map { scan.token($0).map { $0.isWord ? scan.key(of: $0) : "" } ?? "" }
        return foods.contains(words[1...2].joined(separator: " ")) || foods.contains(words[1...].joined(separator: " "))
            || foods.contains(words[0...1].joined(separator: " "))
    }
}
