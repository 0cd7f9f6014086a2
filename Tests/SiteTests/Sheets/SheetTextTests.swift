import Diagnostics
import Kitchen
import TestSupport
import Testing

@testable import Site

/// What a sheet on a page says of a line.
@Suite struct SheetTextTests {
    private func sheet(needed: Rational, had: Rational?, language: KitchenLanguage) throws -> ShoppingSheet {
        var grocery = Grocery(name: "flour", location: SourceLocation(file: "content/groceries.csv"))
        grocery.pack = Quantity(1, .kilogram)
        var pantry = Pantry()
        if let had { pantry.items.append(PantryItem(name: "flour", quantity: Quantity(had, .gram))) }
        let need = FoodNeed(name: "flour", text: "flour", measures: [Quantity(needed, .gram)])
        return ShoppingSheet(
            PlannedWeek(meals: [PlannedMeal(heading: "Monday", title: "Soup", needs: [need])]),
            groceries: Groceries([grocery], language: language), pantry: pantry, settings: Settings(),
            today: try #require(CalendarDate("2026-11-22")))
    }

    @Test(
        arguments: [
            ("en", 2000, 300, "2 kg needed, 300 g here, 300 g left"), ("en", 2000, nil, "2 kg needed"),
            ("en", 1200, nil, "1.2 kg needed, 800 g left"),
            ("de", 2000, 300, "2 kg nötig, 300 g vorrätig, 300 g übrig"),
            ("fr", 2000, 300, "il faut 2 kg, 300 g en réserve, reste 300 g"),
            ("it", 2000, 300, "occorre: 2 kg, in casa: 300 g, avanzo: 300 g"),
            ("es", 2000, 300, "necesario: 2 kg, en casa: 300 g, sobrante: 300 g"),
        ] as [(String, Rational, Rational?, String)])
    func whatIsNeededAddsUpOnPages(tag: String, needed: Rational, had: Rational?, text: String) throws {
        var settings = Settings()
        settings.language = Language(tag: tag)
        let sheet = try sheet(needed: needed, had: had, language: settings.kitchenLanguage)
        let page = SheetText(sheet, words: try StringsFiles.words(tag), format: settings.amounts)
        #expect(try page.accounted(#require(sheet.lines.first)) == text)
    }
}
