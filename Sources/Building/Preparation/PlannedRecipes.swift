import Diagnostics
import Kitchen
import Reading

/// The recipes that plans name, with what others need that they refer to, read again once all are written: those are few.
struct PlannedRecipes: Sendable {
    /// By the file; a draft, or one that cannot be read, is not among them.
    let byFile: [String: Recipe]

    /// Reads the recipes of these plans; reports those that need themselves, and those that cannot be read.
    init(of plans: [Plan], in source: ParsedSite, jobs: Int, diagnostics: inout DiagnosticList) {
        let named = Set(plans.flatMap(\.recipeSources)).sorted()
        let reader = RecipeReader(context: source.context)
        let read = Parallel.map(named.count, jobs: jobs) { number in
            var found = DiagnosticList()
            let recipe = reader.readAgain(named[number], of: source.files, diagnostics: &found)?.recipe
            return (recipe.map { reader.withReferences($0, of: source.files, diagnostics: &found) }, found)
        }
        byFile = Dictionary(
            zip(named, read).compactMap { file, read in read.0.map { (file, $0) } },
            uniquingKeysWith: { first, _ in first })
        // A circle is found from each of its recipes and from all that lead to it, and a recipe may be needed by many.
        var told: Set<SourceLocation?> = []
        for problem in read.flatMap(\.1) where told.insert(problem.location).inserted {
            diagnostics.report(problem)
        }
    }
}
