import Kitchen
import Testing

@testable import Reading

/// That amounts and times are found in words, and nothing else. A tilde stands for U+00A0.
@Suite struct MeasureScanTests {
    private static let rows = [
        ("Take 500 g flour.", "Take 500~g flour."), ("1 1/2 cups, 2–3 tbsp", "1~1/2~cups, 2–3~tbsp"),
        ("2 to 3 dl (20 cl)", "2~to~3~dl (20~cl)"), ("500 g", "500~g"),
        ("at 180 °C, 20 % more", "at 180~°C, 20~% more"), ("for € 9.00, 9,00 €.", "for €~9.00, 9,00~€."),
        ("€ 9.00 or 9 €", "€~9.00~or~9~€"),
        ("CHF 9.00, 5 EUR, $ 5, £ 5", "CHF~9.00, 5~EUR, $~5, £~5"), ("bake 1 h 30 min", "bake 1~h~30~min"),
        ("250 ml <", "250~ml <"), ("5 KG", "5~KG"), ("½ l milk", "½~l milk"), ("1.000,50 €", "1.000,50~€"),
        ("a < 5 g", "a < 5~g"),
    ]

    @Test(arguments: rows)
    func keepsAmountsOnOneLine(words: String, expected: String) {
        #expect(MeasureScan.typeset(words)?.replacing("\u{A0}", with: "~") == expected)
    }

    @Test(arguments: [
        "", "no number", "2 eggs", "500g", "500  g", "A4 g", "in 2026 great", "5 grapes", "5", "5 ", "UCHF 9",
        "5 é", "5 gé", "€", "€ x",
    ])
    func leavesOtherTextAlone(words: String) {
        #expect(MeasureScan.typeset(words) == nil)
    }

    /// The words of each measure in a text whose words are in nodes of these kinds.
    private func measures(_ words: [(String, RichText.Kind)]) -> [String] {
        var text = RichText()
        let block = text.open(.paragraph)
        for (words, kind) in words { text.add(words, as: kind) }
        text.close(block)
        text.findMeasures(in: [block])
        return text.measures.map { text.plainText(in: $0.range) }
    }

    @Test func linksCodeAndTimersAreLeftAlone() {
        let marked: [RichText.Kind] = [.link(0), .code, .picture(0), .timer(seconds: 300)]
        #expect(measures(marked.map { ("5 g", $0) }).isEmpty)
        #expect(measures([("5 g", .strong), ("5 min", .timer(seconds: 0))]) == ["5", "5 min"])
        #expect(measures([("5", .strong), (" g", .emphasis)]).isEmpty)
    }

    private func times(_ words: String) -> [RichText.Measure] {
        var scan = MeasureScan()
        Array(words.utf8).withUnsafeBufferPointer { scan.read($0, at: 100) }
        return scan.found
    }

    /// Wherever it stands among the eight bytes that are passed at a time.
    @Test(arguments: ["", "a", "<p>", "\u{E9}", "so: ", "<em>x</em>", "&amp;", "why? "])
    func findsATimeAtAnyPlace(_ before: String) {
        for count in 0..<20 {
            let words = before + String(repeating: "x", count: count) + " "
            let start = 100 + words.utf8.count
            let time = RichText.Measure(start..<start + 6, .time(seconds: 600))
            #expect(times(words + "10 min") == [time])
            #expect(times(words + "10 min, " + words) == [time])
        }
    }

    @Test(arguments: ["", "no time at all", "\u{E9}\u{E9}\u{E9}\u{E9}\u{E9}", "<p>", "<p", "aaaaaaa?", ":;<=>?@A"])
    func findsNoTimeInOtherText(_ words: String) {
        #expect(times(words).isEmpty)
    }

    @Test func findsSigns() {
        #expect(times("wait for \u{BD} hour").map(\.seconds) == [1800])
        #expect(times("in \u{2153} hour or so").map(\.seconds) == [1200])
    }
}
