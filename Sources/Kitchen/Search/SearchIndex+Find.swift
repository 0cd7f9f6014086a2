import Diagnostics

/// How well an entry matches what is looked for.
private struct SearchMatch {
    /// How many of the foods in the house it uses.
    var foods = 0
    /// Whether a word matches only as a slip of the keyboard.
    var isSlip = false
    var score = 0
    var reasons: [SearchResult.Reason] = []

    /// The match of both together.
    func and(_ other: SearchMatch) -> SearchMatch {
        SearchMatch(
            foods: foods + other.foods, isSlip: isSlip || other.isSlip, score: score + other.score,
            reasons: reasons + other.reasons)
    }

    /// Whether another is better.
    func isWorse(than other: SearchMatch) -> Bool {
        (foods, isSlip ? 0 : 1, score) < (other.foods, other.isSlip ? 0 : 1, other.score)
    }
}

/// Matches by the number of their entry.
private typealias SearchMatches = [Int: SearchMatch]

extension SearchMatches {
    /// What matches both: what is asked for first, and this, if anything was asked for.
    fileprivate func narrowing(_ first: SearchMatches?) -> SearchMatches {
        guard let first else { return self }
        var both: SearchMatches = [:]
        for (entry, match) in first { both[entry] = self[entry].map { match.and($0) } }
        return both
    }
}

extension SearchIndex {
    /// What suits a query, the best first, at most so many.
    ///
    /// A word matches a term that is the same (4), one that begins with it, or that it begins with but for two letters (3), and
    /// one that is one slip of the keyboard away from four letters on (2), or two from eight (1); from six letters on, the term
    /// may have an ending of two letters besides. Where the term stands counts: in a title 8, in a tag 4, in an
    /// ingredient 2. What has all words without a slip comes before what has not; equals are in order of slug. Phrases in the text
    /// are understood first (``SearchQuery/understood``).
    public func find(_ query: SearchQuery, most: Int = 10) -> SearchResult {
        let query = query.understood
        let (matches, unknown) = query.isEmpty ? ([:], 0) : suitable(for: query)
        let order = matches.sorted { one, other in
            other.value.isWorse(than: one.value) || !one.value.isWorse(than: other.value) && one.key < other.key
        }
        let hits = order.prefix(most).map { place, match in
            // What is no recipe has for its tags only what it is.
            let isTagged = entries[place].kind == .recipe
            return SearchResult.Hit(
                entry: entries[place], reasons: match.reasons.filter { isTagged || $0.field != .tag })
        }
        return SearchResult(
            hits: hits, total: matches.count, unknown: unknown, nearest: matches.isEmpty ? nearest(to: query) : [])
    }

    /// What matches and suits, and of how many others it is not known whether they do.
    private func suitable(for query: SearchQuery) -> (SearchMatches, unknown: Int) {
        var matches = matches(of: query)
        var unknown = 0
        if query.asksOfDishes {
            let answers = matches.keys.map { (entry: $0, answer: entries[$0].dish.map(query.answer) ?? .no) }
            unknown = answers.count { $0.answer == .unknown }
            for (entry, answer) in answers where answer != .yes { matches[entry] = nil }
        }
        return (matches, unknown)
    }

    /// Up to three terms that are near to the words of a query and find something in place of all of them: at most a third of a
    /// word's letters, and three, may differ. The nearest come first, then those of the first word, then as the terms stand; twelve
    /// are tried.
    private func nearest(to query: SearchQuery) -> [String] {
        var near: [[String]] = [[], [], [], []]
        // What only says how other words belong together is near to nothing.
        let words = SearchText.words(of: query.text).filter { !SearchPhrases.isSign($0) }
        for word in words.map(SoughtWord.init) {
            for term in terms { word.distance(to: term).map { near[$0].append(term) } }
        }
        var tried: Set<String> = []
        let each = near.joined().filter { tried.insert($0).inserted }.prefix(12)
        let found = each.lazy.filter { term in
            var other = query
            other.text = term
            return !suitable(for: other).0.isEmpty
        }
        return Array(found.prefix(3))
    }

    private func matches(of query: SearchQuery) -> SearchMatches {
        var matches: SearchMatches?
        for word in SearchText.words(of: query.text) {
            matches = self.matches(of: word, in: SearchField.allCases).narrowing(matches)
        }
        if let tag = query.tag {
            let members = place(of: "#" + tag).map { postings[$0] } ?? []
            matches = SearchMatches(uniqueKeysWithValues: members.map { (Int($0.entry), SearchMatch()) }).narrowing(
                matches)
        }
        if !query.foods.isEmpty { matches = uses(of: query.foods).narrowing(matches) }
        var all = matches ?? SearchMatches(uniqueKeysWithValues: entries.indices.map { ($0, SearchMatch()) })
        for hint in query.hints {
            for (entry, match) in self.matches(of: hint, in: SearchField.allCases) where !match.isSlip {
                all[entry]?.score += match.score
            }
        }
        return all
    }

    /// What uses at least one of the foods.
    private func uses(of foods: [String]) -> SearchMatches {
        var uses: SearchMatches = [:]
        for food in foods {
            var matches: SearchMatches?
            for word in SearchText.words(of: food) {
                matches = self.matches(of: word, in: [.ingredient]).narrowing(matches)
            }
            for (entry, var match) in matches ?? [:] {
                match.foods = 1
                uses[entry] = uses[entry].map { $0.and(match) } ?? match
            }
        }
        return uses
    }

    /// What has a word, or one near it, in one of the fields.
    private func matches(of word: String, in fields: [SearchField]) -> SearchMatches {
        var matches: SearchMatches = [:]
        let wanted = SoughtWord(word)
        for place in terms.indices {
            guard let (quality, isSlip) = wanted.quality(of: terms[place]) else { continue }
            for posting in postings[place] {
                guard let field = fields.first(where: { posting.fields & $0.rawValue != 0 }) else { continue }
                let match = SearchMatch(
                    isSlip: isSlip, score: quality * field.weight,
                    reasons: [SearchResult.Reason(term: terms[place], field: field)])
                let entry = Int(posting.entry)
                matches[entry] = matches[entry].map { $0.isWorse(than: match) ? match : $0 } ?? match
            }
        }
        return matches
    }
}

/// A word that is looked for.
private struct SoughtWord {
    private let word: String
    private let letters: [Unicode.Scalar]

    init(_ word: String) {
        self.word = word
        letters = Array(word.unicodeScalars)
    }

    /// How well a term matches; nil when it does not.
    func quality(of term: String) -> (Int, isSlip: Bool)? {
        if term.utf8.first == UInt8(ascii: "#") { return nil }
        if term.utf8.elementsEqual(word.utf8) { return (4, false) }
        if term.utf8.starts(with: word.utf8) || isInflected(term) { return (3, false) }
        let most = letters.count >= 8 ? 2 : letters.count >= 4 ? 1 : 0
        return most > 0 ? slips(from: Array(term.unicodeScalars), atMost: most).map { (3 - $0, true) } : nil
    }

    /// How far a term is that a reader may have meant; nil for one that is too far.
    func distance(to term: String) -> Int? {
        term.utf8.first == UInt8(ascii: "#")
            ? nil : slips(from: Array(term.unicodeScalars), atMost: min(3, (letters.count + 1) / 3))
    }

    /// How many slips of the keyboard are between the word and a term, with or without an ending of two letters; nil when there
    /// are more.
    private func slips(from term: [Unicode.Scalar], atMost most: Int) -> Int? {
        let ending = letters.count >= 6 ? 2 : 0
        guard (-most...most + ending).contains(term.count - letters.count) else { return nil }
        return (0...ending).compactMap { NearestName.edits(letters, Array(term.dropLast($0)), atMost: most) }.min()
    }

    /// Whether the word is a term with one or two letters more, as "tomatoes" is of "tomato".
    private func isInflected(_ term: String) -> Bool {
        guard word.utf8.starts(with: term.utf8) else { return false }
        let length = term.unicodeScalars.count
        return length >= 3 && letters.count - length <= 2
    }
}
