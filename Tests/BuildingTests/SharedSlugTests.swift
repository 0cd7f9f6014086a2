import Diagnostics
import Foundation
import Testing

@testable import Building

/// Recipes whose files have one name in several folders.
@Suite struct SharedSlugTests {
    private let folder: TemporaryFolder
    private var options: BuildOptions {
        BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 2)
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Home\n", to: "site/content/site.yml")
        try folder.write("# Winter\n\n- 1 l water\n\nHot.\n", to: "site/content/recipes/winter/soup.md")
    }

    /// The address of the card of each recipe with such files, in order of path, below `recipes/`.
    @Test(
        arguments: [
            (["summer/soup.md"], ["soup", "winter-soup"]), (["soup.md"], ["soup", "winter-soup"]),
            (["a/summer/soup.md", "b/summer/soup.md"], ["b-summer-soup", "soup", "summer-soup"]),
            (["a/b/soup.md", "soup/index.md"], ["b-soup", "soup", "winter-soup"]),
        ] as [([String], [String])])
    func standUnderTheirFolders(_ files: [String], _ slugs: [String]) throws {
        for file in files { try folder.write("# Soup of \(file)\n\n- 1 l water\n", to: "site/content/recipes/\(file)") }
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.map(\.message) == [])
        let pages = report.written.filter {
            $0.hasPrefix("recipes/") && $0.hasSuffix("/index.html") && $0 != "recipes/index.html"
        }
        #expect(pages.sorted() == slugs.map { "recipes/\($0)/index.html" }.sorted())
    }

    @Test func linksLeadToTheOneThatIsMeant() throws {
        try folder.write(
            "# Summer\n\n- 1 l water\n\nAs [winter](../winter/soup.md).\n", to: "site/content/recipes/summer/soup.md")
        #expect(try SiteBuild(options).run().diagnostics.isEmpty)
        let page = try #require(try folder.contents(of: "output")["recipes/soup/index.html"])
        #expect(String(decoding: page, as: UTF8.self).contains("href=\"../winter-soup/index.html\""))
        #expect(try LiveSite(options).content(at: "recipes/soup/index.html") == [UInt8](page))
    }

    @Test func areReportedAndStopTheBuildInOneFolder() throws {
        try folder.write("Boil @water{}.\n", to: "site/content/recipes/winter/soup.cook")
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.map(\.id) == [.pathConflict])
        #expect(!report.isPublished)
    }

    @Test func areNoConflictInOneFolderWhileOneIsADraft() throws {
        try folder.write("---\ndraft: true\n---\nBoil @water{}.\n", to: "site/content/recipes/winter/soup.cook")
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.isEmpty)
        let page = try #require(try folder.contents(of: "output")["recipes/soup/index.html"])
        #expect(String(decoding: page, as: UTF8.self).contains("Hot."))
        #expect(try LiveSite(options).content(at: "recipes/soup/index.html") == [UInt8](page))
    }
}
