/// A text that can be made as long as one likes, and the reader that is to take a time that grows no faster.
struct Construct: Sendable {
    /// The reader and what the text is made of: "json: arrays in arrays".
    let name: String
    /// The name of the reader.
    let reader: String
    /// How many of something the shortest text has.
    let count: Int
    /// The text with so many.
    let text: @Sendable (Int) -> String

    /// A text made by a function.
    init(_ reader: String, _ what: String, _ count: Int, text: @escaping @Sendable (Int) -> String) {
        (self.reader, self.name, self.count, self.text) = (reader, "\(reader): \(what)", count, text)
    }

    /// A text that repeats `unit`, between a beginning and an end.
    init(
        _ reader: String, _ what: String, _ count: Int, _ beginning: String = "", times unit: String,
        _ end: String = ""
    ) {
        self.init(reader, what, count, text: { beginning + String(repeating: unit, count: $0) + end })
    }

    /// A text with a piece for each number from 0 on, between a beginning and an end.
    init(
        _ reader: String, _ what: String, _ count: Int, _ beginning: String = "", _ end: String = "",
        each piece: @escaping @Sendable (Int) -> String
    ) {
        self.init(reader, what, count, text: { beginning + (0..<$0).map(piece).joined() + end })
    }

    /// All constructs, by what reads them.
    static let all = formats + markdown + tables + kitchen + recipes + pages + programs + other + sites
}

/// A text so many times.
func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

/// The numbers from 1 on that add up to no more than a total, so that a text of runs of these lengths grows as the total does.
func lengths(adding total: Int) -> ClosedRange<Int> {
    1...max(1, Int((2 * Double(total)).squareRoot()) - 1)
}
