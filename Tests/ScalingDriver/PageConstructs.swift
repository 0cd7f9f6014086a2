extension Construct {
    /// Web pages that recipes are imported from. What the parser takes grows with the square of the depth, within bounds that
    /// `HTMLComplexity` sets: what is in one another here is so in many short towers.
    static let pages = [
        script("values", "[1],"), script("names", "{\"a\":1},"),
        script("things with a name", "{\"@id\":\"a\",\"b\":1},"),
        script("recipes", "{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":[\"1 egg\"]},"),
        script("comments", "/* a */"), script("openings of comments", "/*"), script("marks", "<!-- -->"),
        recipe("ingredients", 1_000, "\"1 egg\","), recipe("names of groups", 40, "\"A:\",\"1 egg\","),
        recipe("a long line", 5_000, "\"1 egg &amp; <b>a</b> \"", joined: true),
        recipe("quotes in a line", 5_000, "\"a \"b\"  \"", joined: true),
        Construct("web-page", "properties", 1_000, "<p itemscope itemtype=Recipe>", times: "<i itemprop=name>a</i>"),
        Construct(
            "web-page", "properties elsewhere", 1_000, "<p itemscope itemtype=Recipe itemref='a a b'></p><div id=a>",
            times: "<p itemscope itemtype=Recipe itemref='a b'></p><u id=b><i itemprop=name>a</i></u>"),
        Construct(
            "web-page", "touching spans", 1_000, "<p itemscope itemtype=Recipe>",
            times: "<i itemprop=recipeIngredient><span>1</span><span>g</span></i>"),
        Construct(
            "web-page", "properties in properties", 1_000, "<p itemscope itemtype=Recipe>", times: "<i itemprop=name>"),
        Construct("web-page", "things in things", 50, times: tower("<div itemscope itemtype=Recipe itemprop=a>")),
        Construct("web-page", "h-recipes", 2_000, times: "<div class=h-recipe><b class=p-name>a</b></div>"),
        Construct("web-page", "h-recipes in h-recipes", 50, times: tower("<div class=h-recipe>")),
        Construct("web-page", "scripts", 2_000, times: "<script type=application/ld+json>{}</script>"),
        Construct("web-page", "tags", 5_000, times: "<b>a</b>"), Construct("web-page", "text", 100_000, times: "a "),
        Construct("web-page", "openings", 100_000, times: "<"),
        Construct("web-page", "comments", 20_000, times: "<!-- -->"),
        Construct("web-page", "openings of comments", 20_000, times: "<!--"),
        Construct("web-page", "end tags", 20_000, times: "</b>"),
        Construct("web-page", "entities", 20_000, times: "&amp;"),
    ]

    /// Twenty elements inside one another.
    private static func tower(_ opening: String) -> String {
        String(repeating: opening, count: 20) + String(repeating: "</div>", count: 20)
    }

    /// A script that repeats some JSON.
    private static func script(_ what: String, _ unit: String) -> Construct {
        Construct(
            "web-page", "script, \(what)", 5_000, "<script type=application/ld+json>[", times: unit, "1]</script>")
    }

    /// A recipe whose ingredients repeat some JSON, or one text in it.
    private static func recipe(_ what: String, _ count: Int, _ unit: String, joined: Bool = false) -> Construct {
        let start = "{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":["
        let text = joined ? String(unit.dropFirst().dropLast()) : unit
        return Construct(
            "web-page", "recipe, \(what)", count, start + (joined ? "\"" : ""), times: text,
            (joined ? "\"" : "\"a\"") + "]}")
    }
}
