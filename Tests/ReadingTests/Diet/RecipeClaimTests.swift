import Diagnostics
import Kitchen
import Reading
import Testing

/// What is claimed of a recipe: only where every food of it is known, wherever it stands.
@Suite struct RecipeClaimTests {
    private static let groceries = """
        salt vegan, pepper vegan, sugar vegan, potatoes vegan, tomatoes vegan, basil vegan, olive oil vegan, water vegan, \
        peanut butter vegan peanuts, butter beans vegan, coconut milk vegan, nutmeg vegan, vegetable stock vegan celery, flour vegan gluten, \
        butter vegetarian milk, eggs vegetarian eggs, parmesan none milk, mozzarella vegetarian milk
        """

    private static func groceries(_ text: String) -> Groceries {
        let all = text.split(separator: ",").map { row in
            var words = row.split(separator: " ").map(String.init)
            let allergens = AllergenSet(
                words.compactMap { Allergen(rawValue: $0) }.filter { words.last == $0.rawValue })
            if !allergens.isEmpty { words.removeLast() }
            let diet = words.removeLast()
            var grocery = Grocery(
                name: words.joined(separator: " "), location: SourceLocation(file: "content/groceries.csv"))
            grocery.diet = DietFacts(
                vegetarian: Certainty(diet != "none"), vegan: Certainty(diet == "vegan"),
                allergens: AllergenStatement(contains: allergens, isComplete: true))
            return grocery
        }
        return Groceries(all, language: .english)
    }

    private func diet(
        of text: String, others: [String: String] = [:], file: String = "dish.md"
    ) throws -> RecipeDiet {
        let groceries = Self.groceries(Self.groceries)
        let files = ["content/recipes/\(file)"] + others.keys.map { "content/recipes/\($0)" }
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: files.sorted())))
        var recipe = try #require(reader.read(Array(text.utf8), file: files[0]).recipe)
        _ = recipe.lookUpReferences(in: .english) { file, _ in
            others[String(file.dropFirst("content/recipes/".count))].flatMap {
                reader.read(Array($0.utf8), file: file).recipe
            }
        }
        return RecipeDiet(recipe, groceries: groceries)
    }

    /// "vegan", "vegetarian", "meat" or "unknown", and the allergens; "…" where there may be more.
    private func claim(_ text: String, others: [String: String] = [:], file: String = "dish.md") throws -> String {
        let claim = try diet(of: text, others: others, file: file).claim
        let diet =
            claim.vegan == .yes
            ? "vegan" : claim.vegetarian == .yes ? "vegetarian" : claim.vegetarian == .no ? "meat" : "unknown"
        let allergens = claim.allergens.contains.map(\.rawValue) + (claim.allergens.isComplete ? [] : ["…"])
        return ([diet] + allergens).joined(separator: " ")
    }

    @Test(arguments: [
        ("- flour, sifted", true), ("- 4 potatoes (peeled)", true), ("- 4 potatoes, peeled, chopped", true),
        ("- 1 kg potatoes, parmesan to serve", false), ("- tomatoes, mozzarella and basil", false),
        ("- flour", false), ("- flour, type zero", false), ("- spelt, sifted", false), ("- salt, butter", false),
        ("- [Sauce, warmed](sauce.md)", false),
    ])
    func ofOneFoodWithRemarks(line: String, isOne: Bool) throws {
        let others = ["sauce.md": Self.card("- salt\n")]
        #expect(try diet(of: Self.card("- water\n\(line)"), others: others).remarked == (isOne ? [1] : []))
    }

    private static func card(_ lines: String, _ method: String = "Cook it.", _ more: String = "") -> String {
        "# Dish\n\n## Ingredients\n\n\(lines)\n\n## Method\n\n\(method)\n\n\(more)\n"
    }

    @Test(arguments: [
        ("- salt, butter", "vegetarian milk"),
        ("- salt, pepper, parmesan", "meat milk"),
        ("- 2 tbsp sugar, 2 eggs", "vegetarian eggs"),
        ("- 1 tsp salt; 50 g butter", "vegetarian milk"),
        ("- 4 potatoes (with butter)", "vegetarian milk"),
        ("- 1 kg potatoes, parmesan to serve", "meat milk"),
        ("- tomatoes, mozzarella and basil", "vegetarian milk"),
        ("- olive oil, for the pan, and grated parmesan", "meat milk"),
        ("- butter or olive oil", "vegetarian milk"),
        ("- butter/olive oil", "vegetarian milk"),
        ("- 4 potatoes, with gochujang", "unknown …"),
        ("- 4 potatoes (with oat milk)", "unknown …"),
        ("- 4 potatoes, with vegan butter", "unknown …"),
        ("- 4 potatoes, without butter", "vegan"),
        ("- 4 potatoes (no butter or cream)", "vegan"),
        ("- 4 potatoes (dairy-free)", "vegan"),
        ("- 4 potatoes (egg-free)", "vegan"),
        ("- 400 g butter beans, drained and rinsed", "vegan"),
        ("- 1 tin (400 ml) coconut milk", "vegan"),
        ("- a little nutmeg, freshly grated", "vegan"),
        ("- 2 tbsp olive oil, plus extra for the tin", "vegan"),
        ("- 1 kg potatoes, peeled and cut into 2 cm cubes", "vegan"),
        ("- 4 potatoes, without butter, cream", "unknown …"),
        ("- 4 potatoes (olive oil instead of butter)", "vegan"),
        ("- 4 potatoes, or rather butter", "vegetarian milk"),
        ("- 4 potatoes, without salt and butter", "unknown …"),
        ("- 4 potatoes (1 egg size M)", "vegetarian eggs"),
        ("- 4 potatoes, battered", "unknown …"),
        ("- 4 potatoes, eggs free-range", "vegetarian eggs"),
        ("| 200 g | butter |\n| --- | --- |\n| 1 kg | potatoes |", "unknown …"),
        ("- 4 potatoes (butter-flavoured)", "unknown …"),
        ("- 4 potatoes (or an egg replacer)", "unknown …"),
        ("- 4 potatoes, to fit the cake tin", "vegan"),
        ("- salt & butter", "vegetarian milk"),
        ("### 50 g butter\n\n- salt", "unknown …"),
        ("**For the parmesan crust:**\n\n- salt", "unknown …"),
        ("**For the spice mix:**\n\n- salt\n\n**For the rest:**\n\n- 4 potatoes", "vegan"),
        ("- 1 [sauce](nowhere.md)", "unknown …"),
        ("- 4 potatoes, see https://example.org/butter", "vegan"),
        ("- salt\n\nYou also need 50 g butter and 2 eggs.", "unknown …"),
        ("- salt\n- vegemite:\n- 4 potatoes", "unknown …"),
        ("- [vegemite]\n- 4 potatoes", "unknown …"),
        ("- salt\n\n> with cream", "unknown …"),
        ("- salt\n\n```\n50 g seitan\n```", "unknown …"),
        ("- salt\n\n<div>50 g butter</div>", "unknown …"),
        ("- salt\n\n<div class=\"note\"></div>", "vegan"),
    ]) func ofTheIngredients(lines: String, expected: String) throws {
        #expect(try claim(Self.card(lines)) == expected)
    }

    @Test(arguments: [
        ("salt", "Melt the butter, brush with beaten egg, serve with parmesan.", "unknown …"),
        ("salt", "Scatter with pecorino, serve with bread.", "unknown …"),
        ("salt", "Boil it in water with pepper.", "vegan"),
        ("salt", "Cook without butter or cream.", "vegan"),
        ("salt", "Roll to the size of a walnut.", "vegan"),
        ("salt", "Turn it with a fish slice.", "vegan"),
        ("mozzarella", "Melt the cheese.", "vegetarian milk"),
        ("mozzarella", "Melt it, and grate pecorino over.", "unknown milk …"),
        ("butter beans", "Add the butter beans.", "vegan"),
        ("butter beans", "Add the beans and the butter.", "unknown …"),
        ("coconut milk", "Heat the milk.", "vegan"),
        ("coconut milk", "Heat it and serve with milk.", "unknown …"),
        ("vegetable stock", "Heat the stock.", "vegan celery"),
        ("salt", "Serve with vegetable stock.", "unknown …"),
        ("peanut butter", "Melt the butter.", "unknown peanuts …"),
        ("sugar", "Cream the sugar with water.", "vegan"),
        ("sugar", "Serve with cream the next day.", "unknown …"),
        ("sugar", "Melt butter the size of a walnut.", "unknown …"),
        ("salt", "Heat it.\n\n50 g seitan", "unknown …"),
        ("salt", "Sprinkle with Cajun seasoning.", "unknown …"),
        ("salt", "Rub it with a spice mix.", "unknown …"),
        ("salt", "Serve with ketchup.", "unknown …"),
        ("salt", "Taste and adjust the seasoning. Add the spices.", "vegan"),
        ("salt", "Add the\nbutter beans now, and leave to stand for\na while.", "vegan"),
    ]) func ofTheMethod(food: String, method: String, expected: String) throws {
        #expect(try claim(Self.card("- 100 g \(food)", method)) == expected)
    }

    @Test(arguments: [
        ("## Topping\n\ngochujang\nbasil", "unknown …"),
        ("## Topping\n\nGrated parmesan and basil.", "unknown …"),
        ("## Topping\n\n- 50 g parmesan", "meat milk"),
        ("## Topping\n\nbasil\npepper", "vegan"),
        ("## Notes\n\nThis was my grandmother's.", "vegan"),
        ("## Notes\n\nServe with butter.", "unknown …"),
    ]) func ofASectionBehind(section: String, expected: String) throws {
        #expect(try claim(Self.card("- salt", "Cook it.", section)) == expected)
    }

    /// What stands behind the ingredients is read whole, or is a method that says nothing but what to do.
    @Test(arguments: [
        ("Boil the potatoes.", "vegan"), ("You also need vegemite.\n\nBoil the potatoes.", "unknown …"),
        ("Boil the potatoes.\n\nVegemite and rice.", "unknown …"),
        ("You also need vegemite:\n\nBoil the potatoes.", "unknown …"),
        ("Boil the potatoes.\n\n**Vegemite**\n\nStir.", "unknown …"),
        ("## Method\n\nBoil.\n\n## Make the topping\n\n- vegemite\n- Stir it.", "unknown …"),
        ("## Method\n\nBoil.\n\n## Make the topping\n\nvegemite\n\nStir it.", "unknown …"),
        ("## Method\n\nBoil.\n\n## Make the topping\n\nStir the salt.", "vegan"),
    ]) func ofWhatStandsBehindTheIngredients(text: String, expected: String) throws {
        #expect(try claim("# Dish\n\n## Ingredients\n\n- 4 potatoes\n- salt\n\n\(text)\n") == expected)
    }

    @Test(arguments: [
        // Two lines may be a text, of which nobody knows whether it is read whole; more are a list.
        ("200 g flour\n2 eggs", "unknown milk …"), ("200 g flour\n2 eggs\n300 ml water", "vegetarian gluten eggs milk"),
    ]) func ofListsWithoutBullets(lines: String, expected: String) throws {
        let card = "# Dish\n\n## Mix the batter.\n\n\(lines)\n\n## Cook\n\n- Butter\n\nFry it.\n"
        #expect(try claim(card) == expected)
    }

    @Test(arguments: [
        ("Cook it.", "vegan"), ("Stir in the butter.", "unknown …"), ("Serve with [bread](bread.md).", "unknown …"),
    ]) func ofWhatAnotherRecipeSays(method: String, expected: String) throws {
        let sauce = Self.card("- 500 g tomatoes", method)
        #expect(try claim(Self.card("- 1 [sauce](sauce.md)\n- salt"), others: ["sauce.md": sauce]) == expected)
    }

    /// An introduction says what a dish is like, and now and then what more goes in.
    @Test(arguments: [
        ("Enough for 400 g of pasta, and good with butter.", "vegan"), ("You also need 50 g butter.", "unknown …"),
        ("50 g butter\n2 eggs", "unknown …"),
    ]) func ofTheIntroduction(words: String, expected: String) throws {
        #expect(try claim(Self.card("- salt").replacing("# Dish\n", with: "# Dish\n\n\(words)\n")) == expected)
    }

    /// A pot is no curd cheese ("Topfen"), and a machine of the kitchen no cake ("Kuchen").
    @Test(arguments: [
        ("Mit Käse servieren.", "unknown …"), ("In einem Topf kochen, mit der Küchenmaschine pürieren.", "vegan"),
        ("Auf Küchenpapier abtropfen lassen.", "vegan"), ("Mit Topfen servieren.", "unknown …"),
        ("Im großen Kochtopf kochen.", "vegan"), ("Den Topfen unterrühren.", "unknown …"),
        ("Mit asiatischem Gewürz würzen.", "unknown …"), ("Mit Kräutergewürz bestreuen.", "unknown …"),
        ("Die Gewürzmischung zugeben.", "unknown …"), ("Die Gewürze und Gewürznelken zugeben.", "vegan"),
        ("Aromatisch und vegetarisch.", "vegan"),
    ]) func ofARecipeInAnotherLanguage(method: String, expected: String) throws {
        let sauce =
            "---\nlanguage: de\n---\n# Soße\n\n## Zutaten\n\n- tomatoes\n\n## Zubereitung\n\n\(method)\n"
        #expect(try claim(Self.card("- 1 [sauce](sauce.md)"), others: ["sauce.md": sauce]) == expected)
    }

    /// What a cook needs beside the food is none.
    @Test func ofAListOfInstruments() throws {
        let text =
            "---\nlanguage: fr\n---\n# Soupe\n\n## Ingrédients\n\n- tomatoes\n\n## Instruments\n\n- Un four\n- Une planche\n\n"
            + "## Instructions\n\n- Chauffer.\n"
        #expect(try claim(text) == "vegan")
    }

    /// A serving suggestion behind the steps that names another dish of the site says nothing of this one.
    @Test(arguments: [
        ("1. Cook it.\n\nEat it with [bread](bread.md).", "vegan"), ("1. Cook it with [bread](bread.md).", "unknown …"),
    ])
    func ofALinkToAnotherDish(method: String, expected: String) throws {
        #expect(try claim(Self.card("- salt", method), others: ["bread.md": Self.card("- flour")]) == expected)
    }

    /// What a file of Cooklang needs and does not list.
    @Test(arguments: [
        ("Boil @potatoes{2} with @-butter{50%g}.", "unknown …"), ("Boil @potatoes{2} in @water{1%l}.", "vegan"),
    ])
    func ofCooklang(step: String, expected: String) throws {
        #expect(try claim("---\ntitle: Dish\n---\n\(step)\n", file: "dish.cook") == expected)
    }

    @Test func ofNoIngredientsNothing() throws {
        #expect(try claim("# Dish\n\n## Method\n\nCook it.\n") == "unknown …")
    }
}
