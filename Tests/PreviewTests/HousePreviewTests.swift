import Testing

@testable import Preview

/// A preview shows what is about the house even where that is not published, and says so.
@Suite struct HousePreviewTests {
    @Test(arguments: [("", false), ("base_url: https://example.org/\n", true), ("house_pages: false\n", true)])
    func showsTheHouse(settings: String, isMarked: Bool) throws {
        let site = try TestSite([
            "content/site.yml": "title: Da Prova\n" + settings,
            "content/pantry.csv": "item,quantity,added,expires\neggs,6,,\n",
        ])
        let server = try RunningServer(site)
        let pantry = try Client.get("/pantry/", from: server)
        #expect(pantry.status == 200)
        #expect(pantry.text.contains("eggs"))
        #expect(pantry.text.contains("Not published") == isMarked)
        let card = try Client.get("/recipes/soup/", from: server).text
        #expect(card.contains("../../pantry/index.html"))
        #expect(card.contains("in the house"))
        #expect(card.contains("are not published") == isMarked)
    }
}
