import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// What is kept of a recipe once its card is written.
struct FinishedRecipe: Sendable {
    let file: String
    /// What lists show of it, with its place there; nil when the file could not be read as text, or is a draft.
    var placed: PlacedListing?
    /// The names of its ingredients, where the site has a pantry to look them up in.
    var foods: RecipeFoods?
    var findings: Findings
    var facts: ProseFacts
    /// The file as it was when it was read; nil when it could not be.
    var seen: StampedEntry?

    /// What lists show of it.
    var listing: RecipeListing? { placed?.listing }
}

extension [FinishedRecipe] {
    /// The files of all recipes as they were when they were read; nil when one could not be.
    var stamps: StampedFiles? {
        let seen = indices.compactMap { self[$0].seen }
        guard seen.count == count else { return nil }
        return StampedFiles(count: count, path: { self[$0].file }, entry: { seen[$0] })
    }
}

/// The assembly line of recipes: each is read, rendered and staged on its own, many at a time, so that only its summary
/// is kept.
struct RecipeLine: Sendable {
    let files: SiteFiles
    let context: ProseContext
    let card: RecipeCard
    let groceries: Groceries
    /// Whether the foods of each recipe are kept.
    let keepsFoods: Bool
    /// Where cards are staged, or nil when recipes are only to be checked.
    let publisher: Publisher?
    let jobs: Int
    var monitor: BuildMonitor?

    /// All recipes of the site, in order of file.
    func run() throws(FileFailure) -> [FinishedRecipe] {
        let recipes = context.index.recipes
        let reader = RecipeReader(context: context)
        monitor?.begin(.recipes, of: recipes.count)
        var finished = try Parallel.map(recipes.count, jobs: jobs) { (number) throws(FileFailure) in
            try finish(recipes[number], by: reader, stages: hasOwnSlug(recipes[number]))
        }
        try stageOthers(&finished, by: reader)
        return finished
    }

    /// Whether a recipe is the first that has its slug.
    private func hasOwnSlug(_ file: String) -> Bool {
        !context.index.laterNamesakes.contains(file)
    }

    /// Stages recipes whose slug another file has too, where that one is a draft. Two that are not are a conflict,
    /// which is reported when all pages are known, and has to find the stage without it.
    private func stageOthers(_ finished: inout [FinishedRecipe], by reader: RecipeReader) throws(FileFailure) {
        guard !context.index.laterNamesakes.isEmpty else { return }
        let others = finished.indices.filter { !hasOwnSlug(finished[$0].file) }
        var taken = Set(finished.filter { hasOwnSlug($0.file) }.compactMap(\.listing?.summary.slug))
        for number in others {
            guard let slug = finished[number].listing?.summary.slug, taken.insert(slug).inserted else { continue }
            finished[number] = try finish(finished[number].file, by: reader, stages: true)
        }
    }

    private func finish(_ file: String, by reader: RecipeReader, stages: Bool) throws(FileFailure) -> FinishedRecipe {
        defer { monitor?.advance() }
        var findings = Findings()
        let now = FileStamp.now
        guard let contents = monitor.time(.readRecipes, { files.contents(file, findings: &findings) }) else {
            return FinishedRecipe(file: file, findings: findings, facts: ProseFacts())
        }
        let bytes = contents.bytes
        var read = monitor.time(.readRecipes) { reader.read(bytes, file: file, checkedAgainst: groceries) }
        read.facts.anchors = []  // There are many, and few are linked to: those recipes are read again.
        let seen = StampedEntry(read: bytes, FileStamp(contents.status), looked: now)
        // Taken out, since a recipe is large to copy.
        guard let recipe = read.recipe.take() else {
            return FinishedRecipe(file: file, findings: read.findings, facts: read.facts, seen: seen)
        }
        let listing = card.listing(of: recipe)
        if stages, let publisher { try stage(recipe, listing, bytes, on: publisher) }
        return FinishedRecipe(
            file: file, placed: PlacedListing(listing), foods: keepsFoods ? RecipeFoods(recipe) : nil,
            findings: read.findings, facts: read.facts, seen: seen)
    }

    private func stage(
        _ recipe: Recipe, _ listing: RecipeListing, _ bytes: [UInt8], on publisher: Publisher
    ) throws(FileFailure) {
        let page = monitor.time(.renderRecipes) { card.render(recipe, listing) }
        try monitor.time(.stageRecipes) { () throws(FileFailure) in
            try publisher.stage(path: listing.address, bytes: page)
            if let address = card.fileAddress(recipe) { try publisher.stage(path: address, bytes: bytes) }
        }
    }
}

extension RecipeReader {
    /// The recipe in the bytes of `file`, with what the groceries have to say about it.
    func read(_ bytes: [UInt8], file: String, checkedAgainst groceries: Groceries) -> Result {
        var read = read(bytes, file: file)
        read.recipe?.reportSlips(against: groceries, findings: &read.findings)
        return read
    }
}
