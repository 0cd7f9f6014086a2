import Markdown
import TestSupport
import Testing

@Suite struct MarkdownLimitsTests {
    /// A text that the parser would take seconds or gigabytes for, and the words that say why it is refused.
    struct Hostile: Sendable, CustomTestStringConvertible {
        let name: String
        let reason: String
        let text: @Sendable () -> String

        init(_ name: String, _ reason: String, _ text: @autoclosure @escaping @Sendable () -> String) {
            (self.name, self.reason, self.text) = (name, reason, text)
        }

        var testDescription: String { name }
    }

    private static func fill(_ unit: String, _ size: Int = 150_000) -> String {
        String(repeating: unit, count: size / unit.utf8.count)
    }

    private static func table(_ columns: Int) -> String {
        "|" + String(repeating: "a|", count: columns) + "\n|" + String(repeating: "-|", count: columns) + "\n"
    }

    static let refused = [
        Hostile("too large", "larger than 2000000 bytes", fill("a b ", 2_000_004)),
        Hostile("wide table of short rows", "more than 200 columns", table(2000) + fill("a\n", 4000)),
        Hostile("long table of short rows", "more than 100000 cells", table(200) + fill("a\n")),
        Hostile("table in a quote", "cells", "> |a|\n> |-|\n" + fill("> |||||\n", 400_000)),
        Hostile("row of many pipes", "columns", "|a|\n|-|\n" + fill("|")),
        Hostile("paragraph before a table", "before a table", fill("a\n") + "|-|\n"),
        Hostile("delimiter rows that fit no header", "before a table", "a|b|c\n" + fill("b|c\n|-|\n")),
        Hostile(
            "uses of a long reference", "link definition", "[r]: /" + fill("u", 75_000) + "\n\n" + fill("[r]", 75_000)),
        Hostile(
            "uses of a long title", "link definition",
            "[r]: u \"" + fill("u\n", 75_000) + "\"\n\n" + fill("[r]", 75_000)),
        Hostile("uses of a middling reference", "too many uses", "[r]: /" + fill("u", 3000) + "\n\n" + fill("[r]")),
        Hostile("quotes", "nested", fill(">")),
        Hostile("quotes and lazy lines", "nested", fill(">", 75_000) + fill("a\n", 75_000)),
        Hostile("lists and blank lines", "nested", fill("- ", 75_000) + "a" + fill("\n", 75_000)),
        Hostile("numbered lists", "nested", fill("1. ", 75_000) + "a"),
        Hostile(
            "lists by indentation", "nested", (0..<200).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()),
        Hostile("few lists and very many lines", "so many lines", fill("- ", 180) + "a" + fill("\n", 1_000_000)),
        Hostile("emphasis in emphasis", "nested", fill("*a **a ", 7000) + fill("a** a*", 7000)),
        Hostile("pictures in pictures", "nested", fill("![", 4000) + "a" + fill("](b)", 8000)),
        Hostile("one @ after the other", "too many @", fill("a@")),
        Hostile("addresses in one line", "too many @", fill("a@b.c,")),
        Hostile("brackets after an address", "web address", "http://a.b/" + fill(")")),
        Hostile("addresses in one word", "web address", fill("<http://a")),
        Hostile("www and brackets", "web address", "www.a" + fill(")")),
        Hostile("entities after an address", "web address", "http://a.b/" + fill(");")),
        Hostile("processing instructions", "unfinished tags", fill("a <?")),
        Hostile("processing instructions that nothing ends", "unfinished tags", fill("a <?") + "??>"),
        Hostile("declarations", "unfinished tags", fill("a <!A ")),
        Hostile("character data", "unfinished tags", fill("a <![CDATA[")),
        Hostile("character data that nothing ends", "unfinished tags", fill("a <![CDATA[") + "]]]>"),
        Hostile("openers of all kinds in lines", "unfinished tags", fill("a <?\nb <!A\nc <![CDATA[\n")),
        Hostile("openers behind a fence", "unfinished tags", "```\n<?\n```\n" + fill("a <?")),
        Hostile("openers after four spaces", "unfinished tags", "a\n" + fill("    <?\n")),
        Hostile("openers after a carriage return", "unfinished tags", fill("<?\ra <?")),
        Hostile("pictures in code", "unfinished images", fill("![`]`")),
        Hostile("unfinished pictures", "unfinished images", fill("![[]()")),
        Hostile("unfinished pictures, then links", "unfinished images", fill("![", 75_000) + fill("[a](b)", 75_000)),
    ]

    @Test(arguments: refused) func refuses(_ hostile: Hostile) {
        #expect { try html(hostile.text()) } throws: { error in
            (error as? MarkdownProblem)?.reason.contains(hostile.reason) ?? false
        }
    }

    /// Texts that look as bad and are linear: they are parsed, and the page is no more than some times as large.
    static let parsed = [
        "[", "]", "![", "[a](", "[a](<b", "*a_ ", "a**b", "_ a", "`a``", "<", "<a ", "<!--", "<?",
        "<!A ", "<![CDATA[", "   <?\n", "<?\r", "a\n<? b <? c\n", "&",
        "&#1", "www.a ", "http://a ", "a@b.c\n", "w", ":", "~", "~a~~ ", "|", "|\n", "[r]: /u\n", "[a\n",
        "[\\\n",
        "- a\n", "- a\n* b\n", "1. a\n\n", "* ", "```\n", "<div>\n", "\0", "\\", "a  \n", "# a #", "- [ ] a\n",
        "[a](b \"",
        "<?\n\n", "<?a?> ", "<!A>", "<!-- a --> ",
        "[a][b]", "[^1]:\n", "\t", ">a\n", "a-b.c ", "|a|b|\n|-|-|\n|c|d|\n\n", "**a*", "~~~a ",
    ]

    @Test(arguments: parsed) func staysBounded(_ unit: String) throws {
        let result = try html(Self.fill(unit, 40_000))
        #expect(result.text.utf8.count < 1_500_000)
    }

    static let ordinary = [
        "a table of 150 columns": table(150) + fill("a\n", 200),
        "a long list of addresses": fill("- write to [a](mailto:a@b.c) or a@b.c, http://b.c/d?e=f\n"),
        "a rule of stars": fill("* ", 400) + "\n",
        "a page of PHP": fill("<?php echo 1 ?>\n", 20_000),
        "addresses of two thousand letters": fill("http://a.b/c?d=" + fill("e", 2000) + " ", 100_000),
        "a picture book": fill("![a](b.jpg)\n", 30_000),
        "definitions at the end": (0..<500).map { "[r\($0)] " }.joined() + "\n\n"
            + (0..<500).map { "[r\($0)]: https://example.org/\($0) \"A title\"\n" }.joined(),
        "nesting of 40": (0..<40).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
    ]

    @Test(arguments: ordinary.sorted { $0.key < $1.key }.map { Row($0.key, $0.value, "") })
    func doesNotRefuse(_ row: Row) throws {
        _ = try html(row.markdown)
    }

    @Test func aProblemHasTheLineOfTheFile() {
        let text = "a\n\nb\n" + String(repeating: ">", count: 101)
        #expect(throws: MarkdownProblem(line: 13, reason: "lists or quotes are nested too deeply")) {
            _ = try MarkdownDocument(parsing: Array(text.utf8)[...], firstLine: 10)
        }
    }

    @Test func randomBytesAreParsedOrRefused() throws {
        var random = Seeded(2026)
        let alphabet = Array("ab \n\n\t*_~`[]()<>!|-:#>\\&;@.1\"/w\r\0é".utf8) + [0xFF, 0xC3, 0xF0, 0xED]
        var rendered = 0
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
                alphabet[Int.random(in: alphabet.indices, using: &random)]
            }
            let document = try MarkdownDocument(parsing: bytes[...])
            let text = MarkdownText(document).text
            #expect(String(validating: text.bytes, as: UTF8.self) != nil)
            #expect(tagsBalance(Array(html(of: document).text.utf8)), "\(bytes)")
            visit(document.root, of: document)
            rendered += 1
        }
        #expect(rendered == 3000)
    }

    private func visit(_ node: MarkdownNode, of document: MarkdownDocument) {
        #expect(node.line >= 1 && node.column >= 1)
        if node.kind == .link || node.kind == .image {
            let place = document.place(ofURLOf: node)
            #expect(place.line >= 1 && place.column >= 1)
        }
        for child in node.children { visit(child, of: document) }
    }
}
