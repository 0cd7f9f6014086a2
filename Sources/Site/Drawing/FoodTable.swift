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
    private struct Stem: Sendable {
        let bytes: [UInt8]
        let isWholeWord: Bool

        init(_ text: Substring) {
            isWholeWord = text.last == "."
            bytes = Array((isWholeWord ? text.dropLast() : text).utf8)
        }

        func begins(_ word: ArraySlice<UInt8>) -> Bool {
            guard word.count == bytes.count || word.count > bytes.count && !isWholeWord else { return false }
            for index in 0..<bytes.count where word[word.startIndex + index] != bytes[index] { return false }
            return true
        }
    }

    private struct Phrase: Sendable {
        let row: Int
        let stems: [Stem]
    }

    private let values: [Value]
    /// The phrases, those whose first stem begins alike together.
    private let phrases: [Phrase]
    /// Which of the phrases begin with each pair of letters.
    private let places: [Range<Int>]

    init(_ rows: [(words: String, value: Value)]) {
        values = rows.map(\.value)
        var phrases: [[Phrase]] = Array(repeating: [], count: Self.pairs)
        for (row, entry) in rows.enumerated() {
            for text in entry.words.split(separator: ",") {
                let stems = text.split(separator: " ").map { Stem($0) }
                guard let first = stems.first, let pair = Self.pair(of: first.bytes[...]) else { continue }
                phrases[pair].append(Phrase(row: row, stems: stems))
            }
        }
        self.phrases = phrases.flatMap { $0 }
        var end = 0
        places = phrases.map { group in
            defer { end += group.count }
            return end..<end + group.count
        }
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
        words.forEach { word in
            guard let pair = Self.pair(of: word) else { return }
            for phrase in phrases[places[pair]] where phrase.row < best && phrase.stems[0].begins(word) {
                let fits = phrase.stems.dropFirst().allSatisfy { stem in words.contains { stem.begins($0) } }
                if fits { best = phrase.row }
            }
        }
        return best == Int.max ? nil : best
    }

    private static var pairs: Int { 26 * 26 }

    /// The number of a word's first two letters among all pairs; nil for a word of one letter, or in another script.
    private static func pair(of word: ArraySlice<UInt8>) -> Int? {
        guard word.count >= 2 else { return nil }
        let first = Int(word[word.startIndex]) - 97
        let second = Int(word[word.startIndex + 1]) - 97
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
