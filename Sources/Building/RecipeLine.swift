import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// What is kept of a recipe once its card is written.
struct FinishedRecipe: Sendable {
    let file: String
    /// Nil when the file could not be read as text, or is a draft.
    var summary: RecipeSummary?
    var findings: Findings
    var facts: ProseFacts
}

/// The assembly line of recipes: each is read, rendered and staged on its own, many at a time, so that only its summary
/// is kept.
struct RecipeLine: Sendable {
    let files: SiteFiles
    let context: ProseContext
    let card: RecipeCard
    let groceries: Groceries
    /// Where cards are staged, or nil when recipes are only to be checked.
    let publisher: Publisher?
    let jobs: Int

    /// All recipes of the site, in order of file.
    func run() throws(FileFailure) -> [FinishedRecipe] {
        let recipes = context.index.recipes
        return try Parallel.map(recipes.count, jobs: jobs) { (number) throws(FileFailure) in
            try finish(recipes[number])
        }
    }

    private func finish(_ file: String) throws(FileFailure) -> FinishedRecipe {
        var findings = Findings()
        guard let bytes = files.read(file, findings: &findings) else {
            return FinishedRecipe(file: file, findings: findings, facts: ProseFacts())
        }
        var read = RecipeReader(context: context).read(bytes, file: file)
        read.recipe?.reportSlips(against: groceries, findings: &read.findings)
        if let publisher, let recipe = read.recipe {
            try publisher.stage(path: PageAddress.recipe(recipe.summary.slug), bytes: card.render(recipe))
            try publisher.stage(path: card.fileAddress(recipe), bytes: bytes)
        }
        return FinishedRecipe(file: file, summary: read.recipe?.summary, findings: read.findings, facts: read.facts)
    }
}
