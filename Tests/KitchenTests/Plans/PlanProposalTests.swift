import Diagnostics
import Kitchen
import Testing

/// A recipe of these ingredients.
func recipe(_ title: String, _ names: [String]) -> Recipe {
    var recipe = Recipe(
        summary: RecipeSummary(slug: title, title: title, source: "content/recipes/\(title).md"))
    recipe.groups = [
        IngredientGroup(
            name: nil,
            ingredients: names.map { RecipeIngredient(IngredientLine(text: $0), location: SourceLocation(file: title)) }
        )
    ]
    return recipe
}

@Suite struct PlanProposalTests {
    private var suggestions: PantrySuggestions {
        let kitchen = kitchen
        return PantrySuggestions(
            pantry: kitchen.pantry, groceries: kitchen.matched, today: SheetKitchen.day(20), soonDays: 5)
    }

    private var kitchen: SheetKitchen {
        var kitchen = SheetKitchen()
        for name in ["flour", "milk", "basil", "salt"] { kitchen.sell(name, pack: Quantity(1), cents: 100) }
        kitchen.sell("water", pack: Quantity(1), cents: 0)
        kitchen.pantry.items = [
            PantryItem(name: "flour"), PantryItem(name: "Milk", expires: SheetKitchen.day(24)),
            PantryItem(name: "basil", expires: SheetKitchen.day(19)),
        ]
        return kitchen
    }

    @Test func ranksByWhatIsInTheHouse() {
        let recipes = [
            recipe("Bread", ["flour", "water"]), recipe("Pesto", ["basil"]), recipe("Nothing", []),
            recipe("Crepes", ["flour", "milk", "Milk", "unicorn"]), recipe("Pudding", ["milk", "water"]),
            recipe("Cake", ["flour", "salt", "water"]),
        ]
        let ranked = suggestions.ranked(recipes)
        #expect(ranked.map(\.summary.title) == ["Pudding", "Bread", "Crepes", "Cake", "Pesto"])
        #expect(ranked.map(\.share) == [1, 1, Rational(2, 3), Rational(2, 3), 0])
        #expect(ranked[2].there == ["flour", "milk"] && ranked[2].missing == ["unicorn"])
        #expect(ranked[2].expiring == ["milk"])
        #expect(suggestions.ranked(recipes.reversed()) == ranked)
    }

    @Test func proposesWhatUsesUpWhatExpires() throws {
        let week = try #require(IsoWeek("2026-W48"))
        let recipes = (0..<6).map { recipe("Dish \($0)", ["flour"]) } + [recipe("Pudding", ["milk"])]
        var firsts: Set<String> = []
        for seed in 0..<30 {
            var dice = Dice(seed: UInt64(seed))
            let plan = PlanProposal(recipes, week: week, days: 5, suggestions: suggestions, dice: &dice)
            #expect(plan.days.count == 5 && Set(plan.days.map(\.recipe.title)).count == 5)
            #expect(plan.days.first?.recipe.title == "Pudding" && plan.days.first?.expiring == ["milk"])
            #expect(plan.days.map(\.date) == Array(week.days.prefix(5)))
            var again = Dice(seed: UInt64(seed))
            #expect(
                PlanProposal(recipes.reversed(), week: week, days: 5, suggestions: suggestions, dice: &again) == plan)
            firsts.insert(plan.days[1].recipe.title)
        }
        #expect(firsts.count > 3)
        var dice = Dice(seed: 1)
        #expect(PlanProposal(recipes, week: week, days: 9, suggestions: suggestions, dice: &dice).days.count == 7)
        let few = PlanProposal([recipes[6]], week: week, days: 5, suggestions: suggestions, dice: &dice)
        let late = PlanProposal(
            recipes, week: week, from: week.day(.saturday), days: 5, suggestions: suggestions, dice: &dice)
        #expect(late.days.map(\.date) == [week.day(.saturday), week.day(.sunday)])
        #expect(EmptyPlan.markdown(week, language: .german).hasPrefix("# Woche 48\n\n## Montag\n\n## Dienstag\n"))
        #expect(
            few.markdown(language: .italian)
                == "# Settimana 48\n\n## Lunedì\n\n- [Pudding](../recipes/Pudding.md)\n")
    }
}
