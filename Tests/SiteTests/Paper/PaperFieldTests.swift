import Foundation
import Kitchen
import Testing

@testable import Site

/// The lengths of paper, which the build and the style sheets count on alike.
@Suite struct PaperFieldTests {
    @Test(arguments: Paper.allCases)
    func `the style sheet sets sheets as large as they are measured`(paper: Paper) throws {
        let style = try ThemeTests.text("assets/paper.css")
        let rule = try Regex(
            #"\.paper-\#(paper.rawValue) \{ --sheet-width: ([\d.]+)mm; --sheet-height: ([\d.]+)mm; \}"#)
        let match = try #require(style.firstMatch(of: rule))
        let field = PaperField(paper)
        #expect([match[1], match[2]].map(Self.tenths) == [field.across, field.down])
        let margin = style.firstMatch(
            of: try Regex(#"@page \#(paper.rawValue) \{ size: \#(paper.rawValue);(?: margin: (\d+)mm;)? \}"#))
        #expect(margin?[1].substring.map(String.init) == (paper == .a5 ? "9" : nil))
    }

    @Test(arguments: Paper.allCases)
    func `two languages have halves as large as they are measured`(paper: Paper) throws {
        let style = try ThemeTests.text("assets/paper.css")
        let rule = try Regex(
            #"\.paper-\#(paper.rawValue) \.leaves \{ --sheet-width: ([\d.]+)mm; --sheet-height: ([\d.]+)mm; \}"#)
        let match = try #require(style.firstMatch(of: rule))
        let field = PaperField(paper, isShared: true)
        #expect([match[1], match[2]].map(Self.tenths) == [field.across, field.down])
    }

    @Test func `without a paper sheets fit A4 and Letter`() throws {
        let style = try ThemeTests.text("assets/print.css")
        let match = try #require(
            style.firstMatch(of: /var\(--sheet-width, ([\d.]+)mm\); min-height: var\(--sheet-height, ([\d.]+)mm\)/))
        let field = PaperField(nil)
        #expect(match.output.1 == "186" && field.across == 1860)
        // What browsers round is in it on the screen.
        #expect(match.output.2 == "255" && field.down == 2535)
        for paper in [Paper.a4, .letter] {
            #expect(field.across <= PaperField(paper).across && field.down <= PaperField(paper).down)
        }
    }

    @Test func `a screen has room for what is measured for it`() throws {
        let style = try ThemeTests.text("assets/screen.css")
        let rule = /--sheet-width: calc\((\d+) \* var\(--pt\)\);\s+--sheet-height: calc\((\d+) \* var\(--pt\)\);/
        let match = try #require(style.firstMatch(of: rule))
        let room = [match.output.1, match.output.2].compactMap { Int($0) }.map { $0 * 10 }
        let field = PaperField.screen
        // A point or so is left for what browsers round.
        #expect(field.pointsAcross <= room[0] && room[0] - field.pointsAcross < 10)
        #expect(field.pointsDown < room[1] && room[1] - field.pointsDown < 20)
        let turns = style.matches(of: /\.sheets-(\d+) \{ --sheets: (\d+); \}/)
        #expect(turns.map(\.output.1) == (1...40).map { Substring(String($0)) })
        #expect(turns.allSatisfy { $0.output.1 == $0.output.2 })
    }

    @Test(arguments: [
        ("en", Paper.a4), ("en-GB", .a4), ("en-US", .letter), ("fr-CA", .letter), ("es-MX", .letter), ("us", .a4),
        ("de-AT", .a4),
    ])
    func `what is printed on depends on where the language is spoken`(tag: String, paper: Paper) {
        #expect(Language(tag: tag).usualPaper == paper)
    }

    private static func tenths(_ output: AnyRegexOutput.Element) -> Int? {
        output.substring.flatMap { Double($0) }.map { Int(($0 * 10).rounded()) }
    }
}
