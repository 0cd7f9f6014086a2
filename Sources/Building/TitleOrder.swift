import Kitchen
import Markdown
import Site

/// Where a recipe stands among others: by title, whatever its case and accents; those of one title by file.
struct TitlePlace: Hashable, Comparable {
    let title: String
    let file: String

    /// The place of a recipe.
    init(_ recipe: RecipeSummary) {
        title = HeadingSlug.make(recipe.title)
        file = recipe.source
    }

    static func < (a: TitlePlace, b: TitlePlace) -> Bool {
        a.title == b.title ? a.file < b.file : a.title < b.title
    }
}

extension [RecipeListing] {
    /// The recipes by title, whatever its case and accents; those of one title by file. At most `jobs` threads sort them.
    func inOrderOfTitle(jobs: Int) -> [RecipeListing] { placed(jobs: jobs).map(\.recipe) }

    /// The recipes in order, each with its place.
    func placed(jobs: Int) -> [(place: TitlePlace, recipe: RecipeListing)] {
        Parallel.map(count, jobs: jobs) { (place: TitlePlace(self[$0].summary), recipe: self[$0]) }
            .sorted(jobs: jobs) { $0.place < $1.place }
    }
}

extension [Recipe] {
    /// The recipes by title, as their summaries are.
    var inOrderOfTitle: [Recipe] {
        map { (place: TitlePlace($0.summary), recipe: $0) }.sorted { $0.place < $1.place }.map(\.recipe)
    }
}
