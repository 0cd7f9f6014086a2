import Diagnostics
import Kitchen
import Reading
import Testing

@Suite struct CooklangCardTests {
    private func read(_ text: String, files: [String] = []) -> RecipeReader.Result {
        let file = "content/recipes/pasta/Carbonara Romana.cook"
        let context = ProseContext(index: ContentIndex(files: ([file] + files).sorted()))
        return RecipeReader(context: context).read(Array(text.utf8), file: file)
    }

    @Test func makesTheCardOfARecipe() throws {
        let result = read(
            """
            ---
            servings: 4
            time:
              prep: 10 min
              cook: 15 min
            tags: [pasta, quick]
            source:
              name: A cook
              url: https://example.org/carbonara
            introduction: Eggs & pork.
            ---

            Boil @spaghetti{400%g} in a #large pot{} for ~{9%minutes}.

            > Keep some of the water.

            Fry @guanciale{150%g}(in strips).

            == Sauce ==

            Beat @eggs{4} with @pecorino{} and more @pecorino{} & @?black pepper{}.\\
            Serve.
            """, files: ["content/recipes/pasta/Carbonara Romana.jpg"])
        let recipe = try #require(result.recipe)
        #expect(result.diagnostics.map(\.message) == [])
        #expect(recipe.summary.title == "Carbonara Romana")
        #expect(recipe.summary.slug == "carbonara-romana")
        #expect(recipe.summary.prep == Minutes(10))
        #expect(recipe.summary.cook == Minutes(15))
        #expect(recipe.summary.servingCount == 4)
        #expect(recipe.summary.tags == ["pasta", "quick"])
        #expect(recipe.summary.description == "Eggs & pork.")
        #expect(recipe.origin == "https://example.org/carbonara")
        #expect(recipe.summary.picture?.file == "content/recipes/pasta/Carbonara Romana.jpg")
        let lines = recipe.ingredients.map { ($0.group.map { "\($0): " } ?? "") + $0.ingredient.text }
        #expect(
            lines == [
                "400 g spaghetti", "150 g guanciale, in strips", "Sauce: 4 eggs", "Sauce: pecorino",
                "Sauce: black pepper, optional",
            ])
        #expect(recipe.ingredients[0].ingredient.line.quantity == Quantity(400, .gram))
        let method = recipe.methodHTML
        #expect(
            method == """
                <ol>
                <li>Boil <span class="ingredient">spaghetti</span> (400\u{A0}g) in a <span class="cookware">large pot</span> for \
                <time class="timer" datetime="PT9M">9 minutes</time>.</li>
                </ol>
                <p class="note">Keep some of the water.</p>
                <ol start="2">
                <li>Fry <span class="ingredient">guanciale</span> (150\u{A0}g).</li>
                </ol>
                <h3 id="sauce">Sauce</h3>
                <ol>
                <li>Beat <span class="ingredient">eggs</span> (4) with <span class="ingredient">pecorino</span> and more \
                <span class="ingredient">pecorino</span> &amp; <span class="ingredient">black pepper</span>.<br>
                Serve.</li>
                </ol>

                """)
        #expect(recipe.steps.count == 3)
        #expect(recipe.steps.first == "Boil spaghetti (400 g) in a large pot for 9 minutes.")
        #expect(recipe.sections.map(\.title) == ["Cookware"])
        #expect(recipe.sections.first.map { recipe.html(of: $0.blocks) } == "<ul>\n<li>large pot</li>\n</ul>\n")
    }

    @Test(arguments: [
        ("./sugo", ["content/recipes/pasta/sugo.cook"], "../sugo/index.html"),
        ("../sauces/Sugo", ["content/recipes/sauces/Sugo.md"], "../sugo/index.html"),
        ("./sauces/Sugo", ["content/recipes/sauces/Sugo.cook"], "../sugo/index.html"),
    ])
    func linksReferences(reference: String, files: [String], href: String) throws {
        let result = read("Add @\(reference){150%g}.", files: files)
        #expect(result.diagnostics.isEmpty)
        let recipe = try #require(result.recipe)
        #expect(recipe.methodHTML.contains("<span class=\"ingredient\"><a href=\"\(href)\">"))
        let line = recipe.ingredients.first?.ingredient.node.map { recipe.html(of: [$0]) }
        #expect(line?.contains(href) == true)
    }

    @Test func reportsAReferenceToNothing() {
        let result = read("Add @./Suggo{150%g}.", files: ["content/recipes/pasta/Sugo.cook"])
        #expect(result.diagnostics.map(\.id) == [.brokenLink])
        #expect(result.diagnostics.first?.fix?.contains("Sugo.cook") == true)
        #expect(result.diagnostics.first?.location?.span?.column == 5)
    }

    @Test func readsMetadataLines() throws {
        let recipe = try #require(read(">> servings: 2\n>> prep time: 5 min\n\nBoil @water{1%l}.").recipe)
        #expect(recipe.summary.servingCount == 2)
        #expect(recipe.summary.prep == Minutes(5))
    }

    /// The signs of the extensions, the lines that come of them, and what the step says.
    @Test(
        arguments: [
            (
                "Add @flour{200%g}, then @&flour{50%g}.", ["200 g flour", "50 g flour"],
                "Add flour (200 g), then flour (50 g)."
            ),
            ("Add @flour{200%g} and more @&flour{}.", ["200 g flour"], "Add flour (200 g) and more flour."),
            ("Add @-salt{} and @-oil{1%tbsp}.", [], "Add salt and oil (1 tbsp)."),
            ("Add @+rice{1%cup}.", ["1 cup rice"], "Add rice (1 cup)."),
            ("Add @white wine|wine{1%glass}.", ["1 glass white wine"], "Add wine (1 glass)."),
            ("Add @?thyme.", ["thyme, optional"], "Add thyme."), ("Add @&?thyme.", ["thyme, optional"], "Add thyme."),
            ("Let the @&(~1)dough{} rest.", [], "Let the dough rest."),
            ("Keep @|{} and a | b.", ["|"], "Keep | and a | b."),
            ("In a #-large pan|pan{}, fry @&(=2)base{}.", [], "In a pan, fry base."),
            ("Call @- or @& now.", [], "Call @- or @& now."),
            ("Add @@Sugo{1}.", ["1 Sugo"], "Add Sugo (1)."),
        ] as [(String, [String], String)])
    func readsModifiersAndAliases(text: String, lines: [String], step: String) throws {
        let result = read(text, files: ["content/recipes/Sugo.cook"])
        #expect(result.diagnostics.map(\.message) == [])
        let recipe = try #require(result.recipe)
        #expect(recipe.ingredients.map(\.ingredient.text) == lines)
        #expect(recipe.steps == [step])
        #expect(
            recipe.ingredients.first?.ingredient.recipe == (lines == ["1 Sugo"] ? "content/recipes/Sugo.cook" : nil))
    }

    @Test func showsThePicturesOfSteps() throws {
        let stem = "content/recipes/pasta/Carbonara Romana"
        let files = ["\(stem).jpg", "\(stem).2.jpg", "\(stem).2.2.png", "\(stem).7.jpg"]
        let result = read("Boil @water{}.\n\nWait.\n\n== Sauce ==\n\nStir.\n\nPour.\n", files: files)
        let recipe = try #require(result.recipe)
        #expect(result.facts.media == Array(files.prefix(3)))
        let pictures = recipe.methodHTML.split(separator: "<li>").dropFirst().map { $0.contains("<img") }
        #expect(pictures == [false, true, false, true])
        #expect(recipe.methodHTML.contains("src=\"../../media/recipes/pasta/Carbonara%20Romana.2.jpg\" alt=\"\""))
        #expect(recipe.steps == ["Boil water.", "Wait.", "Stir.", "Pour."])
    }

    /// Each canonical key as Cooklang's conventions write it: none is a problem, but for a picture on another host a note.
    @Test(arguments: [
        "course: dinner", "category: main", "locale: en_GB", "time required: 1h30m", "duration: 45 min",
        "difficulty: easy",
        "cuisine: French", "diet: gluten-free", "diet: [vegan, halal]", "introduction: Good", "serves: 3",
        "author: Jane",
        "yield: 500%ml", "yield: [500%ml, 350%g]", "image: https://example.org/a.jpg",
        "pictures: [https://example.org/a.jpg]",
        "source.author: Joe", "prep time: 5 min", "servings: 2|4|8",
    ])
    func knowsTheCanonicalKeys(line: String) {
        for text in ["---\n\(line)\n---\nBoil @water{}.", ">> \(line)\n\nBoil @water{}."] {
            #expect(read(text).diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        }
    }

    @Test func saysCourseAndCuisineAsTagsAndYieldsInWords() throws {
        let matter = "course: dinner\ntags: [quick]\ncuisine: French, Italian\nyield: [500%ml, 350%g]\n"
        let recipe = try #require(read("---\n\(matter)---\nBoil @water{}.").recipe)
        #expect(recipe.summary.tags == ["quick", "dinner", "French", "Italian"])
        #expect(recipe.summary.servings == "500 ml")
        #expect(recipe.yields == ["500 ml", "350 g"])
        #expect(try #require(read(">> servings: 2|4|8\n\nBoil.").recipe).summary.servings == "2")
    }

    @Test func escapesWhatCouldBeMarkup() throws {
        let recipe = try #require(read("== <b> ==\n\nMix @<script>{1%\"g} & #a<b>{} ~<i>{1%<s>}.").recipe)
        let html = recipe.methodHTML + recipe.html(of: recipe.sections.flatMap(\.blocks))
        #expect(!html.contains("<script>") && !html.contains("<b>") && !html.contains("<i>") && !html.contains("<s>"))
        let lines = recipe.html(of: recipe.ingredients.compactMap(\.ingredient.node))
        #expect(!lines.isEmpty && !lines.contains("\"") && !lines.contains("<script>"))
    }
}
