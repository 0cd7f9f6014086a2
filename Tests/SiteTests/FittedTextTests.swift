import Testing

@testable import Site

/// Texts of the pictures that pages are shared with.
@Suite struct FittedTextTests {
    @Test(arguments: [
        ("Ragù", ["Ragù"], 96),
        ("Spaghetti with bottarga", ["Spaghetti", "with", "bottarga"], 96),
        ("Raw tomato sauce for pizza", ["Raw tomato", "sauce for", "pizza"], 80),
        ("Donauwelle", ["Donauwelle"], 84),
        ("a & b <c>", ["a & b <c>"], 96),
        ("with\u{7}a bell", ["with a", "bell"], 96),
        ("", [], 96),
    ]) func isSetAsLargeAsThereIsRoom(title: String, lines: [String], size: Int) {
        let text = FittedText(title, .title)
        #expect(text.lines == lines)
        #expect(text.size == size)
    }

    @Test func isCutWhereNoTypeIsSmallEnough() {
        let endless = FittedText(String(repeating: "Nudel", count: 30), .title)
        #expect(endless.size == 36)
        #expect(endless.lines.count == 1)
        #expect(endless.lines.last?.hasSuffix("…") == true)
        let many = FittedText(String(repeating: "with more ", count: 60), .title)
        #expect(many.size == 36)
        #expect(many.lines.count == 8)
        #expect(many.lines.last?.hasSuffix("…") == true)
    }

    @Test func whatStandsAboveTakesTwoLines() {
        let text = FittedText("Pizza from a wood oven, best eaten at once", .above)
        #expect(text.lines.count == 2)
        #expect(text.lines.joined(separator: " ") == "Pizza from a wood oven, best eaten at once")
    }
}
