import Diagnostics
import Foundation
import Kitchen
import Reading
import Testing

@testable import Building

/// Recipes that others need, as links in Markdown and as references in Cooklang: on cards, in reports and on sheets.
@Suite struct SubRecipeTests {
    private let folder: TemporaryFolder
    private var options: BuildOptions {
        BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 1)
    }

    init() throws {
        folder = try TemporaryFolder()
        try write("title: Home\n", "site.yml")
        let rows = ["butter,1 kg,10.00,vegetarian,milk", "flour,1 kg,2.00,vegan,gluten", "salt,1 kg,1.00,vegan,none"]
        try write("name,pack,price,diet,allergens\n" + rows.joined(separator: "\n") + "\n", "groceries.csv")
        try write("---\nyield: 300 g\n---\n# Sauce\n\n- 200 g butter\n- 100 g flour\n\nMelt.\n", "recipes/sauce.md")
    }

    private func write(_ text: String, _ file: String) throws { try folder.write(text, to: "site/content/\(file)") }

    private func facts(of slug: String) throws -> RecipeFacts {
        var diagnostics = DiagnosticList()
        let site = try PreparedSite(options, diagnostics: &diagnostics)
        let recipe = try #require(site.recipes(diagnostics: &diagnostics).first { $0.summary.slug == slug })
        return RecipeFacts(recipe, groceries: site.kitchen.kitchen.groceryNames, currency: .euro)
    }

    @Test(arguments: [
        ("pasta.md", "# Pasta\n\n- 150 g [sauce](sauce.md)\n- 100 g salt\n\nMix.\n"),
        ("pasta.cook", "Mix @./sauce{150%g} and @salt{100%g}.\n"),
    ]) func countForCostDietAndAllergens(file: String, text: String) throws {
        try write(text, "recipes/\(file)")
        let facts = try facts(of: "pasta")
        // Half of 2.20, and 0.10 of salt.
        #expect(facts.cost.total == Money(minorUnits: 120, currency: .euro))
        #expect(facts.cost.unpriced == [])
        #expect(facts.diet.vegetarian == .yes)
        #expect(facts.diet.vegan == .no)
        #expect(facts.diet.allergens == AllergenStatement(contains: [.milk, .gluten], isComplete: true))
        #expect(facts.ingredients.map(\.groceries) == [["butter", "flour"], ["salt"]])
    }

    @Test(arguments: [
        ("an amount that leads nowhere", "- 1 bowl [sauce](sauce.md)\n"), ("itself", "- 1 [pasta](pasta.md)\n"),
        ("another that needs it", "- 1 [stew](stew.md)\n"), ("one that is not there", "- 1 [lost](lost.md)\n"),
    ]) func leaveUnknownWhatCannotBeTold(name: String, line: String) throws {
        try write("# Pasta\n\n\(line)- 100 g salt\n\nMix.\n", "recipes/pasta.md")
        try write("# Stew\n\n- 1 [pasta](pasta.md)\n\nMix.\n", "recipes/stew.md")
        let facts = try facts(of: "pasta")
        #expect(facts.cost.unpriced.count == 1)
        #expect(facts.diet.vegetarian == .unknown)
    }

    @Test func theCardSaysSoWhetherBuiltOrPreviewed() throws {
        try write("# Pasta\n\n- 150 g [sauce](sauce.md)\n- 100 g salt\n\nMix.\n", "recipes/pasta.md")
        let report = try SiteBuild(options).run()
        #expect(report.diagnostics.map(\.message) == [])
        let page = try #require(try folder.contents(of: "output")["recipes/pasta/index.html"])
        #expect(String(decoding: page, as: UTF8.self).contains("1.20"))
        #expect(try LiveSite(options).content(at: "recipes/pasta/index.html") == [UInt8](page))
    }

    @Test func thePantryFollowsThemWhileTheSiteIsWritten() throws {
        try write("item,quantity\nbutter,1 kg\n", "pantry.csv")
        try write("# Pasta\n\n- 150 g [sauce](sauce.md)\n- 100 g salt\n\nMix.\n", "recipes/pasta.md")
        var live = try LiveSite(options)
        for lines in ["- 300 g butter\n", "- 200 g butter\n- 100 g flour\n"] {
            try write("---\nyield: 300 g\n---\n# Sauce\n\n\(lines)\nMelt.\n", "recipes/sauce.md")
            _ = live.update(["content/recipes/sauce.md"])
            _ = try SiteBuild(options).run()
            let page = try #require(try folder.contents(of: "output")["pantry/recipes/index.html"])
            #expect(try live.content(at: "pantry/recipes/index.html") == [UInt8](page))
            #expect(String(decoding: page, as: UTF8.self).contains("Pasta"))
        }
    }

    /// A file that is there and cannot be read is told once, however many need it, and is never taken for one that is not
    /// there.
    @Test func oneThatCannotBeReadStopsTheBuild() throws {
        try write("# Pasta\n\n- 150 g [sauce](sauce.md)\n\nMix.\n", "recipes/pasta.md")
        try write("# Lasagne\n\n- 300 g [sauce](sauce.md)\n\nBake.\n", "recipes/lasagne.md")
        var live = try LiveSite(options)
        // Too large to be read: what the system refuses for other reasons, root may do.
        let file = folder.path + "/site/content/recipes/sauce.md"
        #expect(truncate(file, off_t(TextFile.largest) + 1) == 0)
        let report = try SiteBuild(options).run()
        #expect(!report.isPublished)
        #expect(report.diagnostics.map(\.id) == [.unreadableFile])
        #expect(report.diagnostics.first?.location?.file == "content/recipes/sauce.md")
        #expect(throws: FileFailure.self) { try live.content(at: "recipes/pasta/index.html") }
        _ = live.update(["content/recipes/sauce.md"])
        #expect(live.diagnostics.map(\.id) == [.unreadableFile])
    }
}
