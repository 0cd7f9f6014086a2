import Text

/// Values by the words that mean them: rows of phrases, of which the first that fits counts.
///
/// ```swift
/// let table = FoodTable([(words: "cherry tom,pomodorin", value: 1), (words: "tom,pea.", value: 2)])
/// table.value(in: FoodWords("Cherry tomatoes"))    // 1
/// table.value(in: FoodWords("Peach"))              // nil: a stem with a full stop is a whole word
/// ```
///
/// Each stem of a phrase has to begin one of the words. Cost: a few comparisons for each word, whatever the rows.
struct FoodTable<Value: Sendable>: Sendable {
    /// A stem by its place among the letters of all.
    private struct Stem: Sendable {
        let letters: Range<Int>
        let isWholeWord: Bool
    }

    /// The stems of a phrase among those of all.
    private struct Phrase: Sendable {
        let row: Int
        let stems: Range<Int>
    }

    private let values: [Value]
    private var letters: [UInt8] = []
    private var stems: [Stem] = []
    /// The phrases, those whose first stem begins alike together.
    private var phrases: [Phrase] = []
    /// Where the phrases that begin with each pair of letters start, and where all end. Few bytes, since all names are
    /// looked up here.
    private var starts: [UInt16] = []

    init(_ rows: [(words: String, value: Value)]) {
        values = rows.map(\.value)
        var groups: [[Phrase]] = Array(repeating: [], count: Self.pairs)
        for (row, entry) in rows.enumerated() {
            for text in entry.words.utf8.split(separator: UInt8(ascii: ",")) {
                let phrase = addPhrase(text, row: row)
                if let pair = pair(of: stems[phrase.stems.lowerBound]) { groups[pair].append(phrase) }
            }
        }
        for group in groups {
            starts.append(UInt16(phrases.count))
            phrases += group
        }
        starts.append(UInt16(phrases.count))
    }

    private mutating func addPhrase(_ text: Substring.UTF8View, row: Int) -> Phrase {
        let start = stems.count
        for word in text.split(separator: UInt8(ascii: " ")) {
            let isWholeWord = word.last == UInt8(ascii: ".")
            let first = letters.count
            letters += isWholeWord ? word.dropLast() : word
            stems.append(Stem(letters: first..<letters.count, isWholeWord: isWholeWord))
        }
        return Phrase(row: row, stems: start..<stems.count)
    }

    /// How many rows there are.
    var count: Int { values.count }

    /// The value of a row, from 0; nil for any other number.
    func value(row: Int) -> Value? { values.indices.contains(row) ? values[row] : nil }

    /// The value of the first row that has a phrase in the words.
    func value(in words: FoodWords) -> Value? { row(in: words).map { values[$0] } }

    /// The first row that has a phrase in the words, from 0.
    func row(in words: FoodWords) -> Int? {
        var best = Int.max
        search(words) { phrase, word in
            if phrase.row < best, isIn(phrase, word, of: words) { best = phrase.row }
        }
        return best == Int.max ? nil : best
    }

    /// All rows that have a phrase in the words, from 0, in order.
    func rows(in words: FoodWords) -> [Int] {
        var found: Set<Int> = []
        search(words) { phrase, word in
            if isIn(phrase, word, of: words) { found.insert(phrase.row) }
        }
        return found.sorted()
    }

    /// The rows that have a phrase in the words, the first first; what a word has meant it does not mean again.
    func rows(apart words: FoodWords) -> [Int] {
        var found: [Int] = []
        var rest = words
        while let phrase = first(in: rest) {
            if !found.contains(phrase.row) { found.append(phrase.row) }
            let meant = rest.list.filter { word in !phrase.stems.contains { begins(stems[$0], word) } }
            rest = FoodWords(meant.joined(separator: " "))
        }
        return found
    }

    private func first(in words: FoodWords) -> Phrase? {
        var best: Phrase?
        search(words) { phrase, word in
            if phrase.row < best?.row ?? .max, isIn(phrase, word, of: words) { best = phrase }
        }
        return best
    }

    private func begins(_ stem: Stem, _ word: String) -> Bool {
        var word = word
        return word.withUTF8 { begins(stem, $0) }
    }

    /// Looks at each word with the phrases that begin with its first two letters.
    private func search(_ words: FoodWords, _ look: (Phrase, UnsafeBufferPointer<UInt8>) -> Void) {
        words.forEach { word in
            guard let pair = Self.pair(of: word) else { return }
            var place = Int(starts[pair])
            while place < Int(starts[pair + 1]) {
                look(phrases[place], word)
                place += 1
            }
        }
    }

    /// Whether the first stem of a phrase begins the word, and each of the others one of the words.
    private func isIn(_ phrase: Phrase, _ word: UnsafeBufferPointer<UInt8>, of words: FoodWords) -> Bool {
        guard begins(stems[phrase.stems.lowerBound], word) else { return false }
        return phrase.stems.dropFirst().allSatisfy { stem in words.contains { begins(stems[stem], $0) } }
    }

    private func begins(_ stem: Stem, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = stem.letters.count
        guard word.count == count || word.count > count && !stem.isWholeWord else { return false }
        for index in 0..<count where word[index] != letters[stem.letters.lowerBound + index] { return false }
        return true
    }

    private static var pairs: Int { 26 * 26 }

    private func pair(of stem: Stem) -> Int? {
        letters[stem.letters].withUnsafeBufferPointer { Self.pair(of: $0) }
    }

    /// The number of a word's first two letters among all pairs; nil for a word of one letter, or in another script.
    private static func pair(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard word.count >= 2 else { return nil }
        let (first, second) = (Int(word[0]) - 97, Int(word[1]) - 97)
        guard 0..<26 ~= first, 0..<26 ~= second else { return nil }
        return first * 26 + second
    }
}

extension FoodTable<Bool> {
    /// A table that only tells whether one of its phrases is in the words.
    init(_ phrases: String) {
        self.init([(words: phrases, value: true)])
    }

    /// Whether one of the phrases is in the words.
    func fits(_ words: FoodWords) -> Bool { value(in: words) ?? false }
}
