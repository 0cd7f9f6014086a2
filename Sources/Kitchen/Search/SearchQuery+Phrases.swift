extension SearchQuery {
    /// The query with the phrases in its text as what they ask for: of "vegan pizza" the diet, and `pizza` for its text. Of two
    /// diets the stricter counts.
    public var understood: SearchQuery {
        let scan = PhraseScan(text)
        if scan.isEmpty { return self }
        var query = self
        (query.text, query.hints) = (scan.rest, scan.words)
        for meaning in scan.meanings {
            if let diet = Diet(rawValue: meaning), query.diet != .vegan { query.diet = diet }
            if let allergen = Allergen(rawValue: meaning) { query.without.insert(allergen) }
        }
        return query
    }
}

/// The phrases in a text: a word for a diet; a word that denies, with names behind it; names with a word behind them that says they
/// are not there. Between names stands a sign or "and". Such a word beside a phrase goes with it.
private struct PhraseScan {
    private let lexemes: [PhraseLexeme]
    /// Of each whether it belongs to a phrase.
    private var isTaken: [Bool]

    init(_ text: String) {
        lexemes = PhraseLexeme.all(in: text)
        isTaken = lexemes.map { _ in false }
        var place = 0
        while place < lexemes.count {
            guard let last = end(of: kind(place) == .and ? place + 1 : place) else {
                place += 1
                continue
            }
            let end = kind(last) == .and ? last + 1 : last
            for taken in place..<end { isTaken[taken] = true }
            place = end
        }
    }

    /// Whether there is none.
    var isEmpty: Bool { !isTaken.contains(true) }

    private var taken: [PhraseLexeme] { zip(lexemes, isTaken).filter(\.1).map(\.0) }

    /// What belongs to no phrase.
    var rest: String {
        zip(lexemes, isTaken).filter { !$1 && $0.kind != .sign }.map(\.0.text).joined(separator: " ")
    }

    /// The words of the phrases.
    var words: [String] { taken.flatMap { SearchText.words(of: $0.text) } }

    /// The diets and allergens that the phrases are about.
    var meanings: [String] { taken.flatMap { $0.meaning.split { $0 == " " || $0 == "+" }.map(String.init) } }

    private func kind(_ place: Int) -> PhraseLexeme.Kind? {
        lexemes.indices.contains(place) ? lexemes[place].kind : nil
    }

    private func isBetweenNames(_ place: Int) -> Bool { kind(place) == .sign || kind(place) == .and }

    /// Where a phrase ends that begins at a place; nil for none.
    private func end(of start: Int) -> Int? {
        if kind(start - 1) == .not { return nil }
        switch kind(start) {
        case .diet: return kind(start - 1) == .without ? nil : start + 1
        case .without: return endOfDenied(from: start + 1)
        case .name, .freeName: return kind(start - 1) == .without || isCutOff(start) ? nil : endOfFree(from: start)
        default: return nil
        }
    }

    /// Where the names behind a denial end: "without milk, eggs and nuts".
    private func endOfDenied(from first: Int) -> Int? {
        guard kind(first) == .name else { return nil }
        var last = first
        var ends = [first + 1]
        while isBetweenNames(last + 1), kind(last + 2) == .name {
            last += 2
            ends.append(last + 1)
        }
        if kind(last + 1) == .free { ends.append(last + 2) }
        if isBetweenNames(last + 1), kind(last + 2) == .freeName { ends.append(last + 3) }
        return ends.last { end in
            // "Without milk of almonds" is not without milk, and "without milk and honey" is not understood.
            kind(end) != .of && (kind(end) != .and || kind(end + 1) == .without || kind(end + 1) == .diet)
        }
    }

    /// Where the names end of which it is said that they are not there: "milk and egg free".
    private func endOfFree(from first: Int) -> Int? {
        var place = first
        while kind(place) == .name {
            if kind(place + 1) == .free { return place + 2 }
            guard isBetweenNames(place + 1) else { return nil }
            place += 2
        }
        return kind(place) == .freeName ? place + 1 : nil
    }

    /// Whether the names may begin before: "lactose and gluten free" is not understood.
    private func isCutOff(_ start: Int) -> Bool {
        kind(start - 1) == .and && (kind(start - 2) == .word || kind(start - 2) == .name)
    }
}
