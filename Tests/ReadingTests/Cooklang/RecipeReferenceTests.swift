import Diagnostics
import Kitchen
import Reading
import Testing

/// What a recipe needs that refers to others.
@Suite struct RecipeReferenceTests {
    private static let files = [
        "content/recipes/eggs.cook": "---\nservings: 2\n---\nServe @./sauces/sauce{150%g} on @eggs{4}.",
        "content/recipes/sauces/sauce.cook":
            "---\nyield: 300 g\n---\nMelt @butter{200%g} with @./sauces/stock{1/2} and @salt{}.",
        "content/recipes/sauces/stock.md": "---\nservings: 4\n---\n## Ingredients\n\n- 1 l water\n- 2-3 carrots\n",
        "content/recipes/party.cook": "@./eggs{6%servings}, @./sauces/sauce{=1}, @./eggs{1%bowl}",
        "content/recipes/dip.cook": "Take @./mayonnaise{150%ml} and @./mayonnaise{70%g} for @./mayonnaise{2%servings}.",
        "content/recipes/mayonnaise.cook": "---\nservings: 4\nyield: [300%ml, 280%g]\n---\nBeat @oil{240%ml}.",
        "content/recipes/hen.cook": "From an @./egg{1} and @corn{1%kg}.",
        "content/recipes/egg.cook": "From a @./hen{1}.",
    ]

    private func read(_ file: String) -> Recipe? {
        let context = ProseContext(index: ContentIndex(files: Self.files.keys.sorted()))
        return Self.files[file].flatMap { RecipeReader(context: context).read(Array($0.utf8), file: file).recipe }
    }

    /// The needs of a recipe so many times, each with its first measure, and the problems found.
    private func needs(_ file: String, times factor: Rational = 1) -> (texts: [String], diagnostics: DiagnosticList) {
        read(file).map { needs(of: $0, times: factor) } ?? ([], DiagnosticList())
    }

    private func needs(of recipe: Recipe, times factor: Rational = 1) -> (texts: [String], diagnostics: DiagnosticList)
    {
        var diagnostics = DiagnosticList()
        let recipe = recipe.withReferences(in: .english, diagnostics: &diagnostics) { file, _ in read(file) }
        let format = QuantityFormat(language: .english)
        let texts = recipe.needs(times: factor).map { need in
            need.name + (need.measures.first.map { " \(format.text($0))" } ?? "")
        }
        return (texts, diagnostics)
    }

    @Test func opensReferencesWithinReferences() {
        // 150 g of 300 g is half of the sauce, which needs half of the stock.
        let eggs = ["butter 100 g", "water 250 ml", "carrots 1/2–3/4", "salt", "eggs 4"]
        #expect(needs("content/recipes/eggs.cook").texts == eggs)
        #expect(needs("content/recipes/eggs.cook").diagnostics.isEmpty)
        let twice = ["butter 200 g", "water 500 ml", "carrots 1–1 1/2", "salt", "eggs 8"]
        #expect(needs("content/recipes/eggs.cook", times: 2).texts == twice)
    }

    @Test func countsServingsAndKeepsWhatCannotBeCounted() {
        let texts = needs("content/recipes/party.cook", times: 2).texts
        #expect(texts.prefix(5) == ["butter 600 g", "water 1.5 l", "carrots 3–4 1/2", "salt", "eggs 24"])
        // A fixed amount stays, and nobody knows how many bowls of eggs there are.
        #expect(texts.dropFirst(5) == ["butter 200 g", "water 500 ml", "carrots 1–1 1/2", "salt", "eggs"])
    }

    @Test func countsByEachYield() {
        // 150 of 300 ml, 70 of 280 g, and 2 of 4 servings.
        #expect(needs("content/recipes/dip.cook").texts == ["oil 120 ml", "oil 60 ml", "oil 120 ml"])
    }

    @Test(
        arguments: [
            ("2 [sauces](sauces/sauce.cook)", ["butter 400 g", "water 1 l", "carrots 2–3", "salt"]),
            ("150 g [sauce](sauces/sauce.cook), warm", ["butter 100 g", "water 250 ml", "carrots 1/2–3/4", "salt"]),
            ("[Sauce](sauces/sauce.cook)", ["butter 200 g", "water 500 ml", "carrots 1–1 1/2", "salt"]),
            ("1 bowl [sauce](sauces/sauce.cook)", ["bowl sauce 1"]),
            ("2 eggs ([sauce](sauces/sauce.cook))", ["eggs 2"]),
            ("2 batches of [sauce](sauces/sauce.cook)", ["butter 400 g", "water 1 l", "carrots 2–3", "salt"]),
            ("2 eggs, as in [sauce](sauces/sauce.cook)", ["eggs 2"]), ("1 [lemon](https://example.org)", ["lemon 1"]),
        ] as [(String, [String])])
    func opensLinksOfMarkdown(line: String, expected: [String]) throws {
        let file = "content/recipes/list.md"
        let context = ProseContext(index: ContentIndex(files: (Self.files.keys + [file]).sorted()))
        let text = "## Ingredients\n\n- \(line)\n"
        let own = try #require(RecipeReader(context: context).read(Array(text.utf8), file: file).recipe)
        #expect(needs(of: own).texts == expected)
    }

    @Test func reportsARecipeThatNeedsItself() {
        let (texts, diagnostics) = needs("content/recipes/hen.cook")
        #expect(texts == ["hen 1", "corn 1 kg"])
        #expect(diagnostics.map(\.id) == [.recipeCycle])
        #expect(diagnostics.first?.location?.file == "content/recipes/egg.cook")
    }
}
