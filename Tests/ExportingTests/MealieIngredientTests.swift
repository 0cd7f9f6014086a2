import Diagnostics
import Kitchen
import TestSupport
import Testing

@testable import Exporting
@testable import Importing
@testable import Reading

/// What a Mealie knows of a line is written apart where nothing of it is lost, and is read again as the line.
@Suite struct MealieIngredientTests {
    private static var mealie: MealieDatabase {
        var database = MealieDatabase.seeded(foods: [
            "flour", "salt", "tomatoes", "chopped tomatoes", "water", "butter",
        ])
        database.addFood("egg", plural: "eggs")
        database.addFood("onion", plural: "onions", aliases: ["cipolla"])
        database.addFood("garlic")
        database.addUnit("Milligramm", abbreviation: "mg", isAbbreviated: true, hasFractions: false)
        return database
    }

    private func recipe(
        _ lines: [String], language: KitchenLanguage = .english, mealie: MealieDatabase? = mealie
    ) throws -> ExportedRecipe {
        var page = ImportedRecipe()
        page.title = "A"
        page.ingredients = [.init(lines: lines)]
        page.steps = [.init(lines: ["Stir."])]
        page.language = language.rawValue
        let recipe = try #require(HeadingTrial.read(RecipeMarkdown(page, language: .english).text, in: .english))
        let catalogue = try mealie.map { mealie in
            try MealieCatalogue.read(ExportFiles(["database.json"]) { _ in mealie.bytes })
        }
        return ExportedRecipe(recipe, siteLanguage: .english, mealie: catalogue)
    }

    /// The ingredients of the file: quantity, unit, food and note, with bars between.
    private func ingredients(of exported: ExportedRecipe) throws -> [String] {
        let file = try #require(try LooseJSON.read(RecipeFormat.mealie.text(of: exported)).first)
        return (file["recipeIngredient"]?.items ?? []).map { line in
            let isApart = !(line["disableAmount"]?.isTrue ?? true)
            let parts = [line["quantity"]?.text, line["unit"]?["name"]?.text, line["food"]?["name"]?.text]
            return (isApart ? parts : []).map { ($0 ?? "") + "|" }.joined() + (line["note"]?.text ?? "")
        }
    }

    private func imported(_ exported: ExportedRecipe) throws -> [String] {
        let files = ExportFiles(["a.json"]) { _ in RecipeFormat.mealie.text(of: exported) }
        let program = try #require(ProgramFile.read("a.json", in: files))
        return try #require(try program.recipes.first?.get()).recipe.ingredients.flatMap(\.lines)
    }

    /// A line, what is written of it, and what is read of that where it is not the line.
    private static let apart: [(line: String, written: String, read: String?)] = [
        ("500 g flour", "500|gram|flour|", "500 grams flour"),
        ("500 g flour, sifted", "500|gram|flour|sifted", "500 grams flour, sifted"),
        ("1/2 tsp salt (fine)", "0.5|teaspoon|salt|fine", "0.5 teaspoon salt, fine"),
        ("1/3 cup water", "0.333|cup|water|", "1/3 cup water"),
        ("2 2/3 cups of water", "2.667|cup|water|", "2 2/3 cups water"),
        ("1½ cups chopped tomatoes", "1.5|cup|chopped tomatoes|", "1.5 cups chopped tomatoes"),
        ("1 cup diced tomatoes, drained", "1|cup|tomatoes|diced, drained", "1 cup tomatoes, diced, drained"),
        ("2 eggs", "2||egg|", nil), ("1 egg", "1||egg|", nil), ("3 large eggs", "3||egg|large", "3 eggs, large"),
        ("2 cloves garlic", "2|clove|garlic|", nil),
        ("4 onions, in rings", "4||onion|in rings", nil), ("2 cipolla", "2||onion|", "2 onions"),
        ("1.5 mg salt", "1.5|Milligramm|salt|", "1.5 mg salt"),
        ("2 tbsp. butter, *melted*", "2|tablespoon|butter|\\*melted\\*", "2 tablespoons butter, *melted*"),
        ("salt", "||salt|", nil), ("salt, to finish", "||salt|to finish", nil),
        ("salt to taste", "||salt|to taste", "salt, to taste"),
        // A food that it does not know is in the note.
        ("200 g rye flour, sifted", "200|gram||rye flour, sifted", "200 grams rye flour, sifted"),
        ("2 cups of cream", "2|cup||of cream", nil),
        ("1 tbsp butter or oil", "1|tablespoon||butter or oil", "1 tablespoon butter or oil"),
    ]

    @Test(arguments: apart) func aLineIsTakenApart(line: String, written: String, read: String?) throws {
        let exported = try recipe([line])
        #expect(try ingredients(of: exported) == [written])
        let copy = try imported(exported)
        #expect(copy == [read ?? line])
        let reader = IngredientLineReader(language: .english)
        #expect(reader.read(copy[0]).quantity == exported.recipe.ingredients[0].ingredient.line.quantity)
    }

    /// Lines that stay as they are: of several amounts, of one that Mealie would show as another, of what it does not know.
    @Test(arguments: [
        "2-3 eggs", "1 cup + 2 tbsp water", "2 cans (400 g) tomatoes", "320 g | 11 oz flour", "pepper to taste",
        "1/7 cup water", "0.35 cup water", "1/16 tsp salt", "1/3 onion", "1234 mg salt", "0.0005 mg salt",
        "2 jars salt",
        "about 200 g flour", "1 heaped tsp salt", "flour: 200 g", "2 lemons", "pepper", "1 tsp each of salt and butter",
        "onion", "0 g salt", "a pinch of salt",
    ]) func aLineStaysInWords(line: String) throws {
        let exported = try recipe([line])
        #expect(try ingredients(of: exported) == [line])
        #expect(try imported(exported) == [line])
    }

    /// A row of the database, as Mealie's schema wants it: no text is null but a plural name.
    @Test func unitsAndFoodsHaveTheirIDs() throws {
        let file = try #require(try LooseJSON.read(RecipeFormat.mealie.text(of: recipe(["2 g onions"]))).first)
        let line = try #require(file["recipeIngredient"]?.items.first)
        #expect(
            line["unit"]
                == .map([
                    "id": .text("bbbbbbbb-0000-4000-8000-000000000007"), "name": .text("gram"),
                    "pluralName": .text("grams"), "description": .text(""), "fraction": .bool(true),
                    "abbreviation": .text("g"), "pluralAbbreviation": .text(""), "useAbbreviation": .bool(false),
                ]))
        #expect(
            line["food"]
                == .map([
                    "id": .text("bbbbbbbb-0000-4000-8000-000000000018"), "name": .text("onion"),
                    "pluralName": .text("onions"), "description": .text(""),
                ]))
        #expect(line["originalText"] == .text("2 g onions"))
        #expect(line["quantity"] == .number("2"))
    }

    /// Units are told by their words in the language of the recipe.
    @Test func aRecipeIsReadInItsLanguage() throws {
        var database = MealieDatabase()
        database.addUnit("Esslöffel", abbreviation: "EL", isAbbreviated: true)
        database.addUnit("cucchiaio", plural: "cucchiai")
        database.addFood("Mehl")
        database.addFood("farina")
        let german = try recipe(["2 EL Mehl", "1 Eßlöffel Mehl"], language: .german, mealie: database)
        #expect(try ingredients(of: german) == ["2|Esslöffel|Mehl|", "1|Esslöffel|Mehl|"])
        let italian = try recipe(["2 cucchiai di farina"], language: .italian, mealie: database)
        #expect(try ingredients(of: italian) == ["2|cucchiaio|farina|"])
    }

    @Test func withoutABackupAllStaysInWords() throws {
        #expect(try ingredients(of: recipe(["500 g flour"], mealie: nil)) == ["500 g flour"])
    }

    @Test func aMealieThatHidesAmountsGetsWords() throws {
        var database = MealieDatabase.seeded(foods: ["flour"], version: "7cf3054cbbcc")
        #expect(try ingredients(of: recipe(["500 g flour"], mealie: database)) == ["500 g flour"])
        database.addHousehold(hidesAmounts: false)
        #expect(try ingredients(of: recipe(["500 g flour"], mealie: database)) == ["500|gram|flour|"])
    }

    @Test func ingredientsAreCounted() throws {
        let count = MealieIngredientCount([try recipe(["500 g flour", "2 g cream", "2-3 eggs", "salt"])])
        #expect((count.foods, count.units, count.words) == (2, 1, 1))
    }

    private static let fractions = (1...10).flatMap { below in (1...24).map { Rational($0, below) } }

    /// Each decimal that is written for a unit with fractions is shown by Mealie's pages as the amount, as its `frac` does it.
    @Test func fractionsAreShownAsTheyAre() throws {
        let mealie = try MealieCatalogue.read(ExportFiles(["database.json"]) { _ in Self.mealie.bytes })
        let cup = try #require(mealie.unit(called: "cup", meaning: .cup, in: .english))
        var count = 0
        for amount in Self.fractions {
            guard let decimal = MealieQuantity.decimal(of: amount, in: cup), let value = Double(decimal) else {
                continue
            }
            #expect(Self.shown(value) == amount, "\(amount)")
            count += 1
        }
        #expect(count > 100)
    }

    /// The nearest fraction of a number with a denominator of at most 10, by mediants.
    private static func shown(_ value: Double) -> Rational {
        var (low, high) = ((above: Int(value), below: 1), (above: Int(value) + 1, below: 1))
        if value == Double(low.above) { return Rational(low.above) }
        while low.below <= 10, high.below <= 10 {
            let middle = (above: low.above + high.above, below: low.below + high.below)
            let mean = Double(middle.above) / Double(middle.below)
            if value == mean, middle.below <= 10 { return Rational(middle.above, middle.below) }
            if value < mean { high = middle } else { low = middle }
        }
        let found = low.below > 10 ? high : low
        return Rational(found.above, found.below)
    }
}
