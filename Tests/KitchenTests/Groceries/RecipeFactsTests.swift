import Diagnostics
import Kitchen
import Testing

@Suite struct RecipeFactsTests {
    private func recipe(_ lines: [(String, Quantity?)], servings: String?) -> Recipe {
        var recipe = Recipe(summary: RecipeSummary(slug: "x", title: "X", source: "x.md"))
        recipe.summary.servings = servings
        let ingredients = lines.map { name, quantity in
            RecipeIngredient(
                IngredientLine(text: name, quantity: quantity), location: SourceLocation(file: "x.md"))
        }
        recipe.groups = [IngredientGroup(name: nil, ingredients: ingredients)]
        return recipe
    }

    private var kitchen: SheetKitchen {
        var kitchen = SheetKitchen()
        let vegan = DietFacts(vegetarian: .yes, vegan: .yes, allergens: .none)
        kitchen.sell("flour", pack: Quantity(1, .kilogram), cents: 120, density: Rational(53, 100), diet: vegan)
        kitchen.sell("oil", pack: Quantity(1, .litre), cents: 890, diet: vegan)
        let milk = DietFacts(
            vegetarian: .yes, vegan: .unknown, allergens: AllergenStatement(contains: [.milk], isComplete: true))
        kitchen.sell("milk", pack: Quantity(1, .litre), cents: 100, diet: milk)
        return kitchen
    }

    @Test func costsAreExactAndRoundedOnce() {
        // Three times a third of a cent: each rounded alone would be nothing.
        var kitchen = kitchen
        kitchen.sell("salt", pack: Quantity(3, .gram), cents: 1)
        let facts = RecipeFacts(
            recipe(
                [("salt", Quantity(1, .gram)), ("salt", Quantity(1, .gram)), ("salt", Quantity(1, .gram))],
                servings: "2"),
            groceries: kitchen.matched, currency: .euro)
        #expect(facts.cost.exact.parts == [1])
        #expect(facts.cost.total?.plain == "0.01")
        #expect(facts.costPerServing?.plain == "0.01")
        #expect(facts.cost.unknownShare == 0)
    }

    /// Each alone, and any three, had a sum before; packs with large primes need more than one fraction.
    @Test func costsOfAnyDenominatorsAdd() {
        var kitchen = SheetKitchen()
        let packs: [(String, Quantity, Int, Rational)] = [
            ("lentils", Quantity(Rational(454), .gram), 189, Rational(85, 100)),
            ("yeast", Quantity(Rational(1, 4), .ounce), 99, Rational(95, 100)),
            ("cream", Quantity(1, .imperialPint), 145, Rational(1013, 1000)),
            ("flour", Quantity(5, .pound), 349, Rational(53, 100)),
        ]
        for (name, pack, cents, density) in packs { kitchen.sell(name, pack: pack, cents: cents, density: density) }
        let lines: [(String, Quantity?)] = [
            ("lentils", Quantity(Rational(1, 4), .tablespoon)), ("yeast", Quantity(1, .kilogram)),
            ("cream", Quantity(500, .gram)), ("flour", Quantity(1, .fluidOunce)),
        ]
        let facts = RecipeFacts(recipe(lines, servings: "4"), groceries: kitchen.matched, currency: .euro)
        #expect(facts.cost.unpriced == [])
        // 1.3 cents, 13968.5 cents, 125.9 cents and 2.4 cents.
        #expect(facts.cost.total?.plain == "140.98")
        #expect(facts.costPerServing?.plain == "35.25")
    }

    @Test func aSumOfManyFractionsIsExact() {
        let primes = [
            9973, 9967, 9949, 9941, 9931, 9929, 9923, 9907, 9901, 9887, 9883, 9871, 9859, 9857, 9851, 9839, 9833,
        ]
        var sum = ExactSum()
        // Each with what it lacks to one: fourteen wholes and a half, less and more than half by one hundred-millionth.
        for prime in primes { sum.add(Rational(1, prime)) }
        #expect(sum.parts.count > 1)
        for prime in primes { sum.add(Rational(prime - 1, prime)) }
        #expect(sum.rounded() == primes.count)
        sum.add(Rational(49_999_999, 100_000_000))
        #expect(sum.rounded() == primes.count)
        sum.add(Rational(1, 100_000_000))
        #expect(sum.rounded() == primes.count + 1)
        #expect(sum.rounded(times: 2) == 2 * primes.count + 1)
        sum.add(Rational(Int.max))
        #expect(sum.rounded() == nil)
    }

    @Test func saysWhatItDoesNotKnow() {
        let facts = RecipeFacts(
            recipe(
                [
                    ("flour", Quantity(500, .gram)), ("flour", Quantity(.range(1...2), .cup)), ("oil", .toTaste),
                    ("unicorn", Quantity(1)),
                ], servings: "some"), groceries: kitchen.matched, currency: .euro)
        #expect(facts.cost.unpriced == ["oil", "unicorn"])
        #expect(facts.cost.unknownShare == Rational(1, 2))
        // 0.60 for 500 g, and 2 cups of 236.588 ml at 0.53 g/ml are 250.78 g, for 0.30.
        #expect(facts.cost.total?.plain == "0.90")
        #expect(facts.costPerServing == nil)
        #expect(facts.diet == .unknown.and(DietFacts(vegetarian: .yes, vegan: .yes, allergens: .none)))
        #expect(facts.ingredients.map(\.groceries) == [["flour"], ["flour"], ["oil"], []])
        let nothing = RecipeFacts(
            recipe([("unicorn", nil)], servings: "4"), groceries: kitchen.matched, currency: .euro)
        #expect(nothing.cost.total == nil && nothing.costPerServing == nil)
        let empty = RecipeFacts(recipe([], servings: nil), groceries: kitchen.matched, currency: .euro)
        #expect(empty.diet == .unknown && empty.cost.total == nil && empty.cost.unknownShare == 0)
    }

    @Test func dietsFollowFromAllIngredients() {
        let known = RecipeFacts(
            recipe([("flour", nil), ("milk", nil)], servings: nil), groceries: kitchen.matched, currency: .euro)
        #expect(known.diet.vegetarian == .yes)
        #expect(known.diet.vegan == .no)
        #expect(known.diet.allergens.answer(for: .milk) == .yes)
        #expect(known.diet.allergens.answer(for: .nuts) == .no)
        let unknown = RecipeFacts(
            recipe([("milk", nil), ("unicorn", nil)], servings: nil), groceries: kitchen.matched, currency: .euro)
        #expect(unknown.diet.vegetarian == .unknown)
        #expect(unknown.diet.vegan == .no)
        #expect(unknown.diet.allergens.answer(for: .nuts) == .unknown)
    }

    @Test func listsWhatExpires() {
        let pantry = Pantry(items: [
            PantryItem(name: "a", expires: SheetKitchen.day(25)), PantryItem(name: "b", expires: SheetKitchen.day(20)),
            PantryItem(name: "c", expires: SheetKitchen.day(19)), PantryItem(name: "d"),
            PantryItem(name: "e", expires: SheetKitchen.day(26)), PantryItem(name: "f", expires: SheetKitchen.day(20)),
        ])
        #expect(pantry.expiring(within: 5, from: SheetKitchen.day(20)).map(\.name) == ["b", "f", "a"])
        #expect(pantry.expired(on: SheetKitchen.day(20)).map(\.name) == ["c"])
    }
}
