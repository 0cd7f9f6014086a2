import Kitchen
import Reading
import Site
import Text

/// Where a recipe stands among others: by title, whatever its case and accents; those of one title by file. Both by bytes.
struct TitlePlace: Hashable, Comparable {
    fileprivate let start: TextStart
    private let title: String
    private let file: String

    /// The place of a recipe.
    init(_ recipe: RecipeSummary) {
        title = Slug.make(recipe.title)
        start = TextStart(title)
        file = recipe.source
    }

    static func < (a: TitlePlace, b: TitlePlace) -> Bool {
        if a.start != b.start { return a.start < b.start }
        return a.title.isBefore(b.title) || !b.title.isBefore(a.title) && a.file.isBefore(b.file)
    }
}

/// A recipe's listing with its place among others.
struct PlacedListing: Sendable {
    let place: TitlePlace
    let listing: RecipeListing

    init(_ listing: RecipeListing) {
        place = TitlePlace(listing.summary)
        self.listing = listing
    }
}

extension [FinishedRecipe] {
    /// The listings of the recipes, by title. At most `jobs` threads sort them.
    func listingsByTitle(jobs: Int) -> [RecipeListing] {
        numbersByTitle(jobs: jobs).compactMap { self[$0].placed?.listing }
    }

    /// The numbers of the recipes that are listed, by title.
    func numbersByTitle(jobs: Int) -> [Int] {
        indices.compactMap { number in self[number].placed.map { (start: $0.place.start, number: number) } }
            .sorted(jobs: jobs) { a, b in
                a.start == b.start ? isBefore(a.number, b.number) : a.start < b.start
            }.map(\.number)
    }

    private func isBefore(_ number: Int, _ other: Int) -> Bool {
        guard let one = self[number].placed?.place, let two = self[other].placed?.place else { return false }
        return one < two
    }
}

extension [Recipe] {
    /// The recipes by title, as their summaries are.
    var inOrderOfTitle: [Recipe] {
        map { (place: TitlePlace($0.summary), recipe: $0) }.sorted { $0.place < $1.place }.map(\.recipe)
    }
}
