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

        func begins(_ word: [UInt8]) -> Bool {
            isWholeWord ? word == bytes : word.starts(with: bytes)
        }
    }

    private struct Phrase: Sendable {
        let row: Int
        let stems: [Stem]
    }

    private let values: [Value]
    /// The phrases by the first two bytes of their first stem.
    private let phrases: [UInt16: [Phrase]]

    init(_ rows: [(words: String, value: Value)]) {
        values = rows.map(\.value)
        var phrases: [UInt16: [Phrase]] = [:]
        for (row, entry) in rows.enumerated() {
            for text in entry.words.split(separator: ",") {
                let stems = text.split(separator: " ").map { Stem($0) }
                guard let first = stems.first, let start = Self.start(of: first.bytes) else { continue }
                phrases[start, default: []].append(Phrase(row: row, stems: stems))
            }
        }
        self.phrases = phrases
    }

    /// The value of the first row that has a phrase in the words.
    func value(in words: FoodWords) -> Value? { row(in: words).map { values[$0] } }

    /// The first row that has a phrase in the words, from 0.
    func row(in words: FoodWords) -> Int? {
        var best: Int?
        for word in words.words {
            guard let start = Self.start(of: word) else { continue }
            for phrase in phrases[start] ?? [] where phrase.row < best ?? .max {
                let fits = phrase.stems.allSatisfy { stem in words.words.contains { stem.begins($0) } }
                if fits { best = phrase.row }
            }
        }
        return best
    }

    private static func start(of bytes: [UInt8]) -> UInt16? {
        bytes.count < 2 ? nil : UInt16(bytes[0]) << 8 | UInt16(bytes[1])
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
