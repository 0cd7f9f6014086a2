extension Construct {
    /// What other programs export.
    static let programs = [
        paprika("lines", "1 egg\\n"), paprika("headings", "A:\\n1 egg\\n"), paprika("emphasis", "**a** _b_ "),
        paprika("brackets", "[[a]("),
        Construct(
            "export", "Mealie, ingredients", 400, "{\"name\": \"A\", \"recipe_ingredient\": [",
            times: "{\"quantity\": 1.5, \"food\": {\"name\": \"a\"}},", "{}]}"),
        Construct(
            "export", "Mealie, foods of a backup", 400,
            "{\"alembic_version\": [], \"recipes\": [], \"recipes_ingredients\": [], \"ingredient_foods\": [",
            times: "{\"id\": \"bbbbbbbb000140008000000000000001\", \"name\": \"a\"},", "{}]}"),
        Construct("export", "Tandoor, steps", 200, "{\"name\": \"A\", \"steps\": [", times: tandoor, "{}]}"),
        Construct("export", "recipes of schema.org", 100, "[", times: recipe, "1]"),
        Construct(
            "export", "Meal-Master, recipes", 100,
            times: "-----Meal-Master\n\n  Title: A\n\n      1 c  a\n\n  B.\n\n-----\n"),
        Construct(
            "export", "Meal-Master, ingredients", 400, "MMMMM-----Meal-Master\n  Title: A\n\n",
            times: "      1 c  a                                    2 ts b\n"),
        Construct(
            "export", "Meal-Master, words", 5_000, "MMMMM-----Meal-Master\n  Title: A\n\n      1 c  a\n\n",
            times: "b \n"),
        Construct(
            "export", "RezKonv, ingredients", 400, "=====REZKONV\n  Titel: A\n\n", times: "   1  Essl. a\n   -- b\n"),
        Construct(
            "export", "front matter", 400, "---\ntitle: A\ningredients:\n", times: "- 1 egg\n",
            "directions:\n- B\n---\n"),
        Construct("export", "TOML, tables", 2_000, "+++\n", "+++\n- 1 egg\n", each: { "[a\($0)]\nb = 'c'\n" }),
        Construct("export", "TOML, keys", 4_000, "+++\n", "+++\n- 1 egg\n", each: { "a\($0) = 1\n" }),
        Construct("cook-menu", "dishes", 2_000, times: "- @./Soup{2} with @bread{1%loaf}\n"),
        Construct("cook-menu", "at signs", 20_000, times: "@"),
        Construct("cook-menu", "braces", 20_000, times: "@a{"),
        Construct("cook-menu", "sections", 2_000, times: "==A (2026-03-07)==\n- a\n"),
        Construct("menu-plan", "dishes", 2_000, times: "- @./Soup{2} with @bread{1%loaf}\n"),
        Construct("menu-plan", "words", 2_000, times: "- eat out ×2\n"),
        Construct("menu-plan", "sections", 2_000, times: "==A (2026-03-07)==\n- a\n"),
        Construct("aisles", "foods", 4_000, each: { "[a\($0)]\nfood\($0)|foods\($0)\n" }),
        Construct("aisles", "one food", 4_000, times: "food|foods\n"),
        Construct("pantry-conf", "tables", 4_000, each: { "[a\($0)]\nb = '1%g'\n" }),
        Construct("pantry-conf", "foods", 4_000, "[a]\n", each: { "b\($0) = { quantity = '1%g' }\n" }),
        Construct("pantry-conf", "one line", 4_000, "[a]\nb = [", times: "1, "),
        Construct("pantry-conf", "keys", 8_000, each: { "a\($0) = '1%g'\n" }),
        Construct("pantry-conf", "lists of tables", 4_000, times: "[[a]]\nb = '1'\n"),
        Construct("unpack-answer", "files", 1_000, times: "file 1 2\nabc"),
        Construct("unpack-answer", "a long file", 20_000, "file 1 30000000\na", times: "abc"),
    ]

    private static let tandoor = "{\"name\": \"a\", \"instruction\": \"b\", \"ingredients\": [{\"food\": \"c\"}]},"

    private static let recipe = "{\"@type\": \"Recipe\", \"name\": \"A\", \"recipeIngredient\": [\"1 egg\"]},"

    /// A recipe of Paprika whose directions repeat some words.
    private static func paprika(_ what: String, _ unit: String) -> Construct {
        Construct(
            "export", "Paprika, \(what)", 400,
            "{\"name\": \"A\", \"ingredients\": \"1 egg\\n2 figs\", \"directions\": \"", times: unit, "\"}")
    }
}
