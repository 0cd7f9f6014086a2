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
    /// The other recipes that it needs.
    var needed = NeededRecipes()
    var diagnostics: DiagnosticList
    var facts: ReadFindings
    /// The file as it was when it was read; nil when it could not be.
    var seen: StampedEntry?
    /// The files that say it in other languages, as they were when they were read.
    var seenTranslations: [(file: String, entry: StampedEntry)] = []
    /// Whether the file is none.
    var isNoRecipe = false
    /// A digest of what links may lead to in it, in no order.
    var anchorDigest: UInt64 = 0
    /// Whether its file is published beside its card.
    var publishesFile = false

    /// What lists show of it.
    var listing: RecipeListing? { placed?.listing }

    /// Whether something is wrong with it, or with another recipe that it needs.
    var isTroubled: Bool { !diagnostics.isEmpty || !needed.diagnostics.isEmpty }
}

extension [FinishedRecipe] {
    /// What is wrong with all of them; a recipe that cannot be read is told once, however many need it.
    var diagnostics: DiagnosticList {
        var (all, needed) = (DiagnosticList(), DiagnosticList())
        for number in indices {
            all.append(self[number].diagnostics)
            needed.append(self[number].needed.diagnostics)
        }
        all.appendUntold(needed)
        return all
    }

    /// The files of all recipes as they were when they were read, in all languages; nil when one could not be.
    var stamps: StampedFiles? {
        let seen = indices.compactMap { self[$0].seen }
        guard seen.count == count else { return nil }
        let own = StampedFiles(count: count, path: { self[$0].file }, entry: { seen[$0] })
        let others = indices.flatMap { self[$0].seenTranslations }
        if others.isEmpty { return own }
        return own.joined(
            with: StampedFiles(count: others.count, path: { others[$0].file }, entry: { others[$0].entry }))
    }
}
