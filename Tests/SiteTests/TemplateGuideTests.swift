import Site
import Testing

@Suite struct TemplateGuideTests {
    private let guide = TemplateGuide()

    @Test func everyTitleIsOfOneEntry() {
        let titles = guide.entries.flatMap(\.titles)
        #expect(Set(titles).count == titles.count, "\(titles.filter { title in titles.count { $0 == title } > 1 })")
    }

    @Test func templateMayBeNamedWithoutItsEnding() {
        #expect(guide.entry(named: "recipe")?.titles == ["recipe.html"])
        #expect(guide.entry(named: "menu.md")?.titles == ["menu.html", "menu.md"])
        #expect(guide.entry(named: "rec") == nil)
    }

    /// A record called like a template goes before it.
    @Test func pizzaIsTheRecord() {
        #expect(guide.entry(named: "pizza")?.fields.contains { $0.name == "basePrice" } == false)
        #expect(guide.entry(named: "pizza.html")?.fields.contains { $0.name == "basePrice" } == true)
    }
}
