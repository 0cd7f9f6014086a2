import Diagnostics
import TestSupport
import Testing
import Text

@testable import Reading

/// TOML as configurations and front matter have it.
@Suite struct TOMLReaderTests {
    private func read(_ bytes: [UInt8]) -> (value: SourceValue?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let value = TOMLReader.read(bytes, file: "a.conf", diagnostics: &diagnostics)
        return (value, diagnostics)
    }

    static let values = [
        FormatCase("nothing", "", "{}@1:1+0"),
        FormatCase("comments only", "# nothing\n\n", "{}@1:1+0"),
        FormatCase(
            "texts in both quotes", "a = \"x\" # why\nb = 'C:\\x'\n",
            "{a@1:1+1: \"x\"@1:5+3 b@2:1+1: \"C:\\x\"@2:5+6}@1:1+0"),
        FormatCase(
            "numbers, truth and days", "a = 1\nb = true\nc = 2026-11-23 \n",
            "{a@1:1+1: 1@1:5+1 b@2:1+1: true@2:5+4 c@3:1+1: 2026-11-23@3:5+10}@1:1+0"),
        FormatCase("a key in quotes", "\"olive oil\" = \"1%l\"", "{olive oil@1:1+11: \"1%l\"@1:15+5}@1:1+0"),
        FormatCase(
            "tables", "[a]\nb = 'c'\n[a.d]\ne = 'f'",
            "{a@1:2+1: {b@2:1+1: \"c\"@2:5+3 d@3:4+1: {e@4:1+1: \"f\"@4:5+3}@3:4+1}@1:2+1}@1:1+0"),
        FormatCase(
            "keys with full stops", "a.b = 'c'\na.d = 'e'",
            "{a@1:1+1: {b@1:3+1: \"c\"@1:7+3 d@2:3+1: \"e\"@2:7+3}@1:1+1}@1:1+0"),
        FormatCase(
            "tables of one name", "[[a]]\nb = '1'\n[[a]]\nb = '2'",
            "{a@1:3+1: [{b@2:1+1: \"1\"@2:5+3}@1:1+5 {b@4:1+1: \"2\"@4:5+3}@3:1+5]@1:1+5}@1:1+0"),
        FormatCase(
            "a list over lines", "a = [ 'x', # one\n 'y',\n]",
            "{a@1:1+1: [\"x\"@1:7+3 \"y\"@2:2+3]@1:5+1}@1:1+0"),
        FormatCase(
            "tables in braces", "a = { b = 'c', d = { e = 'f' } }",
            "{a@1:1+1: {b@1:7+1: \"c\"@1:11+3 d@1:16+1: {e@1:22+1: \"f\"@1:26+3}@1:20+1}@1:5+1}@1:1+0"),
        FormatCase("a text over lines", "a = \"\"\"\nx\n\"y\"\"\"\"", "{a@1:1+1: \"x\n\"y\"\"@1:5+1}@1:1+0"),
        FormatCase("escapes", "a = \"\\u00e9\\n\\\"\"", "{a@1:1+1: \"é\n\"\"@1:5+12}@1:1+0"),
        FormatCase(
            "letters of a language, CR LF and a byte order mark", "\u{FEFF}crème = 'x'\r\nb = 'y'\r\n",
            "{crème@1:1+5: \"x\"@1:9+3 b@2:1+1: \"y\"@2:5+3}@1:1+0"),
    ]

    @Test(arguments: values) func readsValues(_ reading: FormatCase) {
        let (value, diagnostics) = read(reading.source)
        #expect(sketch(value) == reading.expected)
        #expect(summary(diagnostics) == "")
    }

    private static let deep = String(repeating: "[", count: 100)
    private static let long = String(repeating: "a.", count: 100)

    static let errors = [
        FormatCase("a key alone", "a", "1:2+0 conf-syntax: \"=\" is missing", "> write it as in `milk = \"1%l\"`"),
        FormatCase("no value", "a =", "1:4+0 conf-syntax: a value is missing", "> write it in quotes, as in \"1%l\""),
        FormatCase(
            "an open quote", "a = 'x", "1:5+1 conf-syntax: the quote that starts here is never closed",
            "> close it on the same line"),
        FormatCase(
            "two values", "\na = 'x' y", "2:9+1 conf-syntax: something stands behind the value",
            "> put it on a line of its own, or behind a \"#\""),
        FormatCase(
            "a key twice", "a = 'x'\na = 'y'", "2:1+1 conf-syntax: the key \"a\" is there twice",
            "> keep one of the two, or give this one another name"),
        FormatCase(
            "an open bracket", "[a", "1:3+0 conf-syntax: \"]\" is missing", "> put it where the name ends"),
        FormatCase(
            "an open list", "a = [1", "1:7+0 conf-syntax: a comma or a closing bracket is missing",
            "> part values by commas, and end them with \"]\""),
        FormatCase(
            "an open brace", "a = { b = 1", "1:12+0 conf-syntax: a comma or a closing brace is missing",
            "> part values by commas, and end them with \"}\""),
        FormatCase("no key", "= 'x'", "1:1+1 conf-syntax: a key is missing", "> write it as in `milk = \"1%l\"`"),
        FormatCase(
            "a table of a value's name", "a = 'x'\n[a]\nb = 1", "2:2+1 conf-syntax: the key \"a\" is there twice",
            "> keep one of the two, or give this one another name"),
        FormatCase(
            "too few digits", "a = \"\\u12\"", "1:8+1 conf-syntax: digits are missing behind \\u",
            "> write 4 of them, as in \\u00e9"),
        FormatCase(
            "lists in lists", "a = " + deep, "1:35+0 conf-syntax: more than 30 tables are inside one another",
            "> write it with fewer tables inside one another"),
        FormatCase(
            "tables in tables", "[" + long + "a]", "1:202+1 conf-syntax: more than 30 tables are inside one another",
            "> write it with fewer tables inside one another"),
    ]

    @Test(arguments: errors) func reportsErrors(_ reading: FormatCase) {
        let (value, diagnostics) = read(reading.source)
        #expect(value == nil)
        #expect(summary(diagnostics) == reading.expected)
    }

    /// Any text gives a value or a problem.
    @Test(arguments: 0..<200) func readsAnything(seed: UInt64) {
        var random = Seeded(seed)
        let signs = Array("{}[]\",='.#ab1 \n\\u")
        let text = String((0..<60).map { _ in signs.randomElement(using: &random) ?? " " })
        let (value, diagnostics) = read(Array(text.utf8))
        #expect((value == nil) == (diagnostics.count(.error) > 0))
    }
}
