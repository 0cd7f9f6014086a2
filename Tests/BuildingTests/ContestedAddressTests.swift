import Diagnostics
import Testing

@testable import Building

/// Pages that would be written where the card of a recipe is.
@Suite struct ContestedAddressTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Home\n", to: "site/content/site.yml")
    }

    private func problems() throws -> DiagnosticList {
        let options = BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 2)
        return try SiteBuild(options).check().diagnostics
    }

    @Test(arguments: ["recipes/soup", "Recipes/Soup"])
    func aPageInTheFolderOfRecipesIsReported(_ page: String) throws {
        try folder.write("# Soup\n\n- 1 l water\n", to: "site/content/recipes/soup.md")
        try folder.write("# Another\n\nText.\n", to: "site/content/pages/\(page).md")
        let found = try problems()
        #expect(found.map(\.id) == [.pathConflict])
        #expect(found.first?.location == SourceLocation(file: "content/recipes/soup.md"))
        #expect(found.first?.notes == ["the other comes from content/pages/\(page).md"])
    }

    @Test func aPageInAFolderOfThatNameIsNone() throws {
        try folder.write("# Soup\n\n- 1 l water\n", to: "site/content/recipes/soup.md")
        try folder.write("# Another\n\nText.\n", to: "site/content/pages/recipes/soup/more.md")
        #expect(try problems().isEmpty)
    }
}
