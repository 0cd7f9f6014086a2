import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

@Suite struct PlanReaderTests {
    private let files = [
        "content/recipes/soups/minestrone.md", "content/recipes/dough/pizza-dough.md", "content/pages/recipes/ideas.md",
    ]

    private func read(
        _ text: String, file: String = "content/plans/2026-W48.md", language: KitchenLanguage = .english
    ) throws -> (plan: Plan, diagnostics: DiagnosticList) {
        let place = SourceLocation(file: "pizzas.json")
        let menu = Menu(
            currency: .euro, basePrice: .zero(.euro),
            dishes: [
                Dish(name: "Margherita", slug: "margherita", toppings: [], location: place),
                Dish(name: "Mari e monti", slug: "mari-e-monti", toppings: [], location: place),
            ])
        let context = ProseContext(index: ContentIndex(files: (files + [file]).sorted()), language: language)
        var diagnostics = DiagnosticList()
        let plan = PlanReader(context: context, menu: menu).read(
            Array(text.utf8), file: file, diagnostics: &diagnostics)
        return (try #require(plan), diagnostics)
    }

    /// An entry in short: "minestrone ×2 (with bread)".
    private func text(_ entry: PlanEntry) -> String {
        let dish =
            switch entry.dish {
            case .recipe(let source): "recipe \(source.split(separator: "/").last ?? "")"
            case .dish(let slug): "pizza \(slug)"
            case .missing: "missing \(entry.title)"
            case .note: "note \(entry.title)"
            }
        return [dish, entry.amount.text(in: .english), entry.remark.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    @Test func readsAWeek() throws {
        let (plan, diagnostics) = try read(
            """
            # Week of the party

            Mostly soup.

            ## Monday

            - [Minestrone](../recipes/soups/minestrone.md) for 6

            ## Tuesday 24 November
            - Margherita ×4
            - eat out

            ### Lunch
            - [Pizza dough](../recipes/dough/pizza-dough.md)

            ## 2026-11-26
            - 2 × Mari e monti

            ## Some day
            - minestrone
            """)
        #expect(diagnostics.map(\.message) == [])
        #expect(plan.title == "Week of the party")
        #expect(plan.week?.description == "2026-W48")
        #expect(plan.notes.map(\.text) == ["Mostly soup."])
        #expect(plan.days.map(\.heading) == ["Monday", "Tuesday 24 November", "2026-11-26", "Some day"])
        #expect(plan.days.map { $0.date?.description } == ["2026-11-23", "2026-11-24", "2026-11-26", nil])
        #expect(
            plan.days.map { $0.entries.map(text) } == [
                ["recipe minestrone.md for 6"],
                ["pizza margherita ×4", "note eat out", "recipe pizza-dough.md"],
                ["pizza mari-e-monti ×2"], ["recipe minestrone.md"],
            ])
        #expect(plan.recipeSources == Array(files.prefix(2)))
    }

    /// A recipe and a dish of the menu may share a name: whichever says how much is needed is meant.
    @Test(arguments: [("80 g", "pizza minestrone"), (nil, "recipe minestrone.md")])
    func ofOneNameTheOneWithAmountsIsMeant(portion: String?, expected: String) throws {
        let place = SourceLocation(file: "pizzas.json")
        var menu = Menu(currency: .euro, basePrice: nil)
        menu.dishes = [
            Dish(
                name: "Minestrone", slug: "minestrone", toppings: [Dish.Topping(id: 1, location: place)],
                location: place)
        ]
        let amount = portion == nil ? nil : Quantity(80, .gram)
        menu.ingredients = [
            Ingredient(id: 1, name: "Carrots", price: .zero(.euro), portion: amount, location: place)
        ]
        let context = ProseContext(index: ContentIndex(files: files))
        var diagnostics = DiagnosticList()
        let plan = PlanReader(context: context, menu: menu).read(
            Array("## Monday\n- Minestrone\n".utf8), file: "content/plans/2026-W48.md",
            diagnostics: &diagnostics)
        #expect(try #require(plan).days[0].entries.map(text).first == expected)
    }

    @Test(arguments: [
        ("[S](../recipes/soups/minestrone.md) ×2", "recipe minestrone.md ×2"),
        ("[S](../recipes/soups/minestrone.md) x2", "recipe minestrone.md ×2"),
        ("[S](../recipes/soups/minestrone.md) x 1/2", "recipe minestrone.md ×1/2"),
        ("[S](../recipes/soups/minestrone.md) ×1 1/2, cold", "recipe minestrone.md ×1 1/2 (cold)"),
        ("[S](../recipes/soups/minestrone.md) **×**2, **cold**", "recipe minestrone.md ×2 (cold)"),
        ("[S](../recipes/soups/minestrone.md) for **1**2", "recipe minestrone.md for 12"),
        (
            "[S](../recipes/soups/minestrone.md) with bread\n\n  and salad",
            "recipe minestrone.md (with bread and salad)"
        ),
        ("[S](../recipes/soups/minestrone.md) x 1 1/2", "recipe minestrone.md ×1 1/2"),
        ("1 1/2 × Margherita", "pizza margherita ×1 1/2"),
        ("[S](../recipes/soups/minestrone.md) for 1 1/2", "recipe minestrone.md (for 1 1/2)"),
        ("[S](../recipes/soups/minestrone.md) (×1.5), with bread", "recipe minestrone.md ×1 1/2 (with bread)"),
        ("[S](../recipes/soups/minestrone.md) per 6 persone", "recipe minestrone.md for 6"),
        ("[S](../recipes/soups/minestrone.md) für 6", "recipe minestrone.md for 6"),
        ("[S](../recipes/soups/minestrone.md) pour 6", "recipe minestrone.md for 6"),
        ("[S](../recipes/soups/minestrone.md) para 6: hot", "recipe minestrone.md for 6 (hot)"),
        ("3x [S](/recipes/soups/minestrone.md)", "recipe minestrone.md ×3"),
        ("**[S](../recipes/soups/minestrone)** cold", "recipe minestrone.md (cold)"),
        ("Lunch: [S](../recipes/soups/minestrone.md) cold", "recipe minestrone.md (Lunch: cold)"),
        ("[S](../recipes/soups/minestrone.md) ×0", "recipe minestrone.md (×0)"),
        ("[S](https://example.org/soup) ×2", "note S ×2"),
        ("margherita x4", "pizza margherita ×4"), ("MARGHERITA", "pizza margherita"),
        ("4x Margherita", "pizza margherita ×4"),
        ("Margherita für 4", "pizza margherita for 4"), ("Pizza dough ×2", "recipe pizza-dough.md ×2"),
        ("eat out for 2", "note eat out for 2"), ("call 2 x 3 people", "note call 2 x 3 people"),
    ])
    func readsALine(line: String, expected: String) throws {
        let (plan, diagnostics) = try read("## Monday\n- \(line)\n")
        #expect(plan.days.first?.entries.map(text) == [expected])
        #expect(diagnostics.map(\.message) == [])
    }

    @Test(arguments: [
        ("Monday", 23), ("lunedì", 23), ("Dienstag", 24), ("Mercredi 25", 25), ("jueves:", 26), ("Fr.", 27),
        ("Sa 28", 28),
        ("So", 29), ("DOMENICA", 29), ("2026-11-25", 25), ("Wednesday, 2026-11-25", 25),
    ])
    func knowsTheDays(heading: String, day: Int) throws {
        let plan = try read("## \(heading)\n- eat out\n").plan
        #expect(plan.days.map { $0.date?.description } == ["2026-11-\(day)"])
    }

    @Test func wordsThatBeginLikeADayAreNone() throws {
        let plan = try read("## So far\n- a\n\n## Sat in the sun\n- b\n").plan
        #expect(plan.days.map(\.date) == [nil, nil])
        #expect(plan.days.map(\.heading) == ["So far", "Sat in the sun"])
    }

    @Test func namesWhatIsNear() throws {
        let (plan, diagnostics) = try read("## Monday\n- Margarita ×4\n- Pizza doug\n")
        #expect(plan.days.first?.entries.map(text) == ["note Margarita ×4", "note Pizza doug"])
        #expect(diagnostics.map(\.id) == [.unknownPlanItem, .unknownPlanItem])
        #expect(diagnostics.map(\.severity) == [.warning, .warning])
        #expect(diagnostics.map(\.fix) == ["did you mean \"Margherita\"?", "did you mean \"Pizza dough\"?"])
        #expect(diagnostics.first?.location?.span == SourceSpan(line: 2, column: 3, length: 9))
    }

    /// What a line that names no dish is asked: whether it is one.
    @Test(
        arguments: [
            ("Lasagne ×2", "Lasagne"), ("2 × Lasagne", "Lasagne"), ("Margherta", "Margherita"),
            ("Magrherita", "Margherita"),
            ("Lasagne", nil), ("Margarine", nil), ("eat out for 6", nil), ("buy 2 lemons", nil), ("Dinner at 8", nil),
        ] as [(String, String?)])
    func asksOfALineThatNamesNone(line: String, about: String?) throws {
        let (plan, diagnostics) = try read("## Monday\n- \(line)\n")
        #expect(plan.days.first?.entries.map(text) == ["note \(line)"])
        #expect(diagnostics.map(\.id) == (about == nil ? [] : [.unknownPlanItem]))
        let said = diagnostics.first.map { $0.message + ($0.fix ?? "") } ?? ""
        #expect(said.contains("note or dish?") == (about != nil))
        #expect(about.map { said.contains("\"\($0)\"") } ?? true)
    }

    @Test func aLinkToAPageInAFolderOfRecipesIsANote() throws {
        let (plan, diagnostics) = try read("## Monday\n- [Ideas](../pages/recipes/ideas.md)\n")
        #expect(plan.days.first?.entries.map(text) == ["note Ideas"])
        #expect(diagnostics.map(\.message) == [])
    }

    @Test func reportsLinksToNothingAndDaysOfOtherWeeks() throws {
        let (plan, diagnostics) = try read("## 2026-12-01\n- [S](../recipes/soup.md)\n")
        #expect(diagnostics.map(\.id) == [.brokenLink, .invalidValue])
        #expect(diagnostics.map(\.severity) == [.warning, .warning])
        #expect(plan.days.first?.entries.map(text) == ["missing S"])
    }

    @Test func scalesByServings() throws {
        let plan = try read("## Mon\n- Minestrone for 6\n- Pizza dough for 6\n- Margherita for 6\n").plan
        var soup = Recipe(summary: RecipeSummary(slug: "minestrone", title: "Minestrone", source: files[0]))
        soup.summary.servings = "4 people"
        soup.groups = [
            IngredientGroup(
                name: nil,
                ingredients: [
                    RecipeIngredient(
                        IngredientLineReader(language: .english).read("1 kg beans"),
                        location: SourceLocation(file: files[0]))
                ])
        ]
        let dough = Recipe(summary: RecipeSummary(slug: "pizza-dough", title: "Pizza dough", source: files[1]))
        var diagnostics = DiagnosticList()
        let week = plan.planned(
            recipes: [files[0]: soup, files[1]: dough], menu: nil, language: .english, diagnostics: &diagnostics)
        #expect(diagnostics.map(\.id) == [.unknownServings])
        #expect(week.meals.map(\.title) == ["Minestrone", "Pizza dough"])
        #expect(week.meals.first?.needs.first?.measures == [Quantity(Rational(3, 2), .kilogram)])
        #expect(week.meals.first?.times == "for 6")
        #expect(week.missing.map(\.meal.title) == ["Margherita"])
    }

    @Test func anyBytesAreRead() {
        var random = Seeded(4)
        let text = Array("# W\n\n## Mon\n\n- [S](../recipes/soups/minestrone.md) ×2\n- Margherita x 4\n".utf8)
        let reader = PlanReader(context: ProseContext(index: ContentIndex(files: files)), menu: nil)
        for _ in 0..<500 {
            var diagnostics = DiagnosticList()
            let bytes = random.hostile(text)
            let plan = reader.read(bytes, file: "content/plans/x.md", diagnostics: &diagnostics)
            #expect(plan != nil || diagnostics.hasErrors || diagnostics.count(.warning) > 0)
        }
    }
}
