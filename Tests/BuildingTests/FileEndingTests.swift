import Diagnostics
import Testing

@testable import Building
@testable import Site

/// Markdown is read by any of its endings, whatever their case, wherever texts stand.
@Suite struct FileEndingTests {
    @Test(arguments: [
        ("recipes/soup.md", "recipes/soup/index.html"), ("recipes/soup.MD", "recipes/soup/index.html"),
        ("recipes/soup.markdown", "recipes/soup/index.html"), ("recipes/soup.Mdown", "recipes/soup/index.html"),
        ("recipes/soup.mkd", "recipes/soup/index.html"), ("recipes/soup/index.markdown", "recipes/soup/index.html"),
        ("pages/about.MD", "about/index.html"), ("lists/party.markdown", "lists/party/index.html"),
        ("plans/2026-W48.MD", "plans/2026-W48/index.html"),
    ]) func isRead(file: String, address: String) throws {
        let text = "# Soup\n\n## Ingredients\n\n- 1 onion\n\n## Monday\n\n- [ ] Soup\n"
        #expect(try addresses(of: file, text).contains(address))
    }

    @Test func cooklangInCapitalsIsReadAndPublishedAsCooklang() throws {
        let all = try addresses(of: "recipes/Onion soup.COOK", "Slice @onions{2}.\n")
        #expect(all.contains("recipes/onion-soup/index.html") && all.contains("recipes/onion-soup/onion-soup.cook"))
    }

    /// A readme and a file that is kept out by its name are no recipes under any ending.
    @Test(arguments: ["recipes/ReadMe.markdown", "recipes/_soup.MD", "recipes/soup.mdx"])
    func isNone(file: String) throws {
        let all = try addresses(of: file, "# Soup\n\n## Ingredients\n\n- 1 onion\n")
        #expect(!all.contains { $0.hasPrefix("recipes/") && $0.hasSuffix("/index.html") && $0 != "recipes/index.html" })
    }

    /// What a build of a site with one text beside its settings publishes.
    private func addresses(of file: String, _ text: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("title: Kitchen\n", to: "content/site.yml")
        try folder.write(text, to: "content/" + file)
        _ = try SiteBuild(BuildOptions(site: folder.path, output: folder.path + "/output", jobs: 1)).run()
        return try Array(folder.contents(of: "output").keys)
    }
}
