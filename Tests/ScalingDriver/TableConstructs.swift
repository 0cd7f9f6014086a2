extension Construct {
    /// Tables of Markdown.
    static let tables = [
        Construct("page", "pipes", 50_000, times: "|"),
        Construct("page", "lines of pipes", 20_000, times: "|\n"),
        Construct("page", "rows", 10_000, "|a|b|\n|-|-|\n", times: "|c|d|\n"),
        Construct("page", "short rows", 10_000, "|a|b|\n|-|-|\n", times: "c\n"),
        Construct(
            "page", "a wide table of short rows", 100, "|" + times(150, "a|") + "\n|" + times(150, "-|") + "\n",
            times: "a\n"),
        Construct("page", "columns", 40) { "|" + times($0, "a|") + "\n|" + times($0, "-|") + "\n" },
        Construct("page", "small tables", 5_000, times: "|a|b|\n|-|-|\n|c|d|\n\n"),
        Construct("page", "delimiter rows", 5_000, times: "|-|\n"),
        Construct("page", "delimiter rows that fit no header", 5_000, "a|b|c\n", times: "b|c\n|-|\n"),
        Construct("page", "a paragraph before a table", 2_000, times: "a\n", "|-|\n"),
        Construct("page", "a long line before a table", 50_000, times: "a|", "\n|-|\n"),
        Construct("page", "a long delimiter row", 50_000, "|a|\n|", times: "-", "|\n"),
        Construct("page", "escaped pipes", 20_000, "|a|\n|-|\n|", times: "\\|", "|\n"),
        Construct("page", "links in a row", 4_000, "|a|\n|-|\n|", times: "[x](a.md) ", "|\n"),
        Construct("page", "links in cells", 2_000, "|a|b|\n|-|-|\n", times: "|[x](a.md)|[x](b.md)|\n"),
        Construct("page", "tags in cells", 2_000, "|a|b|\n|-|-|\n", times: "|<b>|<i>|\n"),
    ]
}
