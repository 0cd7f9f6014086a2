import Diagnostics
import Testing
import Text

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain", "Pizza dough", "Pizza dough"),
        ("letters and emoji of all scripts", "Crêpes 日本 👩‍🍳 שלום", "Crêpes 日本 👩‍🍳 שלום"),
        ("an escape sequence", "a\u{1B}[2Jb", "a\\u{1B}[2Jb"),
        ("a newline, a tab, a return", "a\nb\tc\rd", "a\\nb\\tc\\rd"),
        ("NUL, bell and DEL", "\0\u{7}\u{7F}", "\\u{0}\\u{7}\\u{7F}"),
        ("C1", "\u{9B}31m\u{85}", "\\u{9B}31m\\u{85}"),
        (
            "overrides and isolates", "\u{202E}gpj\u{2066}\u{2069}\u{200F}\u{61C}",
            "\\u{202E}gpj\\u{2066}\\u{2069}\\u{200F}\\u{61C}"
        ),
        ("separators of lines and paragraphs", "a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
    ])
    func whatActsIsSpelledOut(name: String, text: String, visible: String) {
        #expect(VisibleText.of(text) == visible, "\(name)")
        #expect(("<\(text)>" as TerminalText).text == "<\(visible)>", "\(name)")
    }

    @Test func theProgramsOwnTextIsLeftAsItIs() {
        let red: TerminalText = "\u{1B}[31m\("no\u{1B}")\u{1B}[0m"
        #expect(("\(red)\n\(7)" as TerminalText).text == "\u{1B}[31mno\\u{1B}\u{1B}[0m\n7")
        #expect((["a", "\("b\nc")"] as [TerminalText]).joined(separator: "\n").text == "a\nb\\nc")
    }

    @Test func ofTextInLinesOnlyTheNewlinesStay() {
        #expect(TerminalText(lines: "a\u{1B}\n\nb\r\n").text == "a\\u{1B}\n\nb\\r\n")
    }
}
