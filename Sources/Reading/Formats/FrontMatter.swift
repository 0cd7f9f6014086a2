import Diagnostics
import Text

/// Where the front matter of a text file stands, and where its body starts.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let parts = FrontMatter.split(Array("---\ntitle: Soup\n---\nHot.\n".utf8), file: "soup.md", diagnostics: &diagnostics)
/// // parts.yaml is 4..<16, parts.body is 20..<25, parts.bodyLine is 4
/// ```
public struct FrontMatter: Hashable, Sendable {
    /// The bytes between the lines of dashes; nil when the file has no front matter.
    public var yaml: Range<Int>?
    /// The bytes after the closing line, or all bytes after a byte order mark.
    public var body: Range<Int>
    /// The line of the file, from 1, on which the body starts. The YAML, if any, starts on line 2.
    public var bodyLine: Int

    /// The line of the file on which the YAML starts.
    public static let yamlLine = 2

    /// Finds the front matter: from a line `---` at the very start to the next line `---` or `...`.
    ///
    /// A first line `---` is a Markdown break, and no front matter, when a blank line follows and then no `key:`, or
    /// when nothing closes it and no `key:` follows. Reports `unclosed-front-matter`; all is body then. Cost: linear
    /// in the front matter, and one search for a carriage return.
    public static func split(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> FrontMatter {
        bytes.withUnsafeBufferPointer { split($0, file: file, diagnostics: &diagnostics) }
    }

    /// Finds the front matter as the variant over an array does.
    public static func split(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, diagnostics: inout DiagnosticList
    ) -> FrontMatter {
        let start = ByteOrderMark.length(in: bytes)
        let allBody = FrontMatter(yaml: nil, body: start..<bytes.count, bodyLine: 1)
        var lines = LineCursor(bytes, from: start)
        guard let opening = lines.next(), isMarker(opening, of: bytes, "---") else {
            if isUnopened(bytes, from: start) { reportUnopened(file: file, diagnostics: &diagnostics) }
            return allBody
        }
        let yamlStart = lines.index
        let (hasKey, afterBlank) = looksLikeKeys(in: bytes, from: yamlStart)
        if afterBlank, !hasKey { return allBody }
        var bodyLine = yamlLine
        while let line = lines.next() {
            bodyLine += 1
            guard isMarker(line, of: bytes, "---") || isMarker(line, of: bytes, "...") else { continue }
            return FrontMatter(
                yaml: yamlStart..<line.lowerBound, body: lines.index..<bytes.count, bodyLine: bodyLine)
        }
        if hasKey { reportUnclosed(opening, file: file, diagnostics: &diagnostics) }
        return allBody
    }

    private static func reportUnclosed(_ opening: Range<Int>, file: String, diagnostics: inout DiagnosticList) {
        let span = SourceSpan(line: 1, column: 1, length: 3)
        diagnostics.report(
            .unclosedFrontMatter, "the front matter that starts here has no end",
            at: SourceLocation(file: file, span: span), fix: "put a line `---` below its last key")
    }

    private static func reportUnopened(file: String, diagnostics: inout DiagnosticList) {
        diagnostics.report(
            Diagnostic(
                .unclosedFrontMatter, "the front matter that starts here has no line `---` above it",
                at: SourceLocation(file: file, span: .start), severity: .warning,
                notes: ["it is shown as text"], fix: "put a line `---` above its first key"))
    }

    /// Whether a text begins with several lines `key:` and then a line `---`. One alone may be a heading, which Markdown
    /// underlines so.
    private static func isUnopened(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var lines = LineCursor(bytes, from: start)
        var keys = 0
        while let line = lines.next() {
            if keys > 1, isMarker(line, of: bytes, "---") { return true }
            guard isKeyLine(bytes[line]) else { return false }
            keys += 1
        }
        return false
    }

    /// Whether a line is `marker` and nothing else but spaces.
    private static func isMarker(
        _ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ marker: StaticString
    ) -> Bool {
        guard line.count >= 3 else { return false }
        for offset in 0..<3 where bytes[line.lowerBound + offset] != marker.utf8Start[offset] { return false }
        return isBlank(bytes[(line.lowerBound + 3)..<line.upperBound])
    }

    private static func isBlank(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Whether the first paragraph from `start` has a line `key:`, and whether a blank line stands before it.
    private static func looksLikeKeys(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> (hasKey: Bool, afterBlank: Bool) {
        var lines = LineCursor(bytes, from: start)
        var afterBlank = false
        var begun = false
        while let range = lines.next() {
            let line = bytes[range]
            if isBlank(line) {
                if begun { break }
                afterBlank = true
            } else if line.first != UInt8(ascii: "#") {
                if isMarker(range, of: bytes, "---") || isMarker(range, of: bytes, "...") { break }
                if isKeyLine(line) { return (true, afterBlank) }
                begun = true
            }
        }
        return (false, afterBlank)
    }

    /// Whether a line starts with one word, perhaps in quotes, and a colon that is not a URL's.
    private static func isKeyLine(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let word = line.prefix { byte in
            JSONParser.isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || quotes.contains(byte)
        }
        guard !word.isEmpty, word.first != UInt8(ascii: "-"), word.endIndex < line.endIndex else { return false }
        let rest = line[word.endIndex...]
        return rest.first == UInt8(ascii: ":") && rest.dropFirst().first != UInt8(ascii: "/")
    }
}

/// Goes through the lines of a text, each without its ending.
struct LineCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next line starts.
    private(set) var index: Int
    /// Where the next line feed and the next carriage return stand; the size of the text where there is none.
    private var feed: Int
    private var carriage: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        index = start
        feed = bytes.search(for: UInt8(ascii: "\n"), from: start)
        carriage = bytes.search(for: UInt8(ascii: "\r"), from: start)
    }

    mutating func next() -> Range<Int>? {
        guard index < bytes.count else { return nil }
        let line = index..<min(feed, carriage)
        index = min(bytes.count, feed == carriage + 1 ? feed + 1 : line.upperBound + 1)
        if feed < index { feed = bytes.search(for: UInt8(ascii: "\n"), from: index) }
        if carriage < index { carriage = bytes.search(for: UInt8(ascii: "\r"), from: index) }
        return line
    }
}
