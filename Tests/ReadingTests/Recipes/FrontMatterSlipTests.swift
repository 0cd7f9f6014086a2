import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

/// A line of front matter that YAML cannot take, and a person can, is text with a warning; the other keys are read as ever.
@Suite struct FrontMatterSlipTests {
    private func read(_ yaml: String, body: String = "## Method\n\nCook.\n") -> RecipeReader.Result {
        let file = "content/recipes/test.md"
        let context = ProseContext(index: ContentIndex(files: [file]), decimalMark: ".")
        let text = "---\nservings: 4\n\(yaml)\ncook: 5 min\n---\n\(body)"
        return RecipeReader(context: context).read(Array(text.utf8), file: file)
    }

    @Test(arguments: [
        ("title: Soup: a story", "Soup: a story"), ("title: [Soup", "[Soup"), ("title: {Soup", "{Soup"),
        ("title: @home", "@home"), ("title: `Soup`", "`Soup`"), ("title: *Soup", "*Soup"), ("title: - Soup", "- Soup"),
        ("title: 'tis soup", "'tis soup"), ("title: %soup", "%soup"), ("title: > Soup", "> Soup"),
        ("title: Aunt's: soup", "Aunt's: soup"), ("title: Soup: hot   ", "Soup: hot"),
    ]) func isReadAsText(yaml: String, title: String) throws {
        let result = read(yaml)
        let summary = try #require(result.recipe?.summary)
        #expect(summary.title == title && summary.servings == "4" && summary.cook != nil)
        #expect(result.diagnostics.map(\.severity) == [.warning])
        let problem = try #require(result.diagnostics.first { _ in true })
        #expect(problem.id == .yamlSyntax && problem.fix != nil && problem.location?.span?.line == 3)
        #expect(problem.notes.last == "until then it is read as the text `\(title)`")
    }

    @Test(arguments: [
        ("ingredients:\n  - 1 egg\n  - Optional: top with basil", ["1 egg", "Optional: top with basil"]),
        ("ingredients:\n- Topping: basil: fresh\n- 1 egg", ["Topping: basil: fresh", "1 egg"]),
        ("ingredients:\n- [1 egg\n- 'salt'", ["[1 egg", "salt"]),
    ]) func anItemIsReadAsText(yaml: String, lines: [String]) throws {
        let result = read(yaml)
        #expect(try #require(result.recipe).ingredients.map(\.ingredient.text) == lines)
        #expect(result.diagnostics.map(\.severity) == [.warning])
    }

    @Test func aStepIsReadAsText() throws {
        let result = read("steps:\n - Mix it.\n - Repos : 2 h", body: "")
        #expect(try #require(result.recipe).steps.contains("Repos: 2 h"))
    }

    /// Each slip is told, in its line.
    @Test func severalAreTold() {
        let result = read("title: A: b\nauthor: [C\ndescription: `d`")
        #expect(result.diagnostics.map { $0.location?.span?.line } == [3, 4, 5])
        #expect(!result.diagnostics.hasErrors)
    }

    /// What a person cannot take either stays an error, and so does what is no text.
    @Test(arguments: [
        "tags: [a,\n b", "\ttitle: Soup", "title: |\n  text\n broken", "title: {a: b}", "title Soup", "draft: [true",
    ]) func otherwiseItIsAnError(yaml: String) {
        #expect(read(yaml).diagnostics.hasErrors)
    }
}
