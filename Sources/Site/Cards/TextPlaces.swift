/// Where the bytes of a plain text stand in its HTML, which has tags and entities besides.
struct TextPlaces {
    private let html: [UInt8]
    /// The place in the HTML of each byte of the text, and of its end; nil when the two are the same bytes.
    private let places: [Range<Int>]?

    /// The places of `text` in `html`; nil when it is not the text of that HTML.
    init?(_ text: [UInt8], in html: [UInt8]) {
        self.html = html
        if text == html {
            places = nil
            return
        }
        var places: [Range<Int>] = []
        places.reserveCapacity(text.count)
        var index = 0
        while places.count < text.count {
            guard let piece = Self.piece(of: html, at: &index) else { return nil }
            let isSame = piece.byte == text[places.count] || piece.byte <= 0x20 && text[places.count] <= 0x20
            if isSame {
                places.append(piece.range)
            } else if !places.isEmpty || piece.byte > 0x20 {
                return nil
            }
        }
        self.places = places
    }

    /// The stretch of HTML that a stretch of the text is, with the tags in it whole; nil where an element only begins or
    /// ends in it.
    func range(of text: Range<Int>) -> Range<Int>? {
        guard let places else { return text }
        guard !text.isEmpty else { return nil }
        return balanced(places[text.lowerBound].lowerBound..<places[text.upperBound - 1].upperBound)
    }

    /// The next byte of text and the HTML that stands for it, past any tags; nil at the end.
    private static func piece(of html: [UInt8], at index: inout Int) -> (byte: UInt8, range: Range<Int>)? {
        while index < html.count, html[index] == UInt8(ascii: "<") { index = afterTag(in: html, at: index) }
        guard index < html.count else { return nil }
        let start = index
        for (entity, byte) in entities
        where html[start] == UInt8(ascii: "&") && html[start...].starts(with: entity.utf8) {
            index += entity.utf8.count
            return (byte, start..<index)
        }
        index += 1
        return (html[start], start..<index)
    }

    private static let entities: [(String, UInt8)] = [
        ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
        ("&quot;", UInt8(ascii: "\"")),
    ]

    private static func afterTag(in html: [UInt8], at start: Int) -> Int {
        html[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.count
    }

    /// The range, widened by tags right before and after it until every element in it is whole.
    private func balanced(_ range: Range<Int>) -> Range<Int>? {
        var (depth, lowest) = (0, 0)
        for index in range where html[index] == UInt8(ascii: "<") && !isVoid(index) {
            depth += isClosing(index) ? -1 : 1
            lowest = min(lowest, depth)
        }
        var (start, end) = (range.lowerBound, range.upperBound)
        for _ in 0..<(-lowest) {
            guard start > 0, html[start - 1] == UInt8(ascii: ">"),
                let tag = html[..<start].lastIndex(of: UInt8(ascii: "<")), !isClosing(tag), !isVoid(tag)
            else { return nil }
            start = tag
        }
        for _ in 0..<(depth - lowest) {
            guard end < html.count, html[end] == UInt8(ascii: "<"), isClosing(end) else { return nil }
            end = Self.afterTag(in: html, at: end)
        }
        return start..<end
    }

    private func isClosing(_ tag: Int) -> Bool { tag + 1 < html.count && html[tag + 1] == UInt8(ascii: "/") }

    /// Whether a tag is of an element without an end: br, img.
    private func isVoid(_ tag: Int) -> Bool {
        html[tag...].starts(with: "<br".utf8) || html[tag...].starts(with: "<img".utf8)
    }
}
