import Markdown
import Testing

@Suite struct MarkdownNodeTests {
    private func document(_ text: String, firstLine: Int = 1) throws -> MarkdownDocument {
        try MarkdownDocument(parsing: Array(text.utf8)[...], firstLine: firstLine)
    }

    /// One line for each node, as `line:column kind "literal"`, indented by depth.
    private func outline(_ node: MarkdownNode, depth: Int = 0) -> String {
        let indent = String(repeating: " ", count: depth)
        let literal = node.literal.isEmpty ? "" : " \"\(node.literal)\""
        let own = "\(indent)\(node.line):\(node.column) \(node.kind)\(literal)\n"
        return own + node.children.map { outline($0, depth: depth + 1) }.joined()
    }

    @Test func everyKindOfBlock() throws {
        let text = """
            # à *b*

            1) x
               - [ ] y

            > ```z q
            > c
            > ```

            ***
            |a|
            |-|
            |b|

            <p>
            """
        let expected = """
            5:1 document
             5:1 heading(level: 1)
              5:3 text "à "
              5:5 emphasis
               5:6 text "b"
             7:1 list(ordered: true, start: 1, tight: true)
              7:1 item
               7:4 paragraph
                7:4 text "x"
               8:4 list(ordered: false, start: 0, tight: true)
                8:4 taskItem(done: false)
                 8:10 paragraph
                  8:10 text "y"
             10:1 blockQuote
              10:3 codeBlock "c
            "
             14:1 thematicBreak
             15:1 table
              15:1 tableRow(header: true)
               15:2 tableCell
                15:2 text "a"
              17:1 tableRow(header: false)
               17:2 tableCell
                17:2 text "b"
             19:1 htmlBlock "<p>
            "

            """
        let root = try document(text, firstLine: 5).root
        let kinds = outline(root).replacing("MarkdownNode.Kind.", with: "")
        #expect(kinds == expected)
        #expect(root.children[2].children[0].fenceInfo == "z q")
    }

    @Test func everyKindOfInline() throws {
        let paragraph = try document("a\nb\\\n`c`<i>**d**~e~[f](g \"h\")![i](j)").root.children[0]
        let expected: [MarkdownNode.Kind] = [
            .text, .softBreak, .text, .lineBreak, .code, .htmlInline, .strong, .strikethrough, .link, .image,
        ]
        #expect(paragraph.children.map(\.kind) == expected)
        #expect(paragraph.children[8].url == "g")
        #expect(paragraph.children[8].title == "h")
        #expect(paragraph.children[9].url == "j")
        #expect(paragraph.plainText == "a b cdefi")
        #expect(paragraph.firstChild?.nextSibling?.nextSibling == paragraph.children[2])
        #expect(paragraph.children[0].parent == paragraph)
    }

    @Test func plainTextPartsBlocksBySpaces() throws {
        #expect(try document("# a\n\nb *c*\nd\n\n- e\n- f\n\n|g|h|\n|-|-|").root.plainText == "a b c d e f g h")
    }

    @Test func aNodeKeepsItsDocument() throws {
        var node: MarkdownNode? = try document("# kept").root.children[0]
        #expect(node?.plainText == "kept")
        node = nil
    }

    @Test func sectionsPartTheTopLevelByHeadings() throws {
        let text = "before\n\n# A *b*\n\none\n\n- two\n\n  ## inner\n\nLast\n----\n## C\n> # quoted\n"
        let sections = try document(text, firstLine: 3).sections
        #expect(sections.map(\.title) == ["", "A b", "Last", "C"])
        #expect(sections.map(\.level) == [0, 1, 2, 2])
        #expect(sections.map(\.line) == [3, 5, 13, 15])
        #expect(sections.map(\.blocks.count) == [1, 2, 0, 1])
        #expect(sections.map { $0.heading == nil } == [true, false, false, false])
        #expect(try document("").sections.isEmpty)
    }

    typealias Place = (line: Int, column: Int, length: Int)

    /// A text and the places of the addresses of its links, in the order in which the links begin.
    static let addresses: [(text: String, places: [Place])] = [
        ("[a](b)", [(1, 5, 1)]),
        ("à [a](é.md) [b](é.md)", [(1, 7, 4), (1, 17, 4)]),
        ("- x\n    y [a](b)\n  [a](b)", [(2, 11, 1), (3, 7, 1)]),
        ("> [q](r)\n>   [s](t)\n> www.a.b c@d.e", [(1, 7, 1), (2, 9, 1), (3, 3, 7), (3, 11, 5)]),
        ("[b](b)", [(1, 5, 1)]),
        ("[http://a.b](http://a.b)", [(1, 14, 10)]),
        ("|a|b|\n|-|-|\n|[x](y)|![z](w)|", [(3, 6, 1), (3, 14, 1)]),
        ("[![a](i)](l)", [(1, 11, 1), (1, 7, 1)]),
        ("[a] [b][A]\n\n[a]: <c.md> 't'", [(3, 7, 4), (3, 7, 4)]),
        ("<http://a.b/c>", [(1, 2, 12)]),
        ("x [a](b&amp;c)", [(1, 3, 0)]),
        ("\u{FEFF}[a](b)", [(1, 5, 1)]),
        ("one\r\n[a](b)\r[c](d)", [(2, 5, 1), (3, 5, 1)]),
    ]

    @Test(arguments: addresses)
    func findsAddresses(_ text: String, _ places: [Place]) throws {
        let document = try document(text)
        let expected = places.map { MarkdownPlace(line: $0.line, column: $0.column, length: $0.length) }
        #expect(links(below: document.root).map(document.place(ofURLOf:)) == expected)
    }

    /// Columns are counted from the place before, forwards and back.
    @Test func findsAddressesInAnyOrder() throws {
        let document = try document("é[![à](i)](l) é [![a](i)](l)")
        let places = links(below: document.root).map(document.place(ofURLOf:))
        #expect(places.map(\.column) == [12, 8, 27, 23])
        #expect(links(below: document.root).reversed().map(document.place(ofURLOf:)) == places.reversed())
    }

    private func links(below node: MarkdownNode) -> [MarkdownNode] {
        let isLink = node.kind == .link || node.kind == .image
        return (isLink ? [node] : []) + node.children.flatMap(links(below:))
    }

    @Test func linesOfAutolinksFollowWhatStandsBefore() throws {
        let paragraph = try document("a\nhttp://b.c *d\ne* www.f.g\n\nx").root.children[0]
        #expect(paragraph.children.filter { $0.kind == .link }.map(\.line) == [2, 3])
    }
}
