import Building
import Diagnostics
import Foundation
import Testing

/// Content that the last build had and that is gone wholesale is told once, and a strict build keeps its pages.
@Suite struct VanishedContentTests {
    private static let site = [
        "content/site.yml": "title: Trattoria\n",
        "content/menu/ingredients.json": #"[{"id": 1, "name": "Basil", "price": 1}]"#,
        "content/menu/pizzas.json":
            #"{"basePrice": 4, "pizzas": [{"name": "Verde", "ingredients": [1]}, {"name": "Rossa", "ingredients": [1]}]}"#,
        "content/recipes/bread.md": recipe, "content/recipes/soup.md": recipe, "content/recipes/stew.md": recipe,
        "content/pantry.csv": "item,quantity,added,expires\nsalt,1 kg,,\n",
        "content/lists/party.md": "# Party\n\n- [ ] salt\n",
    ]
    private static let recipe = "# Dish\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nCook it.\n"

    @Test(arguments: [
        (["content/menu"], ["the menu of the last build can no longer be found, with pizzas: rossa, verde"]),
        (
            ["content/recipes/bread.md", "content/recipes/stew.md"],
            ["2 of the 3 recipes of the last build can no longer be found: bread, stew"]
        ),
        (["content/recipes/bread.md"], []),
        (["content/pantry.csv"], ["the pantry of the last build can no longer be found"]),
        (["content/lists"], ["the lists of the last build can no longer be found: party"]),
    ]) func isToldOnce(gone: [String], expected: [String]) throws {
        let folder = try built()
        for path in gone { try FileManager.default.removeItem(at: folder.url.appending(path: path)) }
        for _ in 0..<2 { #expect(try told(check(folder)) == expected, "a check forgets nothing") }
        let report = try build(folder)
        #expect(told(report) == expected && report.isPublished)
        for _ in 0..<2 { #expect(try told(build(folder)).isEmpty) }
    }

    @Test func strictKeepsThePages() throws {
        let folder = try built()
        try FileManager.default.removeItem(at: folder.url.appending(path: "content/menu"))
        for _ in 0..<2 {
            let report = try build(folder, strict: true)
            #expect(told(report).count == 1 && !report.isPublished)
        }
        let menu = folder.url.appending(path: "output/menu/index.html").path()
        #expect(FileManager.default.fileExists(atPath: menu))
    }

    /// A recipe under another name, or a draft, is no loss of most.
    @Test func aNewNameIsNoLoss() throws {
        let folder = try built()
        for name in ["bread", "soup", "stew"] {
            let file = folder.url.appending(path: "content/recipes/\(name).md")
            try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("new.md"))
        }
        #expect(try told(build(folder)).isEmpty)
    }

    private func built() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.site { try folder.write(text, to: path) }
        let report = try build(folder)
        #expect(report.isPublished && told(report).isEmpty)
        return folder
    }

    private func options(_ folder: TemporaryFolder, strict: Bool = false) -> BuildOptions {
        var options = BuildOptions(site: folder.path, output: folder.path + "/output", jobs: 1)
        options.isStrict = strict
        return options
    }

    private func build(_ folder: TemporaryFolder, strict: Bool = false) throws -> BuildReport {
        try SiteBuild(options(folder, strict: strict)).run()
    }

    private func check(_ folder: TemporaryFolder) throws -> BuildReport {
        try SiteBuild(options(folder)).check()
    }

    private func told(_ report: BuildReport) -> [String] {
        report.diagnostics.filter { $0.id == .vanishedContent }.map(\.message)
    }
}
