extension Construct {
    /// Menus, groceries, the pantry, plans, lists and favourites.
    static let kitchen = menus + groceries + weeks

    private static func payload(_ pizzas: String, _ others: String = "") -> String {
        "{\"basePrice\": 4, \"pizzas\": [\(pizzas)]\(others)}"
    }

    /// The beginning of an answer about a product.
    private static let product =
        #"{"status":"success","product":{"code":"8076809513753","product_name":"x","#

    private static let menus = [
        Construct("menu", "pizzas", 1_000, "{\"basePrice\": 4, \"pizzas\": [", "{}]}") {
            "{\"name\": \"Pizza \($0)\", \"ingredients\": [1]},"
        },
        Construct("menu", "pizzas of one name", 1_000, "{\"basePrice\": 4, \"pizzas\": [", "{}]}") { _ in
            "{\"name\": \"Pizza\", \"ingredients\": []},"
        },
        Construct("menu", "ingredients", 2_000, "[", "{}]") { "{\"id\": \($0), \"name\": \"n\($0)\", \"price\": 1}," },
        Construct("menu", "ingredients with one id", 2_000, "[", "{}]") {
            "{\"id\": 1, \"name\": \"n\($0)\", \"price\": 1},"
        },
        Construct("menu", "ingredients of one name", 2_000, "[", "{}]") {
            "{\"id\": \($0), \"name\": \"n\", \"price\": 1},"
        },
        Construct(
            "menu", "ingredients of one pizza", 2_000,
            "{\"basePrice\": 4, \"pizzas\": [{\"name\": \"A\", \"ingredients\": [", "1]}]}"
        ) {
            "\($0),"
        },
        Construct("menu", "sizes", 1_000, "{\"basePrice\": 4, \"sizes\": [", "{}], \"pizzas\": [{\"name\": \"A\"}]}") {
            "{\"name\": \"s\($0)\", \"basePrice\": 1},"
        },
        Construct("menu", "digits of a price", 100_000, "{\"basePrice\": ", times: "9", ", \"pizzas\": []}"),
        Construct("menu", "decimals of a price", 100_000, "{\"basePrice\": 1.", times: "0", ", \"pizzas\": []}"),
        Construct("menu", "an exponent of a price", 100_000, "{\"basePrice\": 1e", times: "9", ", \"pizzas\": []}"),
        Construct("menu", "unknown keys", 5_000, "{\"basePrice\": 4, ", "\"pizzas\": []}") { "\"pizas\($0)\": 1," },
        Construct("menu", "a long name", 200_000, "{\"basePrice\": 4, \"pizzas\": [{\"name\": \"", times: "a", "\"}]}"),
        Construct("menu", "allergens", 5_000, "[{\"id\": 1, \"name\": \"a\", \"price\": 1, \"allergens\": [", "\"\"]}]")
        { "\"milc\($0)\"," },
        Construct(
            "menu", "long allergens", 10_000, "[{\"id\": 1, \"name\": \"a\", \"price\": 1, \"allergens\": [\"",
            times: "a", "\"]}]"),
        Construct(
            "menu", "sections with a base each", 1_000, "{\"basePrice\": 4, \"sections\": [", "{}], \"pizzas\": []}"
        ) {
            "{\"name\": \"s\($0)\", \"base\": \"b\($0)\"},"
        },
        Construct("menu", "dishes with a base each", 1_000, "{\"basePrice\": 4, \"pizzas\": [", "{}]}") {
            "{\"name\": \"Dish \($0)\", \"base\": \"b\($0)\", \"ingredients\": []},"
        },
        Construct("menu-words", "rows", 5_000, "en,de,fr\n", "") { "Dish \($0),Gericht \($0),Plat \($0)\n" },
        Construct("menu-words", "rows for one text", 5_000, "en,de,fr\n", "") { "Dish,Gericht \($0),Plat\n" },
        Construct("menu-words", "rows for no text", 5_000, "en,de,fr\n", times: ",a,b\n", ""),
        Construct("menu-text", "dishes", 1_000, "## A\n", "") { "- **Dish \($0)** 7,50\n  - contains: none\n" },
        Construct("menu-text", "extras of a section", 5_000, "## A\nextra: ", "\n- **A** 5\n") { "x\($0) 1; " },
        Construct("menu-text", "extras of dishes", 1_000, "## A\n", "") {
            "- **D\($0)** 5\n  - with x\($0) for y 1 / 2\n"
        },
        Construct("menu-text", "words of an extra", 50_000, "## A\n- **D** 5\n  - with ", times: "for 1 / ", "\n"),
        Construct("menu", "extras of a dish", 2_000, "{\"pizzas\": [{\"name\": \"A\", \"extras\": [", "{}]}]}") {
            "{\"ingredient\": \($0), \"price\": 1},"
        },
        Construct("menu-text", "options of a choice", 2_000, "## A\n- **A** 5\n  - choose 1 of: ", "x\n") {
            "d\($0) +1, "
        },
        Construct("menu-text", "courses", 1_000, "## A\n", "") { "- **D\($0)** 5\n  - course: D\($0) or E\($0)\n" },
        Construct(
            "menu", "options of a choice", 2_000, "{\"pizzas\": [{\"name\": \"A\", \"choices\": [{\"of\": [", "{}]}]}]}"
        ) {
            "{\"dish\": \"D\($0)\", \"price\": 1},"
        },
        Construct("menu-text", "sections", 1_000, "", "") { "## S\($0)\nbase: b\($0)\n- **D\($0)** 5\n" },
        Construct("menu-text", "toppings", 2_000, "## A\n- **A** 5\n  - ", "x\n") { "t\($0), " },
        Construct("menu-text", "sizes of a price", 2_000, "## A\n- **A** ", "7\n") { "s\($0) 5 / " },
        Construct("menu-text", "marks", 2_000, "## A\n- **A** 5", "\n") { " · m\($0)" },
        Construct("menu-text", "comments", 5_000, "## A\n", "") { "<!-- \($0) -->" },
        Construct("menu-text", "comments without an end", 20_000, "## A\n", times: "<!--", "\n"),
        Construct("menu-text", "lines of one dish", 2_000, "## A\n- **A** 5\n", "") { "  - line \($0)\n" },
        Construct("menu-text", "lines that nothing reads", 2_000, "", "") { "text \($0)\n" },
        Construct("menu-text", "lines of a note", 5_000, "## A\n", "") { "text \($0)\n" },
        Construct("menu-text", "a long name", 100_000, "## A\n- **", times: "a ", "** 5\n"),
        Construct("sold-out", "items", 1_000, "", "") { "- [ ] Dish \($0) 2026-11-27\n" },
        Construct("sold-out", "words of an item", 50_000, "- [ ] ", times: "a ", "\n"),
        Construct("earlier-prices", "pizzas", 2_000, "{\"pizzas\": [", "{}]}") {
            "{\"name\": \"Pizza \($0)\", \"price\": \"5.50\"},"
        },
    ]

    private static let groceries = [
        Construct("groceries", "rows", 2_000, "name,aisle,pack,price\n") { "g\($0),dairy,500 g,1.00\n" },
        Construct("groceries", "rows of one name", 2_000, "name,price\n", times: "flour,1.00\n"),
        Construct("groceries", "aliases", 5_000, "name,aliases\nflour,", "\n") { "a\($0);" },
        Construct("groceries", "equal aliases", 5_000, "name,aliases\nflour,", times: "a;", "\n"),
        Construct("groceries", "allergens", 5_000, "name,allergens\nflour,", "\n") { "gluton\($0);" },
        Construct("groceries", "a long name", 100_000, "name\n", times: "a", "\n"),
        Construct("groceries", "a name of many words", 50_000, "name\n", times: "a ", "\n"),
        Construct("groceries", "digits of a price", 100_000, "name,price\nflour,", times: "9", "\n"),
        Construct("groceries", "digits of a pack", 50_000, "name,pack\nflour,", times: "9", " g\n"),
        Construct("groceries", "slashes in a pack", 50_000, "name,pack\nflour,", times: "1/", "1 g\n"),
        Construct("groceries", "words of a pack", 50_000, "name,pack\nflour,", times: "a ", "\n"),
        Construct("groceries", "a long shelf life", 50_000, "name,shelf_life\nflour,", times: "9", " days\n"),
        Construct("groceries", "a long density", 50_000, "name,density\nflour,", times: "9", " g/ml\n"),
        Construct("groceries", "unknown columns", 5_000, "name", "\n") { ",pric\($0)" },
        Construct("places", "rows", 2_000, "name,latitude,longitude,foods\n") { "n\($0),43.3,9.\($0),pizza; soup\n" },
        Construct("places", "a long row of foods", 20_000, "name,latitude,longitude,foods\nn,1,2,", times: "a; ", "\n"),
        Construct("places", "a long number", 50_000, "name,latitude,longitude\nn,", times: "1", ",2\n"),
        Construct(
            "product-answer", "tags", 5_000,
            product + "\"allergens_tags\":[", times: "\"en:x\",", "\"en:x\"]}}"),
        Construct(
            "product-answer", "a long name", 100_000, product + "\"quantity\":\"", times: "a ", "\"}}"),
        Construct("product-rows", "rows", 5_000, "code\tproduct_name\n", times: "8076809513753\tx\n"),
        Construct("product-rows", "tabs", 100_000, "code\tproduct_name\n", times: "\t"),
        Construct("product-rows", "objects", 2_000, times: "{\"code\":\"8076809513753\",\"product_name\":\"x\"}\n"),
        Construct("geocoder-answer", "places", 2_000, "[{\"lat\":1,\"lon\":2}", "]") {
            ",{\"lat\":1,\"lon\":\"9.\($0)\",\"display_name\":\"n\"}"
        },
        Construct(
            "geocoder-answer", "a long name", 50_000, "[{\"lat\":1,\"lon\":2,\"display_name\":\"", times: "a b ", "\"}]"
        ),
        Construct(
            "streets", "features", 1_000, "{\"type\":\"FeatureCollection\",\"features\":[{}", "]}"
        ) { ",{\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2],[9.\($0),43]]}}" },
        Construct(
            "streets", "positions", 20_000,
            "{\"type\":\"FeatureCollection\",\"features\":[{\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2]",
            times: ",[1,2]", "]}}]}"),
        Construct("overpass-answer", "places", 2_000, "{\"elements\":[{}", "]}") {
            ",{\"lat\":1,\"lon\":\"9.\($0)\",\"tags\":{\"name\":\"n\"}}"
        },
        Construct(
            "overpass-answer", "a long cuisine", 50_000,
            "{\"elements\":[{\"lat\":1,\"lon\":2,\"tags\":{\"name\":\"n\",\"cuisine\":\"", times: "a;", "\"}}]}"),
        Construct("pantry", "rows", 2_000, "item,quantity,added,expires\n") { "g\($0),1 kg,2026-11-21,2026-12-01\n" },
        Construct("pantry", "equal rows", 2_000, "item,quantity\n", times: "flour,1 kg\n"),
        Construct("pantry", "a long amount", 50_000, "item,quantity\nflour,", times: "1", " g\n"),
        Construct("pantry", "a long day", 50_000, "item,expires\nflour,", times: "1", "\n"),
        Construct("pantry", "rows with slips", 2_000, "item,quantity,expires\n", times: "flour,lots,soon\n"),
    ]

    private static let weeks = [
        Construct("plan", "days", 2_000, times: "## Monday\n- eat out\n"),
        Construct("plan", "meals of a day", 4_000, "## Monday\n", times: "- eat out\n"),
        Construct("plan", "recipes of a day", 2_000, "## Monday\n", times: "- [Soup](../recipes/soup.md) ×2\n"),
        Construct("plan", "missing recipes", 2_000, "## Monday\n") { "- [Soup](../recipes/soup\($0).md) ×2\n" },
        Construct("plan", "misspelled recipes", 2_000, "## Monday\n") { "- Soap\($0) ×2\n" },
        Construct("plan", "a long meal", 50_000, "## Monday\n- ", times: "a", "\n"),
        Construct("plan", "a meal of many words", 20_000, "## Monday\n- ", times: "a ", "\n"),
        Construct("plan", "a meal of many links", 4_000, "## Monday\n- ", times: "[a](../recipes/soup.md) ", "\n"),
        Construct("plan", "factors of a meal", 20_000, "## Monday\n- Soup ", times: "×2 ", "\n"),
        Construct("plan", "digits of a factor", 50_000, "## Monday\n- Soup ×", times: "9", "\n"),
        Construct("plan", "digits of servings", 50_000, "## Monday\n- Soup for ", times: "9", "\n"),
        Construct("plan", "for for for", 20_000, "## Monday\n- Soup ", times: "for 2 ", "\n"),
        Construct("plan", "headings without a day", 5_000, times: "## Lunch\n- Soup\n"),
        Construct("plan", "meals in meals", 300, "## Monday\n") { _ in
            (0..<40).map { times(2 * $0, " ") + "- Soup\n" }.joined() + "\n"
        },
        Construct("list", "items", 3_000, "# Party\n") { "- [ ] \($0) kg flour\n" },
        Construct("list", "equal items", 3_000, "# Party\n", times: "- [ ] flour\n"),
        Construct("list", "items with prices", 3_000, "# Party\n", times: "- [x] 2 kg flour €14.00\n"),
        Construct("list", "a long item", 50_000, "# Party\n- [ ] ", times: "a", "\n"),
        Construct("list", "an item of many words", 20_000, "# Party\n- [ ] ", times: "a ", "\n"),
        Construct("list", "an item of many prices", 10_000, "# Party\n- [ ] a ", times: "€1.00 ", "\n"),
        Construct("list", "digits of a price", 50_000, "# Party\n- [ ] a €", times: "9", "\n"),
        Construct("list", "sections", 3_000, each: { "## S\($0)\n- [ ] a\n" }),
        Construct("list-edit", "items", 2_000, "# Party\n") { "- [ ] \($0) kg flour\n" },
        Construct("list-edit", "rows", 2_000, "item,quantity\n") { "g\($0),1 kg\n" },
        Construct("favorites", "foods", 3_000, each: { "- Pizza \($0)\n" }),
        Construct("favorites", "recipes of a food", 3_000, "- Pizza\n", times: "  - [Soup](recipes/soup.md)\n"),
        Construct("favorites", "missing recipes", 2_000, "- Pizza\n") { "  - [Soup](recipes/a\($0).md)\n" },
        Construct("favorites", "a food of many words", 20_000, "- ", times: "a ", "\n"),
    ]
}
