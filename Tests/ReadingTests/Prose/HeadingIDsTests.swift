import Kitchen
import Testing

@testable import Reading

@Suite struct HeadingIDsTests {
    private func anchors(_ titles: [String], reserved: [String] = []) -> [String?] {
        var (text, ids) = (RichText(), HeadingIDs(reserved: reserved))
        for title in titles { text.add(title, as: .heading(level: 2)) }
        text.nameHeadings(in: text.blocks, &ids)
        return text.blocks.map { text.anchors[$0] }
    }

    @Test func headingsOfOneNameAreNumbered() {
        #expect(anchors(["A", "A", "A\n"]) == ["a", "a-1", "a-2"])
        #expect(anchors(["", ""]) == ["section", "section-1"])
    }

    @Test func reservedIDsAreNotGiven() {
        #expect(anchors(["Main", "Main 1", "Main"], reserved: ["main"]) == ["main-1", "main-1-1", "main-2"])
    }
}
