import Diagnostics
import Testing

@Suite struct NearbyNamesTests {
    private static let many = (0..<2000).map { "content/recipes/recipe-\($0).md" } + ["content/recipes/minestrone.md"]

    @Test(arguments: [
        ("content/recipes/minestrone.md", "content/recipes/minestrone.md"),
        ("content/recipes/minestrome.md", "content/recipes/minestrone.md"),
        ("content/recipes/minestone.md", "content/recipes/minestrone.md"),
        ("content/recipes/minnestrone.md", "content/recipes/minestrone.md"),
        ("content/recipes/Minestorne.md", "content/recipes/minestrone.md"),
        ("content/recipes/mimestrome.md", nil),
        ("content/recipes/recipe-1999x.md", "content/recipes/recipe-1999.md"),
        ("", nil),
    ])
    func amongManyASingleSlipIsFound(_ name: String, _ expected: String?) {
        #expect(NearbyNames { Self.many }.nearest(to: name) == expected)
    }

    @Test func amongFewAllAreCompared() {
        let few = NearbyNames { ["title", "currency"] }
        #expect(few.nearest(to: "curency") == NearestName.find("curency", in: ["title", "currency"]))
        #expect(few.nearest(to: "kurrensy") == "currency")
        #expect(NearbyNames { [] }.nearest(to: "a") == nil)
    }

    @Test func whatNobodyTypesIsNearToNothing() {
        let long = String(repeating: "a", count: 5000)
        #expect(NearestName.find(long, in: [long]) == nil)
        #expect(NearbyNames { [long] }.nearest(to: long + "b") == nil)
    }
}
