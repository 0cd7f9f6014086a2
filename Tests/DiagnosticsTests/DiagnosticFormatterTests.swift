import Diagnostics
import Synchronization
import Testing

@Suite struct DiagnosticFormatterTests {
    private func format(_ diagnostic: Diagnostic, source: String) -> String {
        DiagnosticFormatter { _ in Array(source.utf8) }.format(diagnostic).text
    }

    @Test func showsTheLineACaretAndTheFix() {
        let place = SourceLocation(file: "content/menu/pizzas.json", span: SourceSpan(line: 2, column: 20, length: 2))
        let diagnostic = Diagnostic(
            .unknownIngredient, "unknown ingredient 99 in \"Ricci\"", at: place, fix: "remove it here")
        let expected = """
            content/menu/pizzas.json:2:20: warning: unknown ingredient 99 in "Ricci" [unknown-ingredient]
                2 | "ingredients": [1, 99]
                  |                    ^^
               fix: remove it here

            """
        #expect(format(diagnostic, source: "{\n\"ingredients\": [1, 99]\n}") == expected)
    }

    @Test func keepsTabsAndCountsWideCharactersAsTwoCells() {
        let place = SourceLocation(file: "a.md", span: SourceSpan(line: 1, column: 4, length: 1))
        let text = format(Diagnostic(.wrongType, "no", at: place), source: "\t日本x")
        #expect(text == "a.md:1:4: error: no [wrong-type]\n    1 | \t日本x\n      | \t    ^\n")
    }

    @Test func cutsALongLineAroundTheCaret() {
        let source = String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500)
        let place = SourceLocation(file: "a.md", span: SourceSpan(line: 1, column: 501, length: 1))
        let lines = format(Diagnostic(.wrongType, "no", at: place), source: source).split(separator: "\n")
        #expect(lines[1].count == 8 + 102)
        let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? -1
        #expect(Array(lines[1])[caret] == "!")
    }

    /// However many problems stand on a line, and in whatever order, each has its own excerpt, as when it is alone.
    @Test(arguments: [7, 40, 200, 3_000])
    func manyOnALineAreShownAsEachAlone(count: Int) {
        let line = (0..<count).map { "[é\($0)](a.md) \t" }.joined()
        let source = "\u{FEFF}first\r\n\(line)\r\nlast"
        let columns = stride(from: 1, through: line.unicodeScalars.count + 5, by: max(1, count / 7)).reversed()
        let places = columns.map { SourceLocation(file: "a.md", span: SourceSpan(line: 2, column: $0, length: 4)) }
        let formatter = DiagnosticFormatter { _ in Array(source.utf8) }
        let together = formatter.excerpts(at: places + [nil, SourceLocation(file: "a.md", span: .start)])
        #expect(together.dropLast(2).elementsEqual(places.map { formatter.excerpts(at: [$0])[0] }))
        #expect(together.last??.text == "    1 | first\n      | ^\n")
    }

    @Test func readsAFileOnceForAllItsProblems() {
        let reads = Mutex(0)
        let formatter = DiagnosticFormatter { _ in
            reads.withLock { $0 += 1 }
            return Array("one\ntwo\n".utf8)
        }
        let places = (0..<100).map { SourceLocation(file: "a.md", span: SourceSpan(line: 1 + $0 % 2, column: 1)) }
        #expect(formatter.excerpts(at: places).count { $0 != nil } == 100)
        #expect(reads.withLock { $0 } == 1)
    }

    @Test func whatActsOnATerminalIsShownEscapedWithTheCaretBelowIt() {
        let place = SourceLocation(file: "a\u{1B}.md", span: SourceSpan(line: 1, column: 3, length: 2))
        let text = format(Diagnostic(.wrongType, "no \u{202E}", at: place), source: "a\u{1B}\u{9B}b")
        #expect(
            text == """
                a\\u{1B}.md:1:3: error: no \\u{202E} [wrong-type]
                    1 | a\\u{1B}\\u{9B}b
                      |        ^^^^^^^

                """)
    }

    @Test func bytesThatAreNoTextCountAsTheyAreShown() {
        let place = SourceLocation(file: "a.md", span: SourceSpan(line: 1, column: 4, length: 1))
        let bytes: [UInt8] = [0x61, 0xE2, 0x82, 0xFF, 0x62]
        let text = DiagnosticFormatter { _ in bytes }.excerpts(at: [place])[0]?.text
        #expect(text == "    1 | a\u{FFFD}\u{FFFD}b\n      |    ^\n")
    }

    @Test func aLineBeyondTheFileIsLeftOut() {
        let place = SourceLocation(file: "a.md", span: SourceSpan(line: 9, column: 1))
        #expect(format(Diagnostic(.wrongType, "no", at: place), source: "x") == "a.md:9:1: error: no [wrong-type]\n")
    }
}

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("titel", "title"), ("curency", "currency"), ("mozarella", "mozzarella"), ("TITLE", "title"),
        ("ttile", "title"), ("zzz", nil), ("", nil),
    ])
    func finds(_ name: String, _ expected: String?) {
        #expect(NearestName.find(name, in: ["title", "currency", "mozzarella"]) == expected)
    }
}
