import Diagnostics

/// Cuts a text such as "pizza, dough" at its commas.
enum TextSplitter {
    /// The parts without the spaces around them, empty ones left out.
    ///
    /// Each has its own span where the text stands in the file as it is (plain, or in quotes without an escape);
    /// elsewhere all have the span of the whole.
    static func split(_ text: String, of span: SourceSpan) -> [Located<String>] {
        let scalars = Array(text.unicodeScalars)
        let quotes = span.length - scalars.count
        let isVerbatim = quotes == 0 || quotes == 2
        return scalars.indices.split { scalars[$0] == "," }.compactMap { part in
            let trimmed = trim(part, of: scalars)
            guard !trimmed.isEmpty else { return nil }
            let start = span.column + quotes / 2 + trimmed.lowerBound
            let place = SourceSpan(line: span.line, column: start, length: trimmed.count)
            let word = String(String.UnicodeScalarView(scalars[trimmed]))
            return Located(word, at: isVerbatim ? place : span)
        }
    }

    private static func trim(_ part: Range<Int>, of scalars: [Unicode.Scalar]) -> Range<Int> {
        let start = part.first { !scalars[$0].properties.isWhitespace } ?? part.upperBound
        let end = part.last { !scalars[$0].properties.isWhitespace }.map { $0 + 1 } ?? start
        return start..<end
    }
}
