import Diagnostics
import Foundation
import Kitchen
import Reading
import Testing

/// The site of this repository, read whole.
@Suite struct DemonstrationTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    @Test func theWeekCanBeShoppedFor() throws {
        var diagnostics = DiagnosticList()
        let files = try SiteFiles(root: root)
        let reader = KitchenReader(files: files, content: try files.listing(of: "content"), diagnostics: &diagnostics)
        let read = reader.read(diagnostics: &diagnostics)
        let recipes = read.context.index.recipes.map { RecipeReader(context: read.context).read($0, of: files) }
        for recipe in recipes { diagnostics.append(recipe.diagnostics) }
        let bySource = Dictionary(uniqueKeysWithValues: recipes.compactMap(\.recipe).map { ($0.summary.source, $0) })
        let kitchen = read.kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        let plan = try #require(read.kitchen.plans.first)
        let week = plan.planned(recipes: bySource, menu: kitchen.menu, language: .english, diagnostics: &diagnostics)
        #expect(diagnostics.map { "\($0.location?.file ?? "") \($0.message)" } == [])
        #expect(week.meals.count == 12)
        #expect(read.kitchen.lists.map(\.items.count) == [10])
        let groceries = read.kitchen.groceryNames
        var unmatched = UnmatchedGroceries(groceries: groceries)
        for recipe in bySource.values { unmatched.add(recipe) }
        #expect(unmatched.all.map(\.name) == [])
        let sheet = ShoppingSheet(
            week, groceries: groceries, pantry: read.kitchen.pantry, settings: read.kitchen.settings,
            today: try #require(CalendarDate("2026-11-21")))
        #expect(sheet.lines.count > 20)
        #expect(sheet.unpriced == [])
        #expect(sheet.soon.map(\.name) == ["milk", "basil", "ricotta"])
        #expect(sheet.uncounted.allSatisfy { $0.reason == .toTaste })
        let flour = try #require(sheet.lines.first { $0.name == "flour" })
        #expect(flour.uses.map(\.text).contains("Friday: Pizza dough ×4"))
    }
}
