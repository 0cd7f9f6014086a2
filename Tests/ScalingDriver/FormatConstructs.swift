extension Construct {
    /// JSON, YAML, front matter and CSV.
    static let formats = json + yaml + csv

    private static let json = [
        Construct("json", "arrays in arrays", 100_000, times: "["),
        Construct("json", "objects in objects", 50_000, times: "{\"a\":"),
        Construct("json", "nesting just allowed", 3_000, "[", "1]") { _ in times(60, "[") + times(60, "]") + "," },
        Construct("json", "numbers", 50_000, "[", times: "1,", "1]"),
        Construct("json", "digits", 200_000, times: "1"),
        Construct("json", "digits of an exponent", 200_000, "1e", times: "9"),
        Construct("json", "digits behind the point", 200_000, "1.", times: "0"),
        Construct("json", "a text", 500_000, "\"", times: "a", "\""),
        Construct("json", "escapes", 100_000, "\"", times: "\\u00e9", "\""),
        Construct("json", "lone surrogates", 100_000, "\"", times: "\\ud800", "\""),
        Construct("json", "an unclosed text", 500_000, "\"", times: "a"),
        Construct("json", "white space", 500_000, times: " "),
        Construct("json", "empty lines", 500_000, times: "\n"),
        Construct("json", "keys", 10_000, "{", "\"\":1}") { "\"k\($0)\":1," },
        Construct("json", "equal keys", 10_000, "{", times: "\"a\":1,", "\"a\":1}"),
        Construct("json", "letters beyond ASCII in a line", 50_000, "[", times: "\"é\",", "1]"),
        Construct("json", "commas", 100_000, "[", times: ","),
        Construct("json", "comments", 50_000, times: "// a\n"),
    ]

    private static let yaml = [
        Construct("yaml", "sequences in sequences", 50_000, times: "["),
        Construct("yaml", "maps in maps", 50_000, times: "{a: "),
        Construct("yaml", "sequences by dashes", 20_000, times: "- "),
        Construct("yaml", "maps by indentation", 2_000) {
            lengths(adding: $0).map { times($0, " ") + "a:\n" }.joined()
        },
        Construct("yaml", "keys", 10_000, each: { "k\($0): 1\n" }),
        Construct("yaml", "equal keys", 10_000, times: "a: 1\n"),
        Construct("yaml", "keys of a map in braces", 10_000, "a: {", "}\n") { "k\($0): 1," },
        Construct("yaml", "aliases", 10_000, "a: &a 1\nb:\n", times: "- *a\n"),
        Construct("yaml", "aliases of a list", 10_000, "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]\nb:\n", times: "- *a\n"),
        Construct("yaml", "aliases of aliases", 5_000, "a0: &a0 x\n") {
            "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0)]\n"
        },
        Construct("yaml", "anchors", 10_000, each: { "k\($0): &a\($0) 1\n" }),
        Construct("yaml", "anchors with aliases", 5_000, each: { "k\($0): &a\($0) 1\nl\($0): *a\($0)\n" }),
        Construct("yaml", "merge keys", 10_000, "a: &a {b: 1}\nc:\n", times: "  <<: *a\n"),
        Construct("yaml", "items", 20_000, "a:\n", times: "- 1\n"),
        Construct("yaml", "items in brackets", 20_000, "a: [", times: "1,", "1]\n"),
        Construct("yaml", "items of several lines", 10_000, "a:\n", times: "- b\n  c\n"),
        Construct("yaml", "a plain text", 200_000, "a: ", times: "b", "\n"),
        Construct("yaml", "a plain text of many words", 100_000, "a: ", times: "b ", "c\n"),
        Construct("yaml", "a plain text of many lines", 50_000, "a: b\n", times: "  c\n"),
        Construct("yaml", "a quoted text", 200_000, "a: \"", times: "b", "\"\n"),
        Construct("yaml", "an unclosed quote", 200_000, "a: \"", times: "b"),
        Construct("yaml", "quotes in a quoted text", 100_000, "a: '", times: "''", "'\n"),
        Construct("yaml", "escapes", 50_000, "a: \"", times: "\\u00e9", "\"\n"),
        Construct("yaml", "a literal text", 50_000, "a: |\n", times: "  b\n"),
        Construct("yaml", "a folded text", 50_000, "a: >\n", times: "  b\n"),
        Construct("yaml", "blank lines in a folded text", 100_000, "a: >\n  b\n", times: "\n", "  c\n"),
        Construct("yaml", "a long key", 200_000, times: "a", ": 1\n"),
        Construct("yaml", "question marks", 20_000, times: "? "),
        Construct("yaml", "colons", 50_000, times: ": "),
        Construct("yaml", "tags", 20_000, "a:\n", times: "- !!str b\n"),
        Construct("yaml", "a long tag", 100_000, "a: !", times: "b", " c\n"),
        Construct("yaml", "comments", 50_000, times: "# a\n"),
        Construct("yaml", "blank lines", 200_000, times: "\n"),
        Construct("yaml", "documents", 20_000, times: "---\n"),
        Construct("yaml", "directives", 20_000, times: "%YAML 1.1\n"),
        Construct("yaml", "letters beyond ASCII in a line", 50_000, "a: [", times: "é,", "1]\n"),
        Construct("yaml", "bytes that are not UTF-8", 50_000, "a: ", times: "\u{FFFE}", "\n"),
        Construct("front-matter", "an unclosed head", 100_000, "---\n", times: "a: b\n"),
        Construct("front-matter", "rules", 100_000, times: "---\n"),
        Construct("front-matter", "keys", 10_000, "---\n", "---\n") { "k\($0): v\n" },
        Construct("front-matter", "a long text behind", 200_000, "---\na: b\n---\n", times: "a\n"),
        Construct("settings", "unknown keys", 5_000, "title: A\n") { "titel\($0): 1\n" },
        Construct("settings", "a long title", 500_000, "title: ", times: "a", "\n"),
        Construct("settings", "a long unknown key", 100_000, times: "a", ": 1\n"),
        Construct("settings", "a long currency", 100_000, "currency: ", times: "a", "\n"),
        Construct("settings", "a long language", 100_000, "language: ", times: "a-", "\n"),
        Construct("settings", "a long base URL", 100_000, "base_url: https://", times: "a/", "\n"),
        Construct("settings", "sections", 10_000, "sections: [", "a]\n") { "s\($0)," },
        Construct("strings", "words", 10_000, each: { "k\($0): v\n" }),
    ]

    private static let csv = [
        Construct("csv", "columns", 10_000, "item", "\n") { ",c\($0)" },
        Construct("csv", "equal columns", 10_000, "item", times: ",a", "\n"),
        Construct("csv", "columns and a row", 10_000) {
            "item" + (0..<$0).map { ",c\($0)" }.joined() + "\na" + times($0, ",b") + "\n"
        },
        Construct("csv", "rows", 20_000, "item,b\n", times: "a,b\n"),
        Construct("csv", "short rows", 5_000, "item,b\n", times: "a\n"),
        Construct("csv", "wide header and short rows", 2_000) {
            "item" + (0..<$0).map { ",c\($0)" }.joined() + "\n" + times($0, "a\n")
        },
        Construct("csv", "long rows", 5_000, "item\n", times: "a,b,c\n"),
        Construct("csv", "cells of one row", 50_000, "item\n", times: "a,"),
        Construct("csv", "quotes", 50_000, "item\n", times: "\"\"", "\n"),
        Construct("csv", "quoted cells", 20_000, "item\n", times: "\"a\nb\"\n"),
        Construct("csv", "an unclosed quote", 200_000, "item\n\"", times: "a\n"),
        Construct("csv", "stray quotes", 50_000, "item\n", times: "a\"b\n"),
        Construct("csv", "a long cell", 200_000, "item\n", times: "a", "\n"),
        Construct("csv", "a long header", 200_000, times: "a", "\n"),
        Construct("csv", "blank lines", 100_000, "item\n", times: "\n"),
        Construct("csv", "comments", 50_000, "item\n", times: "# a\n"),
        Construct("csv", "letters beyond ASCII in a line", 50_000, "item", times: ",é", "\n"),
        Construct("csv", "semicolons", 50_000, "item;b\n", times: "a;b\n"),
        Construct("csv", "carriage returns", 50_000, "item\r", times: "a\r"),
    ]
}
