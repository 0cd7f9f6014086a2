import CCMarkGFM
import TestSupport
import Testing
import Text

@testable import Markdown

/// Parsing with the extensions that a text needs gives the tree that parsing with all of them gives.
@Suite struct SyntaxExtensionsTests {
    @Test(arguments: [
        Row("words", "One two, *three*: a `b` & no more.\n\n- a\n- b\n", ""),
        Row("address in a link", "See [a](https://a.b/c) and <https://d.e>.\n", ""),
        Row("address in code", "`(https://a.b)`\n\n    (https://a.b)\n", ""),
        Row("address in a broken link", "See a](https://a.b/c) and [d](https://e.f g).\n", ""),
        Row("address that another hides", "[a](https://a.b)www.c.d (https://www.e.f)\n", ""),
        Row("address after an angle", "a <https://b.c d\n", ""),
        Row("address by an entity", "me&#64;a.org, me&commat;b.org\n", ""),
        Row("bare address", "https://a.b www.c.d e@f.gh\n", ""),
        Row("emphasis that an address ends", "*a (https://b.c/*d*)\n", ""),
        Row("table of one column", "a\n:-\nb\n", ""),
        Row("table in a list", "- a | b\n  - | -\n  c | d\n", ""),
        Row("table in a quote", "> a | b\n>-|-\n", ""),
        Row("tasks", "- [ ] a\n- [x] b\n+ [X] c\n", ""),
        Row("strikethrough", "a ~b~ ~~c~~\n", ""),
    ])
    func aTextIsParsedAsWithAll(_ row: Row) throws {
        let text = Array(row.markdown.utf8)
        #expect(try tree(of: text, needs: nil) == tree(of: text, needs: SyntaxNeeds(extensions: .all)))
    }

    @Test func randomTextsAreParsedAsWithAll() throws {
        var random = Seeded(11)
        let pieces = [
            "a", "w", "b c ", " ", "\n", "\n\n", "\r\n", "|", "-", ":-", "|-|\n", ":", "- ", "> ", "1. ", "    ", "[",
            "]",
            "](", ")", "[a](http://b.c)", "<http://", ">", "(https://a.b", "www.", "a@b.c", "&#64;", "&", "~", "~~",
            "*",
            "**", "_", "`", "[ ] ", "[x] ", "![", "[r]: http://a.b\n", "[r]", "é", "\\", "http://a.b", "ftp://x",
        ]
        for _ in 0..<4000 {
            let count = Int.random(in: 0..<30, using: &random)
            let text = (0..<count).flatMap { _ in pieces[Int.random(in: pieces.indices, using: &random)].utf8 }
            let name = String(decoding: text, as: UTF8.self).debugDescription
            #expect(try tree(of: text, needs: nil) == tree(of: text, needs: SyntaxNeeds(extensions: .all)), "\(name)")
        }
    }

    @Test(.enabled(if: Corpus.isPresent, Corpus.absence)) func recipesAreParsedAsWithAll() throws {
        for (name, text) in try Corpus.texts() {
            #expect(try tree(of: text, needs: nil) == tree(of: text, needs: SyntaxNeeds(extensions: .all)), "\(name)")
        }
    }

    @Test func aTextNeedsWhatItHolds() throws {
        #expect(try needs("One: two-three. *a*, b & c").extensions.isEmpty)
        #expect(try needs("[a](https://b.c)") == SyntaxNeeds(extensions: [], doubtful: .scheme))
        #expect(try needs("https://b.c").extensions == .autolinks)
        #expect(try needs("a@b").extensions == .autolinks)
        #expect(try needs("a\n-|-").extensions == .tables)
        #expect(try needs("- [x] a").extensions == .taskLists)
        #expect(try needs("~a~").extensions == .strikethrough)
    }

    private func needs(_ text: String) throws -> SyntaxNeeds {
        try Array(text.utf8).withUnsafeBufferPointer {
            try MarkdownLimits().check($0, lineStarts: LineStarts.of($0))
        }
    }

    /// The tree with all its places, as the library writes it; with the extensions that the text needs, unless others are
    /// given.
    private func tree(of text: [UInt8], needs: SyntaxNeeds?) throws -> String {
        try text.withUnsafeBufferPointer { bytes in
            let needs = try needs ?? MarkdownLimits().check(bytes, lineStarts: LineStarts.of(bytes))
            let tree = try CMark.parse(bytes, needs: needs, isUTF8: true, maximumDepth: 256)
            let memory = cmark_get_default_mem_allocator()
            let xml = try #require(cmark_render_xml_with_mem(tree.root, CMARK_OPT_SOURCEPOS, memory))
            defer { memory?.pointee.free(xml) }
            return withExtendedLifetime(tree) { String(cString: xml) }
        }
    }
}
