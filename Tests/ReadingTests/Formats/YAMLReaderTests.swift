import Diagnostics
import TestSupport
import Testing
import Text

@testable import Reading

@Suite struct YAMLReaderTests {
    private func read(_ bytes: [UInt8], firstLine: Int = 1) -> (value: SourceValue?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let value = YAMLReader.read(bytes, file: "a.yml", firstLine: firstLine, diagnostics: &diagnostics)
        return (value, diagnostics)
    }

    static let values = [
        FormatCase("a map", "title: Soup\nservings: 4\n", "{title@1:1+5: Soup@1:8+4 servings@2:1+8: 4@2:11+1}@1:1+1"),
        FormatCase(
            "plain text that other readers change", "[no, 017, 12:30:45, 1_000, 0x1F, .inf]",
            "[no@1:2+2 017@1:6+3 12:30:45@1:11+8 1_000@1:21+5 0x1F@1:28+4 .inf@1:34+4]@1:1+1"),
        FormatCase("quoted text", "a: \"4\"\nb: '5'\n", "{a@1:1+1: \"4\"@1:4+3 b@2:1+1: \"5\"@2:4+3}@1:1+1"),
        FormatCase(
            "nothing", "a:\nb: ~\nc: null\nd: \"\"\n",
            "{a@1:1+1: null@1:3+0 b@2:1+1: null@2:4+1 c@3:1+1: null@3:4+4 d@4:1+1: \"\"@4:4+2}@1:1+1"),
        FormatCase("a list", "tags:\n  - a\n  - b\n", "{tags@1:1+4: [a@2:5+1 b@3:5+1]@2:3+1}@1:1+1"),
        FormatCase("CR LF", "a: 1\r\nb: 2\r\n", "{a@1:1+1: 1@1:4+1 b@2:1+1: 2@2:4+1}@1:1+1"),
        FormatCase("a byte order mark", "\u{FEFF}a: 1", "{a@1:1+1: 1@1:4+1}@1:1+1"),
        FormatCase("columns in scalars", "é🍕: [è, x]", "{é🍕@1:1+2: [è@1:6+1 x@1:9+1]@1:5+1}@1:1+1"),
        FormatCase(
            "text over several lines", "a: |\n  b\n  c\nd: e\n  f\n",
            "{a@1:1+1: \"b\nc\n\"@1:4+1 d@4:1+1: e f@4:4+1}@1:1+1"),
        FormatCase("an alias", "a: &x [1]\nb: *x\n", "{a@1:1+1: [1@1:8+1]@1:4+1 b@2:1+1: [1@1:8+1]@2:4+2}@1:1+1"),
        FormatCase("a key as anchor", "&k a: 1\nb: *k\n", "{a@1:1+4: 1@1:7+1 b@2:1+1: a@2:4+2}@1:1+1"),
        FormatCase(
            "a merge key", "a: &x {b: 1}\nc:\n  <<: *x\n",
            "{a@1:1+1: {b@1:8+1: 1@1:11+1}@1:4+1 c@2:1+1: {<<@3:3+2: {b@1:8+1: 1@1:11+1}@3:7+2}@3:3+1}@1:1+1"),
        FormatCase("a text by its tag", "a: !!str 4\n", "{a@1:1+1: \"4\"@1:4+7}@1:1+1"),
        FormatCase("an empty file", "", "null@1:1+0"),
        FormatCase("comments only", "# none\n", "null@1:1+0"),
        FormatCase("a document marker", "---\na: 1\n...\n", "{a@2:1+1: 1@2:4+1}@2:1+1"),
        FormatCase("two dashes", "a: -- b\n", "{a@1:1+1: -- b@1:4+4}@1:1+1"),
        FormatCase("a tab before a value", "a:\tb\n", "{a@1:1+1: b@1:4+1}@1:1+1"),
    ]

    @Test(arguments: values) func readsValues(_ reading: FormatCase) {
        let (value, diagnostics) = read(reading.source)
        #expect(sketch(value) == reading.expected)
        #expect(summary(diagnostics) == "")
    }

    static let errors = [
        FormatCase(
            "unquoted colon", "title: Pizza: the best\n",
            "1:13+1 yaml-syntax: a text with `: ` in it needs quotes",
            #"> write `title: "Pizza: the best"`"#),
        FormatCase(
            "unquoted colon with quotes", "title: Pizza: the \"best\"\n",
            "1:13+1 yaml-syntax: a text with `: ` in it needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "no space after the colon", "title:Pizza\nservings: 4\n",
            "1:6+1 yaml-syntax: there is no space after the colon",
            "> write `key: value`"),
        FormatCase(
            "no space after a later colon", "servings: 4\ntitle:Pizza\ntags: x\n",
            "2:1+1 yaml-syntax: this line has no `: ` after a key",
            "> write `key: value`, with a space after the colon"),
        FormatCase(
            "no space after the last colon", "servings: 4\ntitle:Pizza\n",
            "2:1+1 yaml-syntax: this line has no `: ` after a key",
            "> write `key: value`, with a space after the colon"),
        FormatCase(
            "no colon", "title: a\nservings\ntags: b\n",
            "2:1+1 yaml-syntax: this line has no `: ` after a key",
            "> write `key: value`, with a space after the colon"),
        FormatCase(
            "key out of line", "title: a\n  servings: 4\n",
            "2:11+1 yaml-syntax: a key cannot stand here",
            "> start the keys of one map in the same column"),
        FormatCase(
            "key out of line below", "a:\n    b: 1\n  c: 2\n",
            "3:3+1 yaml-syntax: expected a key here",
            "> start the keys of one map in the same column, and check the quotes above"),
        FormatCase(
            "tab", "a:\n\tb: 1\n",
            "2:1+1 yaml-syntax: a tab in the indentation",
            "> indent with spaces"),
        FormatCase(
            "tab in list", "a:\n\t- b\n",
            "2:1+1 yaml-syntax: a tab in the indentation",
            "> indent with spaces"),
        FormatCase(
            "tab deeper", "a:\n  b: 1\n\tc: 2\n",
            "3:1+1 yaml-syntax: a tab in the indentation",
            "> indent with spaces"),
        FormatCase(
            "at sign", "author: @maria\n",
            "1:9+1 yaml-syntax: a text that starts with `@` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "backtick", "a: `b`\n",
            "1:4+1 yaml-syntax: a text that starts with a backtick needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "percent", "a: %b\n",
            "1:4+1 yaml-syntax: a text that starts with `%` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "percent at line start", "%a b\n",
            "1:1+1 yaml-syntax: a line cannot start with `%`",
            "> put the text in quotes"),
        FormatCase(
            "brace", "title: {{ page.title }}\n",
            "1:9+1 yaml-syntax: a key must be text",
            "> if the braces or brackets belong to a text, put the text in quotes"),
        FormatCase(
            "brace template", "title: {% x %}\n",
            "1:9+1 yaml-syntax: a text that starts with `%` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "bracket text", "title: [draft] Soup\n",
            "1:16+1 yaml-syntax: expected the end of the line after this value",
            "> put quotes around the whole value; an apostrophe between single quotes is written twice"),
        FormatCase(
            "unclosed bracket", "tags: [a, b\ntitle: x\n",
            "1:7+1 yaml-syntax: the list in brackets that starts here is not closed",
            "> close it with `]`, with commas between the items"),
        FormatCase(
            "unclosed brace", "tags: {a: b\n",
            "1:7+1 yaml-syntax: the map in braces that starts here is not closed",
            "> close it with `}`; if the brace belongs to a text, put the text in quotes"),
        FormatCase(
            "double comma", "tags: [a,, b]\n",
            "1:10+1 yaml-syntax: expected a value here",
            "> remove the extra comma, or close the bracket; if the bracket belongs to a text, put the text in quotes"),
        FormatCase(
            "asterisks", "title: **Soup**\n",
            "1:8+1 yaml-syntax: a text that starts with `*` or `&` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "unknown alias", "title: *soup\n",
            "1:8+5 yaml-syntax: there is no `&soup` above",
            "> if the asterisk belongs to a text, put the text in quotes"),
        FormatCase(
            "ampersand", "title: & co\n",
            "1:8+1 yaml-syntax: a text that starts with `*` or `&` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "exclamation", "title: !Soup of the day\n",
            "1:8+16 yaml-syntax: the tag `!Soup` means nothing here",
            "> remove it, or put the text in quotes if it belongs to it"),
        FormatCase(
            "exclamation 2", "title: !soup!x day\n",
            "1:8+1 yaml-syntax: a text that starts with `!` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "exclamation 3", "title: !<a day\n",
            "1:8+1 yaml-syntax: a text that starts with `!` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "double quote unclosed", "title: \"Soup\nservings: 4\n",
            "1:8+1 yaml-syntax: the quote that starts here is never closed",
            "> close it with the same quote; inside single quotes an apostrophe is written twice"),
        FormatCase(
            "text behind quote", "title: \"Soup\" of the day\n",
            "1:15+1 yaml-syntax: expected the end of the line after this value",
            "> put quotes around the whole value; an apostrophe between single quotes is written twice"),
        FormatCase(
            "single quote", "title: 'Nonna's soup'\n",
            "1:15+1 yaml-syntax: expected the end of the line after this value",
            "> put quotes around the whole value; an apostrophe between single quotes is written twice"),
        FormatCase(
            "bad escape", "path: \"C:\\menu\"\n",
            "1:10+1 yaml-syntax: an unknown escape in a text in double quotes",
            #"> write a backslash as `\\`, or put the text in single quotes"#),
        FormatCase(
            "block header", "a: | text\n  b\n",
            "1:4+1 yaml-syntax: the text of a block starts on the next line",
            "> write it below, indented; if the `|` or `>` belongs to the text, put the text in quotes"),
        FormatCase(
            "greater", "a: > 5\n",
            "1:4+1 yaml-syntax: the text of a block starts on the next line",
            "> write it below, indented; if the `|` or `>` belongs to the text, put the text in quotes"),
        FormatCase(
            "dash in value", "a: - b\n",
            "1:4+1 yaml-syntax: a list item cannot stand here",
            "> write `- ` items on lines of their own; put a text that starts with a dash in quotes"),
        FormatCase(
            "question", "a: ? b\n",
            "1:4+1 yaml-syntax: a `? ` cannot stand here",
            "> if the question mark belongs to a text, put the text in quotes"),
        FormatCase(
            "list then key", "- a\nb: c\n",
            "2:1+1 yaml-syntax: expected another `- ` item here",
            "> start the items of one list in the same column"),
        FormatCase(
            "key then list", "b: c\n- a\n",
            "2:1+1 yaml-syntax: expected a key here",
            "> start the keys of one map in the same column, and check the quotes above"),
        FormatCase(
            "two documents", "a: 1\n---\nb: 2\n",
            "2:1+1 yaml-syntax: a second document starts here",
            "> remove this line, or move what follows to its own file"),
        FormatCase(
            "duplicate", "a: 1\nb: 2\na: 3\n",
            "3:1+1 duplicate-key: `a` stands here a second time, and this one counts",
            "note: the first is at 1:1",
            "> remove one of the two"),
        FormatCase(
            "complex key", "? [a]\n: b\n",
            "1:3+1 yaml-syntax: a key must be text",
            "> if the braces or brackets belong to a text, put the text in quotes"),
        FormatCase(
            "control character", "a: 1\nbé\u{7}: 2\n",
            "2:3+1 yaml-syntax: control characters are not allowed",
            "> remove the character"),
        FormatCase(
            "not utf8", bytes: [0x61, 0x3A, 0x20, 0xE9, 0x0A],
            "1:4+1 not-utf8: byte 0xE9 is not UTF-8",
            "> save the file with the encoding UTF-8"),
        FormatCase(
            "recursive", "a: &x [*x]\n",
            "1:8+2 yaml-syntax: `*x` stands inside `&x`",
            "> if the asterisk belongs to a text, put the text in quotes"),
        FormatCase(
            "version", "%YAML 2.0\n---\na: 1\n",
            "1:1+1 yaml-syntax: found incompatible YAML document"),
        FormatCase(
            "anchor twice", "a: &x &y 1\n",
            "1:7+1 yaml-syntax: expected the end of the line after this value",
            "> put quotes around the whole value; an apostrophe between single quotes is written twice"),
        FormatCase(
            "undefined tag handle", "a: !e!f 1\n",
            "1:4+1 yaml-syntax: a text that starts with `!` needs quotes",
            "> put the text in quotes"),
        FormatCase(
            "at end", "a: [",
            "1:5+0 yaml-syntax: expected a value here",
            "> remove the extra comma, or close the bracket; if the bracket belongs to a text, put the text in quotes"),
        FormatCase(
            "brace end", "}",
            "1:1+1 yaml-syntax: expected a value here",
            "> remove the extra comma, or close the bracket; if the bracket belongs to a text, put the text in quotes"),
        FormatCase(
            "include", "a: !include x\n",
            "1:4+10 yaml-syntax: the tag `!include` means nothing here",
            "> remove it, or put the text in quotes if it belongs to it"),
    ]

    @Test(arguments: errors) func reportsErrors(_ reading: FormatCase) {
        #expect(summary(read(reading.source).diagnostics) == reading.expected)
    }

    @Test func countsLinesFromTheFirstLine() {
        let (value, _) = read(Array("a: 1\nb: 2\n".utf8), firstLine: 5)
        #expect(sketch(value) == "{a@5:1+1: 1@5:4+1 b@6:1+1: 2@6:4+1}@5:1+1")
        #expect(summary(read(Array("a: 1\nb: @x\n".utf8), firstLine: 5).diagnostics).hasPrefix("6:4+1 yaml-syntax"))
        #expect(summary(read([0x61, 0x0A, 0xFF], firstLine: 5).diagnostics).hasPrefix("6:1+1 not-utf8"))
        #expect(
            summary(read(Array("a:b\nc: d".utf8), firstLine: 5).diagnostics).hasPrefix("5:2+1 yaml-syntax: there is no")
        )
    }

    @Test(arguments: [(64, ""), (65, "1:65+1 yaml-syntax"), (20_000, "1:65+1 yaml-syntax")])
    func boundsTheDepth(_ depth: Int, _ expected: String) {
        let source =
            Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
        #expect(summary(read(source).diagnostics).prefix(18) == expected)
    }

    @Test func boundsTheAliases() {
        let levels = (1...9).map {
            "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 9).joined(separator: ", "))]"
        }
        let source = (["l0: &l0 [a, b, c]"] + levels).joined(separator: "\n")
        let found = summary(read(Array(source.utf8)).diagnostics)
        #expect(found == "4:15+3 yaml-syntax: the aliases stand for more than 1000 values\n> write the values out")
    }

    @Test func readsThroughABuffer() {
        var diagnostics = DiagnosticList()
        let value = Array("xx: a\n".utf8).withUnsafeBufferPointer {
            YAMLReader.read(UnsafeBufferPointer(rebasing: $0[1...]), file: "a.md", diagnostics: &diagnostics)
        }
        #expect(sketch(value) == "{x@1:1+1: a@1:4+1}@1:1+1")
    }

    @Test func neverTrapsOnAnyBytes() {
        var random = Seeded(2)
        let seed = Array(
            "title: \"Soup\"\ntags: [a, 'b', *x]\nn: &x\n  - |\n    text é🍕\n  - {k: v}\n# c\n%: !t x\n".utf8)
        for _ in 0..<3000 {
            let source = random.hostile(seed)
            let (value, diagnostics) = read(source)
            #expect(value != nil || diagnostics.hasErrors)
        }
    }
}
