import Addresses
import Kitchen
import Text

/// The tags of all recipes, gathered when they are first asked for.
struct TagIndex: Sendable {
    /// A tag with its recipes.
    struct Tag: Sendable {
        /// The name in addresses.
        let slug: String
        /// The first writing of the tag.
        let label: String
        /// The places of its recipes in the list of all.
        var members: [Int]
    }

    private let tags: Lazy<[Tag]>

    init(_ recipes: [RecipeListing]) { tags = Lazy { Self.tags(of: recipes) } }

    /// The tags in order of slug.
    var all: [Tag] { tags.value }

    /// The tags as a list of recipes offers them: ten are shown first, or all where they are hardly more.
    var choice: TagChoice {
        let all = self.all
        let links = all.map { tag in
            LabelledLink(label: tag.label, address: PageAddress.tag(tag.slug), count: tag.members.count)
        }
        let ranked = all.indices.sorted { (all[$1].members.count, $0) < (all[$0].members.count, $1) }
        return TagChoice(all: links, top: ranked.prefix(links.count > 12 ? 10 : 12).map { links[$0] })
    }

    private static func tags(of recipes: [RecipeListing]) -> [Tag] {
        var tags: [Tag] = []
        var places: [ObjectIdentifier: Int] = [:]
        var bySlug: [String: Int] = [:]
        for (member, recipe) in recipes.enumerated() {
            for tag in recipe.tags {
                if let place = places[ObjectIdentifier(tag)] {
                    tags[place].members.append(member)
                    continue
                }
                // The first use of a tag, or of another way to write it.
                let place = bySlug[tag.slug] ?? tags.count
                if place == tags.count { tags.append(Tag(slug: tag.slug, label: tag.label, members: [])) }
                tags[place].members.append(member)
                (places[ObjectIdentifier(tag)], bySlug[tag.slug]) = (place, place)
            }
        }
        return tags.sorted { $0.slug < $1.slug }
    }
}
