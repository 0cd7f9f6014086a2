import Diagnostics
import TestSupport
import Testing
import Text

@testable import Reading

@Suite struct FrontMatterTests {
    private func split(_ bytes: [UInt8]) -> (parts: FrontMatter, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let parts = FrontMatter.split(bytes, file: "a.md", diagnostics: &diagnostics)
        return (parts, diagnostics)
    }

    /// The YAML, the body and the body's line; `-` for no YAML.
    private func sketch(_ bytes: [UInt8]) -> String {
        let parts = split(bytes).parts
        let yaml = parts.yaml.map { "<\(String(decoding: bytes[$0], as: UTF8.self))>" } ?? "-"
        return "\(yaml) <\(String(decoding: bytes[parts.body], as: UTF8.self))> \(parts.bodyLine)"
    }

    static let cases = [
        FormatCase("plain", "---\na: 1\n---\nbody\n", "<a: 1\n> <body\n> 4"),
        FormatCase("closed by dots", "---\na: 1\n...\nbody\n", "<a: 1\n> <body\n> 4"),
        FormatCase("CR LF", "---\r\na: 1\r\n---\r\nbody\r\n", "<a: 1\r\n> <body\r\n> 4"),
        FormatCase("CR", "---\ra: 1\r---\rbody", "<a: 1\r> <body> 4"),
        FormatCase("a byte order mark", "\u{FEFF}---\na: 1\n---\nbody", "<a: 1\n> <body> 4"),
        FormatCase("spaces behind the dashes", "--- \na: 1\n---\t\nbody", "<a: 1\n> <body> 4"),
        FormatCase("empty", "---\n---\nbody", "<> <body> 3"),
        FormatCase("no body", "---\na: 1\n---", "<a: 1\n> <> 4"),
        FormatCase("dashes in a value", "---\na: |\n  ---\n----\n---\nb", "<a: |\n  ---\n----\n> <b> 6"),
        FormatCase("a blank line and a comment first", "---\n\n# c\na: 1\n---\nbody", "<\n# c\na: 1\n> <body> 6"),
        FormatCase("no keys, but closed at once", "---\nnot a map\n---\nbody", "<not a map\n> <body> 4"),
        FormatCase("none", "# Soup\n", "- <# Soup\n> 1"),
        FormatCase("none behind a byte order mark", "\u{FEFF}Soup", "- <Soup> 1"),
        FormatCase("not on the first line", "\n---\na: 1\n---\n", "- <\n---\na: 1\n---\n> 1"),
        FormatCase("four dashes", "----\na: 1\n---\n", "- <----\na: 1\n---\n> 1"),
        FormatCase("indented", " ---\na: 1\n---\n", "- < ---\na: 1\n---\n> 1"),
        FormatCase("a break, then text", "---\n\nSome text\n", "- <---\n\nSome text\n> 1"),
        FormatCase("two breaks", "---\n\nSome text\n\n---\nmore", "- <---\n\nSome text\n\n---\nmore> 1"),
        FormatCase(
            "a break directly above text", "---\nSome text, see https://example.org\n",
            "- <---\nSome text, see https://example.org\n> 1"),
        FormatCase("a break above a URL", "---\nhttps://example.org\n", "- <---\nhttps://example.org\n> 1"),
        FormatCase("a break alone", "---", "- <---> 1"),
        FormatCase("an empty file", "", "- <> 1"),
    ]

    @Test(arguments: cases) func findsTheParts(_ reading: FormatCase) {
        #expect(sketch(reading.source) == reading.expected)
        #expect(summary(split(reading.source).diagnostics) == "")
    }

    @Test(arguments: [
        "---\ntitle: Soup\n\nbody\n", "---\n\ntitle: Soup\n", "---\ntitle:Soup", "\u{FEFF}---\r\n\"a\": b\r\n",
    ])
    func reportsAnUnclosedOne(_ source: String) {
        let (parts, diagnostics) = split(Array(source.utf8))
        let expected = """
            1:1+3 unclosed-front-matter: the front matter that starts here has no end
            > put a line `---` below its last key
            """
        #expect(summary(diagnostics) == expected)
        #expect(parts.yaml == nil)
    }

    @Test func neverTrapsOnAnyBytes() {
        var random = Seeded(4)
        let seed = Array("\u{FEFF}---\r\ntitle: é\n\n# c\n...\nbody\n---\n".utf8)
        for _ in 0..<3000 {
            let source = random.hostile(seed)
            let parts = split(source).parts
            #expect(parts.body.upperBound == source.count)
            #expect((parts.yaml?.upperBound ?? 0) <= parts.body.lowerBound)
        }
    }

    @Test func goesThroughLinesWithAnyEnding() {
        var random = Seeded(5)
        let pieces = ["a", "bc", "\n", "\r", "\r\n", "\n\r", "é"]
        for _ in 0..<2000 {
            let count = Int.random(in: 0..<12, using: &random)
            let text = (0..<count).flatMap { _ in pieces[Int.random(in: pieces.indices, using: &random)].utf8 }
            #expect(Self.lines(of: text) == Self.plainLines(of: text), "\(text)")
        }
    }

    private static func lines(of text: [UInt8]) -> [[UInt8]] {
        text.withUnsafeBufferPointer { bytes in
            var cursor = LineCursor(bytes, from: 0)
            var lines: [[UInt8]] = []
            while let line = cursor.next() { lines.append(Array(bytes[line])) }
            return lines
        }
    }

    /// The lines byte by byte: a line feed after a carriage return ends nothing.
    private static func plainLines(of text: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        for (index, byte) in text.enumerated() {
            if byte == 10, index > 0, text[index - 1] == 13 { continue }
            if byte == 10 || byte == 13 { lines.append(line) }
            line = byte == 10 || byte == 13 ? [] : line + [byte]
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
