import Kitchen
import Markdown

/// A recipe as lists show it: all that is kept of each while a site is built, with what takes time to find found once.
public final class RecipeListing: Sendable {
    /// What lists show of it.
    public let summary: RecipeSummary
    /// The drawn picture of its kind of dish; nil when it has a picture of its own.
    let emblem: DishEmblem?
    /// Its tags.
    let tags: [Tag]
    /// The address of its card.
    public let address: String

    /// A tag as written, with its name in addresses.
    struct Tag: Sendable {
        let label: String
        let slug: String
    }

    /// The listing of a recipe.
    public init(_ summary: RecipeSummary) {
        self.summary = summary
        emblem = summary.picture == nil ? DishEmblem(title: summary.title, tags: summary.tags) : nil
        tags = summary.tags.map { Tag(label: $0, slug: HeadingSlug.make($0)) }
        address = PageAddress.recipe(summary.slug)
    }

    /// The picture that lists and cards show: the recipe's own, or that of its kind of dish, which says nothing that its
    /// title does not say.
    var picture: Picture {
        summary.picture ?? Picture(file: emblem?.address ?? "", alternative: "")
    }
}
