import Kitchen
import Testing

@Suite struct RichTextTests {
    /// A list of two items, the first with a paragraph of text, bold text and text.
    private static let list: RichText = {
        var text = RichText()
        let list = text.open(.list(start: 1, isTight: true))
        let item = text.open(.item(nil))
        let paragraph = text.open(.paragraph)
        text.add("Mix ")
        text.add("500 g", as: .strong)
        text.add("\nflour, 3 eggs")
        text.close(paragraph)
        text.close(item)
        text.add("Bake. \n", as: .item(.done))
        text.close(list)
        text.add("After", as: .paragraph)
        return text
    }()

    @Test func nodesKnowWhatFollowsThem() {
        let text = Self.list
        #expect(text.blocks == [0, 9])
        #expect(text.children(of: 0) == [1, 7])
        #expect(text.children(of: 2) == [3, 4, 6])
        #expect(text.onlyChild(of: 1) == 2)
        #expect(text.onlyChild(of: 0) == nil && text.onlyChild(of: 2) == nil && text.onlyChild(of: 8) == nil)
    }

    @Test func plainTextIsOnOneLine() {
        let text = Self.list
        #expect(text.plainText(of: 2) == "Mix 500 g flour, 3 eggs")
        #expect(text.line(2) == "Mix 500 g flour, 3 eggs")
        #expect(text.plainText(of: 7) == "Bake.")
        var broken = RichText()
        broken.add("a \nb", as: .paragraph)
        #expect(broken.plainText(of: 0) == "a b")
        #expect(broken.line(0) == "a  b")
    }

    @Test func aLineIsACopyOfPieces() {
        var text = Self.list
        let line = text.addLine(of: [(3..<7, 4..<15), (10..<11, text.nodes[9].range)], separators: [", "])
        #expect(text.line(line) == "500 g flour, After")
        #expect(text.children(of: line).map { text.nodes[$0].kind } == [.strong, .text, .text, .text])
        #expect(text.nodes[line].kind == .line && text.nodes[line].next == text.nodes.count)
        #expect(text.children(of: text.children(of: line)[0]).map { text.plainText(of: $0) } == ["500 g"])
    }

    @Test func measuresStandInOrder() {
        var text = Self.list
        let late = RichText.Measure(16..<22, .amount)
        let early = RichText.Measure(4..<9, .time(seconds: 60))
        text.add([late])
        text.add([early])
        #expect(text.measures == [early, late])
    }
}
