extension Construct {
    /// Templates, and the files of `.forno` that are text.
    static let other = templates + answers

    private static func template(_ what: String, _ unit: String, _ count: Int = 10_000) -> Construct {
        Construct("template", what, count, times: unit)
    }

    private static let templates = [
        template("text", "a", 200_000), template("lines", "a\n"), template("values", "{{title}}"),
        template("unknown values", "{{titel}}", 2_000),
        template("opened tags", "{{"), template("closed tags", "}}"), template("comments", "{{! a }}"),
        template("unfinished comments", "{{!"),
        template("opened sections", "{{#front}}"), template("closed sections", "{{/front}}", 5_000),
        template("inverted sections", "{{^front}}"),
        template("sections", "{{#front}}a{{/front}}\n", 5_000), template("partials", "{{>card}}", 5_000),
        template("missing partials", "{{>cord}}", 2_000),
        template("delimiters", "{{=<% %>=}}<%={{ }}=%>", 5_000), template("layouts", "{{<layout}}{{/layout}}", 2_000),
        template("opened layouts", "{{<layout}}", 5_000),
        template("blocks", "{{$a}}{{/a}}", 5_000), template("opened blocks", "{{$a}}", 5_000),
        template("dots", "{{first.title}}", 5_000), template("elements", "<b>"),
        template("closed elements", "<b>a</b>"), template("attributes", "<a href=\"{{link}}\">", 2_000),
        template("opened attributes", "<a b=\""),
        template("scripts", "<script>{{title}}</script>", 2_000),
        template("comments of HTML", "<!-- {{title}} -->", 2_000), template("braces", "{", 50_000),
        template("triple braces", "{{{body}}}", 5_000), template("text values", "{{{title}}}", 2_000),
        Construct("template", "sections in sections", 2_000) { times($0, "{{#first}}") + times($0, "{{/first}}") },
        Construct("template", "lists in lists", 10) {
            times(min($0, 10), "{{#texts}}") + "a" + times(min($0, 10), "{{/texts}}")
        },
        Construct("template", "blocks in blocks", 2_000) { n in
            (0..<n).map { "{{$b\($0)}}" }.joined() + (0..<n).reversed().map { "{{/b\($0)}}" }.joined()
        },
        Construct("template", "layouts in layouts", 1_000) {
            times($0, "{{<layout}}{{$main}}") + times($0, "{{/main}}{{/layout}}")
        },
        Construct("template", "different blocks", 3_000, each: { "{{$b\($0)}}a{{/b\($0)}}" }),
        Construct("template", "a long name", 50_000, "{{", times: "a", "}}"),
        Construct("template", "a long path", 20_000, "{{", times: "first.", "title}}"),
        Construct("template", "a long section", 50_000, "{{#front}}", times: "a\n", "{{/front}}"),
        Construct("template", "indented partials", 3_000, times: "  {{>card}}\n"),
    ]

    private static let answers = [
        Construct("fetch-cache", "lines", 20_000, "forno-cache 1\n", times: "a: b\n", "\n"),
        Construct("fetch-cache", "a long line", 200_000, "forno-cache 1\n", times: "a"),
        Construct("fetch-answer", "answers", 5_000, times: "fetched 1 1 1 0 0 0 1\n0abc"),
        Construct("fetch-answer", "a long line", 60_000, times: "a"),
        Construct("manifest", "pages", 20_000, times: "aaaaaaaabbbbbbbb\u{1}\0\0\0\0\0\0\0p"),
    ]
}
