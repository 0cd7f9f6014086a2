import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

/// Reads one recipe as the file `content/recipes/test.md` of a site with these other files.
private func read(_ text: String, files: [String] = []) -> RecipeReader.Result {
    let file = "content/recipes/test.md"
    // As an English site says it of its texts.
    let context = ProseContext(index: ContentIndex(files: ([file] + files).sorted()), decimalMark: ".")
    return RecipeReader(context: context).read(Array(text.utf8), file: file)
}

extension RecipeReader.Result {
    fileprivate var ids: [DiagnosticID] { diagnostics.map(\.id) }
    fileprivate var lines: [String] {
        recipe?.ingredients.map { ($0.group.map { "\($0): " } ?? "") + $0.ingredient.text } ?? []
    }
}

@Suite struct RecipeReaderTests {
    @Test func readsAllOfAUsualRecipe() throws {
        let result = read(
            """
            ---
            title: Focaccia
            servings: 4
            prep: 20 min
            cook: 1 h 30 min
            tags: [bread, Bread, dough]
            source: https://example.org/focaccia
            date: 2026-11-21
            ---
            A flat *bread*.

            ## Ingredients

            - 500 g flour, type 00
            - 1 1/2 tsp salt

            ### For the brine
            - 50 ml water

            ## Method

            1. Mix.
            2. Bake.

            ## Keeping

            A day.
            """)
        let recipe = try #require(result.recipe)
        #expect(result.ids == [])
        #expect(recipe.summary.title == "Focaccia")
        #expect(recipe.summary.servings == "4")
        #expect(recipe.summary.prep == Minutes(20))
        #expect(recipe.summary.cook == Minutes(90))
        #expect(recipe.summary.tags == ["bread", "dough"])
        #expect(recipe.summary.description == "A flat bread.")
        #expect(recipe.origin == "https://example.org/focaccia")
        #expect(result.lines == ["500 g flour, type 00", "1 1/2 tsp salt", "For the brine: 50 ml water"])
        #expect(recipe.steps == ["Mix.", "Bake."])
        #expect(recipe.sections.map(\.title) == ["Keeping"])
        #expect(recipe.methodHTML == "<ol>\n<li>Mix.</li>\n<li>Bake.</li>\n</ol>\n")
    }

    /// Each shape that ingredients are written in, with the lines that it gives.
    @Test(arguments: [
        ("a list", "## Ingredients\n\n- 1 egg\n- 2 g salt", ["1 egg", "2 g salt"]),
        ("no blank line", "# Soup\n## Ingredients\n* 1 egg\n## Method\nBoil.", ["1 egg"]),
        ("any level", "# Ingredients\n\n- 1 egg", ["1 egg"]),
        ("Italian", "## Ingredienti (per due)\n\n- 1 uovo", ["1 uovo"]),
        ("German", "### Zutaten für den Teig\n\n- 1 Ei", ["1 Ei"]),
        ("French", "## Ingrédients :\n\n- 1 œuf", ["1 œuf"]),
        ("Spanish", "## INGREDIENTES\n\n- 1 huevo", ["1 huevo"]),
        (
            "name first", "## Ingredients\n\n| Name | Amount |\n|-|-|\n| flour | 500 g |\n| salt | |",
            ["500 g flour", "salt"]
        ),
        ("amount first", "## Ingredients\n\n| Qty | What | Note |\n|-|-|-|\n| 2 | eggs | large |", ["2 eggs, large"]),
        (
            "an amount in words", "## Ingredients\n\n| Amount | What |\n|-|-|\n| to taste | salt |\n| 1/2 | egg |",
            ["salt, to taste", "1/2 egg"]
        ),
        (
            "a column of units",
            "## Ingredients\n\n| What | Amount | Unit | Note |\n|-|-|-|-|\n| flour | 500 | g | sifted |",
            ["500 g flour, sifted"]
        ),
        (
            "an amount in German words",
            "## Zutaten\n\n| Menge | Zutat |\n|-|-|\n| nach Geschmack | Salz |\n| 2 EL | Öl |",
            ["Salz, nach Geschmack", "2 EL Öl"]
        ),
        ("no header words", "## Ingredients\n\n| | |\n|-|-|\n| flour | 500 g |", ["500 g flour"]),
        (
            "nested lists", "## Ingredients\n\n- Dough:\n  - 500 g flour\n  - 3 g yeast\n- Top\n  - 1 egg",
            ["Dough: 500 g flour", "Dough: 3 g yeast", "Top: 1 egg"]
        ),
        (
            "bold groups", "## Ingredients\n\n**Dough**\n\n- 1 egg\n\nFor the top:\n\n- salt",
            ["Dough: 1 egg", "For the top: salt"]
        ),
        ("lines of a paragraph", "## Ingredients\n\n500 g flour\n3 g yeast", ["500 g flour", "3 g yeast"]),
        ("in front matter", "---\ningredients:\n  - 1 egg\n  - salt\n---\nText.", ["1 egg", "salt"]),
        (
            "with their amounts beside them",
            "---\ningredients: [eggs, flour, garlic, salt]\namounts: [2, 300g, 3cloves, 0]\n---\nText.",
            ["2 eggs", "300g flour", "3cloves garlic", "salt"]
        ),
        (
            "as maps in front matter",
            "---\ningredients:\n  - name: Butter\n    qty: \"4\"\n    unit: tbsp\n  - name: Salt\n    qty: to taste\n"
                + "  - {item: egg, amount: 2, note: beaten}\n---\nText.",
            ["4 tbsp Butter", "Salt, to taste", "2 egg, beaten"]
        ),
        (
            "under a label",
            "# Soup\n\nCookware:\n\n- pot, 1\n\nIngredients:\n\n- 1 leek\n- salt\n\nSteps:\n\n- Boil.",
            ["1 leek", "salt"]
        ),
        (
            "a label that is none of a section", "## Ingredients\n\nFor the dough:\n\n- 1 egg\n\nMethod:\n\n- 2 g salt",
            ["For the dough: 1 egg", "Method: 2 g salt"]
        ),
        ("no heading", "A soup.\n\n- 1 l water\n- 2 carrots\n- salt\n\nBoil it.", ["1 l water", "2 carrots", "salt"]),
        ("a list of no amounts", "A soup.\n\n- good\n- cheap\n\nBoil it.", []),
    ])
    func findsIngredients(name: String, text: String, expected: [String]) {
        #expect(read(text).lines == expected)
    }

    @Test(arguments: [
        ("numbered", "## Directions\n\n1. Mix.\n2. Bake.", ["Mix.", "Bake."]),
        ("paragraphs", "## Zubereitung\n\nMix.\n\nBake.", ["Mix.", "Bake."]),
        ("with sub-headings", "## Preparazione\n### Pasta\n1. Mix.\n### Forno\n1. Bake.", ["Mix.", "Bake."]),
        ("in front matter", "---\nsteps: [Mix., Bake.]\n---\n", ["Mix.", "Bake."]),
        ("under a label", "Ingredients:\n\n- 1 egg\n\nSteps:\n\n- Mix.\n- Bake.", ["Mix.", "Bake."]),
        ("after a list of amounts", "- 1 egg\n\nMix.\n\nBake.", ["Mix.", "Bake."]),
    ])
    func findsSteps(name: String, text: String, expected: [String]) {
        #expect(read(text).recipe?.steps == expected)
    }

    @Test func takesTimesAndServingsFromTheText() throws {
        let result = read(
            "---\ntitle: Soup\n---\n- ⏲️ Prep time: 10 min\n- 🍳 Cook time: 1-2 h\n- 🍽️ Servings: 6 bowls\n\n## Ingredients\n- 1 l water"
        )
        let summary = try #require(result.recipe?.summary)
        #expect(summary.prep == Minutes(10))
        #expect(summary.cook == Minutes(120))
        #expect(summary.servings == "6 bowls")
        #expect(result.recipe?.intro == [])
    }

    /// Each way that text says times, servings and tags: what is read, as `servings, prep, cook, total, tags`, and whether
    /// the introduction still says it.
    @Test(arguments: [
        ("Serves 4.", "4, -, -, -, ", false), ("**Serves 2**", "2, -, -, -, ", false),
        ("Makes 12 muffins", "12 muffins, -, -, -, ", false),
        ("Makes about 30 biscuits.", "about 30 biscuits, -, -, -, ", false),
        ("Prep time: 10 min", "-, 10, -, -, ", false), ("**Cooking time:** 1 hour", "-, -, 60, -, ", false),
        ("Ready in 30 minutes", "-, -, -, 30, ", false), ("Yield: 2 loaves", "2 loaves, -, -, -, ", false),
        ("Prep: 10 min | Cook: 20 min | Serves 4", "4, 10, 20, -, ", false),
        ("Prep: 5 min · Total: 1 h\n**Serves 4**", "4, 5, -, 60, ", false),
        ("Serves 4. Prep time: 10 min.", "4, 10, -, -, ", false), ("4 servings", "4 servings, -, -, -, ", false),
        ("Per 4 persone", "4 persone, -, -, -, ", false), ("Für 4 Personen", "4 Personen, -, -, -, ", false),
        ("Pour 6 personnes", "6 personnes, -, -, -, ", false), ("Para 4 personas", "4 personas, -, -, -, ", false),
        ("Pronto in 30 minuti", "-, -, -, 30, ", false), ("Backzeit: 40 Minuten", "-, -, 40, -, ", false),
        ("Serves 4, or 2 who are hungry.", "4, -, -, -, ", true), ("Serves well with 2 lemons.", "-, -, -, -, ", true),
        ("Pour 200 ml of water.", "-, -, -, -, ", true), ("Cook 2 carrots.", "-, -, -, -, ", true),
        ("Text.\n\n## Tags\n\n- soup\n- Winter\n- Soup", "-, -, -, -, soup Winter", true),
        ("Text.\n\n## Ingredients (serves 4)\n\n- 1 egg", "4, -, -, -, ", true),
        ("Text.\n\n## Zutaten für 4 Personen\n\n- 1 Ei", "4 Personen, -, -, -, ", true),
        ("Text.\n\n## Ingredients\n\n**Serves 2**\n\n- 1 egg", "2, -, -, -, ", true),
        ("Text.\n\n## Cooking Directions (90 min)\n\n1. Mix.", "-, -, -, 90, ", true),
        ("Prep time: 10 min\n\n## Directions (90 min)\n\n1. Mix.", "-, 10, -, -, ", false),
        ("Text.\n\n## Preparación (1 h 30 min)\n\n1. Mezclar.", "-, -, -, 90, ", true),
        ("Text.\n\n## Directions (see below)\n\n1. Mix.", "-, -, -, -, ", true),
        ("Text.\n\n## Method\n\n1. Mix.\n\nMakes 12 rolls.", "12 rolls, -, -, -, ", true),
        ("Text.\n\n## Method\n\nMix.\n\nPour 2 l of water.", "-, -, -, -, ", true),
        ("Prep time: 99999999999999999999 h", "-, -, -, -, ", true),
    ])
    func takesFactsFromSentences(text: String, expected: String, hasIntro: Bool) throws {
        let method = text.contains("## Method") ? "" : "\n\n## Method\n\n1. Mix."
        let recipe = try #require(read("# Soup\n\n" + text + method).recipe)
        let times = [recipe.summary.prep, recipe.summary.cook, recipe.summary.writtenTotal]
        let facts =
            [recipe.summary.servings ?? "-"] + times.map { $0.map { "\($0.count)" } ?? "-" }
            + [recipe.summary.tags.joined(separator: " ")]
        #expect(facts.joined(separator: ", ") == expected)
        #expect(recipe.intro.isEmpty != hasIntro)
        #expect(recipe.sections.isEmpty)
    }

    /// The language of a recipe on an English site, by its key or its headings.
    @Test(arguments: [
        ("---\nlanguage: it\n---\n## Ingredients\n\n- 1.000 g farina", "1000 gram"),
        ("## Ingredienti\n\n- 1.000 g farina", "1000 gram"), ("## Zutaten\n\n- 1.000 g Mehl", "1000 gram"),
        ("## Ingrédients\n\n- 1 000 g de farine", "1000 gram"), ("## Ingredientes\n\n- 1.000 g de harina", "1000 gram"),
        ("## Ingredients\n\n- 1.000 g flour", "1 gram"),
        ("---\nlanguage: en\n---\n## Ingredientes\n\n- 1.000 g flour", "1 gram"),
    ])
    func readsARecipeInItsLanguage(text: String, expected: String) throws {
        let line = try #require(read(text).recipe?.ingredients.first?.ingredient.line)
        #expect(
            line.quantity.map { "\($0.amount.lower.map { "\($0)" } ?? "") \($0.unit.map { "\($0)" } ?? "")" }
                == expected)
    }

    @Test(
        arguments: [
            ("language: pt-BR", []), ("language: Italian", [DiagnosticID.invalidValue]),
            ("prep: 99999999999999999999 min", [.unknownTimeUnit]), ("cook: 20000000 min", [.unknownTimeUnit]),
            ("total: PT99999999999999999999H", [.unknownTimeUnit]), ("date: 31/02/2026", [.invalidValue]),
            ("date: 2026-02-29", [.invalidValue]), ("date: 2024-02-29", []), ("date: 2026-11-21T10:00:00Z", []),
            ("date: spring", [.invalidValue]), ("ingredients: [{name: oil, or: butter}]", [.wrongType]),
            ("ingredients: [{name: oil, qty: {of: 1}}]", [.wrongType]),
        ] as [(String, [DiagnosticID])])
    func tellsWhatAKeyCannotSay(key: String, expected: [DiagnosticID]) {
        #expect(read("---\n\(key)\n---\n## Ingredients\n\n- 1 egg").ids == expected)
    }

    @Test(arguments: [
        ("# Soup of the day\n\n- 1 egg", "Soup of the day"), ("- 1 egg", "Test"), ("---\ntitle: 1984\n---\n", "1984"),
        ("---\ntitle: Own\n---\n# Other\n", "Own"), ("---\nname: Stew\n---\n- 1 egg\n", "Stew"),
        ("---\nname: Stew\n---\n# Other\n\n- 1 egg\n", "Other"), ("---\ntitle: Own\nname: Stew\n---\n", "Own"),
    ])
    func findsTheTitle(text: String, expected: String) {
        #expect(read(text).recipe?.summary.title == expected)
    }

    @Test func linksLeadToPagesAndWhatIsMissingIsReported() throws {
        let result = read(
            "See [dough](pizza-dough.md#method), [menu](/menu), [site](https://example.org) and [x](none.md) ![y](y.jpg)\n\n- 1 egg",
            files: ["content/recipes/pizza-dough.md"])
        let html = try #require(result.recipe).introHTML
        #expect(html.contains("href=\"../pizza-dough/index.html#method\""))
        #expect(html.contains("href=\"https://example.org\""))
        #expect(!html.contains("none.md"))
        #expect(result.ids == [.brokenLink, .brokenLink, .missingPicture])
        #expect(result.facts.linkUses.map(\.anchor) == ["method"])
        #expect(result.diagnostics[1].location?.span == SourceSpan(line: 1, column: 88, length: 7))
    }

    @Test func aPictureBesideTheRecipeIsPublished() throws {
        let result = read("![Golden](img/a.jpg)\n\nText.\n\n- 1 egg", files: ["content/recipes/img/a.jpg"])
        #expect(result.recipe?.summary.picture == Picture(file: "content/recipes/img/a.jpg", alternative: "Golden"))
        #expect(result.facts.media == ["content/recipes/img/a.jpg"])
    }

    /// What is among the recipes and is none: it has neither ingredients nor a method nor a key of a recipe.
    @Test(arguments: [
        ("# Wines\n\nWe like [this](none.md).\n", true), ("", true), ("---\nlayout: page\n---\n# Index\n", true),
        ("---\ntags: soup\n---\n", false), ("---\ntitle: Soup\n---\nTo come.\n", false), ("- 1 egg\n", false),
        ("## Method\n\nBoil.\n", false), ("---\ntitle: [\n---\n", false),
    ]) func whatIsNoRecipeIsLeftOut(text: String, isNone: Bool) {
        let result = read(text)
        #expect(result.isNoRecipe == isNone)
        #expect((result.recipe == nil) == isNone)
        #expect(!isNone || result.ids.filter { $0 != .unknownKey } == [])
    }

    @Test func aDraftIsNotPublished() {
        #expect(read("---\ndraft: true\n---\nText").recipe == nil)
    }

    @Test(arguments: [
        ("pizza-dough.md", "Pizza dough"), ("Crème brûlée.md", "Crème brûlée"), ("calzone/index.md", "Calzone"),
        ("🍕.md", "🍕"), ("index.md", "Recipes"),
    ]) func aRecipeWithoutATitleIsCalledAsItsFile(name: String, title: String) throws {
        let file = "content/recipes/\(name)"
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: [file])))
        #expect(try #require(reader.read(Array("- 1 egg\n".utf8), file: file).recipe).summary.title == title)
    }

    @Test func tagsOfOneAddressAreOne() throws {
        let tags = "[gluten-free, Gluten free, Crème, creme, GLUTEN FREE!, 🍕, 🍰, quick]"
        let recipe = try #require(read("---\ntags: \(tags)\n---\n# Soup\n").recipe)
        #expect(recipe.summary.tags == ["gluten-free", "Crème", "🍕", "🍰", "quick"])
    }

    @Test(arguments: [
        ("---\nprep: 15 min\ncook: 30 min\ntotal: 2 h\n---\n", [15, 30, 120]),
        ("---\nprep: 15 min\ncook: 30 min\ntotal: 40 min\n---\n", [15, 30, 40]),
        ("---\nprep: 15 min\ncook: 30 min\n---\n", [15, 30, 45]), ("---\ntotal: 2 h\n---\n", [nil, nil, 120]),
        ("---\nprep: 15 min\ntotal: 0 min\n---\n", [15, nil, 15]), ("---\ntotal: 0\n---\n", [nil, nil, nil]),
        ("---\nprep: 15 min\ntotal: 20 min\n---\n", [15, nil, 20]), ("---\ncook: 30 min\n---\n", [nil, 30, 30]),
        ("# Soup\n\n- Prep time: 5 min\n- Total time: 1 h\n\n## Ingredients\n\n- 1 egg\n", [5, nil, 60]),
        ("# Soup\n\n- Total time: 1 h\n\n## Ingredients\n\n- 1 egg\n", [nil, nil, 60]),
    ]) func aTotalTimeIsThatOfItsAuthor(markdown: String, minutes: [Int?]) throws {
        let summary = try #require(read(markdown).recipe).summary
        #expect([summary.prep, summary.cook, summary.total].map { $0?.count } == minutes)
    }

    @Test(arguments: [
        ("---\ntitel: Soup\n---\n", DiagnosticID.unknownKey), ("---\nprep: 20 fortnights\n---\n", .unknownTimeUnit),
        ("---\ntitle: Soup\n", .unclosedFrontMatter), ("---\ntitle: [\n---\n", .yamlSyntax),
        ("Hot.\n\n<script>x</script>\n", .rawHTML), ("[x](javascript:alert)", .unsafeURL),
        ("![x](https://example.org/x.png)", .missingPicture),
    ])
    func reportsWhatIsWrong(text: String, id: DiagnosticID) {
        #expect(read(text + "\n\n## Ingredients\n\n- 1 egg\n").ids == [id])
    }

    /// Each is told where it stands, and nothing of it is on the page.
    @Test(arguments: [
        "[a](javascript:x)", "[a](JaVaScRiPt:x)", "[a](java&#115;cript&colon;x)", "[a](<java\tscript:x>)",
        "[a](data:x)", "<vbscript:x>",
    ])
    func unsafeAddressesAreToldAndNotWritten(text: String) throws {
        let result = read("So:\n\n\(text)\n\n## Ingredients\n\n- 1 egg\n")
        #expect(result.ids == [.unsafeURL])
        #expect(result.diagnostics.first?.location?.span?.line == 3)
        #expect(try !#require(result.recipe).introHTML.contains("href"))
    }

    @Test func anyBytesAreRead() {
        var random = Seeded(7)
        let pieces = [
            "---\n", "title: ", "## Ingredients\n", "- 1 egg\n", "|a|b|\n|-|-|\n", "\u{0}", "[x](y", "é", "\r\n", "  ",
        ]
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<40, using: &random) {
                bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8
                if Int.random(in: 0..<20, using: &random) == 0 {
                    bytes.append(UInt8(Int.random(in: 0..<256, using: &random)))
                }
            }
            _ = read(String(decoding: bytes, as: UTF8.self))
            let context = ProseContext(index: ContentIndex(files: []))
            _ = RecipeReader(context: context).read(bytes, file: "content/recipes/test.md")
        }
    }
}

@Suite struct TimeReaderTests {
    @Test(arguments: [
        ("20 min", 20), ("20", 20), ("1 h 30 min", 90), ("1h30", 90), ("1h30min", 90), ("PT20M", 20), ("PT1H30M", 90),
        ("P1DT2H", 1560), ("1 1/2 hours", 90), ("1½ Stunden", 90), ("1,5 ore", 90), ("ca. 45 Minuten", 45),
        ("45–60 min", 60), ("2 to 4 hours", 240), ("10 minutes (plus rest)", 10), ("1 hour + rising", 60),
        ("2 giorni", 2880), ("30 min.", 30), ("50 m", 50), ("90 s", 2), ("½ h", 30),
        ("1:30", 90), ("0:45", 45), ("01:10:00", 70), ("00:00:30", 1), (" 2:05 h", 125), ("1:30 Std.", 90),
        ("26:00", 1560),
    ])
    func reads(text: String, minutes: Int) {
        let fields = "---\nprep: \"\(text)\"\n---\n"
        #expect(read(fields).recipe?.summary.prep == Minutes(minutes))
    }

    @Test(arguments: [
        "1:5", "1:90", "1:30 min", "at 18:30", "1:00-1:30", "1:30:", "1:2:3:4", "12:3456", "0:00:90", "٣:٠٥",
        "3 hours + overnight", "30 min, più una notte",
    ])
    func clocksThatAreNoLengthsAreNoTime(text: String) {
        let result = read("---\nprep: \"\(text)\"\n---\n")
        #expect(result.recipe?.summary.prep == nil && result.diagnostics.count == 1)
    }

    @Test func manyTagsAreKeptOnceEach() {
        let tags = (0..<40).map { "tag\($0)" }
        let written = (tags + tags.map { $0.uppercased() }).joined(separator: ", ")
        let result = read("---\ntitle: Soup\ntags: \(written)\n---\n")
        #expect(result.recipe?.summary.tags == tags)
    }

    @Test(arguments: [
        ("INGREDIENTS:", true), ("Ingredients (for two)", true), ("What you need", true), ("What else", false),
        ("What you want", false), ("Zutaten für den Teig", true), ("Ingrédients", true), ("* Ingredienti", true),
        ("", false), ("Notes", false), ("4 ingredients", true),
    ])
    func knowsIngredientsByTheirHeading(_ title: String, _ isKnown: Bool) {
        let result = read("# Soup\n\n## \(title)\n\n- Some of it is water.\n")
        #expect((result.recipe?.groups.isEmpty == false) == isKnown)
    }
}
