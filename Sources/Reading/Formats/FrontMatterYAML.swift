import Diagnostics

/// Reads front matter as it was meant: a line `key: text` or `- text` that YAML cannot take, but a person can, is text.
///
/// One slip in one recipe would otherwise stop a whole site. What is read otherwise than written is told with what YAML wants.
enum FrontMatterYAML {
    /// A text with more slips is no front matter that anybody wrote as such, and its errors stay.
    private static let maxSlips = 20

    /// The value of the YAML in `bytes`, which begins on a line of its file; nil when its syntax gives none.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int, diagnostics: inout DiagnosticList
    ) -> SourceValue? {
        var found = DiagnosticList()
        let value = YAMLReader.read(bytes, file: file, firstLine: firstLine, diagnostics: &found)
        guard found.hasErrors, let read = mended(Array(bytes), found, file: file, firstLine: firstLine) else {
            diagnostics.append(found)
            return value
        }
        diagnostics.append(read.diagnostics)
        return read.value
    }

    /// The value that the YAML has once each line that cannot be taken is text; nil where that does not help.
    private static func mended(
        _ bytes: [UInt8], _ problems: DiagnosticList, file: String, firstLine: Int
    ) -> (value: SourceValue?, diagnostics: DiagnosticList)? {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        var (slips, found, mended): ([Diagnostic], DiagnosticList, Set<Int>) = ([], problems, [])
        while slips.count < maxSlips, let slip = found.first(where: { $0.severity == .error }) {
            guard slip.id == .yamlSyntax, let line = slip.location?.span?.line, mended.insert(line).inserted,
                lines.indices.contains(line - firstLine), let text = QuotedLine(lines[line - firstLine])
            else { return nil }
            lines[line - firstLine] = text.line
            slips.append(slip.told(as: text))
            found = DiagnosticList()
            let value = YAMLReader.read(
                Array(lines.joined(separator: "\n").utf8), file: file, firstLine: firstLine, diagnostics: &found)
            if !found.hasErrors {
                slips.forEach { found.report($0) }
                return (value, found)
            }
        }
        return nil
    }
}

/// A line of YAML whose value is put in quotes.
private struct QuotedLine {
    let line: String
    /// The value, as it was written.
    let value: String
    /// Whether it is an item of a list.
    let isItem: Bool

    /// Nil for what is neither `key: value` nor `- value` with a value.
    init?(_ written: String) {
        let indent = written.prefix { $0 == " " }
        let rest = written.dropFirst(indent.count)
        let start: Substring
        isItem = rest.hasPrefix("- ")
        if isItem {
            start = rest.prefix(2)
        } else {
            guard let colon = rest.firstIndex(of: ":"), colon > rest.startIndex,
                rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || " _-.".contains($0) })
            else { return nil }
            start = rest[...colon]
        }
        value = rest.dropFirst(start.count).trimmed
        guard !value.isEmpty else { return nil }
        line = "\(indent)\(start) '\(value.replacing("'", with: "''"))'"
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
        return String(self[..<end].drop(while: \.isWhitespace))
    }
}

extension Diagnostic {
    /// The same as a warning, with how the line is read.
    fileprivate func told(as text: QuotedLine) -> Diagnostic {
        Diagnostic(
            id, message, at: location, severity: .warning,
            notes: notes + ["until then it is read as the text `\(text.value)`"],
            fix: text.isItem ? "write `\(Substring(text.line).trimmed)`" : fix, basis: basis)
    }
}
