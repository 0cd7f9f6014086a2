import Testing

@testable import Reading

/// That a time is found wherever it stands among the eight bytes that are passed at a time.
@Suite struct TimerMarksTests {
    private static let mark = "<time class=\"timer\" datetime=\"PT10M\">10 min</time>"

    private func marked(_ html: String) -> String {
        String(decoding: TimerMarks.marked(Array(html.utf8)), as: UTF8.self)
    }

    @Test(arguments: ["", "a", "<p>", "\u{E9}", "so: ", "<em>x</em>", "&amp;", "why? "])
    func findsATimeAtAnyPlace(_ before: String) {
        for count in 0..<20 {
            let words = before + String(repeating: "x", count: count) + " "
            #expect(marked(words + "10 min") == words + Self.mark)
            #expect(marked(words + "10 min, " + words) == words + Self.mark + ", " + words)
        }
    }

    @Test(arguments: ["", "no time at all", "\u{E9}\u{E9}\u{E9}\u{E9}\u{E9}", "<p>", "<p", "aaaaaaa?", ":;<=>?@A"])
    func leavesOtherTextAlone(_ html: String) {
        #expect(marked(html) == html)
    }

    @Test func findsSigns() {
        #expect(marked("wait for \u{BD} hour").contains("PT30M"))
        #expect(marked("in \u{2153} hour or so").contains("PT20M"))
    }
}
