import Foundation
import Kitchen
import Testing

@testable import Building

/// The pages of plans, sheets, lists and the pantry, as a build of a small site writes them.
@Suite struct KitchenPagesTests {
    @Test func aSiteWithoutThemHasNoSuchPages() throws {
        let site = try KitchenSite()
        let pages = try site.build()
        #expect(pages["index.html"] != nil)
        let folders = Set(pages.keys.compactMap { $0.split(separator: "/").first })
        #expect(folders.isDisjoint(with: ["plans", "shopping", "lists", "pantry"]))
        #expect(!site.text("index.html", pages).contains("plans/index.html"))
    }

    @Test func aWeekHasItsPagesAndFiles() throws {
        let site = try KitchenSite()
        try site.add("plans/2026-W48.md", "# Week 48\n\n## Monday\n\n- [Soup](../recipes/soup.md) ×2\n- eat out\n")
        let pages = try site.build()
        let expected = [
            "plans/index.html", "plans/2026-W48/index.html", "plans/2026-W48/2026-W48.ics", "shopping/index.html",
            "shopping/2026-W48/index.html", "shopping/2026-W48/2026-W48.md", "shopping/2026-W48/2026-W48.csv",
            "shopping/2026-W48/2026-W48.txt",
        ]
        #expect(expected.filter { pages[$0] == nil } == [])
        let plan = site.text("plans/2026-W48/index.html", pages)
        #expect(plan.contains("<a href=\"../../recipes/soup/index.html\">Soup</a> <b>×2</b>"))
        #expect(plan.contains("23–29 November 2026"))
        #expect(plan.contains("eat out"))
        let sheet = site.text("shopping/2026-W48/index.html", pages)
        #expect(sheet.contains("<b>flour</b> <span class=\"tick-buy\">2 packs of 1\u{A0}kg</span>"))
        #expect(sheet.contains("<span>1.2\u{A0}kg needed, 800\u{A0}g left</span> <span>Mon Soup\u{A0}×2</span>"))
    }

    @Test func aWeekAtTheYearsEdgeHasTwoYears() throws {
        let site = try KitchenSite()
        try site.add("plans/2026-W53.md", "## Monday\n\n- [Soup](../recipes/soup.md)\n\n## 2027-01-03\n\n- eat out\n")
        let pages = try site.build()
        let plan = site.text("plans/2026-W53/index.html", pages)
        #expect(plan.contains("<h1>Week 53</h1>"))
        #expect(plan.contains("28 December 2026 – 3 January 2027<"))
        #expect(plan.contains("<h2>Sunday</h2>"))
        #expect(plan.contains("<time datetime=\"2027-01-03\">3 January</time>"))
        let calendar = site.text("plans/2026-W53/2026-W53.ics", pages)
        #expect(calendar.contains("DTSTART;VALUE=DATE:20270103\r\nDTEND;VALUE=DATE:20270104\r\n"))
        #expect(pages["shopping/2026-W53/index.html"] != nil)
    }

    @Test func aPlanOfAnotherNameHasASheetAndNoCalendar() throws {
        let site = try KitchenSite()
        try site.add("plans/Summer party.md", "# Summer\n\n- [Soup](../recipes/soup.md)\n")
        let pages = try site.build()
        #expect(pages["plans/summer-party/index.html"] != nil)
        #expect(pages["plans/summer-party/summer-party.ics"] == nil)
        #expect(site.text("shopping/summer-party/index.html", pages).contains("<b>flour</b>"))
    }

    @Test func aDraftIsNamedAndNotLinked() throws {
        let site = try KitchenSite()
        try site.add("recipes/secret.md", "---\ntitle: Secret\ndraft: true\n---\n\n## Ingredients\n\n- 1 egg\n")
        try site.add("plans/2026-W48.md", "## Monday\n\n- [Secret](../recipes/secret.md)\n")
        let told = "the page made of content/recipes/secret.md is not published: it is a draft, or left out"
        let pages = try site.build(telling: [told])
        let dish = "<span class=\"planned-dish\" dir=\"auto\">Secret <span class=\"missing\">"
        #expect(site.text("plans/2026-W48/index.html", pages).contains(dish))
        #expect(site.text("shopping/2026-W48/index.html", pages).contains("<b>Secret</b> (the dish was not found)"))
    }

    @Test func aCalendarHoldsEveryLineOnItsDay() throws {
        let site = try KitchenSite()
        try site.add(
            "plans/2026-W48.md",
            "## Tuesday\n\nBring bread, wine; and \\ a book.\n\n- eat out, late\n- [Soup](../recipes/soup.md) for 8 warm\n"
                + "- eat out, late\n")
        let pages = try site.build(baseURL: "https://example.org/")
        let calendar = site.text("plans/2026-W48/2026-W48.ics", pages).replacing("\r\n ", with: "")
        let lines = calendar.components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCALENDAR")
        #expect(lines.suffix(2) == ["END:VCALENDAR", ""])
        #expect(
            lines.filter { $0.hasPrefix("UID:") } == [
                "UID:2026-11-24-eat-out-late@home", "UID:2026-11-24-soup@home", "UID:2026-11-24-eat-out-late.2@home",
            ])
        #expect(
            lines.filter { $0.hasPrefix("SUMMARY:") } == [
                "SUMMARY:eat out\\, late", "SUMMARY:Soup for 8", "SUMMARY:eat out\\, late",
            ])
        #expect(lines.contains("DESCRIPTION:Bring bread\\, wine\\; and \\\\ a book."))
        #expect(lines.contains("DESCRIPTION:warm"))
        #expect(lines.contains("URL:https://example.org/recipes/soup/"))
        #expect(lines.count { $0 == "DTSTAMP:20261121T000000Z" } == 3)
    }

    @Test func aListHasItsBoxes() throws {
        let site = try KitchenSite()
        try site.add("lists/party.md", "# Party\n\n- [ ] 12 bottles beer\n- [x] 2 kg mozzarella €14.00\n")
        let list = site.text("lists/party/index.html", try site.build())
        #expect(list.contains("value=\"12 bottles beer\" data-name=\"beer\" data-amount=\"12 bottles\">"))
        let bought = "value=\"2 kg mozzarella\" data-name=\"mozzarella\" data-amount=\"2 kg\" data-price=\"1400\""
        #expect(list.contains(bought + " checked>"))
        #expect(list.contains("2 items · 1 still to buy"))
        #expect(list.contains("<b>€14.00</b>"))
    }

    @Test func thePantryIsSortedByTheClock() throws {
        let site = try KitchenSite()
        try site.add(
            "pantry.csv",
            "item,quantity,added,expires\nflour,1.5 kg,2026-11-01,2027-01-01\nmilk,1 l,2026-11-20,2026-11-24\nsalt,,,\n"
        )
        let early = site.text("pantry/index.html", try site.build(today: "2026-11-21"))
        #expect(early.contains("<h2>Use soon</h2>") && !early.contains("<h2>Expired</h2>"))
        #expect(early.contains("<span class=\"left\">in 3 days</span>"))
        #expect(early.contains("<meter min=\"0\" max=\"2\" value=\"1\" aria-label=\"Soup\">"))
        #expect(early.contains("Missing: onions"))
        let late = site.text("pantry/index.html", try site.build(today: "2026-11-25"))
        #expect(!late.contains("<h2>Use soon</h2>") && late.contains("<h2>Expired</h2>"))
        #expect(late.contains("<span class=\"left\">yesterday</span>"))
    }

    @Test func anEmptyPantrySaysSo() throws {
        let site = try KitchenSite()
        try site.add("pantry.csv", "item,quantity,added,expires\n")
        let pages = try site.build()
        #expect(site.text("pantry/index.html", pages).contains("Nothing is written down."))
        #expect(site.text("pantry/recipes/index.html", pages).contains("No recipe uses"))
    }

    @Test func todayDecidesWhatTheHomePageShows() throws {
        let site = try KitchenSite()
        for name in ["a", "b", "c", "d", "e", "f", "g"] {
            try site.add("recipes/\(name).md", "# Dish \(name)\n\n- 1 egg\n")
        }
        try site.add("plans/2026-W48.md", "# Party week\n\n## Monday\n\n- eat out\n")
        let days = try ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-29", "2026-11-30"].map { day in
            site.text("index.html", try site.build(today: day))
        }
        #expect(days.map { $0.contains("Party week") } == [false, true, true, true, false])
        #expect(Set(days.map(KitchenSite.recipeOfTheDay)).count > 1)
    }

    @Test func theSameClockGivesTheSameBytes() throws {
        let site = try KitchenSite()
        try site.add("plans/2026-W48.md", "## Monday\n\n- [Soup](../recipes/soup.md)\n")
        try site.add("pantry.csv", "item,quantity,added,expires\nflour,300 g,2026-11-01,2027-01-01\n")
        let first = try site.build(today: "2026-11-23", jobs: 1)
        let second = try site.build(today: "2026-11-23", jobs: 2)
        #expect(first.count >= 20)
        #expect(first == second)
    }

    @Test func textsLinkToThem() throws {
        let site = try KitchenSite()
        try site.add("plans/2026-W48.md", "## Monday\n\n- eat out\n")
        try site.add("lists/party.md", "- [ ] beer\n")
        try site.add("pantry.csv", "item,quantity,added,expires\n")
        try site.add(
            "pages/about.md",
            "# About\n\n[a](../plans/2026-W48.md) [b](../lists/party.md) [c](../pantry.csv) [d](/shopping)\n")
        let about = site.text("about/index.html", try site.build())
        for page in ["plans/2026-W48", "lists/party", "pantry", "shopping"] {
            #expect(about.contains("href=\"../\(page)/index.html\""), "\(page)")
        }
    }
}

/// A small site for tests of the kitchen's pages.
private final class KitchenSite {
    private let folder: TemporaryFolder
    private var count = 0

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Home\n", to: "site/content/site.yml")
        try add(
            "groceries.csv",
            "name,aisle,pack,price,shelf_life\nflour,Baking,1 kg,1.20,\nonions,Vegetables,1 kg,1.50,\nmilk,Dairy,1 l,1.45,6 days\n"
        )
        try add(
            "recipes/soup.md", "---\ntitle: Soup\nservings: 4\n---\n\n## Ingredients\n\n- 600 g flour\n- 1 kg onions\n")
    }

    func add(_ path: String, _ text: String) throws {
        try folder.write(text, to: "site/content/" + path)
    }

    /// The files of a build that tells these problems and no others, by path.
    func build(
        today: String = "2026-11-21", jobs: Int = 2, baseURL: String? = nil, telling told: [String] = []
    ) throws -> [String: Data] {
        count += 1
        let day = try #require(CalendarDate(today))
        var options = BuildOptions(
            site: folder.path + "/site", output: folder.path + "/output\(count)", jobs: jobs, today: day)
        options.baseURL = baseURL
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.map(\.message) == told)
        return try folder.contents(of: "output\(count)")
    }

    func text(_ path: String, _ pages: [String: Data]) -> String {
        String(decoding: pages[path] ?? Data(), as: UTF8.self)
    }

    /// The title of the recipe of the day on a home page.
    static func recipeOfTheDay(_ home: String) -> String {
        home.firstMatch(of: /Recipe of the day<\/p>\s*<h2 dir="auto"><a href="([^"]*)"/).map { String($0.output.1) }
            ?? ""
    }
}
