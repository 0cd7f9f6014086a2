import Diagnostics
import Kitchen
import Testing

@testable import Building
@testable import Site

/// Lists of pages for search engines, in one file or in several.
@Suite struct SitemapTests {
    private func prepared(_ folder: borrowing TemporaryFolder) throws -> PreparedSite {
        try folder.write("title: Home\nbase_url: https://example.org/\n", to: "content/site.yml")
        var diagnostics = DiagnosticList()
        let options = BuildOptions(site: folder.path, output: folder.path + "/output", jobs: 1)
        return try PreparedSite(options, diagnostics: &diagnostics)
    }

    private func pages(_ addresses: [String], limit: SitemapLimit) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let site = try prepared(folder)
        var planner = PagePlanner(site: site.frame, theme: site.theme, recipes: [], facts: .none)
        planner.listedAddresses = { addresses }
        let planned = planner.sitemaps(limit: limit) + planner.pages(of: [.robots])
        return Dictionary(
            uniqueKeysWithValues: planned.map { ($0.address, String(decoding: $0.render(), as: UTF8.self)) })
    }

    private static let addresses = ["e.html", "d.html", "c.html", "b.html", "a.html"]

    @Test func fiveWhereThereIsRoomForFiveAreOneFile() throws {
        let pages = try pages(Self.addresses, limit: SitemapLimit(urls: 5))
        #expect(pages.keys.sorted() == ["robots.txt", "sitemap.xml"])
        #expect(pages["sitemap.xml"]?.contains("<urlset") == true)
    }

    @Test func fiveWhereThereIsRoomForTwoAreThreeFilesAndAnIndex() throws {
        let pages = try pages(Self.addresses, limit: SitemapLimit(urls: 2))
        #expect(
            pages.keys.sorted() == ["robots.txt", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
        #expect(
            pages["sitemap.xml"] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <sitemap><loc>https://example.org/sitemap-1.xml</loc></sitemap>
                <sitemap><loc>https://example.org/sitemap-2.xml</loc></sitemap>
                <sitemap><loc>https://example.org/sitemap-3.xml</loc></sitemap>
                </sitemapindex>

                """)
        #expect(
            pages["sitemap-2.xml"] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <url><loc>https://example.org/c.html</loc></url>
                <url><loc>https://example.org/d.html</loc></url>
                </urlset>

                """)
        #expect(pages["robots.txt"]?.contains("Sitemap: https://example.org/sitemap.xml\n") == true)
    }

    @Test(arguments: [
        (SitemapLimit(urls: 9, bytes: 6), [["aaa", "bbb"], ["cccccccc"], ["d"]]),
        (SitemapLimit(urls: 9, bytes: 100), [["aaa", "bbb", "cccccccc", "d"]]),
        (SitemapLimit(urls: 1, bytes: 100), [["aaa"], ["bbb"], ["cccccccc"], ["d"]]),
    ]) func partsAreAsFewAsTheLimitAllows(limit: SitemapLimit, expected: [[String]]) {
        #expect(["aaa", "bbb", "cccccccc", "d"].parts(within: limit).map(Array.init) == expected)
        #expect([String]().parts(within: limit).isEmpty)
    }

    @Test(arguments: ["sitemap-0.xml", "sitemap-.xml", "sitemap-x.xml", "sitemaps.xml", "sitemap.html"])
    func otherAddressesAreNoSitemaps(address: String) throws {
        let site = try prepared(TemporaryFolder())
        #expect(SitePlan.page(at: address, site: site.frame, theme: site.theme, recipes: [], facts: .none) == nil)
    }
}
