import Kitchen
import Markdown
import Reading
import Site

/// Where a recipe stands among others: by title, whatever its case and accents; those of one title by file. Both by bytes.
struct TitlePlace: Hashable, Comparable {
    fileprivate let title: String
    private let file: String

    /// The place of a recipe.
    init(_ recipe: RecipeSummary) {
        title = HeadingSlug.make(recipe.title)
        file = recipe.source
    }

    static func < (a: TitlePlace, b: TitlePlace) -> Bool {
        a.title.isBefore(b.title) || !b.title.isBefore(a.title) && a.file.isBefore(b.file)
    }
}

/// The first bytes of a title, which tell most titles apart, and its number among those to be sorted: plain memory, so that
/// sorting moves and compares no texts.
private struct TitleKey: BitwiseCopyable {
    let first: UInt64
    let second: UInt64
    let number: Int

    init(_ place: TitlePlace, number: Int) {
        let bytes = place.title.utf8.prefix(16)
        first = Self.number(bytes.prefix(8))
        second = Self.number(bytes.dropFirst(8))
        self.number = number
    }

    /// Eight bytes as a number that is ordered as they are; what is missing counts as zeros.
    private static func number(_ bytes: Substring.UTF8View) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - bytes.count))
    }

    func isBefore(_ other: TitleKey, _ places: [TitlePlace]) -> Bool {
        if first != other.first { return first < other.first }
        if second != other.second { return second < other.second }
        return places[number] < places[other.number]
    }
}

extension [RecipeListing] {
    /// The recipes by title, whatever its case and accents; those of one title by file. At most `jobs` threads sort them.
    func inOrderOfTitle(jobs: Int) -> [RecipeListing] { placed(jobs: jobs).map(\.recipe) }

    /// The recipes in order, each with its place.
    func placed(jobs: Int) -> [(place: TitlePlace, recipe: RecipeListing)] {
        let places = Parallel.map(count, jobs: jobs) { TitlePlace(self[$0].summary) }
        let keys = places.enumerated().map { TitleKey($1, number: $0) }.sorted(jobs: jobs) { $0.isBefore($1, places) }
        return keys.map { (place: places[$0.number], recipe: self[$0.number]) }
    }
}

extension [Recipe] {
    /// The recipes by title, as their summaries are.
    var inOrderOfTitle: [Recipe] {
        map { (place: TitlePlace($0.summary), recipe: $0) }.sorted { $0.place < $1.place }.map(\.recipe)
    }
}
