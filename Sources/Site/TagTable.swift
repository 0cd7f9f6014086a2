import Addresses
import Kitchen
import Synchronization
import Text

/// A tag as it is written, with the address of the list of its recipes.
public final class RecipeTag: Sendable {
    let label: String
    /// The name in addresses.
    let slug: String
    let address: String

    init(_ label: String) {
        self.label = label
        slug = Slug.make(label)
        address = PageAddress.tag(slug)
    }
}

/// The tags of a site's recipes, each once: recipes are many, and their tags few.
public final class TagTable: Sendable {
    private let tags = Mutex<[String: RecipeTag]>([:])

    /// No tags yet.
    public init() {}

    /// The tags with these labels, in order.
    func tags(_ labels: [String]) -> [RecipeTag] {
        tags.withLock { tags in labels.map { Self.tag($0, in: &tags) } }
    }

    private static func tag(_ label: String, in tags: inout [String: RecipeTag]) -> RecipeTag {
        if let tag = tags[label] { return tag }
        let tag = RecipeTag(label)
        tags[label] = tag
        return tag
    }
}
