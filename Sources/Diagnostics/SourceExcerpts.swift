import Text

/// The lines that problems stand on, each with its number and a caret below it.
///
/// However many problems a file has, it is read once and gone through once.
struct SourceExcerpts {
    /// What wraps the carets: colours, or nothing.
    let styled: (TerminalText) -> TerminalText
    /// The text of a file; nil when it cannot be read.
    let source: (String) -> [UInt8]?

    /// The excerpt at each place; nil where there is no line to show.
    func excerpts(at places: [SourceLocation?]) -> [TerminalText?] {
        var excerpts = [TerminalText?](repeating: nil, count: places.count)
        let spans = places.indices.compactMap { number in places[number]?.span.map { (number, $0) } }
        let byFile = Dictionary(grouping: spans) { places[$0.0]?.file ?? "" }
        for (file, spans) in byFile {
            guard let bytes = source(file) else { continue }
            var lines = SourceLines(bytes)
            for (number, span) in spans.sorted(by: { $0.1.line < $1.1.line }) {
                excerpts[number] = lines.line(span.line).map { excerpt(of: $0, at: span) }
            }
        }
        return excerpts
    }

    private func excerpt(of line: SourceLine, at span: SourceSpan) -> TerminalText {
        let column = min(max(1, span.column), line.count + 1)
        let window = Self.window(of: line, around: column)
        let before = line[window.lowerBound..<(column - 1)]
        let behind = line[(column - 1)..<window.upperBound]
        let cut: (left: TerminalText, right: TerminalText) = (
            window.lowerBound > 0 ? "…" : "", window.upperBound < line.count ? "…" : ""
        )
        let gap = (cut.left.isEmpty ? "" : " ") + before.map(Self.blank).joined()
        let marked = behind.prefix(max(1, span.length)).reduce(0) { $0 + Self.cells($1) }
        let carets = TerminalText(stringLiteral: String(repeating: "^", count: max(1, marked)))
        let number = String(span.line)
        let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
        let shown = TerminalText(stringLiteral: (before + behind).map(Self.shown).joined())
        let empty = String(repeating: " ", count: gutter.count)
        return """
            \(gutter) | \(cut.left)\(shown)\(cut.right)
            \(empty) | \(TerminalText(stringLiteral: gap))\(styled(carets))

            """
    }

    /// At most 100 scalars of a long line around a column.
    private static func window(of line: SourceLine, around column: Int) -> Range<Int> {
        guard line.count > 120 else { return 0..<line.count }
        let start = max(0, min(column - 50, line.count - 100))
        return start..<min(line.count, start + 100)
    }

    /// A scalar as it is shown; a tab stays one, since it can be put below itself.
    private static func shown(_ scalar: Unicode.Scalar) -> String {
        scalar != "\t" && VisibleText.acts(scalar) ? VisibleText.spelled(scalar) : String(scalar)
    }

    /// What takes the place of a scalar in the line below it.
    private static func blank(_ scalar: Unicode.Scalar) -> String {
        scalar == "\t" ? "\t" : String(repeating: " ", count: cells(scalar))
    }

    private static func cells(_ scalar: Unicode.Scalar) -> Int { TerminalWidth.cells(of: shown(scalar)) }
}
