/// A style sheet as it is published: without comments and needless spaces.
public struct MinifiedStyle {
    /// The text to publish.
    public private(set) var text = ""

    private let source: [Character]
    private var place = 0
    private var isAfterSpace = false

    /// The minified form of a style sheet.
    public init(_ source: String) {
        self.source = Array(source)
        while place < self.source.count { readNext() }
        if !text.isEmpty { text.append("\n") }
    }

    private mutating func readNext() {
        if source[place].isWhitespace {
            isAfterSpace = true
            place += 1
        } else if source[place...].starts(with: "/*") {
            place += 2
            while place < source.count, !source[place...].starts(with: "*/") { place += 1 }
            place = min(place + 2, source.count)
        } else {
            let end = source[place] == "\"" || source[place] == "'" ? endOfText : place + 1
            write(source[place..<end])
            place = end
        }
    }

    private var endOfText: Int {
        var end = place + 1
        while end < source.count, source[end] != source[place] { end += source[end] == "\\" ? 2 : 1 }
        return min(end + 1, source.count)
    }

    /// Spaces tell one selector or value from the next, but not beside the signs that do so themselves. Before a colon they mean
    /// something: `p :first-child`.
    private mutating func write(_ piece: ArraySlice<Character>) {
        guard let first = piece.first else { return }
        let isNeeded = !"{};,:".contains(text.last ?? ";") && !"{};,!".contains(first)
        if isAfterSpace, isNeeded { text.append(" ") }
        isAfterSpace = false
        if first == "}", text.last == ";" { text.removeLast() }
        text += piece
    }
}
