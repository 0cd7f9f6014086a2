import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

/// A `.menu` file of CookCLI as a plan.
@Suite struct MenuPlanTests {
    private static let files = [
        "content/recipes/Soups/Minestrone.cook", "content/recipes/cloud/Soups/Leek.md", "content/recipes/a/pancakes.md",
        "content/recipes/b/pie.md", "content/recipes/c/pie.md",
    ]

    private func read(
        _ text: String, file: String = "content/plans/2026-W48.menu"
    ) throws -> (plan: Plan, problems: [String]) {
        let context = ProseContext(index: ContentIndex(files: (Self.files + [file]).sorted()), language: .english)
        let place = SourceLocation(file: "pizzas.json")
        let menu = Menu(
            currency: .euro, basePrice: .zero(.euro),
            dishes: [Dish(name: "Margherita", slug: "margherita", toppings: [], location: place)])
        var diagnostics = DiagnosticList()
        let plan = PlanReader(context: context, menu: menu).read(
            Array(text.utf8), file: file, diagnostics: &diagnostics)
        let problems = diagnostics.map { problem in
            let span = problem.location?.span ?? .start
            return "\(span.line):\(span.column)+\(span.length) \(problem.id.rawValue): \(problem.message)"
        }
        return (try #require(plan), problems)
    }

    /// "recipe Minestrone.cook ×2 (with 1 loaf bread) + bread".
    private func text(_ entry: PlanEntry) -> String {
        let dish =
            switch entry.dish {
            case .recipe(let source): "recipe \(source.split(separator: "/").last ?? "")"
            case .dish(let slug): "pizza \(slug)"
            case .missing: "missing \(entry.title)"
            case .note: "note \(entry.title)"
            }
        let foods = entry.foods.isEmpty ? "" : "+ " + entry.foods.map(\.name).joined(separator: ", ")
        return [dish, entry.amount.text(in: .english), entry.remark.map { "(\($0))" } ?? "", foods]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    @Test func aWeekIsRead() throws {
        let (plan, problems) = try read(
            """
            ---
            title: Our week
            ---
            > Ask Ada for the tray.
            -- nobody reads this

            ==Monday (2026-11-23)==
            Lunch:
            - @./Soups/Minestrone{2} with @bread{1%loaf} \\
            - eat out

            = Tuesday =
            - Margherita ×4
            """)
        #expect(problems == [])
        #expect(plan.title == "Our week")
        #expect(plan.week?.description == "2026-W48")
        #expect(plan.slug == "2026-W48")
        #expect(plan.notes == [Plan.Note(heading: "", text: "Ask Ada for the tray.")])
        #expect(plan.days.map(\.heading) == ["Monday", "Tuesday"])
        #expect(plan.days.map { $0.date?.description } == ["2026-11-23", "2026-11-24"])
        #expect(
            plan.days.map { $0.entries.map(text) } == [
                ["note Lunch:", "recipe Minestrone.cook ×2 (with 1 loaf bread) + bread", "note eat out"],
                ["pizza margherita ×4"],
            ])
    }

    private static let lines: [(line: String, expected: [String])] = [
        ("- @./Soups/Minestrone{}", ["recipe Minestrone.cook"]), ("@./Soups/Minestrone", ["recipe Minestrone.cook"]),
        ("* @./Soups/Minestrone.cook{1/2}", ["recipe Minestrone.cook ×1/2"]),
        ("- @../recipes/Soups/Minestrone{6%servings}", ["recipe Minestrone.cook for 6"]),
        ("- @.\\Soups\\Minestrone{4%people}", ["recipe Minestrone.cook for 4"]),
        ("- @./Soups/Leek{}", ["recipe Leek.md"]), ("- @./pancakes{2}", ["recipe pancakes.md ×2"]),
        ("- @./Pancakes{}(thin)", ["recipe pancakes.md ((thin))"]), ("- @./b/pie{}", ["recipe pie.md"]),
        (
            "Dinner: @./pancakes{}, then @./Soups/Leek{}",
            ["recipe pancakes.md (Dinner:, then)", "recipe Leek.md"]
        ),
        ("- @eggs{2} and @sea salt{}", ["note 2 eggs and sea salt + eggs, sea salt"]),
        ("- 2 @ the bar", ["note 2 @ the bar"]), ("-", []), ("pancakes x2", ["recipe pancakes.md ×2"]),
    ]

    @Test(arguments: lines) func aLineIsRead(line: String, expected: [String]) throws {
        let (plan, problems) = try read("== Monday ==\n\(line)\n")
        #expect(plan.days.flatMap(\.entries).map(text) == expected)
        #expect(problems == [])
    }

    private static let problems: [(line: String, problem: String, expected: String)] = [
        (
            "- @./Soups/Minestron{2}", "1:3+21 broken-link: the recipe \"./Soups/Minestron\" is not there",
            "missing Minestron ×2"
        ),
        (
            "- @./pancakes{300%g}", "1:3+18 invalid-value: how much of \"pancakes\" is wanted cannot be told",
            "recipe pancakes.md"
        ),
        (
            "- @./pancakes{2-3}", "1:3+16 invalid-value: how much of \"pancakes\" is wanted cannot be told",
            "recipe pancakes.md"
        ),
        (
            "- @./x/pie{}", "1:3+10 broken-link: the recipe \"./x/pie\" is not there", "missing pie"
        ),
        (
            "- Margherite ×2",
            "1:1+10 unknown-plan-item: \"Margherite\" is no recipe and no pizza of the menu: note or dish?",
            "note Margherite ×2"
        ),
    ]

    @Test(arguments: problems) func problemsAreReported(line: String, problem: String, expected: String) throws {
        let (plan, problems) = try read(line)
        #expect(problems == [problem])
        #expect(plan.days.flatMap(\.entries).map(text) == [expected])
    }

    private static let titles: [(line: String, title: String)] = [
        ("@./pancakes{}", "Pancakes"), ("@./Soups/Minestrone{}", "Minestrone"), ("@./pancakes|crêpes{2}", "crêpes"),
        ("@./none such{}", "none such"),
    ]

    @Test(arguments: titles) func aDishIsCalledAsItsFile(line: String, title: String) throws {
        #expect(try read(line).plan.days.flatMap(\.entries).map(\.title) == [title])
    }

    private static let weeks: [(file: String, text: String, week: String?)] = [
        ("content/plans/2026-W48.menu", "== Monday ==\n- a\n", "2026-W48"),
        ("content/plans/easy.menu", "== Monday (2026-03-02) ==\n- a\n== 2026-03-08 ==\n- b\n", "2026-W10"),
        ("content/plans/easy.menu", "== 2026-03-02 ==\n- a\n== Later ==\n- b\n", nil),
    ]

    @Test(arguments: weeks) func theWeekIsThatOfItsNameOrItsDays(file: String, text: String, week: String?) throws {
        #expect(try read(text, file: file).plan.week?.description == week)
    }
}
