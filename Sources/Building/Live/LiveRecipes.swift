import Diagnostics
import Kitchen
import Reading
import Site

/// Reads the recipes of a live site one by one, and makes what is published of them when it is asked for.
struct LiveRecipes: Sendable {
    let site: PreparedSite

    private var reader: RecipeReader { RecipeReader(context: site.source.context) }

    /// What is kept of the recipe in a file with these bytes; nil stands for a file that cannot be read.
    func finish(_ file: String, bytes: [UInt8]?) -> FinishedRecipe {
        guard let bytes else { return finish(file) }
        let read = reader.read(bytes, file: file)
        return FinishedRecipe(file: file, summary: read.recipe?.summary, findings: read.findings, facts: read.facts)
    }

    /// What is kept of the recipe in a file as it stands now.
    func finish(_ file: String) -> FinishedRecipe {
        let read = reader.read(file, of: site.source.files)
        return FinishedRecipe(file: file, summary: read.recipe?.summary, findings: read.findings, facts: read.facts)
    }

    /// The bytes that a recipe gives at an address: its card, or its file as it stands. Nil when none is there.
    /// `summaries` are those of all recipes.
    func content(at address: String, summaries: [RecipeSummary]) -> [UInt8]? {
        let parts = address.split(separator: "/")
        guard parts.count == 3, parts[0] == "recipes" else { return nil }
        let slug = String(parts[1])
        guard let first = site.source.context.index.recipe(slug: slug) else { return nil }
        if let content = content(at: address, of: first) { return content }
        // Where the first file of a name is a draft, another of that name has its place.
        let other = summaries.first { $0.slug == slug && $0.source != first }
        return other.flatMap { content(at: address, of: $0.source) }
    }

    private func content(at address: String, of file: String) -> [UInt8]? {
        guard let bytes = site.source.bytes(of: file), let recipe = reader.read(bytes, file: file).recipe else {
            return nil
        }
        let card = RecipeCard(site: site.frame, theme: site.theme)
        if address == PageAddress.recipe(recipe.summary.slug) { return card.render(recipe) }
        return address == card.fileAddress(recipe) ? bytes : nil
    }
}

extension ReadSite {
    /// The bytes of a file of the site as it stands now, or nil when it is not there or cannot be read.
    func bytes(of file: String) -> [UInt8]? {
        // Why it cannot be read is told by the findings of the site when they matter.
        try? files.read(file)
    }
}
