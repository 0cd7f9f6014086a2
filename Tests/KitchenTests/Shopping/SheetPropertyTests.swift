import Diagnostics
import Kitchen
import TestSupport
import Testing

/// What holds for the sheet of any plan: recipes and days in any order, amounts scaled there and back, nothing lost.
@Suite struct SheetPropertyTests {
    private static let names = ["flour", "milk", "eggs", "basil", "oil"]

    /// A kitchen with some of each grocery's facts, a few recipes, and a plan of a week.
    private struct Week {
        var kitchen = SheetKitchen()
        var recipes: [String: Recipe] = [:]
        var plan = Plan(week: IsoWeek("2026-W48"), title: "", source: "content/plans/2026-W48.md")

        init(seed: Int) {
            var random = Seeded(UInt64(seed))
            for name in names {
                let density = Bool.random(using: &random) ? random.rational(upTo: 900).magnitude : nil
                let pack = Int.random(in: 0..<4, using: &random) == 0 ? nil : random.sheetQuantity()
                kitchen.sell(name, pack: pack, cents: Int.random(in: 0..<500, using: &random), density: density)
            }
            for number in 0..<4 {
                let recipe = random.recipe(number, of: names + ["unicorn"])
                recipes[recipe.summary.source] = recipe
            }
            let sources = recipes.keys.sorted()
            plan.days = (0..<7).map { number in
                let date = SheetKitchen.day(23 + number)
                let entries = (0..<2).map { _ in
                    PlanEntry(
                        dish: .recipe(source: sources.randomElement(using: &random) ?? ""), title: "",
                        amount: .times(Rational(Int.random(in: 1...6, using: &random), 2)),
                        location: SourceLocation(file: "content/plans/2026-W48.md"))
                }
                return PlanDay(heading: date.weekday.name(in: .english), date: date, entries: entries)
            }
        }

        var meals: [PlannedMeal] {
            var diagnostics = DiagnosticList()
            return plan.planned(recipes: recipes, menu: nil, language: .english, diagnostics: &diagnostics).meals
        }
    }

    @Test(arguments: 0..<100)
    func neitherTheOrderOfDaysNorThatOfRecipesMatters(seed: Int) {
        var random = Seeded(UInt64(seed) + 1000)
        var week = Week(seed: seed)
        let sheet = week.kitchen.sheet(week.meals)
        #expect(week.meals.count == 14)
        week.plan.days.shuffle(using: &random)
        for index in week.plan.days.indices { week.plan.days[index].entries.shuffle(using: &random) }
        for source in week.recipes.keys.sorted() {
            week.recipes[source]?.groups[0].ingredients.shuffle(using: &random)
        }
        #expect(week.kitchen.sheet(week.meals) == sheet)
    }

    /// The sums are made another way here: every need in the base of its unit, volume as mass where the density leads there.
    @Test(arguments: 0..<100)
    func whatIsNeededIsTheSumOfAllNeeds(seed: Int) {
        let week = Week(seed: seed)
        let sheet = week.kitchen.sheet(week.meals)
        for grocery in week.kitchen.groceries {
            let needs = week.meals.flatMap(\.needs).filter { $0.name == grocery.name }.compactMap(\.measures.first)
            let line = (sheet.lines + sheet.have).first { $0.name == grocery.name }
            let others = sheet.uncounted.filter { $0.name == grocery.name && $0.reason == .otherUnit }
            let counted = line.map { $0.amounts.map(\.needed) } ?? others.compactMap(\.quantity)
            #expect(totals(of: counted, grocery.density) == totals(of: needs, grocery.density), "\(grocery.name)")
        }
        let strange = week.meals.flatMap(\.needs).filter { $0.name == "unicorn" }
        let line = sheet.lines.first { $0.name == "unicorn" }
        #expect(
            totals(of: line?.amounts.map(\.needed) ?? [], nil) == totals(of: strange.compactMap(\.measures.first), nil))
    }

    private func totals(of quantities: [Quantity], _ density: Rational?) -> [Unit: Rational] {
        quantities.reduce(into: [:]) { sums, quantity in
            let unit = quantity.unit ?? .piece
            let amount = (quantity.amount.upper ?? 0) * unit.factor
            if let density, density > 0, unit.base == .millilitre {
                sums[.gram, default: 0] += amount * density
            } else {
                sums[unit.base, default: 0] += amount
            }
        }
    }

    @Test(arguments: 0..<100)
    func scalingByANumberAndBackIsTheSameRecipe(seed: Int) {
        var random = Seeded(UInt64(seed) + 2000)
        let recipe = random.recipe(seed, of: Self.names)
        let factor = Rational(Int.random(in: 1...40, using: &random), Int.random(in: 1...12, using: &random))
        for (_, ingredient) in recipe.ingredients {
            #expect(ingredient.line.scaled(by: factor).scaled(by: 1 / factor) == ingredient.line)
        }
        let scaled = recipe.needs(times: factor).map { need in
            var need = need
            need.measures = need.measures.map { $0 * (1 / factor) }
            return need
        }
        #expect(scaled == recipe.needs())
        #expect(factor == 1 || recipe.needs(times: factor) != recipe.needs())
    }
}

extension Seeded {
    /// A recipe of four lines, one of them with the amount in two measures.
    mutating func recipe(_ number: Int, of names: [String]) -> Recipe {
        let source = "content/recipes/\(number).md"
        var recipe = Recipe(summary: RecipeSummary(slug: "\(number)", title: "Recipe \(number)", source: source))
        let lines = (0..<4).map { place in
            let name = names.randomElement(using: &self) ?? ""
            let quantity = sheetQuantity()
            return IngredientLine(text: name, quantity: quantity, alternatives: place == 0 ? [quantity] : [])
        }
        let place = SourceLocation(file: source)
        recipe.groups = [
            IngredientGroup(name: nil, ingredients: lines.map { RecipeIngredient($0, location: place) })
        ]
        return recipe
    }
}
