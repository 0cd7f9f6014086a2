import Diagnostics
import Kitchen
import TestSupport
import Testing

@testable import Exporting
@testable import Importing
@testable import Reading

/// What is written as Cooklang or Markdown is read by Forno with the same words, whatever they are.
@Suite struct InertTextTests {
    private static let hostile = HostileStrings.lines(PlainWords.line)

    private static let lines =
        hostile + [
            "@salt{1%g}", "@ salt", "a @b c {d}", "#pot{}", "~{10%minutes}", "-- no comment", "a -- b --- c", "[- x -]",
            "[-", "-]", "> a note", ">> key: value", "= section", "== section ==", "(in brackets)", "{", "}", "{}",
            "a|b",
            "50%", "\\", "a\\", "\\@x", "\\\\", "./path/to", "../../etc/passwd", ".\\x", "@@Sauce{1}", "@&(~1)dough{}",
            "?thyme", "-salt", "+oil", "&flour", "=1%tsp", "{=1%tsp}", "1/2", "½ cup", "2 - 3 eggs", "1 @ 2", "a--",
            "---", "1 l water (boiling)", "2 x 400 g tins", "a (b) c", "a ( b", "a ) b", "1 cup + 2 tbsp milk", "~",
        ]

    @Test func thereAreHostileStrings() { #expect(Self.hostile.count > 100) }

    @Test(arguments: lines) func aLineIsReadAgain(line: String) throws {
        var page = ImportedRecipe()
        (page.title, page.servings, page.author) = (line, line, line)
        page.ingredients = [.init(lines: ["1 egg", line])]
        page.steps = [.init(lines: ["Stir the egg for 5 minutes.", line]), .init(name: line, lines: ["Serve."])]
        let recipe = try #require(HeadingTrial.read(RecipeMarkdown(page, language: .english).text, in: .english))
        let text = CooklangFile(ExportedRecipe(recipe, siteLanguage: .english)).text
        var diagnostics = DiagnosticList()
        let steps = CooklangReader.read(Array(text.utf8), file: "a.cook", diagnostics: &diagnostics).steps
        #expect(diagnostics.isEmpty, "\(text)")
        #expect(steps.map(\.plainText).suffix(recipe.steps.count) == recipe.steps[...], "\(text)")
        let copy = try #require(read(text))
        #expect(copy.summary.title == line, "\(text)")
        let isList = line.hasPrefix("[") && line.hasSuffix("]")
        let servings = isList ? "(\(line.dropFirst().dropLast()))" : line.replacing("|", with: "/")
        #expect(copy.summary.servings == servings, "\(text)")
        #expect(copy.author == line, "\(text)")
        #expect(copy.text.links.isEmpty, "\(text)")
        #expect(copy.ingredients.count == recipe.ingredients.count, "\(text)")
        for ingredient in recipe.ingredients.map(\.ingredient.line) {
            let found = copy.ingredients.map(\.ingredient.line).contains { other in
                other.name == ingredient.name && other.quantity == ingredient.quantity || other.text == ingredient.text
            }
            #expect(found, "\(ingredient.text) in \(text)")
        }
    }

    @Test(arguments: lines) func aLineOfMarkdownIsReadAgain(line: String) throws {
        var page = ImportedRecipe()
        (page.title, page.description, page.author) = (line, [line], line)
        page.ingredients = [.init(lines: ["1 egg", line]), .init(name: line, lines: ["2 figs"])]
        page.steps = [.init(lines: ["Stir the egg for 5 minutes.", line]), .init(name: line, lines: ["Serve."])]
        let recipe = try #require(HeadingTrial.read(RecipeMarkdown(page, language: .english).text, in: .english))
        let text = MarkdownRecipe(ExportedRecipe(recipe, siteLanguage: .english)).text
        let copy = try #require(read(text, as: "md"))
        #expect(copy.summary.title == recipe.summary.title, "\(text)")
        #expect(copy.author == line, "\(text)")
        #expect(copy.ingredients.map(\.ingredient.text) == recipe.ingredients.map(\.ingredient.text), "\(text)")
        #expect(copy.steps == recipe.steps, "\(text)")
        #expect(copy.text.links.isEmpty, "\(text)")
        #expect(copy.groups.map(\.name) == recipe.groups.map(\.name), "\(text)")
    }

    /// Without HTML, which the readers of exports take for that, and without what makes a heading of a line.
    private static let plainLines = lines.filter { line in
        PlainWords.words(line) == line && line.withoutBullet == line && !line.hasSuffix(":")
    }

    @Test(arguments: plainLines, [RecipeFormat.mealie, .paprika])
    func aLineOfAnotherProgramIsReadAgain(line: String, format: RecipeFormat) throws {
        var page = ImportedRecipe()
        (page.title, page.author) = ("A", line)
        page.ingredients = [.init(lines: ["1 egg", line])]
        page.steps = [.init(lines: ["Stir the egg for 5 minutes.", line])]
        let recipe = try #require(HeadingTrial.read(RecipeMarkdown(page, language: .english).text, in: .english))
        let bytes = format.text(of: ExportedRecipe(recipe, siteLanguage: .english))
        let file = try #require(ProgramFile.read("a.json", in: ExportFiles(["a.json"]) { _ in bytes }))
        let copy = try #require(try file.recipes.first?.get()).recipe
        #expect(copy.ingredients.flatMap(\.lines) == recipe.ingredients.map(\.ingredient.text))
        #expect(copy.steps.flatMap(\.lines) == recipe.steps)
    }

    @Test func thereArePlainLines() { #expect(Self.plainLines.count > 80) }

    @Test func whatASectionNeedsStandsInItsSteps() throws {
        var page = ImportedRecipe()
        page.title = "Pie"
        page.ingredients = [
            .init(name: "Dough", lines: ["500 g flour", "1 tsp salt"]), .init(name: "Filling", lines: ["4 apples"]),
            .init(name: "To serve", lines: ["cream"]),
        ]
        page.steps = [
            .init(name: "Dough", lines: ["Knead the flour."]), .init(name: "Filling", lines: ["Slice the apples."]),
        ]
        let recipe = try #require(HeadingTrial.read(RecipeMarkdown(page, language: .english).text, in: .english))
        let text = CooklangFile(ExportedRecipe(recipe, siteLanguage: .english)).text
        #expect(
            text == """
                ---
                title: Pie
                ---

                == To serve ==

                @cream{}

                == Dough ==

                @salt{1%tsp}

                Knead the @flour{500%g}.

                == Filling ==

                Slice the @apples{4}.

                """)
    }

    private func read(_ text: String, as ending: String = "cook") -> Recipe? {
        let file = "content/recipes/a.\(ending)"
        let context = ProseContext(index: ContentIndex(files: [file]))
        return RecipeReader(context: context).read(Array(text.utf8), file: file).recipe
    }

    private static let amounts: [(line: String, mark: String)] = [
        ("500 g flour, type 00", "@flour{500%g}(type 00)"), ("1 1/2 tsp salt", "@salt{1 1/2%tsp}"),
        ("1/3 cup milk", "@milk{1/3%cup}"), ("1½ cups milk", "@milk{1 1/2%cups}"), ("2-3 eggs", "@eggs{2-3}"),
        ("2–3 tbsp oil", "@oil{2–3%tbsp}"), ("salt", "@salt{}"), ("salt, to taste", "@salt{to taste}"),
        ("2 tins (400 g) tomatoes, drained", "@tomatoes{2%tins}(400 g, drained)"),
        ("1.5 kg potatoes", "@potatoes{1.5%kg}"), ("3 large eggs", "@eggs{3}(large)"),
    ]

    @Test(arguments: amounts) func amountsStayExact(line: String, mark: String) {
        let read = IngredientLineReader(language: .english).read(line)
        let ingredient = RecipeIngredient(read, location: SourceLocation(file: "a.md"))
        #expect(CooklangIngredientMark(ingredient, language: .english, reference: nil).text == mark)
    }
}
