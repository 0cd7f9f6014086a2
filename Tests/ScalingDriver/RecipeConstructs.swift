extension Construct {
    /// Recipes in Markdown and Cooklang, and ingredient lines.
    static let recipes = heads + markdownRecipes + cooklang + lines

    private static func head(_ what: String, _ count: Int, _ text: @escaping @Sendable (Int) -> String) -> Construct {
        Construct("recipe", what, count) { "---\n\(text($0))\n---\n# Soup\n\n## Ingredients\n\n- 1 kg flour\n" }
    }

    private static let heads = [
        head("tags", 5_000) { "tags: [" + (0..<$0).map { "t\($0)," }.joined() + "]" },
        head("equal tags", 5_000) { "tags: [" + times($0, "soup,") + "]" },
        head("a long tag", 100_000) { "tags: [" + times($0, "a") + "]" },
        head("tags with capitals", 5_000) { "tags: [" + (0..<$0).map { "T\($0) É," }.joined() + "]" },
        head("a long title", 200_000) { "title: " + times($0, "a") },
        head("a title of many words", 100_000) { "title: " + times($0, "a ") },
        head("a title beyond ASCII", 50_000) { "title: " + times($0, "é") },
        head("a long description", 100_000) { "description: " + times($0, "a ") },
        head("digits of servings", 50_000) { "servings: " + times($0, "9") },
        head("words of servings", 50_000) { "servings: " + times($0, "a ") },
        head("a long time", 50_000) { "prep: " + times($0, "1 h ") },
        head("digits of a time", 50_000) { "prep: " + times($0, "9") + " min" },
        head("an ISO time", 50_000) { "prep: PT" + times($0, "1H") },
        head("unknown keys", 3_000) { (0..<$0).map { "serving\($0): 1\n" }.joined() },
        head("a long unknown key", 100_000) { times($0, "a") + ": 1" },
        head("a long picture", 100_000) { "image: " + times($0, "a/") + "b.jpg" },
        head("a long source", 100_000) { "source: https://example.org/" + times($0, "a/") },
    ]

    private static let flour = "## Ingredients\n\n- 999 kg flour\n\n## Method\n\n1. "

    private static let markdownRecipes = [
        Construct("recipe", "ingredients", 3_000, "# Soup\n\n## Ingredients\n\n") { "- \($0) g flour\n" },
        Construct(
            "recipe", "equal ingredients", 3_000, "# Soup\n\n## Ingredients\n\n", times: "- 500 g flour, type 00\n"),
        Construct("recipe", "groups of ingredients", 2_000, "# Soup\n\n## Ingredients\n\n") {
            "### For \($0)\n\n- 1 kg flour\n\n"
        },
        Construct("recipe", "lists of ingredients", 2_000, each: { "## Ingredients\n\n- \($0) g flour\n\n" }),
        Construct("recipe", "ingredients in a table", 2_000, "## Ingredients\n\n|a|b|\n|-|-|\n") {
            "|\($0) g|flour|\n"
        },
        Construct("recipe", "ingredients in ingredients", 300, "## Ingredients\n\n") { _ in
            (0..<40).map { times(2 * $0, " ") + "- 1 kg flour\n" }.joined() + "\n"
        },
        Construct(
            "recipe", "ingredients with links", 2_000, "## Ingredients\n\n", times: "- 1 kg [stock](stock.cook)\n"),
        Construct("recipe", "ingredients with missing links", 2_000, "## Ingredients\n\n") {
            "- 1 kg [stock](a\($0).md)\n"
        },
        Construct("recipe", "a long ingredient", 50_000, "## Ingredients\n\n- ", times: "a", "\n"),
        Construct("recipe", "an ingredient of many words", 20_000, "## Ingredients\n\n- ", times: "a ", "\n"),
        Construct("recipe", "an ingredient of many lines", 10_000, "## Ingredients\n\n- a\n", times: "  b\n"),
        Construct("recipe", "steps", 3_000, "## Method\n\n", times: "1. Mix for 10 minutes.\n"),
        Construct("recipe", "timers of a step", 3_000, "## Method\n\n1. ", times: "Mix for 10 minutes. ", "\n"),
        Construct(
            "recipe", "timers of hours and minutes", 3_000, "## Method\n\n1. ", times: "Bake 1 hour and 10 minutes. ",
            "\n"),
        Construct("recipe", "numbers of a step", 10_000, "## Method\n\n1. ", times: "10 ", "minutes\n"),
        Construct("recipe", "ranges of a step", 10_000, "## Method\n\n1. ", times: "1-", "2 minutes\n"),
        Construct("recipe", "digits of a step", 50_000, "## Method\n\n1. ", times: "9", " minutes\n"),
        Construct("recipe", "words of a step", 20_000, "## Method\n\n1. ", times: "minutes ", "\n"),
        Construct("recipe", "amounts of a step", 2_000, flour, times: "Mix 1 g flour. ", "\n"),
        Construct("recipe", "amounts of a sentence", 2_000, flour, times: "mix 1 g flour ", "\n"),
        Construct("recipe", "number words of a step", 10_000, flour, times: "two ", "flour\n"),
        Construct("recipe", "ingredients and their amounts", 1_000) { count in
            "## Ingredients\n\n" + times(count, "- 1 egg\n") + "\n## Method\n\n" + times(count, "1. Beat 1 egg.\n")
        },
        Construct("recipe", "steps without end", 10_000, "## Method\n\n", times: "Mix.\n\n"),
        Construct("recipe", "steps with tags", 3_000, "## Method\n\n", times: "1. Mix <b>well</b>.\n"),
        Construct("recipe", "sections", 3_000, each: { "## Part \($0)\n\nMix.\n\n" }),
        Construct("recipe", "equal sections", 3_000, times: "## Notes\n\nMix.\n\n"),
        Construct("recipe", "lines of facts", 5_000, "# Soup\n\n", times: "Serves 4, prep 20 min\n"),
        Construct("recipe", "facts of a line", 5_000, "# Soup\n\n", times: "Prep time: 20 min | ", "\n"),
        Construct("recipe", "icons of facts", 5_000, "# Soup\n\n", times: "- ⏲️ Prep time: 20 min\n"),
        Construct("recipe", "a long first paragraph", 50_000, "# Soup\n\n", times: "a ", "\n"),
        Construct("recipe", "pictures", 3_000, "# Soup\n\n", times: "![a](soup.jpg)\n\n"),
    ]

    private static func cook(_ what: String, _ unit: String, _ count: Int = 20_000) -> Construct {
        Construct("cooklang", what, count, times: unit)
    }

    private static let cooklang = [
        cook("ingredients", "@flour{1%kg} ", 2_000), cook("ingredients of one word", "@flour ", 2_000), cook("@", "@"),
        cook("@ and spaces", "@ "), cook("unfinished amounts", "@a{"), cook("words behind @", "@a b ", 10_000),
        cook("braces", "{"),
        cook("closed braces", "}"), cook("empty braces", "@{}", 5_000), cook("percent signs", "%"), cook("tildes", "~"),
        cook("timers", "~{10%min} ", 2_000),
        cook("unfinished timers", "~a{1"), cook("cookware", "#pot{} ", 2_000), cook("#", "#"),
        cook("unfinished cookware", "#a b "),
        cook("comments", "-- a\n", 10_000), cook("comments in a line", "a -- b ", 10_000),
        cook("comments in brackets", "[- a -] ", 10_000),
        cook("unfinished comments in brackets", "[- a "), cook("metadata", ">> a: b\n", 5_000),
        cook("sections", "== A ==\n", 5_000), cook("equals signs", "="),
        cook("notes", "> a\n", 10_000), cook("steps", "Mix.\n\n", 5_000), cook("lines of a step", "Mix.\n", 10_000),
        cook("preparations", "@a{1%kg}(chopped) ", 2_000), cook("unfinished preparations", "@a{}( "),
        cook("references", "@./stock{1%l} ", 2_000),
        cook("missing references", "@./stick{1%l} ", 2_000),
        Construct("cooklang", "different metadata", 3_000, each: { ">> k\($0): b\n" }),
        Construct("cooklang", "different ingredients", 2_000, each: { "@i\($0){\($0)%g} " }),
        Construct("cooklang", "an amount of many slashes", 20_000, "@a{", times: "1/", "1%g}"),
        Construct("cooklang", "an amount of many percent signs", 20_000, "@a{1", times: "%g", "}"),
        Construct("cooklang", "a long amount", 50_000, "@a{", times: "9", "%g}"),
        Construct("cooklang", "a long name", 50_000, "@", times: "a ", "{1%g}"),
        Construct("cooklang", "front matter", 3_000, "---\n", "---\n") { "k\($0): b\n" },
        Construct("cooklang", "letters beyond ASCII and slips", 5_000, times: "é@a{1%kg "),
    ]

    private static func line(_ what: String, _ unit: String, _ count: Int = 50_000) -> Construct {
        Construct("ingredient-line", what, count, times: unit)
    }

    private static let lines = [
        line("words", "flour "), line("one word", "a", 100_000), line("spaces", " ", 100_000), line("digits", "1"),
        line("numbers", "1 "),
        line("slashes", "1/"), line("decimals", "1."), line("commas", "1,"), line("ranges", "1-"),
        line("ranges with spaces", "1 - "),
        line("amounts", "1 kg "), line("sums", "1 kg + ", 20_000), line("alternatives", "1 kg / ", 20_000),
        line("or", "flour or ", 20_000),
        line("opened brackets", "("), line("closed brackets", ")"), line("brackets", "(1 kg) ", 20_000),
        line("opened brackets with amounts", "1 kg (", 20_000),
        line("vulgar fractions", "½"), line("fractions", "1 1/2 ", 20_000), line("to taste", "to taste ", 20_000),
        line("of", "of "),
        line("letters beyond ASCII", "é"), line("combining marks", "e\u{301}"), line("×", "×2 ", 20_000),
        line("percent", "1% ", 20_000), line("degrees", "1°C ", 20_000),
        line("stars", "*a* ", 20_000), line("tins", "1 tin (400 g) ", 10_000), line("dots", "."), line("dashes", "-"),
        line("apostrophes", "d'"), line("semicolons", ";a"),
        line("number words", "one "), line("a half", "half "), line("and", "and "),
        line("commas and words", "a, ", 20_000),
        Construct("ingredient-line", "brackets in brackets", 20_000) {
            "1 kg flour " + times($0, "(") + "a" + times($0, ")")
        },
    ]
}
