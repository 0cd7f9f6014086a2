import Testing

@testable import Site

/// Widths against those that fonttools adds up from the same fonts, and lines.
@Suite struct MeasuredTextTests {
    @Test(arguments: [
        (Typeface.sans, "Quattro formaggi", 8668), (.sansBold, "Quattro formaggi", 9827),
        (.serif, "Würstel & Käse", 7950), (.serifBold, "Würstel & Käse", 8733),
        (.serifBold, "€1,234.50", 5566),
    ])
    func `a text is as wide as in its font, rounded up`(face: Typeface, text: String, width: Int) {
        let measured = MeasuredText(text, face).width.thousandths
        #expect((width...width + text.count).contains(measured))
    }

    @Test func `a text in twice the size is twice as wide`() {
        let once = MeasuredText("Capricciosa", .serif).width
        #expect(MeasuredText("Capricciosa", .serif, size: 2000).width == once * 2)
    }

    @Test(arguments: [
        ("e\u{301}", "é"), ("soft\u{AD}ware", "soft\u{AD}ware"), ("a\u{200D}b", "ab"),
    ])
    func `what stands above a character takes no room`(text: String, like: String) {
        #expect(MeasuredText(text, .sans).width <= MeasuredText(like, .sans).width)
    }

    @Test func `what the fonts lack is as wide as the widest`() {
        #expect(MeasuredText("披萨🍕", .sans).width == Ems(3 * FontWidths.elsewhere))
    }

    /// In DejaVu Sans "mm" is 1,950 thousandths wide and a space 318.
    @Test(arguments: [
        ("", 5000, 0), ("mm", 1950, 1), ("mm mm", 4218, 1), ("mm mm", 4217, 2), ("mm mm mm", 4300, 2),
        ("mm\u{A0}mm mm", 4300, 2), ("mmmmmmmm", 4000, 3), ("mm mmmmmmmm mm", 4000, 5), ("mm", -5, 1950),
    ])
    func `a text is broken at spaces, and anywhere where a word is too wide`(text: String, width: Int, lines: Int) {
        #expect(MeasuredText(text, .sans).lines(in: Ems(width)) == lines)
    }

    @Test func `a wider column never takes more lines`() {
        let text = MeasuredText("Tomato sauce, buffalo mozzarella, Rindfleischetikettierung, capers 1, 4, 7", .sans)
        let lines = (1...60).map { text.lines(in: Ems($0 * 1000)) }
        #expect(lines == lines.sorted(by: >))
        #expect(lines.last == 1)
    }
}
