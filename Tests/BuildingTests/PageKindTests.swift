import Addresses
import Diagnostics
import Kitchen
import Testing

@testable import Building
@testable import Site

/// What each kind of page says of itself agrees with the pages that there are.
@Suite struct PageKindTests {
    private func planner() throws -> PagePlanner {
        let folder = try TemporaryFolder()
        try folder.write("title: Home\nbase_url: https://example.org/\n", to: "content/site.yml")
        return try planner(site: folder.path)
    }

    private func planner(site: String) throws -> PagePlanner {
        var diagnostics = DiagnosticList()
        let site = try PreparedSite(
            BuildOptions(site: site, output: site + "/output", jobs: 1), diagnostics: &diagnostics)
        let card = RecipeCard(site: site.frame, theme: site.theme)
        let listings = site.recipes(diagnostics: &diagnostics).map { card.listing(of: $0) }
        return PagePlanner(site: site.frame, theme: site.theme, recipes: listings, facts: .none)
    }

    private func demonstration() throws -> PagePlanner { try planner(site: TestFolders.package.path) }

    @Test func theDemonstrationHasEachKind() throws {
        let planner = try demonstration()
        for (number, kind) in PageKind.listed.enumerated() {
            let isOfCards = kind.templates.map(\.file) == ["recipe.html"]
            #expect(planner.pages(of: [kind]).isEmpty == isOfCards, "kind \(number)")
        }
    }

    @Test func pagesOfAKindBeginAsItSays() throws {
        let planner = try demonstration()
        for kind in PageKind.all {
            guard let prefix = kind.prefix else { continue }
            for page in planner.pages(of: [kind]) { #expect(page.address.hasPrefix(prefix)) }
        }
    }

    /// The last page is rendered first and makes the search index. What names the index comes long after it.
    @Test func whatNamesTheSearchIndexIsPlannedBeforeOthers() throws {
        let addresses = try demonstration().pages(of: PageKind.others).map(\.address)
        #expect(addresses.last == PageAddress.searchData("terms"))
        #expect(addresses.first?.hasPrefix("search/") == true)
    }

    @Test func whatTextsCanLinkToIsThere() throws {
        let planner = try demonstration()
        let pages = Set(planner.pages(of: PageKind.all).map(\.address))
        let linkable = SitePlan.linkableAddresses(in: planner.site.parts)
        #expect(linkable.subtracting(pages) == [])
        #expect(linkable.contains(PageAddress.pantryRecipes))
    }

    @Test func aSiteOfNothingHasItsHomePageAlone() throws {
        let planner = try planner()
        #expect(SitePlan.linkableAddresses(in: planner.site.parts) == [PageAddress.home])
        #expect(planner.pages(of: PageKind.listed).map(\.address) == [PageAddress.home])
        // The title of the site leads home.
        #expect(planner.site.navigation.isEmpty)
    }

    @Test func aLinkToAListThatIsNotThereIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Home\n", to: "content/site.yml")
        try folder.write("# About\n\n[Ours](/favorites/), [all](/recipes/), [home](/)\n", to: "content/pages/about.md")
        let options = BuildOptions(site: folder.path, output: folder.path + "/output", jobs: 1)
        let problems = try SiteBuild(options).check().diagnostics
        #expect(problems.map(\.id) == [.brokenLink, .brokenLink])
    }
}
