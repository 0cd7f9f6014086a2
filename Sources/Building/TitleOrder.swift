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

    static func < (a: TitlePlace, b: TitlePlace) -> Bool { (a.title, a.file) < (b.title, b.file) }
}

extension [RecipeListing] {
    /// The recipes by title, whatever its case and accents; those of one title by file.
    var inOrderOfTitle: [RecipeListing] { placed.map(\.recipe) }

    /// The recipes in order, each with its place.
    var placed: [(place: TitlePlace, recipe: RecipeListing)] {
        map { (place: TitlePlace($0.summary), recipe: $0) }.sorted { $0.place < $1.place }
    }
}

extension [Recipe] {
    /// The recipes by title, as their summaries are.
    var inOrderOfTitle: [Recipe] {
        map { (place: TitlePlace($0.summary), recipe: $0) }.sorted { $0.place < $1.place }.map(\.recipe)
    }
}
