import Diagnostics
import Kitchen
import Reading
import Testing

@testable import Building

/// The theme that is compiled while a site is listed, from what its files say then.
@Suite struct CompiledThemeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Home\nlanguage: it\n", to: "content/site.yml")
    }

    private func guess() throws -> CompiledTheme? {
        CompiledTheme.guess(of: try SiteFiles(root: folder.path), jobs: 2).value
    }

    private func files() throws -> ThemeFiles {
        var diagnostics = DiagnosticList()
        let site = try SiteFiles(root: folder.path)
        return try ThemeFiles(of: site, listed: site.listing(of: "templates"), diagnostics: &diagnostics)
    }

    @Test func isThatOfTheSite() throws {
        let guess = try #require(try guess())
        #expect(guess.isOf(try files(), language: Language(tag: "it")))
        #expect(!guess.isOf(try files(), language: .english))
        #expect(guess.theme.words.language == Language(tag: "it"))
    }

    @Test func isNotThatOfASiteThatHasChangedSince() throws {
        try folder.write("<p>Old</p>\n", to: "templates/404.html")
        let guess = try #require(try guess())
        #expect(guess.isOf(try files(), language: Language(tag: "it")))
        try folder.write("<p>New</p>\n", to: "templates/404.html")
        #expect(!guess.isOf(try files(), language: Language(tag: "it")))
    }

    @Test func isNoneWithoutAnotherThread() throws {
        #expect(CompiledTheme.guess(of: try SiteFiles(root: folder.path), jobs: 1).value == nil)
    }

    @Test func isNoneWithoutSettings() throws {
        try folder.write("# Soup\n", to: "other/content/recipes/soup.md")
        let site = try SiteFiles(root: folder.path + "/other")
        #expect(CompiledTheme.guess(of: site, jobs: 2).value == nil)
    }
}
