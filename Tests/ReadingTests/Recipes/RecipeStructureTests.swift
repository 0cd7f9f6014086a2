import Kitchen
import Reading
import TestSupport
import Testing

/// A recipe as its author laid it out, and what it is read as.
struct StructureCase: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// Each line, behind its group where it has one.
    let lines: [String]
    let steps: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, lines: [String], steps: [String]) {
        (self.name, self.text, self.lines, self.steps) = (name, text, lines, steps)
    }
}

@Suite struct RecipeStructureTests {
    private func read(_ text: String) throws -> Recipe {
        let file = "content/recipes/test.md"
        let context = ProseContext(index: ContentIndex(files: [file]))
        return try #require(RecipeReader(context: context).read(Array(text.utf8), file: file).recipe)
    }

    private func check(_ row: StructureCase) throws {
        let recipe = try read(row.text)
        #expect(recipe.ingredients.map { ($0.group.map { "\($0): " } ?? "") + $0.ingredient.text } == row.lines)
        #expect(recipe.steps == row.steps)
    }

    private static let withoutHeadings: [StructureCase] = [
        StructureCase(
            "lists and paragraphs alternate",
            "A slice.\n\n* 300 g flour\n* 1 cup butter\n\nCut butter into flour.\n\n* 2 eggs\n* salt\n\nMix it all.\n\n"
                + "* 1 egg white\n\nBrush, and bake.",
            lines: ["300 g flour", "1 cup butter", "2 eggs", "salt", "1 egg white"],
            steps: ["Cut butter into flour.", "Mix it all.", "Brush, and bake."]),
        StructureCase(
            "a later list without amounts",
            "# Pie\n\n- 1 egg\n- flour\n\nKnead.\n\n- pepper\n- salt\n\nSeason it.",
            lines: ["1 egg", "flour", "pepper", "salt"], steps: ["Knead.", "Season it."]),
        StructureCase(
            "each list with its name", "Dough:\n\n- 1 egg\n\nKnead.\n\n**Filling**\n\n- 2 apples\n\nFill it.",
            lines: ["Dough: 1 egg", "Filling: 2 apples"], steps: ["Knead.", "Fill it."]),
        StructureCase(
            "parts between rules, steps in quotations",
            "---\ntitle: Soup\n---\n* `1 l` water\n\n> Boil it.\n>\n> Wait.\n\n---\n\n* `2` carrots\n\n> Add them.",
            lines: ["1 l water", "2 carrots"], steps: ["Boil it.", "Wait.", "Add them."]),
        StructureCase(
            "a list of what it is",
            "# Soup\n\n- quick\n- cheap\n\nWe love it.\n\n## Ingredients\n\n- 1 l water\n\n## Method\n\nBoil.",
            lines: ["1 l water"], steps: ["Boil."]),
        StructureCase(
            "a numbered list below", "# Eggs\n\n- 2 eggs\n\n1. Boil.\n2. Peel.\n\nThey keep for a week.",
            lines: ["2 eggs"], steps: ["Boil.", "Peel."]),
        StructureCase(
            "no amounts under the name of the dish", "# Guacamole\n\n- avocados\n- lime juice\n- salt\n\nMash it all.",
            lines: ["avocados", "lime juice", "salt"], steps: ["Mash it all."]),
        StructureCase(
            "a list of steps is none of foods",
            "---\ntags: tea\n---\n# Tea\n\n- Boil the water\n- Pour it over the tea\n\nEnjoy.",
            lines: [],
            steps: []),
        StructureCase(
            "a list of links is none of foods",
            "---\ntags: soup\n---\n# Soups\n\n- [Leek](https://example.org/a)\n- [Pea](https://example.org/b)\n\nMake one.",
            lines: [], steps: []),
        StructureCase(
            "a table whose head says so",
            "# Soup\n\n|Ingredient|Amount (4 portions)|\n|-|-|\n|cream|300 mL|\n|salt|-|\n\n## Recipe\n\n1. Boil.\n\n"
                + "### Baking\n\n2. Bake.\n\n## Sides\n\n* rice\n* bread",
            lines: ["300 mL cream", "salt, -"], steps: ["Boil.", "Bake."]),
        StructureCase(
            "a table of prices",
            "# Soup\n\n- 1 l water\n\nBoil it.\n\n## Cost\n\n|Ingredient|Price|\n|-|-|\n|cream|2 €|",
            lines: ["1 l water"], steps: ["Boil it."]),
        StructureCase(
            "lines without bullets",
            "# Salad\n\n*quick*\n\n---\n\n*1 pound* pasta\n*8* cloves garlic\nsalt\n*2 cups* rice\n\n---\n\nBoil it.\n\nServe it.",
            lines: ["1 pound pasta", "8 cloves garlic", "salt", "2 cups rice"], steps: ["Boil it.", "Serve it."]),
        StructureCase(
            "numbered lines are steps", "# Tea\n\n- 1 l water\n\n## How\n\n1 - Boil it.\n2 - Steep it.\n3 - Pour it.",
            lines: ["1 l water"], steps: ["1 - Boil it. 2 - Steep it. 3 - Pour it."]),
        StructureCase(
            "a tip in a quotation before the method",
            "# Balls\n\n- 200 g marzipan\n\n> Make it yourself.\n\n## Recipe\n\n1. Roll it.\n2. Cut it.",
            lines: ["200 g marzipan"], steps: ["Roll it.", "Cut it."]),
    ]

    @Test(arguments: withoutHeadings) func readsWithoutHeadings(_ row: StructureCase) throws { try check(row) }

    private static let underOtherHeadings: [StructureCase] = [
        StructureCase(
            "a part of the dish beside the ingredients",
            "## Ingredients\n\n- 1 egg\n\n## Icing\n\n- 1 cup sugar\n- milk\n\n## Directions\n\n1. Bake.\n2. Ice.",
            lines: ["1 egg", "Icing: 1 cup sugar", "Icing: milk"], steps: ["Bake.", "Ice."]),
        StructureCase(
            "a part behind the method, with its own",
            "## Ingredients\n\n- 1 egg\n\n## Directions\n\n1. Bake.\n2. Cool.\n\n## Icing\n\n- 1 cup sugar\n\nBeat it.",
            lines: ["1 egg", "Icing: 1 cup sugar"], steps: ["Bake.", "Cool.", "Beat it."]),
        StructureCase(
            "parts without amounts",
            "# Bowl\n\n## For the bowl\n\n- rice\n- beans\n\n## Salsa\n\n- tomatoes\n\n## Directions\n\nMix.",
            lines: ["For the bowl: rice", "For the bowl: beans", "Salsa: tomatoes"], steps: ["Mix."]),
        StructureCase(
            "RecipeMD",
            "# Cake\n\n*sweet*\n\n---\n\n## Cake\n\n- *2 cups* flour\n\n## Cream\n\n- *1 cup* butter\n\n---\n\n1. Mix.\n2. Bake.",
            lines: ["Cake: 2 cups flour", "Cream: 1 cup butter"], steps: ["Mix.", "Bake."]),
        StructureCase(
            "notes and equipment are no parts",
            "## Ingredients\n\n- 1 egg\n\n## Equipment\n\n- 2 pans\n\n## Method\n\nBoil.\n\n## Tips\n\n- 2 eggs are better",
            lines: ["1 egg"], steps: ["Boil."]),
        StructureCase(
            "a method under another heading", "# Tea\n\n- 1 l water\n\n## On the day\n\n1. Boil.\n2. Steep.",
            lines: ["1 l water"], steps: ["Boil.", "Steep."]),
        StructureCase(
            "ingredients and method for each part",
            "# Tart\n\n## Dough\n\n### Ingredients\n\n- 1 egg\n\n### Method\n\nKnead.\n\n## Filling\n\n### Ingredients\n\n"
                + "- 2 apples\n\n### Method\n\nCut.",
            lines: ["Dough: 1 egg", "Filling: 2 apples"], steps: ["Knead.", "Cut."]),
        StructureCase(
            "one part alone", "# Tart\n\n## Recipe\n\n### Ingredients\n\n- 1 egg\n\n### Directions\n\nBoil.",
            lines: ["1 egg"], steps: ["Boil."]),
        StructureCase(
            "several lists of ingredients",
            "## Zutaten für den Teig\n\n- 1 Ei\n\n## Zutaten für die Füllung\n\n- 2 Äpfel\n\n## Zubereitung\n\nBacken.",
            lines: ["Zutaten für den Teig: 1 Ei", "Zutaten für die Füllung: 2 Äpfel"], steps: ["Backen."]),
        StructureCase(
            "groups in groups, by headings",
            "## Ingredients\n\n### Cake\n\n#### Dry\n\n- 1 cup flour\n\n#### Wet\n\n- 1 egg\n\n### Icing\n\n- sugar\n\n## Method\n\nMix.",
            lines: ["Cake: Dry: 1 cup flour", "Cake: Wet: 1 egg", "Icing: sugar"], steps: ["Mix."]),
        StructureCase(
            "groups in groups, by lists",
            "## Ingredients\n\n- Cake\n  - Dry\n    - 1 cup flour\n  - Wet\n    - 1 egg\n- Icing\n  - sugar\n\n## Method\n\nMix.",
            lines: ["Cake: Dry: 1 cup flour", "Cake: Wet: 1 egg", "Icing: sugar"], steps: ["Mix."]),
        StructureCase(
            "bold groups under a heading",
            "## Ingredients\n\n### Cake\n\n**Dry**\n\n- 1 cup flour\n\n**Wet**\n\n- 1 egg\n\n## Method\n\nMix.",
            lines: ["Cake: Dry: 1 cup flour", "Cake: Wet: 1 egg"], steps: ["Mix."]),
        StructureCase(
            "parts of the method under headings of their own",
            "Muffins\n===\n\nZutaten:\n---\n\n- 200 g Mehl\n\nVorbereitung:\n---\n\n- Ofen vorheizen\n\nZubereitung:\n---\n\n"
                + "- Alles mischen\n\nBacken:\n---\n\n- 180° Umluft, 20 min\n\nTags: Backen",
            lines: ["200 g Mehl"], steps: ["Ofen vorheizen", "Alles mischen", "180° Umluft, 20 min"]),
        StructureCase(
            "several preparations, each with what it is of",
            "## Zutaten\n\n- 1 Paprika\n\n## Vorbereitung Gemüse:\n\n- Paprika schneiden\n\nReis kochen!\n\n"
                + "## Zubereitung Soße\n\n- Öl erhitzen",
            lines: ["1 Paprika"], steps: ["Paprika schneiden", "Reis kochen!", "Öl erhitzen"]),
        StructureCase(
            "a section that says what to do behind the method",
            "## Zutaten\n\n- 1 Huhn\n\n## Zubereitung\n\n- Reis kochen\n\n## Huhn anbraten:\n\n- Öl erhitzen\n- 3 Minuten braten",
            lines: ["1 Huhn"], steps: ["Reis kochen", "Öl erhitzen", "3 Minuten braten"]),
        StructureCase(
            "a section in paragraphs that says what to do",
            "## Ingredients\n\n- 1 egg\n\n## Method\n\nBoil it.\n\n## Make the sauce\n\nStir the milk.\n\n## Good to know\n\nIt keeps.",
            lines: ["1 egg"], steps: ["Boil it.", "Stir the milk."]),
        StructureCase(
            "the method behind the last list, without a heading",
            "# Torte\n\n## Zutaten Teig\n\n- 200 g Mehl\n\n## Zutaten Glasur\n\n- 90 g Zucker\n\nEier und Zucker schaumig rühren.\n\n"
                + "Bei 175 °C backen.\n\n*Zubereitung Glasur*:\n\nWasser mit Zucker aufkochen.",
            lines: ["Zutaten Teig: 200 g Mehl", "Zutaten Glasur: 90 g Zucker"],
            steps: [
                "Eier und Zucker schaumig rühren.", "Bei 175 °C backen.", "Wasser mit Zucker aufkochen.",
            ]),
        StructureCase(
            "a remark behind the list is no method", "## Ingredients\n\n- 1 egg\n\nFrom my aunt.", lines: ["1 egg"],
            steps: []),
        StructureCase(
            "groups in brackets",
            "## Ingredientes\n\n- [Pollo]\n- 2 pechugas\n- [Pasta]\n- sal\n\n## Preparación\n\n1. [Pollo]\n2. Cortar el pollo.\n3. [Pasta]\n"
                + "4. Hervir la pasta.",
            lines: ["Pollo: 2 pechugas", "Pasta: sal"], steps: ["Cortar el pollo.", "Hervir la pasta."]),
        StructureCase(
            "groups as items with a colon",
            "## Ingredients\n\n- Dough:\n- * 300 g flour\n- * 3 eggs\n- Filling:\n- * salt\n- pepper:\n\n## Method\n\nKnead.",
            lines: ["Dough: 300 g flour", "Dough: 3 eggs", "Filling: salt", "Filling: pepper:"], steps: ["Knead."]),
        StructureCase(
            "tags of another site generator",
            "## Ingrédients\n\n- 1 œuf\n\n## Préparation\n\n{% include video.html id=\"1\" %}\n\nBattre l'œuf.",
            lines: ["1 œuf"], steps: ["Battre l'œuf."]),
        StructureCase(
            "the last direction is no remark",
            "## Zutaten\n\n- 1 Ei\n\n## Zubereitung\n\nDen Teig kneten.\n\nKühl ruhen lassen.\n\nZuletzt kalt übergießen und "
                + "in Kakao wälzen.\n\nSchmeckt auch kalt.",
            lines: ["1 Ei"],
            steps: ["Den Teig kneten.", "Kühl ruhen lassen.", "Zuletzt kalt übergießen und in Kakao wälzen."]),
        StructureCase(
            "a log of times",
            "## Zutaten\n\n- 1 Huhn\n\n## Zubereitung\n\n- Braten\n\n## Ablauf\n\n- 0min Huhn rein\n- 15min Kartoffeln rein",
            lines: ["1 Huhn"], steps: ["Braten"]),
        StructureCase(
            "a group that is called after what is made",
            "## Zutaten\n\n- 500 g Mehl\n\n### Süße Zubereitung\n\n- 250 ml Milch\n- 30 g Zucker\n\n## Zubereitung\n\nKneten.",
            lines: ["500 g Mehl", "Süße Zubereitung: 250 ml Milch", "Süße Zubereitung: 30 g Zucker"],
            steps: ["Kneten."]),
        StructureCase(
            "the heading again, and a remark, in the list",
            "## Ingrédients\n\n- Ingrédients\n- 2 œufs\n- La recette ne comporte pas de glaçage mais il apporte une touche acidulée.\n\n"
                + "## Préparation\n\nMélanger.",
            lines: ["2 œufs"], steps: ["Mélanger."]),
        StructureCase(
            "parts of RecipeMD whose method has headings too",
            "# Cake\n\n---\n\n## Dough\n\n- *50 g* sugar\n\n## Topping\n\n- *75 g* sugar\n\n---\n\nNote: you need a blender.\n\n"
                + "## Cake base\n\nKnead the dough.\n\n## Topping\n\nMix it.",
            lines: ["Dough: 50 g sugar", "Topping: 75 g sugar"], steps: ["Knead the dough.", "Mix it."]),
        StructureCase(
            "steps below their titles",
            "## Ingredients\n\n- 1 chicken\n\n## Method\n\n1. Preparation\n   1. Wash it.\n   2. Cut it.\n2. Fry it.\n   - Turn it.",
            lines: ["1 chicken"], steps: ["Wash it.", "Cut it.", "Fry it. Turn it."]),
    ]

    @Test(arguments: underOtherHeadings) func readsUnderOtherHeadings(_ row: StructureCase) throws { try check(row) }

    /// Whether the heading of a section is one of the ingredients, the method, or neither.
    @Test(arguments: [
        ("Cooking Directions (90 min)", "method"), ("Slow Cooker Instructions", "method"), ("Kochanleitung", "method"),
        ("Directions for the sauce", "method"), ("Sauce ingredients", "ingredients"), ("Ingredient notes", "other"),
        ("Preparation time", "other"), ("Storage instructions", "other"), ("Notes on the ingredients", "other"),
        ("Serving instructions", "other"), ("Next steps", "other"), ("Method notes", "other"),
        ("For the preparation", "other"), ("Baking", "method"), ("Backen:", "method"), ("Baking powder", "other"),
    ]) func knowsSectionsByTheirHeading(_ title: String, _ kind: String) throws {
        let recipe = try read(
            "# Soup\n\nHot.\n\n## \(title)\n\n- hot water\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nBoil.")
        let found =
            recipe.steps.contains("hot water") ? "method" : recipe.ingredients.count > 1 ? "ingredients" : "other"
        #expect(found == kind)
    }

    /// What stands beside the steps of a method, and whether it is one.
    @Test(arguments: [
        ("![Done](https://example.org/x.jpg)", false), ("[Source](https://example.org)", false),
        ("<https://example.org/soup>", false), ("Source: Grandmother", false),
        ("Originally published at example.org", false),
        ("*Originally published at [Soups](https://example.org)*", false), ("From *Soups of the World*, p. 12", false),
        ("Adapted from *Soups*.", false), ("Jane Doe, Soups and Stews, 1987", false), ("Note: use old bread.", false),
        ("**Tip:** Add more salt.", false), ("This keeps for three days.", false),
        ("It tastes better the next day.", false),
        ("You can also add chillies.", false), ("Serve with bread.", true), ("When it is cool, slice it.", true),
        ("Finally, stir in the cream.", true), ("Gently fold in the eggs.", true), ("Toast the bread.", true),
        ("Do not stir it.", true), ("Either fry it or boil it.", true), ("With liver, remove the skin.", true),
        ("Die Suppe pürieren.", true), ("Die Suppe kann man einfrieren.", false),
        ("Nun die Sahne unterrühren.", true), ("Anmerkung: Salz nach Geschmack.", false),
        ("Hält sich drei Tage.", false),
        ("Servire caldo.", true), ("Aggiungete il sale.", true), ("È ottima anche fredda.", false),
        ("Servir bien chaud.", true), ("Ajoutez la crème.", true), ("Elle se garde trois jours.", false),
        ("Servir caliente.", true), ("Añadir la sal.", true), ("Se conserva tres días.", false),
        ("Espolvorearlos con azúcar.", true), ("Tagliarla a fette.", true), ("Season to taste.", true),
        ("Kurz ruhen lassen und servieren.", true), ("Die Kekse lassen sich gut einfrieren.", false),
        ("Backofen: 180° 12-16 Minuten", true),
    ]) func tellsStepsFromWhatStandsBesideThem(_ words: String, _ isStep: Bool) throws {
        let recipe = try read("## Ingredients\n\n- 1 l water\n\n## Method\n\n1. Boil.\n2. Stir.\n\n\(words)")
        #expect(recipe.steps.dropFirst(2).count == (isStep ? 1 : 0))
    }

    /// Behind paragraphs that all give directions, one that gives none is a note; among others nobody can tell.
    @Test(arguments: [
        ("Boil the egg.\n\nPeel it.\n\nThis keeps for a week.", 2),
        ("Boil the egg.\n\nThis takes a while.\n\nIt is done.", 3),
        ("Das Ei kochen.\n\nDas Ei schälen.\n\nHält sich drei Tage.", 2),
        ("Boil the egg.\n\nIt is done.", 2), ("Boil the egg.\n\nPeel it.\n\nServe it.", 3),
    ]) func aNoteEndsAMethodOfParagraphs(_ method: String, _ count: Int) throws {
        #expect(try read("## Ingredients\n\n- 1 egg\n\n## Method\n\n\(method)").steps.count == count)
    }

    /// In a method of paragraphs, all that is no source, note or picture is a step.
    @Test func paragraphsAreStepsButForTheirSource() throws {
        let recipe = try read(
            "## Ingredients\n\n- 1 egg\n\n## Method\n\nThe egg is boiled.\n\nIt rests.\n\n![It](https://example.org/x.jpg)\n\n"
                + "Tip: take two.\n\n*Egg Book*, p. 3\n\n[Egg Book](https://example.org)")
        #expect(recipe.steps == ["The egg is boiled.", "It rests."])
    }

    @Test func nothingThatIsReadElsewhereIsASection() throws {
        let recipe = try read(
            "# Tart\n\n## Dough\n\n### Ingredients\n\n- 1 egg\n\n### Method\n\nKnead.\n\n## Icing\n\n- 1 cup sugar\n\nBeat."
        )
        #expect(recipe.sections == [])
        #expect(recipe.methodHTML.contains("<h3 id=\"icing\">Icing</h3>"))
    }
}
