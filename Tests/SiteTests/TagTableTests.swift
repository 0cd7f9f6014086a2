import Kitchen
import Testing

@testable import Site

/// The tags of a site: each once, and listed together by their names in addresses.
@Suite struct TagTableTests {
    private static func listing(_ title: String, _ labels: [String], _ tags: TagTable) -> RecipeListing {
        var summary = RecipeSummary(slug: title, title: title, source: "\(title).md")
        summary.tags = labels
        return RecipeListing(Recipe(summary: summary), tags: tags)
    }

    @Test func keepsATagOnce() {
        let table = TagTable()
        let first = table.tags(["Crème", "sweet"])
        let second = table.tags(["sweet", "Creme"])
        #expect(first[1] === second[0])
        #expect(first[0] !== second[1])
        #expect(first.map(\.address) == ["tags/creme/index.html", "tags/sweet/index.html"])
    }

    @Test func gathersTagsThatShareAnAddress() {
        let (table, other) = (TagTable(), TagTable())
        let recipes = [
            Self.listing("a", ["sweet", "Crème"], table), Self.listing("b", ["creme", "sweet"], table),
            Self.listing("c", ["sweet"], other),
        ]
        let tags = TagIndex(recipes).all
        #expect(tags.map(\.label) == ["Crème", "sweet"])
        #expect(tags.map(\.members) == [[0, 1], [0, 1, 2]])
    }
}
