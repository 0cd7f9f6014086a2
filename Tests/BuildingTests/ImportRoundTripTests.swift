import Building
import Diagnostics
import Foundation
import Importing
import Kitchen
import Reading
import Testing

/// What Forno builds, it imports: each recipe of the demonstration, from the page that is built of it.
@Suite struct ImportRoundTripTests {
    @Test func recipesOfTheDemonstrationComeBack() throws {
        let copy = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: TestFolders.package.appending(path: "content"), to: copy.url.appending(path: "content"))
        var options = BuildOptions(site: copy.path, output: copy.path + "/output", jobs: 1)
        options.isOffline = true
        #expect(try SiteBuild(options).run().isPublished)
        var diagnostics = DiagnosticList()
        let recipes = try PreparedSite(options, diagnostics: &diagnostics).recipes(diagnostics: &diagnostics)
        #expect(recipes.count > 10)
        for recipe in recipes {
            let page = copy.url.appending(path: "output/recipes/\(recipe.summary.slug)/index.html")
            try expectTheSame(recipe, [UInt8](try Data(contentsOf: page)))
        }
    }

    private func expectTheSame(_ recipe: Recipe, _ page: [UInt8]) throws {
        let text = RecipeMarkdown(try PageRecipe.read(page), language: .english).text
        let file = "content/recipes/copy.md"
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: [file])))
        let copy = try #require(reader.read(Array(text.utf8), file: file).recipe)
        #expect(copy.summary.title == recipe.summary.title)
        #expect(copy.summary.servings == recipe.summary.servings, "\(recipe.summary.title)")
        #expect(copy.summary.prep == recipe.summary.prep, "\(recipe.summary.title)")
        #expect(copy.summary.cook == recipe.summary.cook, "\(recipe.summary.title)")
        #expect(copy.summary.total == recipe.summary.total, "\(recipe.summary.title)")
        #expect(copy.summary.tags == recipe.summary.tags, "\(recipe.summary.title)")
        #expect(copy.author == recipe.author, "\(recipe.summary.title)")
        #expect(copy.summary.date == recipe.summary.date, "\(recipe.summary.title)")
        let lines = recipe.ingredients.map(\.ingredient.text)
        #expect(copy.ingredients.map(\.ingredient.text) == lines, "\(recipe.summary.title)")
        #expect(copy.steps == recipe.steps, "\(recipe.summary.title)")
    }
}
