import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Building

/// A build after any edits gives what a build from nothing gives, whether it takes the short way or not.
@Suite struct UnchangedSiteTests {
    @Test(arguments: TestDepth.seeds(1...8)) func equalsACleanBuildAfterAnyEdits(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var edits = WiderEdits(seed: seed, folder: folder, output: "output")
        try edits.begin()
        var (shortWays, published, broken, damagedNotes) = (0, 0, 0, 0)
        let steps = TestDepth.steps(130)
        for step in 0..<steps {
            // A site that nobody mends would be all that is tested from there on.
            let isStuck = broken > 1
            if isStuck { try edits.begin() }
            let name = isStuck ? "made anew" : try edits.next(canChangeOutput: published > 0 && broken == 0)
            let report = try SiteBuild(Self.options(folder, "output")).run()
            let clean = try SiteBuild(Self.options(folder, "clean")).run()
            damagedNotes += name == "note damaged" ? 1 : 0
            let place = Comment(rawValue: "step \(step): \(name)")
            #expect(report.diagnostics.ofThisBuild == clean.diagnostics.ofThisBuild, place)
            #expect(report.isPublished == clean.isPublished, place)
            #expect(report.pages == clean.pages, place)
            shortWays += report.wasUpToDate ? 1 : 0
            broken = report.isPublished ? 0 : broken + 1
            guard report.isPublished else { continue }
            published += 1
            let (output, expected) = (try folder.contents(of: "output"), try folder.contents(of: "clean"))
            let different = Set(output.keys).union(expected.keys).filter { output[$0] != expected[$0] }.sorted()
            try #require(different == [], place)
            #expect(report.unchanged + report.written.count == clean.written.count, place)
            _ = try Publisher.clean(output: folder.path + "/clean", state: folder.path + "/site/.forno")
        }
        #expect(published > steps * 60 / 130)
        #expect(shortWays > steps * 15 / 130)
        #expect(damagedNotes > 0)
    }

    #if canImport(Glibc)
        @Test func readsNothingWhenNothingHasChanged() throws {
            let folder = try TemporaryFolder()
            var edits = SiteEdits(seed: 1, folder: folder)
            try edits.begin()
            let recipes = try OpenedFiles(in: folder.path + "/site/content/recipes")
            let first = try SiteBuild(Self.options(folder, "output")).run()
            #expect(recipes.count() > 0)
            let second = try SiteBuild(Self.options(folder, "output")).run()
            #expect(recipes.count() == 0)
            #expect(!first.wasUpToDate && second.wasUpToDate)
            #expect(second.pages == first.pages)
            #expect(second.unchanged == first.written.count && second.written.isEmpty)
        }
    #endif

    /// What a build must not take for an unchanged site.
    @Test(arguments: [
        "another day's options", "a link's target", "a folder's name", "a picture in the cache", "a template",
    ]) func seesWhatChanged(_ change: String) throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        try folder.write("title: Linked\n", to: "site/elsewhere/linked.md")
        let link = folder.url.appending(path: "site/content/recipes/linked.md")
        try FileManager.default.createSymbolicLink(
            atPath: link.path(), withDestinationPath: "../../elsewhere/linked.md")
        try folder.write("x", to: "site/content/recipes/winter/picture.jpg")
        var options = Self.options(folder, "output")
        _ = try SiteBuild(options).run()
        #expect(try SiteBuild(options).run().wasUpToDate)
        switch change {
        case "another day's options": options.baseURL = "https://example.com/"
        case "a link's target": try folder.write("title: Other\n", to: "site/elsewhere/linked.md")
        case "a folder's name":
            let winter = folder.url.appending(path: "site/content/recipes/winter")
            try FileManager.default.moveItem(at: winter, to: winter.deletingLastPathComponent().appending(path: "cold"))
        case "a picture in the cache": try folder.write("x", to: "site/.forno/cache/one")
        default: try folder.write("x", to: "site/templates/assets/new.css")
        }
        #expect(try !SiteBuild(options).run().wasUpToDate)
        #expect(try SiteBuild(options).run().wasUpToDate)
    }

    @Test func repeatsWarnings() throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        try folder.write("title: Home\nunknown: 1\n", to: "site/content/site.yml")
        let first = try SiteBuild(Self.options(folder, "output")).run()
        let second = try SiteBuild(Self.options(folder, "output")).run()
        #expect(second.wasUpToDate)
        #expect(!first.diagnostics.isEmpty)
        #expect(second.diagnostics == first.diagnostics)
        var strict = Self.options(folder, "output")
        strict.isStrict = true
        #expect(try !SiteBuild(strict).run().isPublished)
    }

    @Test func doesNotTrustALinkToNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Home\n", to: "site/content/site.yml")
        let link = folder.url.appending(path: "site/content/later.md")
        try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: "../later.md")
        for _ in 0..<2 { #expect(try !SiteBuild(Self.options(folder, "output")).run().wasUpToDate) }
    }

    static func options(_ folder: TemporaryFolder, _ output: String) -> BuildOptions {
        BuildOptions(site: folder.path + "/site", output: folder.path + "/" + output, jobs: 2)
    }
}
