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

    @Test func escapesWhatCouldBeMarkup() throws {
        let recipe = try #require(read("== <b> ==\n\nMix @<script>{1%\"g} & #a<b>{} ~<i>{1%<s>}.").recipe)
        let html = recipe.methodHTML + recipe.html(of: recipe.sections.flatMap(\.blocks))
        #expect(!html.contains("<script>") && !html.contains("<b>") && !html.contains("<i>") && !html.contains("<s>"))
        let lines = recipe.html(of: recipe.ingredients.compactMap(\.ingredient.node))
        #expect(!lines.isEmpty && !lines.contains("\"") && !lines.contains("<script>"))
    }
}
