import Diagnostics
import Kitchen
import Reading
import Testing

/// What the house has of each line of a recipe.
@Suite struct PantryCheckTests {
    /// Rows of a pantry, lines of a recipe, and what there is for each line, as ``text(_:)`` says it.
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var pantry: [String]
        var lines: [String]
        var found: [String]
        var times: Rational = 1

        init(_ name: String, _ pantry: [String], _ lines: [String], _ found: [String], times: Rational = 1) {
            (testDescription, self.pantry, self.lines, self.found, self.times) = (name, pantry, lines, found, times)
        }
    }

    private static let today = day(20)

    /// A day of November 2026.
    private static func day(_ number: Int) -> CalendarDate {
        CalendarDate(dayNumber: (CalendarDate("2026-11-01")?.dayNumber ?? 0) + number - 1)
    }

    /// Flour and milk have a density, salt has none; water costs nothing.
    private static let groceries: [Grocery] = {
        let names = ["flour", "milk", "salt", "pepper", "eggs", "tomatoes", "basil", "water"]
        var groceries = names.map { Grocery(name: $0, location: SourceLocation(file: "content/groceries.csv")) }
        groceries[0].barcode = "2000000200538"
        groceries[0].density = Rational(1, 2)
        groceries[1].density = 1
        groceries[7].price = .zero(.euro)
        return groceries
    }()

    /// Items as `300 g flour`, also with `until 24` or a barcode behind.
    private static func pantry(_ rows: [String]) -> Pantry {
        let reader = IngredientLineReader(language: .english)
        return Pantry(
            items: rows.map { row in
                let parts = row.split(separator: ", ").map(String.init)
                let line = reader.read(parts[0])
                let last = parts.dropFirst().first { $0.hasPrefix("until ") }.flatMap { Int($0.dropFirst(6)) }
                return PantryItem(
                    name: line.name, quantity: line.quantity, expires: last.map { day($0) },
                    barcode: parts.dropFirst().first { $0.count == 13 })
            })
    }

    private static func recipe(_ lines: [String]) -> Recipe {
        let reader = IngredientLineReader(language: .english)
        var recipe = Recipe(summary: RecipeSummary(slug: "x", title: "X", source: "content/recipes/x.md"))
        recipe.groups = [
            IngredientGroup(
                name: nil,
                ingredients: lines.map { text in
                    var line = reader.read(text.replacing("=", with: ""))
                    line.isFixed = text.hasPrefix("=")
                    return RecipeIngredient(line, location: SourceLocation(file: "x.md"))
                })
        ]
        return recipe
    }

    /// "enough", "none", "unknown" or what is missing; with the day by which to use it.
    private static func text(_ presence: PantryPresence, useBy: CalendarDate? = nil) -> String {
        let format = QuantityFormat(language: .english)
        let day = useBy.map { " by \($0.description.suffix(2))" } ?? ""
        switch presence {
        case .enough: return "enough" + day
        case .some(let missing): return "-" + missing.map(format.text).joined(separator: " -") + day
        case .none: return "none"
        case .unknown: return "unknown" + day
        }
    }

    private static let cases: [Case] = [
        Case("as much as is needed", ["500 g flour"], ["500 g flour"], ["enough"]),
        Case("half of it", ["300 g flour"], ["600 g flour"], ["-300 g"]),
        Case("none", [], ["600 g flour"], ["none"]),
        Case("in other units", ["1 kg flour"], ["500 g flour", "1 1/2 kg flour"], ["enough", "-1 kg"]),
        Case("cups with a density", ["1 kg flour"], ["2 cups flour"], ["enough"]),
        Case("grams with a density", ["500 ml milk"], ["600 g milk"], ["-100 g"]),
        Case("cups without a density", ["300 g salt"], ["1 cup salt"], ["unknown"]),
        Case("several rows", ["200 g flour", "0.4 kg Flour"], ["700 g flour"], ["-100 g"]),
        Case("by its barcode", ["300 g Farina, 2000000200538"], ["400 g flour"], ["-100 g"]),
        Case("to taste", ["1 g salt"], ["salt, to taste", "salt"], ["enough", "enough"]),
        Case("no amount in the house", ["flour"], ["500 g flour", "flour"], ["unknown", "enough"]),
        Case(
            "more of unknown amount", ["300 g flour", "flour"], ["200 g flour", "500 g flour"], ["enough", "unknown"]),
        Case("more in another measure", ["300 g salt", "1 cup salt"], ["500 g salt"], ["unknown"]),
        Case(
            "enough in one measure", ["300 g salt", "1 cup salt"], ["300 g salt", "1/2 cup salt"], ["enough", "enough"]),
        Case(
            "lines share", ["500 g flour"], ["300 g flour", "300 g flour", "1 g flour", "flour"],
            ["enough", "-100 g", "none", "enough"]),
        Case("a range needs its upper end", ["4 eggs"], ["4-6 eggs"], ["-2"]),
        Case("what a count holds", ["500 g tomatoes"], ["2 tins (400 g) tomatoes"], ["-300 g"]),
        Case("the first measure there is any in", ["1 tin tomatoes"], ["2 tins (400 g) tomatoes"], ["-1 tin"]),
        Case("another count", ["1 bunch basil"], ["10 leaves basil"], ["unknown"]),
        Case("both of two", ["salt", "pepper"], ["salt and pepper"], ["enough"]),
        Case("one of two", ["salt"], ["salt and pepper"], ["unknown"]),
        Case("neither of two", [], ["salt and pepper"], ["none"]),
        Case(
            "as much of each of two", ["3 g salt"], ["2 g each of salt and pepper", "2 g each salt"],
            ["enough", "none", "-1 g"]),
        Case("water is always there", [], ["5 l water"], ["enough"]),
        Case("what has expired is not there", ["1 kg flour, until 19"], ["500 g flour"], ["none"]),
        Case("on its last day it is", ["1 kg flour, until 20"], ["500 g flour"], ["enough by 20"]),
        Case(
            "what expires soon", ["200 g flour, until 23", "1 kg flour, until 30"], ["500 g flour", "2 kg flour"],
            ["enough by 23", "-1.3 kg by 23"]),
        Case("what keeps", ["1 kg flour, until 26"], ["500 g flour"], ["enough"]),
        Case("no grocery: by its name", ["300 g Honey"], ["100 g honey", "250 g clear honey"], ["enough", "none"]),
        Case("no grocery: one and many", ["3 lemon"], ["2 large lemons", "2 lemons"], ["enough", "-1"]),
        Case("twice the recipe", ["500 g flour"], ["300 g flour", "100 g flour"], ["-100 g", "none"], times: 2),
        Case("half the recipe", ["500 g flour"], ["600 g flour"], ["enough"], times: Rational(1, 2)),
        Case("a fixed amount", ["5 g salt"], ["=5 g salt", "1 g salt"], ["enough", "none"], times: 3),
    ]

    @Test(arguments: cases)
    func findsWhatTheHouseHas(_ one: Case) {
        var kitchen = Kitchen()
        kitchen.groceries = Self.groceries
        kitchen.pantry = Self.pantry(one.pantry + ["1 bag rice"])
        let context = PantryContext(kitchen, today: Self.today)
        let found = context?.findings(for: Self.recipe(one.lines), times: one.times).flatMap { group in
            group.flatMap(\.self).map { Self.text($0.presence, useBy: $0.useBy) }
        }
        #expect(found == one.found)
    }

    @Test func aSiteWithoutAPantryFindsNothing() {
        var kitchen = Kitchen()
        #expect(PantryContext(kitchen, today: Self.today) == nil)
        kitchen.groceries = Self.groceries
        let context = PantryContext(kitchen, today: Self.today)
        #expect(context?.findings(for: Self.recipe(["1 g salt"]), times: 1) == [])
    }

    /// A food of several lines is one of a suggestion, with what is missing in all of them.
    @Test(
        arguments: [
            (["500 g flour"], ["600 g flour", "100 g flour", "salt"], ["flour -200 g", "salt none"]),
            (["500 g flour"], ["300 g flour", "200 g flour"], ["flour enough"]),
            (["500 g flour"], ["500 g flour", "200 g flour"], ["flour -200 g"]),
            (["500 g salt"], ["100 g salt", "1 cup salt"], ["salt unknown"]),
            (["salt"], ["salt and pepper", "pepper"], ["salt enough", "pepper none"]),
            (["salt", "1 l milk"], ["salt, flour, milk"], ["salt enough", "flour none", "milk enough"]),
            (["salt"], ["salt, or flour", "salt (without milk)"], ["salt enough"]),
            ([], ["1 tomato", "2 Tomatoes", "3 unicorns", "1 unicorn"], ["tomatoes none", "unicorns none"]),
        ] as [([String], [String], [String])])
    func suggestsByFoods(pantry: [String], lines: [String], foods: [String]) {
        let suggestions = PantrySuggestions(
            pantry: Self.pantry(pantry), groceries: Groceries(Self.groceries, language: .english), today: Self.today,
            soonDays: 5)
        let found = suggestions.suggestion(Self.recipe(lines))?.foods.map { food in
            "\(food.name) \(Self.text(food.presence))"
        }
        #expect(found == foods)
    }

    /// The share is 1 where nothing need be bought, and never more than what there may be.
    @Test func whatMayNotDoIsHalfThere() {
        let suggestions = PantrySuggestions(
            pantry: Self.pantry(["300 g flour", "1 l milk", "1 cup salt"]),
            groceries: Groceries(Self.groceries, language: .english),
            today: Self.today, soonDays: 5)
        let shares = [
            ["1 l milk"], ["600 g flour"], ["5 g salt"], ["1 egg"], ["1 l milk", "600 g flour", "1 egg", "water"],
        ]
        .map { suggestions.suggestion(Self.recipe($0))?.share }
        #expect(shares == [1, Rational(1, 2), Rational(1, 2), 0, Rational(5, 8)])
        #expect(suggestions.suggestion(Self.recipe(["600 g flour"]))?.isComplete == false)
        #expect(suggestions.suggestion(Self.recipe(["5 g salt"]))?.isComplete == false)
        #expect(suggestions.suggestion(Self.recipe(["1 l milk", "water"]))?.isComplete == true)
    }
}
