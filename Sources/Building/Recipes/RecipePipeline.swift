import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// The assembly line of recipes: each is finished and staged on its own, many at a time, so that only its summary is kept.
///
/// Recipes go through it in groups, one step after the other: the code that one recipe goes through is larger than the
/// cache of a processor, that of a step is not. (10,000 recipes on two cores: 9 % of the processor time.)
struct RecipePipeline: Sendable {
    let index: ContentIndex
    let finisher: RecipeFinisher
    /// Where cards are staged, or nil when recipes are only to be checked.
    let stage: PageStage?
    let jobs: Int

    /// The most recipes of a group; more gain nothing.
    private static let largestGroup = 12

    /// All recipes of the site, in order of file.
    func run() throws(FileFailure) -> [FinishedRecipe] {
        var finished = try run(index.recipes)
        try stageOthers(&finished)
        return finished
    }

    /// The recipes in some files, in this order. One that has its slug after another is not staged.
    func run(_ recipes: [String]) throws(FileFailure) -> [FinishedRecipe] {
        finisher.monitor?.begin(.cards, of: recipes.count)
        // A small site has to give each thread some. (Jobs may be as many as one likes: they are not multiplied.)
        let size = max(1, min(Self.largestGroup, recipes.count / 8 / jobs))
        let groups = try Parallel.map((recipes.count + size - 1) / size, jobs: jobs) { (number) throws(FileFailure) in
            let group = recipes[number * size..<min((number + 1) * size, recipes.count)]
            return try finish(group.map { OpenRecipe($0, hasCard: stage != nil && hasOwnSlug($0)) })
        }
        return groups.flatMap { $0 }
    }

    /// Whether a recipe is the first that has its slug.
    private func hasOwnSlug(_ file: String) -> Bool {
        !index.laterNamesakes.contains(file)
    }

    /// Stages recipes whose slug another file has too, where that one is a draft. Two that are not are a conflict,
    /// which is reported when all pages are known, and has to find the stage without it.
    private func stageOthers(_ finished: inout [FinishedRecipe]) throws(FileFailure) {
        guard !index.laterNamesakes.isEmpty else { return }
        let others = finished.indices.filter { !hasOwnSlug(finished[$0].file) }
        var taken = Set(finished.filter { hasOwnSlug($0.file) }.compactMap(\.listing?.summary.slug))
        for number in others {
            guard let slug = finished[number].listing?.summary.slug, taken.insert(slug).inserted else { continue }
            finished[number] = try finish([OpenRecipe(finished[number].file, hasCard: stage != nil)])[0]
        }
    }

    private func finish(_ group: [OpenRecipe]) throws(FileFailure) -> [FinishedRecipe] {
        var group = group
        finisher.finish(&group)
        if let stage {
            for number in group.indices { try group[number].stage(on: stage, finisher.monitor) }
        }
        finisher.monitor?.advance(by: group.count)
        return group.map(\.finished)
    }
}
