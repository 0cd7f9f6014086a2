import Building
import Fetching
import Foundation
import Testing

/// Pictures of pizzas that are on another host, without asking that host.
@Suite struct RemotePictureTests {
    private static let url = "https://pictures.example/margherita.png"
    /// The smallest PNG: one transparent dot.
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")

    /// Builds a menu of one pizza with a remote picture, offline; the folder and the pizza's page.
    private func build(fetchedBefore picture: [UInt8]?) throws -> (folder: TemporaryFolder, page: String) {
        let folder = try TemporaryFolder()
        try folder.write("title: Remote\n", to: "content/site.yml")
        try folder.write("[]", to: "content/menu/ingredients.json")
        try folder.write(
            #"{"basePrice": 4, "pizzas": [{"name": "Margherita", "ingredients": [], "imageUrl": "\#(Self.url)"}]}"#,
            to: "content/menu/pizzas.json")
        if let picture {
            let fetched = Fetched(url: Self.url, contentType: "image/png", bytes: picture)
            try FetchCache(state: folder.path + "/.forno").store(
                CacheEntry(url: Self.url, time: .now(), isNamed: false, fetched: fetched))
        }
        var options = BuildOptions(site: folder.path, output: folder.path + "/output", jobs: 1)
        options.isOffline = true
        let report = try SiteBuild(options).run()
        #expect(report.isPublished)
        #expect(report.missingPictures.count == (picture == nil ? 1 : 0))
        let page = folder.url.appending(path: "output/pizzas/margherita/index.html")
        return (folder, try String(contentsOf: page, encoding: .utf8))
    }

    @Test func oneThatWasFetchedIsPublishedWithTheSite() throws {
        let picture = [UInt8](try #require(Self.png))
        let (folder, page) = try build(fetchedBefore: picture)
        let published = try folder.contents(of: "output").filter { $0.key.hasPrefix("media/remote/") }
        let (path, bytes) = try #require(published.first)
        #expect(published.count == 1)
        #expect(path.hasSuffix(".png"))
        #expect([UInt8](bytes) == picture)
        #expect(page.contains("src=\"../../\(path)\""))
        #expect(!page.contains(Self.url))
    }

    @Test func oneThatCannotBeHadIsDrawn() throws {
        let (_, page) = try build(fetchedBefore: nil)
        #expect(page.contains("<svg class=\"drawing\""))
        #expect(!page.contains(Self.url))
    }
}
