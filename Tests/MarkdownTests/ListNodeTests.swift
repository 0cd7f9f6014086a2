import Testing

@testable import Markdown

/// What is asked of the items of a list alone.
@Suite struct ListNodeTests {
    private func paragraph(_ markdown: String) throws -> MarkdownNode? {
        let document = try MarkdownDocument(parsing: Array("- \(markdown)\n".utf8)[...])
        return document.root.firstChild?.firstChild?.firstChild
    }

    @Test(arguments: ["500 g flour", "caf\u{E9}", "it's 5 o'clock", "a"])
    func oneTextIsVerbatim(_ text: String) throws {
        let node = try #require(try paragraph(text))
        #expect(node.verbatim.map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(node.plainText == text)
    }

    @Test(arguments: ["salt & pepper", "1 \"cup\"", "a < b", "*bold*", "a `b`", "two\nlines", "[a](b.md)", "x &amp; y"])
    func otherTextIsNot(_ text: String) throws {
        let node = try #require(try paragraph(text))
        #expect(node.verbatim == nil)
    }

    @Test func countsChildren() throws {
        let document = try MarkdownDocument(parsing: Array("- a\n- b\n- c\n\nd\n".utf8)[...])
        #expect(document.root.childCount == 2)
        #expect(document.root.firstChild?.childCount == 3)
        #expect(document.root.firstChild?.firstChild?.firstChild?.firstChild?.childCount == 0)
    }

    /// Wherever among the eight bytes that are looked at together it stands.
    @Test func oneByteToEscapeIsEnough() throws {
        for place in 0..<20 {
            let text = String(repeating: "x", count: place) + "&" + String(repeating: "x", count: 20 - place)
            #expect(try #require(try paragraph(text)).verbatim == nil)
        }
    }

    @Test func givesChildrenInOrder() throws {
        let document = try MarkdownDocument(parsing: Array("- a\n- b\n\n  c\n- - d\n-\n".utf8)[...])
        var items: [String] = []
        document.root.firstChild?.forEachChild { items.append($0.plainText) }
        #expect(items == ["a", "b c", "d", ""])
    }

    @Test func onlyAParagraphAloneIsTheOnlyOne() throws {
        let document = try MarkdownDocument(parsing: Array("- a\n- b\n\n  c\n- - d\n-\n- # e\n".utf8)[...])
        var only: [String?] = []
        document.root.firstChild?.forEachChild { only.append($0.onlyParagraph?.plainText) }
        #expect(only == ["a", nil, nil, nil, nil])
    }

    @Test(arguments: [0, 7, 10, 99, 100, -1, -10, Int.max, Int.min])
    func writesNumbers(_ number: Int) {
        let buffer = MarkupBuffer()
        buffer.append(decimal: number)
        #expect(String(decoding: buffer.written, as: UTF8.self) == String(number))
    }
}
