import Diagnostics
import Kitchen
import Reading
import Site

/// Reads the recipes of a live site one by one, and keeps of each what the site keeps.
struct LiveRecipes: Sendable {
    private let files: SiteFiles
    private let reader: RecipeReader
    private let groceries: Groceries
    private let card: RecipeCard
    private let languages: RecipeLanguages

    /// The recipes of a site, read with what it says now.
    init(site: PreparedSite) {
        files = site.source.files
        reader = RecipeReader(context: site.source.context)
        groceries = site.kitchen.kitchen.groceryNames
        card = RecipeCard(site: site.frame, theme: site.theme)
        languages = site.recipeLanguages
    }

    /// What is kept of the recipe in a file with these bytes; nil stands for a file that could not be read.
    func finish(_ file: String, bytes: [UInt8]?) -> FinishedRecipe {
        var diagnostics = DiagnosticList()
        guard let bytes = bytes ?? files.read(file, diagnostics: &diagnostics) else {
            return FinishedRecipe(file: file, diagnostics: diagnostics, facts: ReadFindings())
        }
        var read = reader.read(bytes, file: file, checkedAgainst: groceries, servings: card.servings)
        var needed = NeededRecipes()
        if var recipe = read.recipe.take() {
            needed = reader.lookUpReferences(of: &recipe, in: self.files)
            recipe.workOutDiet(by: groceries)
            recipe.reportUnlistedFoods(in: bytes, diagnostics: &read.diagnostics)
            read.recipe = recipe
        }
        var translations: [RecipeTranslator.Result] = []
        if let recipe = read.recipe {
            translations = languages.read(recipe)
            if languages.areShown, let text = translations.first?.recipe { read.recipe = text }
        }
        // A pantry may come later, and then no recipe is read again for it.
        var finished = FinishedRecipe(
            file: file, placed: read.recipe.map { PlacedListing(card.listing(of: $0)) },
            foods: read.recipe.map { RecipeFoods($0) }, needed: needed,
            diagnostics: read.diagnostics, facts: read.facts, isNoRecipe: read.isNoRecipe)
        for found in translations { finished.take(found) }
        return finished
    }
}

extension ParsedSite {
    /// The bytes of a file of the site as it stands now, or nil when it is not there or cannot be read.
    func bytes(of file: String) -> [UInt8]? {
        // Why it cannot be read is told where it is read for what it holds: here it is only compared.
        try? files.read(file)
    }

    /// The bytes of a file of the site as it stands now, or nil when it is not there.
    func present(_ file: String) throws(FileFailure) -> [UInt8]? {
        do throws(FileFailure) {
            return try files.read(file)
        } catch {
            if error.isAbsence { return nil }
            throw error
        }
    }
}
