import Diagnostics
import Testing

@Suite struct DiagnosticFormatterTests {
    private func format(_ diagnostic: Diagnostic, source: String) -> String {
        DiagnosticFormatter { _ in Array(source.utf8) }.format(diagnostic)
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
