import Diagnostics
import Kitchen
import TestSupport
import Testing

@Suite struct DiceTests {
    /// The first numbers of SplitMix64 with the seed 1234567, as its reference implementation gives them.
    @Test func fallsLikeSplitMix64() {
        var dice = Dice(seed: 1_234_567)
        let numbers = (0..<5).map { _ in dice.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test(arguments: CaseTable.rows("dice")) func fallAsInTheTable(row: [String]) throws {
        var dice = UInt64(row[0]).map(Dice.init(seed:)) ?? Dice(named: row[0])
        let numbers = row[2].split(separator: " ").compactMap { Int($0) }
        let asked = row[1].replacing(" of", with: "").split(separator: " ")
        let (first, last) = (try #require(Int(asked[1])), Int(asked.last ?? "") ?? 0)
        let thrown =
            switch asked[0] {
            case "below": numbers.map { _ in dice.roll(below: first) }
            case "within": numbers.map { _ in dice.roll(in: first...last) }
            default: dice.pick(first, of: Array(0..<last))
            }
        #expect(thrown == numbers)
    }

    @Test func thereAreCases() {
        #expect(CaseTable.rows("dice").count > 30)
    }

    @Test func rollsEverySideAboutAsOften() {
        var dice = Dice(seed: 1)
        var counts = [0, 0, 0, 0, 0, 0]
        for _ in 0..<6000 { counts[dice.roll(below: 6)] += 1 }
        #expect(counts.allSatisfy { (850...1150).contains($0) })
        #expect(dice.roll(below: 0) == 0 && dice.roll(below: 1) == 0 && dice.roll(below: -3) == 0)
    }

    @Test func picksWithoutRepeatsAndInOrder() {
        var dice = Dice(seed: 3)
        for count in 0...12 {
            let picked = dice.pick(count, of: Array(0..<10))
            #expect(picked.count == min(count, 10))
            #expect(picked == picked.sorted() && Set(picked).count == picked.count)
        }
        #expect(dice.pick([Int]()) == nil)
        #expect(dice.shuffled(Array(0..<50)).sorted() == Array(0..<50))
    }

    @Test func theRecipeOfADayDependsOnTheDayAndNotOnTheOrder() throws {
        let recipes = (0..<20).map { RecipeSummary(slug: "\($0)", title: "\($0)", source: "content/recipes/\($0).md") }
        let days = (0..<60).map { CalendarDate(dayNumber: 20_000 + $0) }
        let picked = days.map { RandomRecipe.ofTheDay($0, from: recipes, source: \.source)?.slug }
        #expect(picked == days.map { RandomRecipe.ofTheDay($0, from: recipes.reversed(), source: \.source)?.slug })
        #expect(Set(picked).count > 12)
        #expect(RandomRecipe.ofTheDay(days[0], from: [String](), source: \.self) == nil)
    }

    @Test func aRecipeIsDrawnByItsShareInTheHouse() {
        var kitchen = SheetKitchen()
        kitchen.pantry.items = ["a", "b", "c"].map { PantryItem(name: $0) }
        let suggestions = PantrySuggestions(
            pantry: kitchen.pantry, groceries: kitchen.matched, today: SheetKitchen.day(20), soonDays: 5)
        let recipes = [("all", ["a", "b", "c"]), ("third", ["a", "x", "y"]), ("none", ["x"])].map { recipe($0, $1) }
        let ranked = suggestions.ranked(recipes)
        var dice = Dice(seed: 11)
        var drawn: [String: Int] = [:]
        for _ in 0..<4000 { drawn[RandomRecipe.pick(ranked, dice: &dice)?.summary.title ?? "-", default: 0] += 1 }
        #expect(Set(drawn.keys) == ["all", "third"])
        #expect((2850...3150).contains(drawn["all"] ?? 0))
        var (one, other) = (Dice(seed: 5), Dice(seed: 5))
        #expect(RandomRecipe.pick(ranked, dice: &one) == RandomRecipe.pick(ranked.reversed(), dice: &other))
        #expect(RandomRecipe.pick(suggestions.ranked([recipes[2]]), dice: &dice) == nil)
    }
}

@Suite struct RandomPizzaTests {
    private func topping(_ name: String, _ diet: DietFacts, enabled: Bool = true, cents: Int = 100) -> Ingredient {
        Ingredient(
            id: name.count, name: name, price: Money(minorUnits: cents, currency: .euro), isEnabled: enabled,
            diet: diet,
            location: SourceLocation(file: "ingredients.json"))
    }

    private let vegan = DietFacts(vegetarian: .yes, vegan: .yes, allergens: .none)
    private let milk = DietFacts(
        vegetarian: .yes, vegan: .unknown, allergens: AllergenStatement(contains: [.milk], isComplete: true))
    private let meat = DietFacts(vegetarian: .no, vegan: .unknown, allergens: .none)

    private var menu: Menu {
        Menu(
            currency: .euro, basePrice: Money(minorUnits: 400, currency: .euro), base: DishBase(diet: vegan),
            ingredients: [
                topping("Tomato", vegan), topping("Mozzarella", milk), topping("Salami", meat), topping("Onion", vegan),
                topping("Ricci", .unknown), topping("Truffle", vegan, enabled: false),
            ])
    }

    @Test(arguments: 0..<100)
    func fitsTheWish(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let wish = RandomPizza.Criteria(
            diet: [.any, .vegetarian, .vegan][seed % 3], toppings: 1...3, without: seed % 2 == 0 ? ["tomato"] : [])
        let pizza = try RandomPizza(wish, menu: menu, settings: Settings(), dice: &dice)
        let allowed =
            switch wish.diet {
            case .any: ["Tomato", "Mozzarella", "Salami", "Onion", "Ricci"]
            case .vegetarian: ["Tomato", "Mozzarella", "Onion"]
            case .vegan: ["Tomato", "Onion"]
            }
        let names = pizza.toppings.map(\.name)
        #expect(Set(names).isSubset(of: allowed) && Set(names).count == names.count)
        #expect((1...3).contains(names.count))
        #expect(seed % 2 == 1 || !names.contains("Tomato"))
        #expect(pizza.prices.first?.price.minorUnits == 400 + 100 * names.count)
        #expect(wish.diet != .vegan || pizza.diet.vegan == .yes)
        #expect(wish.diet != .vegetarian || pizza.diet.vegetarian == .yes)
        var again = Dice(seed: UInt64(seed))
        #expect(try RandomPizza(wish, menu: menu, settings: Settings(), dice: &again) == pizza)
    }

    @Test func saysWhyThereIsNone() {
        var dice = Dice(seed: 1)
        let failing: [(RandomPizza.Criteria, RandomPizza.Failure)] = [
            (RandomPizza.Criteria(diet: .vegan, toppings: 3...4), .tooFew(there: 2, wanted: 3)),
            (RandomPizza.Criteria(without: ["Salmi"]), .unknownTopping("Salmi", nearest: "Salami")),
            (RandomPizza.Criteria(toppings: -1...2), .badCount),
        ]
        for (wish, failure) in failing {
            #expect(throws: failure) { try RandomPizza(wish, menu: menu, settings: Settings(), dice: &dice) }
        }
        var other = menu
        other.base.diet = .unknown
        #expect(throws: RandomPizza.Failure.base(.vegetarian)) {
            try RandomPizza(RandomPizza.Criteria(diet: .vegetarian), menu: other, settings: Settings(), dice: &dice)
        }
    }

    @Test func aPizzaWithoutToppingsIsThere() throws {
        var dice = Dice(seed: 1)
        let pizza = try RandomPizza(
            RandomPizza.Criteria(toppings: 0...0), menu: menu, settings: Settings(), dice: &dice)
        #expect(pizza.toppings.isEmpty && pizza.prices.first?.price.minorUnits == 400)
    }
}
