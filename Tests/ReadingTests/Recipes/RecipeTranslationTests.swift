import Diagnostics
import Kitchen
import Reading
import Testing

/// What a text that says a recipe in another language may say otherwise.
@Suite struct RecipeTranslationTests {
    private static let file = "content/recipes/dough.md"
    private static let german = Translation(Language(tag: "de"), location: SourceLocation(file: Settings.file))
    private static let index = ContentIndex(
        files: ["content/recipes/dough.de.md", "content/recipes/dough.md", "content/recipes/dough.fr.md"],
        translations: [german])

    private static func recipe(_ lines: String, _ heading: String, language: KitchenLanguage) throws -> Recipe {
        let context = ProseContext(index: index, language: language)
        let text = "# Dough\n\n## \(heading)\n\n\(lines)\n"
        return try #require(RecipeReader(context: context).read(Array(text.utf8), file: file).recipe)
    }

    @Test(arguments: [
        ("500 g flour", "500 g Mehl", true), ("1 tbsp oil", "1 EL Öl", true), ("1 cup milk", "250 ml Milch", true),
        ("11 oz flour", "320 g Mehl", true), ("2 cloves garlic", "2 Knoblauchzehen", true),
        ("2-3 eggs", "2–3 Eier", true),
        ("1 tin (400 g) tomatoes", "400 g Tomaten", true), ("salt", "Salz", true), ("salt, to taste", "Salz", true),
        ("500 g flour", "50 g Mehl", false), ("500 g flour", "Mehl", false), ("flour", "500 g Mehl", false),
        ("2 eggs", "3 Eier", false), ("2-3 eggs", "2–4 Eier", false), ("1 cup milk", "1 l Milch", false),
        ("1 tin tomatoes", "400 g Tomaten", false),
    ])
    func amountsAreTheSameInTheMeasuresOfEach(own: String, other: String, isSame: Bool) throws {
        let recipe = try Self.recipe("- \(own)", "Ingredients", language: .english)
        let text = try Self.recipe("- \(other)", "Zutaten", language: .german)
        #expect(text.differences(from: recipe).isEmpty == isSame)
    }

    @Test func aTextInALanguageOfTheSiteIsNoRecipeOfItsOwn() {
        #expect(Self.index.recipes == [Self.file, "content/recipes/dough.fr.md"])
        #expect(Self.index.address(of: "content/recipes/dough.de.md") == Self.index.address(of: Self.file))
        #expect(!Self.index.containsRecipe("content/recipes/dough.de.md"))
    }

    @Test func wordsAreItsOwnAndAllElseIsTheRecipes() throws {
        var recipe = try Self.recipe("- 500 g flour", "Ingredients", language: .english)
        (recipe.summary.tags, recipe.summary.prep) = (["base"], Minutes(20))
        let text = try Self.recipe("- 500 g Mehl", "Zutaten", language: .german).replacing(recipe)
        #expect(text.ingredients.map(\.ingredient.text) == ["500 g Mehl"])
        #expect(text.summary.tags == ["base"] && text.summary.prep == Minutes(20) && text.original == recipe)
    }
}
