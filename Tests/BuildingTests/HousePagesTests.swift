import Addresses
import Foundation
import Kitchen
import Testing

@testable import Building
@testable import Site

/// What is about the house stays in the house, where a site does not publish it.
@Suite struct HousePagesTests {
    /// What `site.yml` says, what the command line says, and whether the pages of the house are there.
    private static let cases: [(settings: String, option: Bool?, baseURL: String?, isPublished: Bool)] = [
        ("", nil, nil, true),
        ("", nil, "https://example.org/", true),
        ("", false, nil, false),
        ("base_url: https://example.org/", nil, nil, false),
        ("base_url: https://example.org/", true, nil, true),
        ("base_url: https://example.org/\nhouse_pages: true", nil, nil, true),
        ("base_url: https://example.org/\nhouse_pages: true", false, nil, false),
        ("house_pages: false", nil, nil, false),
        ("house_pages: false", true, nil, true),
    ]

    @Test(arguments: cases) func settingsAndOptionsDecide(
        settings: String, option: Bool?, baseURL: String?, isPublished: Bool
    ) throws {
        let house = try House(settings)
        var options = house.options
        (options.housePages, options.baseURL) = (option, baseURL)
        let report = try SiteBuild(options).run()
        #expect(report.isPublished)
        #expect(try house.files.keys.contains("pantry/index.html") == isPublished)
        #expect((report.omittedPages == nil) == isPublished)
    }

    @Test func nothingOfTheHouseStandsInAnyFile() throws {
        let house = try House("base_url: https://example.org/")
        let report = try SiteBuild(house.options).run()
        #expect(report.omittedPages?.pages == 7)
        let files = try house.files
        #expect(files.count > 15)
        let folders = ["pantry/", "plans/", "shopping/", "lists/"]
        // Assets are those of the theme, but for what the script of cards is told of the site.
        let told = files.filter { !$0.key.hasPrefix("assets/") || $0.key == PageAddress.asset("units.js") }
        for (path, bytes) in told.sorted(by: { $0.key < $1.key }) {
            #expect(!folders.contains { path.hasPrefix($0) }, "\(path)")
            // A reader's own lists and pantry have nothing of the house, but are called after the same things.
            if path == PageAddress.myPantry { continue }
            let text = String(decoding: bytes, as: UTF8.self)
                .replacing(PageAddress.myLists, with: "").replacing(PageAddress.myPantry, with: "")
            for sign in folders.map({ $0 + "index.html" }) + House.signs {
                #expect(!text.contains(sign), "\(path) has \(sign)")
            }
        }
        let card = String(decoding: files["recipes/soup/index.html"] ?? Data(), as: UTF8.self)
        #expect(card.contains("<dt>Allergens</dt><dd>Milk</dd>"))
        let shown = try SiteBuild(house.publishing).run()
        #expect(shown.omittedPages == nil)
        let all = try house.files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        for sign in House.signs { #expect(all.contains(sign), "\(sign) is no sign of the house") }
    }

    @Test func theFirstBuildThatLeavesThemOutNamesThem() throws {
        let house = try House("base_url: https://example.org/")
        let before = try SiteBuild(house.publishing).run()
        #expect(before.withdrawn == [])
        let report = try SiteBuild(house.options).run()
        #expect(report.withdrawn.contains("shopping/2026-W48/2026-W48.csv"))
        #expect(report.withdrawn.contains("lists/party/index.html"))
        #expect(Set(report.withdrawn).isSubset(of: report.removed))
        #expect(try SiteBuild(house.options).run().withdrawn == [])
    }

    @Test func aPageThatWasChangedByHandIsNamed() throws {
        let house = try House("base_url: https://example.org/")
        _ = try SiteBuild(house.publishing).run()
        try house.folder.write("<p>Mine.</p>", to: "output/pantry/index.html")
        #expect(try SiteBuild(house.options).run().stillThere == ["pantry/index.html"])
    }

    @Test func anUnchangedSiteSaysWhatItLeavesOut() throws {
        let house = try House("base_url: https://example.org/")
        let first = try SiteBuild(house.options).run()
        let second = try SiteBuild(house.options).run()
        #expect(second.wasUpToDate)
        #expect(second.omittedPages == first.omittedPages)
    }

    @Test func aPreviewShowsAndMarksThem() throws {
        let house = try House("base_url: https://example.org/")
        var options = house.options
        options.previewsHouse = true
        let site = try LiveSite(options)
        let text = { (address: String) in String(decoding: try site.content(at: address) ?? [], as: UTF8.self) }
        for address in ["pantry/index.html", "plans/2026-W48/index.html", "lists/party/index.html"] {
            #expect(try text(address).contains("<p class=\"unpublished\">Not published</p>"), "\(address)")
        }
        #expect(try text("shopping/2026-W48/index.html").contains("<span class=\"unpublished\">Not published</span>"))
        #expect(try text("recipes/soup/index.html").contains("Costs and what is in the house are not published."))
        #expect(try text("recipes/soup/index.html").contains("<small class=\"stock soon\">use by"))
        #expect(try text("index.html").contains("<a href=\"pantry/index.html\">"))
        #expect(try !text("about/index.html").contains("unpublished"))
        #expect(try text("about/index.html").contains("href=\"../plans/2026-W48/index.html\""))
    }

    @Test func aPreviewOfASiteThatPublishesThemMarksNothing() throws {
        let house = try House("")
        var options = house.options
        options.previewsHouse = true
        let site = try LiveSite(options)
        for address in ["index.html", "pantry/index.html", "recipes/soup/index.html"] {
            let text = String(decoding: try site.content(at: address) ?? [], as: UTF8.self)
            #expect(!text.isEmpty && !text.contains("npublished"), "\(address)")
        }
    }

    @Test func eachKindOfTheHouseGoesWithIt() {
        var parts = SiteParts()
        parts.dishes = ["margherita"]
        (parts.hasRecipes, parts.hasFavorites) = (true, true)
        (parts.hasOpenings, parts.takesOrders, parts.makesPizzas) = (true, true, true)
        (parts.hasPlans, parts.hasLists, parts.hasPantry) = (true, true, true)
        (parts.hasPlaces, parts.readerPages, parts.isPrinted) = (true, .all, true)
        for (number, kind) in PageKind.all.enumerated() {
            #expect(kind.isThere(parts), "kind \(number)")
            #expect(kind.isThere(parts.withoutHouse) != kind.isOfHouse, "kind \(number)")
        }
        #expect(PageKind.all.count(where: \.isOfHouse) == 4)
    }
}

/// A small house that has all there is.
private final class House {
    let folder: TemporaryFolder

    /// What stands on no page of a site without the house.
    static let signs = [
        "in the house", "use by", "Food cost", "data-cost", "Use soon", "This week", "1.20", "class=\"stock",
    ]

    init(_ settings: String) throws {
        folder = try TemporaryFolder()
        let files = [
            "site.yml": "title: Casa\n\(settings)\n",
            "groceries.csv": "name,pack,price,allergens\nflour,1 kg,1.20,none\nmilk,1 l,1.45,milk\n",
            "pantry.csv": "item,quantity,added,expires\nflour,1 kg,,\nmilk,1 l,,2026-11-24\n",
            "recipes/soup.md": "---\nservings: 4\n---\n# Soup\n\n## Ingredients\n\n- 1 kg flour\n- 1 l milk\n",
            "plans/2026-W48.md": "## Monday\n\n- [Soup](../recipes/soup.md)\n",
            "lists/party.md": "- [ ] beer €2.00\n",
            "pages/about.md": "# About\n\n[This](../plans/2026-W48.md), [that](/pantry), [soup](../recipes/soup.md).\n",
            "favorites.md": "- Soup\n  - [Soup](recipes/soup.md)\n  - [the list](lists/party.md)\n",
        ]
        for (path, text) in files { try folder.write(text, to: "site/content/" + path) }
    }

    /// A build of the house as its settings say.
    var options: BuildOptions {
        let today = CalendarDate("2026-11-23") ?? .localToday
        return BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 2, today: today)
    }

    /// A build that publishes all of it.
    var publishing: BuildOptions {
        var options = options
        options.housePages = true
        return options
    }

    /// What stands in the output, by path.
    var files: [String: Data] { get throws { try folder.contents(of: "output") } }
}
