import Diagnostics
import Text

/// A line of `menu.md`, by what it is.
enum MenuTextLine {
    /// `# The card`
    case title(PlacedText)
    /// `## Salads`
    case section(PlacedText)
    /// `- **23 Margherita** 7,50`
    case dish(PlacedText)
    /// `  - tomato, mozzarella`, below a dish
    case fact(PlacedText)
    /// `base: none`, below a section
    case key(PlacedText, value: PlacedText)
    /// Anything else
    case text(PlacedText)

    /// The lines of a text from a line of its file on, without empty ones and comments.
    static func all(of bytes: ArraySlice<UInt8>, firstLine: Int) -> [MenuTextLine] {
        let text = withoutComments(String(decoding: bytes, as: UTF8.self))
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        return lines.enumerated().compactMap { MenuTextLine(PlacedText($0.element, line: firstLine + $0.offset)) }
    }

    private init?(_ line: PlacedText) {
        let text = line.trimmed
        if text.isEmpty { return nil }
        if let name = text.behind("## ") {
            self = .section(name)
        } else if let name = text.behind("# ") {
            self = .title(name)
        } else if let item = ["- ", "* ", "+ "].lazy.compactMap({ text.behind($0) }).first {
            self = line.indentation < 2 ? .dish(item) : .fact(item)
        } else if let (key, value) = text.cut(at: ":"), Self.isKey(key.text) {
            self = .key(key, value: value)
        } else {
            self = .text(text)
        }
    }

    /// Whether it is one word of small letters, as keys are; a sentence with a colon in it has more.
    private static func isKey(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLowercase || $0 == "_" }
    }

    /// The text with spaces for comments, so that what stands behind them keeps its place.
    private static func withoutComments(_ text: String) -> String {
        var (kept, rest) = ("", text[...])
        while let start = rest.firstRange(of: "<!--") {
            let end = rest[start.upperBound...].firstRange(of: "-->")?.upperBound ?? rest.endIndex
            kept += rest[..<start.lowerBound]
            kept += rest[start.lowerBound..<end].map { $0.isNewline ? $0 : " " }
            rest = rest[end...]
        }
        return kept + rest
    }
}
