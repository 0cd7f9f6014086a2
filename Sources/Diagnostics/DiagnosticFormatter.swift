/// Prints diagnostics as a compiler does: place, message, the line itself, a caret, notes and the fix.
///
/// ```
/// content/menu/pizzas.json:14:20: warning: unknown ingredient 99 in "Ricci" [unknown-ingredient]
///    14 |     "ingredients": [1, 99]
///       |                        ^^
///    fix: add an ingredient with id 99 to content/menu/ingredients.json, or remove it here
/// ```
public struct DiagnosticFormatter: Sendable {
    /// Whether to colour the text with ANSI escapes.
    public var colour: Bool
    /// The text of a file of the site, by its path relative to the site; nil when it cannot be read.
    public var source: @Sendable (String) -> [UInt8]?

    /// A formatter that finds the lines to show through `source`.
    public init(colour: Bool = false, source: @escaping @Sendable (String) -> [UInt8]?) {
        self.colour = colour
        self.source = source
    }

    /// The text for one diagnostic, with a newline at the end.
    public func format(_ diagnostic: Diagnostic) -> String {
        var text = heading(diagnostic) + "\n"
        if let location = diagnostic.location, let excerpt = excerpt(at: location) { text += excerpt }
        for note in diagnostic.notes { text += "   note: \(note)\n" }
        if let fix = diagnostic.fix { text += "   \(styled("fix:", "32")) \(fix)\n" }
        return text
    }

    private func heading(_ diagnostic: Diagnostic) -> String {
        var place = ""
        if let location = diagnostic.location {
            place = location.file
            if let span = location.span { place += ":\(span.line):\(span.column)" }
            place += ": "
        }
        let severity = styled(diagnostic.severity.rawValue + ":", colour(of: diagnostic.severity))
        return "\(place)\(severity) \(diagnostic.message) [\(diagnostic.id.rawValue)]"
    }

    /// The ANSI code that a severity is shown in: red, yellow, cyan.
    private func colour(of severity: Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        }
    }

    /// The line that a place stands on, with its number and a caret below it; nil when there is none to show.
    public func excerpt(at location: SourceLocation) -> String? {
        guard let span = location.span, let bytes = source(location.file), let line = line(span.line, of: bytes)
        else { return nil }
        let (shown, column) = window(line, around: span.column)
        let number = String(span.line)
        let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
        let blank = String(repeating: " ", count: gutter.count)
        let before = shown.prefix(column - 1).map { $0 == "\t" ? "\t" : String(repeating: " ", count: cells($0)) }
        let marked = shown.dropFirst(column - 1).prefix(max(1, span.length))
        let carets = String(repeating: "^", count: max(1, marked.reduce(0) { $0 + cells($1) }))
        var text = String.UnicodeScalarView()
        text.append(contentsOf: shown)
        return "\(gutter) | \(String(text))\n\(blank) | \(before.joined())\(styled(carets, "1;32"))\n"
    }

    /// The scalars of line `number` (from 1) without its line ending, control characters made visible.
    private func line(_ number: Int, of bytes: [UInt8]) -> [Unicode.Scalar]? {
        var start = bytes.startIndex
        for _ in 1..<max(1, number) {
            guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = newline + 1
        }
        var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let scalars = text.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F ? "\u{FFFD}" : $0 }
        return number == 1 && scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
    }

    /// At most 100 scalars of a long line around `column`, and the column in what is left.
    private func window(_ line: [Unicode.Scalar], around column: Int) -> ([Unicode.Scalar], Int) {
        let column = min(max(1, column), line.count + 1)
        guard line.count > 120 else { return (line, column) }
        let start = max(0, min(column - 50, line.count - 100))
        let end = min(line.count, start + 100)
        let (left, right): ([Unicode.Scalar], [Unicode.Scalar]) = (
            start > 0 ? ["…"] : [], end < line.count ? ["…"] : []
        )
        return (left + line[start..<end] + right, column - start + left.count)
    }

    /// The terminal cells that a scalar takes: 0 for combining marks, 2 for East Asian wide and emoji, else 1.
    private func cells(_ scalar: Unicode.Scalar) -> Int {
        TerminalWidth.cells(of: scalar)
    }

    private func styled(_ text: String, _ code: String) -> String {
        colour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
