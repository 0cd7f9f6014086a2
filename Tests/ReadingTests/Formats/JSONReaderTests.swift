import Diagnostics
import TestSupport
import Testing
import Text

@testable import Reading

@Suite struct JSONReaderTests {
    private func read(_ bytes: [UInt8]) -> (value: SourceValue?, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let value = JSONReader.read(bytes, file: "a.json", diagnostics: &diagnostics)
        return (value, diagnostics)
    }

    static let values = [
        FormatCase("an object", #"{"a": 1}"#, "{a@1:2+3: #1@1:7+1}@1:1+1"),
        FormatCase(
            "numbers as written", "[0,-0.50,1e+9,12345678901234567890]",
            "[#0@1:2+1 #-0.50@1:4+5 #1e+9@1:10+4 #12345678901234567890@1:15+20]@1:1+1"),
        FormatCase("words", "[true,false,null]", "[true@1:2+4 false@1:7+5 null@1:13+4]@1:1+1"),
        FormatCase("a value alone", " 1 ", "#1@1:2+1"),
        FormatCase("an empty list and object", "[[],{}]", "[[]@1:2+1 {}@1:5+1]@1:1+1"),
        FormatCase(
            "lines that end in CR LF", "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}",
            "{a@2:3+3: #1@2:8+1 b@3:3+3: #2@3:8+1}@1:1+1"),
        FormatCase("lines that end in CR", "[\r1\r]", "[#1@2:1+1]@1:1+1"),
        FormatCase("a byte order mark", "\u{FEFF}[1]", "[#1@1:2+1]@1:1+1"),
        FormatCase("columns in scalars", #"["é🍕", 1]"#, "[\"é🍕\"@1:2+4 #1@1:8+1]@1:1+1"),
        FormatCase("escapes", #"["\"\\\/\b\f\n\r\t\u00e9"]"#, "[\"\"\\/\u{8}\u{C}\n\r\té\"@1:2+24]@1:1+1"),
        FormatCase("a surrogate pair", #"["\ud83c\udf55"]"#, "[\"🍕\"@1:2+14]@1:1+1"),
        FormatCase("an escaped key", #"{"\u0061": 1}"#, "{a@1:2+8: #1@1:12+1}@1:1+1"),
    ]

    @Test(arguments: values) func readsValues(_ reading: FormatCase) {
        let (value, diagnostics) = read(reading.source)
        #expect(sketch(value) == reading.expected)
        #expect(summary(diagnostics) == "")
    }

    static let errors = [
        FormatCase(
            "empty", "",
            "1:1+0 json-syntax: the file is empty",
            "> write a JSON value, such as `{}` or `[]`"),
        FormatCase(
            "white space only", " \n ",
            "1:1+0 json-syntax: the file is empty",
            "> write a JSON value, such as `{}` or `[]`"),
        FormatCase(
            "trailing comma in a list", "[1,\n2,\n]",
            "2:2+1 json-syntax: a comma before `]`",
            "> remove the comma"),
        FormatCase(
            "trailing comma in an object", #"{"a": 1, }"#,
            "1:8+1 json-syntax: a comma before `}`",
            "> remove the comma"),
        FormatCase(
            "two trailing commas on different lines", "[[1,],\n[2,]]",
            "1:4+1 json-syntax: a comma before `]`",
            "> remove the comma",
            "2:3+1 json-syntax: a comma before `]`",
            "> remove the comma"),
        FormatCase(
            "double comma", "[1,,2]",
            "1:4+1 json-syntax: expected a value, but found `,`",
            "> remove the extra comma, or write the missing value"),
        FormatCase(
            "double comma in an object", #"{"a":1,,"b":2}"#,
            "1:8+1 json-syntax: expected a key, but found `,`",
            "> remove the extra comma"),
        FormatCase(
            "missing comma", "[1 2]",
            "1:4+1 json-syntax: expected `,` or `]`, but found `2`",
            "> put a comma before it"),
        FormatCase(
            "missing comma between entries", "{\"a\": 1\n\"b\": 2}",
            #"2:1+1 json-syntax: expected `,` or `}`, but found `"`"#,
            "> put a comma before it"),
        FormatCase(
            "line comment", "[1, // one\n2]",
            "1:5+6 json-syntax: a comment, which JSON does not have",
            "> remove the comment"),
        FormatCase(
            "block comment", "[1, /* o\nne */ 2]",
            "1:5+4 json-syntax: a comment, which JSON does not have",
            "> remove the comment"),
        FormatCase(
            "unclosed block comment", "[1, /*/",
            "1:5+3 json-syntax: a comment, which JSON does not have",
            "> remove the comment",
            "1:8+0 json-syntax: expected a value, but found the end of the file",
            "> write the value, or `null` for none"),
        FormatCase(
            "shell comment", "# menu\n[]",
            "1:1+6 json-syntax: a comment, which JSON does not have",
            "> remove the comment"),
        FormatCase(
            "single quotes", "{'a': 1}",
            "1:2+1 json-syntax: expected a key in double quotes, but found `'`",
            #"> write keys as "name", with straight double quotes"#),
        FormatCase(
            "single quoted value", "['a']",
            "1:2+1 json-syntax: expected a value, but found `'`",
            "> write a text in double quotes"),
        FormatCase(
            "curly quotes", "[“a”]",
            "1:2+3 json-syntax: expected a value, but found `“a”`",
            "> write a text in straight double quotes"),
        FormatCase(
            "bare key", "{name: 1}",
            "1:2+4 json-syntax: expected a key in double quotes, but found `name`",
            #"> write "name""#),
        FormatCase(
            "bare word", "[margherita]",
            "1:2+10 json-syntax: expected a value, but found `margherita`",
            "> write a text in straight double quotes"),
        FormatCase(
            "NaN", "[NaN]",
            "1:2+3 json-syntax: expected a value, but found `NaN`",
            "> JSON has only finite numbers: write one, or `null`"),
        FormatCase(
            "minus infinity", "[-Infinity]",
            "1:2+9 json-syntax: expected a digit, but found `Infinity`",
            "> JSON has only finite numbers"),
        FormatCase(
            "Python's None", #"{"a": None}"#,
            "1:7+4 json-syntax: expected a value, but found `None`",
            "> write `null`"),
        FormatCase(
            "capital true", "[True]",
            "1:2+4 json-syntax: expected a value, but found `True`",
            "> write `true`"),
        FormatCase(
            "plus sign", "[+1]",
            "1:2+1 json-syntax: expected a value, but found `+`",
            "> write a number such as 4.50 or 0.50, without a plus sign"),
        FormatCase(
            "no digit before the point", "[.5]",
            "1:2+1 json-syntax: expected a value, but found `.`",
            "> write a number such as 4.50 or 0.50, without a plus sign"),
        FormatCase(
            "no digit after the point", "[1.]",
            "1:2+2 json-syntax: expected a digit after the point, but found `]`",
            "> write a number such as 4.50"),
        FormatCase(
            "no exponent", "[1e]",
            "1:2+2 json-syntax: expected a digit after the exponent's `e`, but found `]`",
            "> write a number such as 4.50"),
        FormatCase(
            "minus alone", "[-]",
            "1:2+1 json-syntax: expected a digit, but found `]`",
            "> write a number such as 4.50"),
        FormatCase(
            "minus at the end", "-",
            "1:1+1 json-syntax: expected a digit, but found the end of the file",
            "> write a number such as 4.50"),
        FormatCase(
            "hexadecimal", "[0x1F]",
            "1:2+4 json-syntax: expected the end of the number, but found `x1F`",
            "> write a number such as 4.50"),
        FormatCase(
            "leading zero", "[007]",
            "1:2+3 json-syntax: a number does not start with 0: `007`",
            #"> leave out the zeros, or write it as a text: "007""#),
        FormatCase(
            "two points", "[1.2.3]",
            "1:2+3 json-syntax: expected the end of the number, but found `.`",
            "> write a number such as 4.50"),
        FormatCase(
            "decimal comma", #"{"price": 4,50}"#,
            "1:13+2 json-syntax: expected a key, but found `50`",
            "> write decimals with a point: 4.50"),
        FormatCase(
            "no colon", #"{"a" 1}"#,
            "1:6+1 json-syntax: expected `:` after the key, but found `1`",
            "> put a colon between the key and its value"),
        FormatCase(
            "equals sign", #"{"a" = 1}"#,
            "1:6+1 json-syntax: expected `:` after the key, but found `=`",
            "> put a colon between the key and its value"),
        FormatCase(
            "no value", #"{"a": }"#,
            "1:7+1 json-syntax: expected a value, but found `}`",
            "> write the value, or `null` for none"),
        FormatCase(
            "unclosed list", "{\"a\": [1, 2",
            "1:12+0 json-syntax: expected `,` or `]`, but found the end of the file",
            "note: it is opened at 1:7",
            "> close the list with `]`"),
        FormatCase(
            "unclosed object", "{\"a\": 1\n",
            "2:1+0 json-syntax: expected `,` or `}`, but found the end of the file",
            "note: it is opened at 1:1",
            "> close the object with `}`"),
        FormatCase(
            "wrong bracket", "{\"a\": [1}",
            "1:9+1 json-syntax: expected `,` or `]`, but found `}`",
            "note: it is opened at 1:7",
            "> close the list with `]`"),
        FormatCase(
            "text behind the value", "{} x",
            "1:4+1 json-syntax: expected the end of the file, but found `x`",
            "> remove what follows"),
        FormatCase(
            "second value", "{}\n{}",
            "2:1+1 json-syntax: expected the end of the file, but found `{`",
            "> remove what follows"),
        FormatCase(
            "unclosed text", "[\"abc\n]",
            "1:2+1 json-syntax: the text that starts here is not closed on its line",
            #"> close it with `"`; a line break inside a text is written `\n`"#),
        FormatCase(
            "text unclosed at the end", "[\"abc",
            "1:2+1 json-syntax: the text that starts here is not closed on its line",
            #"> close it with `"`; a line break inside a text is written `\n`"#),
        FormatCase(
            "quote inside a text", #"["the "best" one"]"#,
            "1:8+4 json-syntax: expected `,` or `]`, but found `best`",
            "note: it is opened at 1:1",
            #"> write a quote inside a text as \""#),
        FormatCase(
            "tab in a text", "[\"a\tb\"]",
            "1:4+1 json-syntax: a tab inside a text",
            #"> write it as `\t`, or remove it"#),
        FormatCase(
            "control character in a text", "[\"a\u{1}\"]",
            "1:4+1 json-syntax: a control character inside a text",
            #"> write it as `\u0001`, or remove it"#),
        FormatCase(
            "control character outside", "[\u{0}]",
            "1:2+1 json-syntax: expected a value, but found a control character",
            "> write the value, or `null` for none"),
        FormatCase(
            "unknown escape", #"["C:\menu"]"#,
            #"1:5+2 json-syntax: `\m` is not an escape of JSON"#,
            #"> write a backslash as `\\`, and a character by its number as `\u` with four digits 0-9, a-f"#),
        FormatCase(
            "cut escape", "[\"\\",
            #"1:3+1 json-syntax: `\` is not an escape of JSON"#,
            #"> write a backslash as `\\`, and a character by its number as `\u` with four digits 0-9, a-f"#),
        FormatCase(
            "bad digits", #"["\u12G4"]"#,
            #"1:3+2 json-syntax: `\u` is not an escape of JSON"#,
            #"> write a backslash as `\\`, and a character by its number as `\u` with four digits 0-9, a-f"#),
        FormatCase(
            "high surrogate alone", #"["é\ud83c!"]"#,
            #"1:4+6 json-syntax: `\ud83c` is half of a character"#,
            #"> write both halves, as in `\ud83c\udf55`, or the character itself"#),
        FormatCase(
            "low surrogate alone", #"["\udf55"]"#,
            #"1:3+6 json-syntax: `\udf55` is half of a character"#,
            #"> write both halves, as in `\ud83c\udf55`, or the character itself"#),
        FormatCase(
            "two high surrogates", #"["\ud83c\ud83c"]"#,
            #"1:3+6 json-syntax: `\ud83c` is half of a character"#,
            #"> write both halves, as in `\ud83c\udf55`, or the character itself"#),
        FormatCase(
            "duplicate key", "{\"a\": 1,\n \"a\": 2}",
            "2:2+3 duplicate-key: `a` stands here a second time, and this one counts",
            "note: the first is at 1:2",
            "> remove one of the two"),
        FormatCase(
            "not UTF-8", bytes: Array("{\n \"é".utf8) + [0xE9, 0x22] + Array(": 1}".utf8),
            "2:4+1 not-utf8: byte 0xE9 is not UTF-8",
            "> save the file with the encoding UTF-8"),
        FormatCase(
            "UTF-16", bytes: [0xFF, 0xFE, 0x7B, 0],
            "1:1+1 not-utf8: the file is UTF-16",
            "> save the file with the encoding UTF-8"),
        FormatCase(
            "surrogate in UTF-8", bytes: [0x22, 0xED, 0xA0, 0x80, 0x22],
            "1:2+1 not-utf8: byte 0xED is not UTF-8",
            "> save the file with the encoding UTF-8"),
        FormatCase(
            "cut UTF-8", bytes: [0x22, 0xF0, 0x9F],
            "1:2+1 not-utf8: byte 0xF0 is not UTF-8",
            "> save the file with the encoding UTF-8"),
    ]

    @Test(arguments: errors) func reportsErrors(_ reading: FormatCase) {
        #expect(summary(read(reading.source).diagnostics) == reading.expected)
    }

    @Test(arguments: [
        ("[1,]", "[#1@1:2+1]@1:1+1"), ("[1 2]", "[#1@1:2+1 #2@1:4+1]@1:1+1"), ("[/*x*/]", "[]@1:1+1"), ("[1,,]", "nil"),
        ("{'a':1}", "nil"),
    ])
    func readsOnBehindWhatIsPlain(_ source: String, _ expected: String) {
        let (value, diagnostics) = read(Array(source.utf8))
        #expect(sketch(value) == expected)
        #expect(diagnostics.hasErrors)
    }

    @Test func theLastOfDuplicateKeysCountsInTheFirstPlace() {
        let (value, diagnostics) = read(Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8))
        #expect(sketch(value) == "{a@1:18+3: #3@1:23+1 b@1:10+3: #2@1:15+1}@1:1+1")
        #expect(!diagnostics.hasErrors)
    }

    @Test func findsDuplicateKeysOfLargeObjects() {
        let entries = (0..<100).map { "\"k\($0 % 90)\": \($0)" }.joined(separator: ",")
        let (value, diagnostics) = read(Array("{\(entries)}".utf8))
        #expect(diagnostics.map(\.id) == Array(repeating: .duplicateKey, count: 10))
        #expect(value?["k3"]?.content == .number("93"))
        #expect(value?["k89"]?.content == .number("89"))
    }

    @Test(arguments: [(128, ""), (129, "1:129+1 json-syntax"), (100_000, "1:129+1 json-syntax")])
    func boundsTheDepth(_ depth: Int, _ expected: String) {
        let source =
            Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
        #expect(summary(read(source).diagnostics).prefix(19) == expected)
    }

    @Test func stopsAfterTwentyErrors() {
        let source = Array(("[" + String(repeating: "1 ", count: 1000) + "]").utf8)
        #expect(read(source).diagnostics.count(.error) == JSONReader.maxErrors)
    }

    @Test func neverTrapsOnAnyBytes() {
        var random = Seeded(1)
        let seed = Array(#"{"a": [1, -2.5e3, "x\n\u00e9\ud83c\udf55"], "b": {"c": null, "d": true}, "é🍕": false}"#.utf8)
        for _ in 0..<3000 {
            let source = random.hostile(seed)
            let (value, diagnostics) = read(source)
            #expect(value != nil || diagnostics.hasErrors)
        }
    }
}
