import Building
import Diagnostics
import Foundation
import Kitchen
import Reading
import Testing

/// A collection of recipes that was never meant for Forno, built as it stands.
@Suite struct CorpusTests {
    private static let corpus = TestFolders.shared.appending(path: "corpora/based-cooking/content")
    private static let isThere = TestFolders.isFolder(corpus)

    @Test(.enabled(if: isThere, "Corpus: skipped, ../shared/corpora/based-cooking is not there"))
    func everyRecipeOfTheCorpusIsAPage() throws {
        let site = try TemporaryFolder()
        try site.write("title: Based\n", to: "content/site.yml")
        let recipes = site.url.appending(path: "content/recipes")
        try FileManager.default.copyItem(at: Self.corpus, to: recipes)
        let files = try FileManager.default.subpathsOfDirectory(atPath: recipes.path())
            .filter { $0.hasSuffix(".md") && !$0.hasSuffix("_index.md") }
        #expect(files.count == 349)

        let report = try SiteBuild(BuildOptions(site: site.path, output: site.path + "output", jobs: 2)).run()
        #expect(report.isPublished)
        #expect(report.diagnostics.filter { $0.severity == .error }.map(\.message) == [])

        let pages = files.filter { file in
            let slug = URL(filePath: file).deletingPathExtension().lastPathComponent
            return report.written.contains("recipes/\(slug)/index.html")
        }
        #expect(Set(files).subtracting(pages) == [])
        print("Corpus: \(pages.count) of \(files.count)")
    }

    @Test(.enabled(if: isThere, "Corpus: skipped, ../shared/corpora/based-cooking is not there"))
    func everyRecipeOfTheCorpusHasIngredientsAndSteps() throws {
        let site = try TemporaryFolder()
        try site.write("title: Based\n", to: "content/site.yml")
        try FileManager.default.copyItem(at: Self.corpus, to: site.url.appending(path: "content/recipes"))
        var diagnostics = DiagnosticList()
        let prepared = try PreparedSite(
            BuildOptions(site: site.path, output: site.path + "output", jobs: 2), diagnostics: &diagnostics)
        let recipes = prepared.recipes(diagnostics: &diagnostics)
        #expect(recipes.count == 349)
        #expect(recipes.filter { $0.ingredients.isEmpty }.map(\.summary.source) == [])
        #expect(recipes.filter(\.steps.isEmpty).map(\.summary.source) == [])
    }
}

/// The payloads of the service that Forno takes over from: loaded unchanged, they cost what they always did.
@Suite struct NennoTests {
    private static let payloads = TestFolders.shared.appending(path: "data/nenno")
    private static let prices = [
        "5.50", "9.00", "9.00", "11.00", "9.50", "9.70", "15.20", "7.50", "10.00", "11.00",
    ]

    @Test(.enabled(if: TestFolders.isFolder(payloads), "Payloads: skipped, ../shared/data/nenno is not there"))
    func payloadsCostWhatTheyDid() throws {
        let site = try TemporaryFolder()
        try site.write("title: Nenno\n", to: "content/site.yml")
        let menu = site.url.appending(path: "content/menu")
        try FileManager.default.createDirectory(at: menu, withIntermediateDirectories: true)
        for name in ["pizzas.json", "ingredients.json", "drinks.json"] {
            try FileManager.default.copyItem(
                at: Self.payloads.appending(path: name), to: menu.appending(path: name))
        }
        var diagnostics = DiagnosticList()
        let options = BuildOptions(site: site.path, output: site.path + "output", jobs: 1)
        let prepared = try PreparedSite(options, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors)
        let pizzas = try #require(prepared.kitchen.menu).dishes
        #expect(pizzas.map(\.price?.plain) == Self.prices)
    }
}
