import Kitchen
import Publishing
import Site
import Text

/// The recipes of a site as the last build knew them, of which some were written since.
struct EarlierRecipes: Sendable {
    /// What that build reported.
    let report: BuildReport
    /// How many recipes there are.
    var count: Int { known.count }
    private let known: RecipeRecords
    /// The files, as they were when they were read; of those that were written since, as they were then.
    private let seen: StampedFiles
    /// The numbers of the recipes that are not what they were: they were written, or need one that was; in order.
    let stale: [Int]
}

extension EarlierRecipes {
    /// What a build of a site with these recipes can take over; nil where it can take nothing.
    init?(_ build: EditedBuild, _ recipes: [String]) {
        let last = build.last
        guard last.recipes.areAt(recipes), let known = RecipeRecords(build.facts), known.checksum == last.facts,
            known.count == recipes.count
        else { return nil }
        let needing = known.numbers(needing: Set(build.recipes.map { recipes[$0] }))
        self.init(report: last.report, known: known, seen: last.recipes, stale: Set(build.recipes + needing).sorted())
    }

    /// Whether what other pages show of these recipes, by their numbers, is as it was, and nothing that was reported of them can stand
    /// elsewhere now.
    func holds(_ recipes: [Int: FinishedRecipe]) -> Bool {
        let told = Set(report.diagnostics.compactMap(\.location?.file))
        return recipes.allSatisfy { number, recipe in
            known.shows(recipe.shown, of: number) && (isUnmoved(recipe, number) || !told.contains(recipe.file))
        }
    }

    /// Whether the links of a recipe stand where they stood.
    private func isUnmoved(_ recipe: FinishedRecipe, _ number: Int) -> Bool {
        var fields = FieldWriter(reserving: 512)
        recipe.write(to: &fields)
        return known.holds(fields.bytes, of: number)
    }

    /// What is known of all recipes, with these as they are now.
    func records(with recipes: [Int: FinishedRecipe]) -> KeptRecords {
        if recipes.allSatisfy({ isUnmoved($1, $0) }) { return KeptRecords(kept: known.checksum) }
        return KeptRecords(recipes, besides: known)
    }

    /// The files as they were when they were read, of a build that has read these; nil when one of them could not be.
    func seen(with recipes: [Int: FinishedRecipe]) -> StampedFiles? {
        let entries = recipes.compactMapValues(\.seen)
        return entries.count == recipes.count ? seen.noting(entries) : nil
    }

    /// All recipes but those of some numbers, by their files; nil where one cannot be read.
    func all(_ files: [String], with others: [Int: FinishedRecipe], card: RecipeCard, jobs: Int) -> [FinishedRecipe]? {
        let entries = seen.entries
        let recipes = Parallel.map(files.count, jobs: jobs) { number in
            if let other = others[number] { return other as FinishedRecipe? }
            var recipe = known.read(number) { fields throws(DamagedFields) in
                try FinishedRecipe(files[number], from: &fields, card: card)
            }
            recipe?.seen = entries[number]
            return recipe
        }
        let found = recipes.compactMap(\.self)
        return found.count == files.count ? found : nil
    }
}
