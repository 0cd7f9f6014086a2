import Diagnostics
import Text

/// A piece of one line of a file, with the place where it stands.
struct PlacedText {
    private let scalars: ArraySlice<Unicode.Scalar>
    private let line: Int

    /// A line of a file, by its number from 1.
    init(_ text: Substring, line: Int) { self.init(Array(text.unicodeScalars)[...], line: line) }

    private init(_ scalars: ArraySlice<Unicode.Scalar>, line: Int) { (self.scalars, self.line) = (scalars, line) }

    /// What it says.
    var text: String { String(String.UnicodeScalarView(scalars)) }

    /// Where it stands.
    var span: SourceSpan { SourceSpan(line: line, column: scalars.startIndex + 1, length: scalars.count) }

    /// What it says with the place.
    var located: Located<String> { Located(text, at: span) }

    var isEmpty: Bool { scalars.isEmpty }

    /// How many spaces it begins with; a tab counts for four.
    var indentation: Int {
        scalars.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    }

    /// Without the white space around it.
    var trimmed: PlacedText {
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
        let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? start
        return PlacedText(scalars[start..<max(start, end)], line: line)
    }

    /// What stands behind a beginning, trimmed; nil where it begins otherwise.
    func behind(_ beginning: String) -> PlacedText? {
        scalars.starts(with: beginning.unicodeScalars)
            ? PlacedText(scalars.dropFirst(beginning.unicodeScalars.count), line: line).trimmed : nil
    }

    /// The same in upper or lower case.
    func behind(_ beginning: String, ignoringCase: Bool) -> PlacedText? {
        let length = beginning.unicodeScalars.count
        guard String(String.UnicodeScalarView(scalars.prefix(length))).lowercased() == beginning else { return nil }
        return PlacedText(scalars.dropFirst(length), line: line).trimmed
    }

    /// What stands before and behind the first of a text, trimmed; nil where there is none.
    func cut(at separator: String) -> (before: PlacedText, behind: PlacedText)? {
        let wanted = Array(separator.unicodeScalars)
        guard let place = scalars.indices.first(where: { scalars[$0...].starts(with: wanted) }) else { return nil }
        return (
            PlacedText(scalars[..<place], line: line).trimmed,
            PlacedText(scalars[(place + wanted.count)...], line: line).trimmed
        )
    }

    /// The parts between a text, trimmed, empty ones left out.
    func split(at separator: String) -> [PlacedText] {
        var parts: [PlacedText] = []
        var rest = self
        while let (before, behind) = rest.cut(at: separator) {
            parts.append(before)
            rest = behind
        }
        return (parts + [rest.trimmed]).filter { !$0.isEmpty }
    }

    /// What stands before and behind the last run of spaces; nil where it is one word.
    var lastWord: (before: PlacedText, word: PlacedText)? {
        guard let space = scalars.lastIndex(where: { $0.properties.isWhitespace }) else { return nil }
        return (
            PlacedText(scalars[..<space], line: line).trimmed, PlacedText(scalars[(space + 1)...], line: line).trimmed
        )
    }
}
