extension Construct {
    /// Sites of many files.
    static let sites = folders + relations

    private static let settings = "=== content/site.yml\ntitle: A\nlanguage: en\n"

    private static func site(_ what: String, _ count: Int, _ files: @escaping @Sendable (Int) -> String) -> Construct {
        Construct("site", what, count) { settings + files($0) }
    }

    private static func recipe(_ path: String, _ text: String) -> String { "=== content/recipes/\(path)\n\(text)\n" }

    private static let folders = [
        site("recipes", 50) { n in (0..<n).map { recipe("r\($0).md", "# R\($0)\n\n- 1 kg flour") }.joined() },
        site("recipes of one title", 50) { n in (0..<n).map { recipe("r\($0).md", "# Soup\n\n- 1 kg flour") }.joined()
        },
        site("recipes of one slug", 50) { n in
            (0..<n).map { recipe("f\($0)/soup.md", "# Soup\n\n- 1 kg flour") }.joined()
        },
        site("recipes with a tag each", 50) { n in
            (0..<n).map { recipe("r\($0).md", "---\ntags: [t\($0)]\n---\n# R\($0)\n") }.joined()
        },
        site("tags of one recipe", 100) { n in
            recipe("soup.md", "---\ntags: [" + (0..<n).map { "t\($0)," }.joined() + "]\n---\n# Soup\n")
        },
        site("folders in folders", 50) { n in recipe(times(n, "f/") + "soup.md", "# Soup") },
        site("empty folders", 50) { n in (0..<n).map { recipe("f\($0)/a.txt", "a") }.joined() },
        site("pages", 50) { n in (0..<n).map { "=== content/pages/p\($0).md\n# P\($0)\n" }.joined() },
        site("lists", 50) { n in (0..<n).map { "=== content/lists/l\($0).md\n# L\($0)\n\n- [ ] flour\n" }.joined() },
        site("plans", 20) { n in
            (0..<n).map { "=== content/plans/p\($0).md\n# P\($0)\n\n## Monday\n- eat out\n" }.joined()
        },
    ]

    private static let relations = [
        site("links to missing pages", 50) { n in
            (0..<n).map { recipe("r\($0).md", "# R\($0)\n\n[x](q\($0).md)") }.joined()
        },
        site("links from one recipe to all", 50) { n in
            (0..<n).map { recipe("r\($0).md", "# R\($0)") }.joined()
                + recipe("all.md", (0..<n).map { "[x](r\($0).md)\n" }.joined())
        },
        site("missing anchors", 50) { n in
            recipe("a.md", (0..<n).map { "# A\($0)\n" }.joined())
                + recipe("b.md", (0..<n).map { "[x](a.md#b\($0))\n" }.joined())
        },
        site("groceries and slips", 50) { n in
            "=== content/groceries.csv\nname\n" + (0..<n).map { "grocery\($0)\n" }.joined()
                + recipe("a.md", "## Ingredients\n\n" + (0..<n).map { "- 1 kg grocary\($0)x\n" }.joined())
        },
        site("pantry and recipes", 50) { n in
            "=== content/pantry.csv\nitem,quantity\n" + (0..<n).map { "g\($0),1 kg\n" }.joined()
                + (0..<n).map { recipe("r\($0).md", "## Ingredients\n\n- 1 kg g\($0)") }.joined()
        },
        site("a plan of all recipes", 50) { n in
            (0..<n).map { recipe("r\($0).md", "## Ingredients\n\n- 1 kg g\($0)") }.joined()
                + "=== content/plans/2026-W48.md\n## Monday\n"
                + (0..<n).map { "- [r](../recipes/r\($0).md)\n" }.joined()
        },
        site("a plan of one recipe", 50) { n in
            recipe("r.md", "## Ingredients\n\n- 1 kg flour") + "=== content/plans/2026-W48.md\n## Monday\n"
                + times(n, "- [r](../recipes/r.md)\n")
        },
        site("pizzas", 20) { n in
            "=== content/menu/ingredients.json\n[]\n=== content/menu/pizzas.json\n{\"basePrice\": 4, \"pizzas\": ["
                + (0..<n).map { "{\"name\": \"P\($0)\", \"section\": \"s\($0)\", \"ingredients\": []}," }.joined()
                + "{}]}\n"
        },
        site("recipes that use one another", 20) { n in
            (0..<n).map { recipe("r\($0).md", "## Ingredients\n\n- 1 kg [next](r\($0 + 1).md)\n") }.joined()
        },
    ]
}
