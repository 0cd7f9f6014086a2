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
        try folder.write("# Winter\n\nHot.\n", to: "site/content/recipes/winter/soup.md")
    }

    @Test func areReportedAndStopTheBuild() throws {
        try folder.write("# Summer\n\nCold.\n", to: "site/content/recipes/summer/soup.md")
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.map(\.id) == [.pathConflict])
        #expect(!report.isPublished)
    }

    @Test func areNoConflictWhileOneIsADraft() throws {
        try folder.write("---\ndraft: true\n---\nCold.\n", to: "site/content/recipes/summer/soup.md")
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.isEmpty)
        let page = try #require(try folder.contents(of: "output")["recipes/soup/index.html"])
        #expect(String(decoding: page, as: UTF8.self).contains("Hot."))
        #expect(try LiveSite(options).content(at: "recipes/soup/index.html") == [UInt8](page))
    }
}
