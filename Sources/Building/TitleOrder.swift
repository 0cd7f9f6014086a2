import Kitchen
import Markdown
import Reading
import Site

/// Where a recipe stands among others: by title, whatever its case and accents; those of one title by file. Both by bytes.
struct TitlePlace: Hashable, Comparable {
    /// The first eight bytes of the title, which tell most titles apart.
    private let start: UInt64
    private let title: String
    private let file: String

    /// The place of a recipe.
    init(_ recipe: RecipeSummary) {
        title = HeadingSlug.make(recipe.title)
        file = recipe.source
        let bytes = title.utf8.prefix(8)
        start = bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - bytes.count))
    }

    static func < (a: TitlePlace, b: TitlePlace) -> Bool {
        if a.start != b.start { return a.start < b.start }
        return a.title.isBefore(b.title) || !b.title.isBefore(a.title) && a.file.isBefore(b.file)
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
