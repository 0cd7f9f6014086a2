import Kitchen
import TestSupport
import Testing

@testable import Importing

/// What is written is read by Forno with the same words, whatever they are.
@Suite struct RecipeMarkdownTests {
    private static let hostile = HostileStrings.lines(PlainWords.line)

    private static let lines =
        hostile + [
            "# heading", "## two ##", "- item", "+ item", "* item", "1. one", "12) two", "> quoted", "---", "===",
            "***", "~~~",
            "```", "| a | b |", "[ ] task", "[x] done", "[^1]", "[a]: http://b", "www.example.org",
            "see http://example.org/a_b",
            "Mail a@example.org now", "a&amp;b", "&copy; 2020", "1 < 2 > 1", "<b>x</b>", "`code`", "_a_ *b* ~~c~~",
            "a\\", "\\a",
            "!(a)[b]", "![a](b)", "Ingredients", "Method:", "Tags: a, b", "Serves 4", "Prep time: 10 min", "{=1%tsp}",
            "@salt{1%g}",
            "%% x", "--- x", "...", "title: x", "Notes", "1.", "2)", "#", "-", "@", "a@b", "½ cup", "\"q\" 'r'",
            "Zutaten", "$x$",
            "://", "https://", "x://y", "<!-- x -->", "::: x", "1\\. x", "300", "1e5", "0x1F", "12", "2021-01-01", "~",
            "null", "12:30", "1_000",
        ]

    @Test func thereAreHostileStrings() { #expect(Self.hostile.count > 100) }

    @Test(arguments: lines) func aLineIsReadAgain(line: String) throws {
        var recipe = ImportedRecipe()
        recipe.title = line
        recipe.servings = line
        recipe.author = line
        recipe.description = [line]
        recipe.ingredients = [.init(lines: ["1 egg", line]), .init(name: line, lines: ["2 figs"])]
        recipe.steps = [.init(lines: ["Stir.", line]), .init(name: line, lines: ["Serve."])]
        let text = RecipeMarkdown(recipe, language: .english).text
        let read = try #require(HeadingTrial.read(text, in: .english))
        #expect(read.summary.title == line)
        #expect(read.summary.servings == line)
        #expect(read.author == line)
        #expect(read.ingredients.map(\.ingredient.text) == ["1 egg", line, "2 figs"], "\(text)")
        #expect(read.steps == ["Stir.", line, "Serve."], "\(text)")
        #expect(read.text.links.isEmpty, "\(text)")
        #expect(read.groups.count == 2)
    }

    private static let names = [
        "Ingredients", "Sauce ingredients", "Method", "Preparation", "Preparazione", "Zubereitung", "Notes", "Tips",
        "Tags",
        "Equipment", "Storage", "Time to bake", "Ingredient notes", "Serving suggestions", "Étapes", "For the dough",
        "Source",
        "Step 1", "Directions:", "Recipe", "Variations", "Note", "Video",
    ]

    @Test(arguments: names) func aNameStays(name: String) throws {
        var recipe = ImportedRecipe()
        recipe.title = name
        recipe.ingredients = [.init(lines: ["1 egg"]), .init(name: name, lines: ["2 figs", "salt"])]
        recipe.steps = [.init(lines: ["Stir."]), .init(name: name, lines: ["This.", "That."])]
        let text = RecipeMarkdown(recipe, language: .english).text
        let read = try #require(HeadingTrial.read(text, in: .english))
        #expect(read.summary.title == name)
        #expect(read.groups.map { $0.ingredients.map(\.text) } == [["1 egg"], ["2 figs", "salt"]], "\(text)")
        #expect(read.groups.last?.name?.contains(name.replacing(":", with: "")) ?? false, "\(text)")
        #expect(read.steps == ["Stir.", "This.", "That."], "\(text)")
    }
}
