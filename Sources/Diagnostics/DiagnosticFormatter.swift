/// Prints diagnostics as a compiler does: place, message, the line itself, a caret, notes and the fix.
///
/// ```text
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
    public func format(_ diagnostic: Diagnostic) -> TerminalText { format([.problem(diagnostic)]) }

    /// The text for what is shown of many diagnostics, with a newline at the end of each.
    ///
    /// Cost: linear in the diagnostics and in the files that they stand in.
    public func format(_ entries: [ProblemDigest.Entry]) -> TerminalText {
        let excerpts = excerpts(at: entries.map(\.problem?.location))
        return zip(entries, excerpts).map { entry, excerpt in
            switch entry {
            case .problem(let diagnostic): text(of: diagnostic, excerpt)
            case .more(let count, let id): "… and \(count) more of \(id.rawValue): --verbose shows all\n"
            }
        }.joined()
    }

    /// The lines that places stand on, with number and caret; nil where there is none to show.
    public func excerpts(at places: [SourceLocation?]) -> [TerminalText?] {
        SourceExcerpts(styled: { styled($0, "1;32") }, source: source).excerpts(at: places)
    }

    private func text(of diagnostic: Diagnostic, _ excerpt: TerminalText?) -> TerminalText {
        var text: TerminalText = "\(heading(diagnostic))\n"
        if let excerpt { text += excerpt }
        for note in diagnostic.notes { text += "   note: \(note)\n" }
        if let fix = diagnostic.fix { text += "   \(styled("fix:", "32")) \(fix)\n" }
        return text
    }

    private func heading(_ diagnostic: Diagnostic) -> TerminalText {
        let place: TerminalText = diagnostic.location.map { "\($0.place): " } ?? ""
        let severity = styled("\(diagnostic.severity.rawValue):", colour(of: diagnostic.severity))
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

    private func styled(_ text: TerminalText, _ code: String) -> TerminalText {
        colour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
