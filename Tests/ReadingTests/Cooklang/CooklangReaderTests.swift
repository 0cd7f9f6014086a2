import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

@Suite struct CooklangReaderTests {
    private func read(_ source: String) -> (recipe: CooklangRecipe, problems: [String]) {
        var diagnostics = DiagnosticList()
        let recipe = CooklangReader.read(Array(source.utf8), file: "a.cook", diagnostics: &diagnostics)
        let problems = diagnostics.map { diagnostic in
            let span = diagnostic.location?.span
            return "\(span?.line ?? 0):\(span?.column ?? 0) \(diagnostic.id.rawValue)"
        }
        return (recipe, problems)
    }

    /// The recipe in short: sections as `= name`, notes as `> text`, steps with their marks in angle brackets.
    private func outline(_ recipe: CooklangRecipe) -> [String] {
        recipe.sections.flatMap { section in
            (section.name.map { ["= \($0)"] } ?? []) + section.blocks.map(outline)
        }
    }

    private func outline(_ block: CooklangBlock) -> String {
        switch block {
        case .note(let text, _): "> " + text
        case .step(let step): step.items.map(outline).joined()
        }
    }

    private func outline(_ item: CooklangItem) -> String {
        switch item {
        case .text(let text): text
        case .ingredient(let item):
            "<\(item.reference ?? item.name)\(outline(item.quantity))\(item.preparation.map { "; \($0)" } ?? "")"
                + "\(item.isOptional ? "?" : "")>"
        case .cookware(let item): "<#\(item.name)\(outline(item.quantity))\(item.isOptional ? "?" : "")>"
        case .timer(let item): "<~\(item.name ?? "")\(outline(item.quantity))>"
        }
    }

    private func outline(_ quantity: CooklangQuantity?) -> String {
        guard let quantity else { return "" }
        return "|" + (quantity.isFixed ? "=" : "") + quantity.text
            + (quantity.unitText.isEmpty ? "" : " " + quantity.unitText)
    }

    @Test(arguments: [
        ("a name of several words", "Add @ground black pepper{} now.", ["Add <ground black pepper> now."]),
        ("a fixed quantity", "@salt{=1%tsp}", ["<salt|=1 tsp>"]),
        ("a preparation", "Mix @onion{1}(peeled, chopped) in", ["Mix <onion|1; peeled, chopped> in"]),
        ("an optional one", "@?chilli flakes{1%pinch} #?lid", ["<chilli flakes|1 pinch?> <#lid?>"]),
        ("a recipe", "Pour over @./sauces/Hollandaise{150%g}.", ["Pour over <./sauces/Hollandaise|150 g>."]),
        ("lines joined", "A step,\nthe same step.\n\nAnother.", ["A step, the same step.", "Another."]),
        ("a line break", "one \\\ntwo", ["one \ntwo"]),
        (
            "a step on each line, in the old form", ">> servings: 2\nMelt it.\nStir.\n\nPour",
            ["Melt it.", "Stir.", "Pour"]
        ),
        ("a line break in the old form", ">> servings: 2\none \\\ntwo", ["one \ntwo"]),
        (
            "a wrapped text in the old form",
            ">> servings: 2\nMelt the butter in a wide pan over a low flame and\nstir it now and then. Add the flour.",
            ["Melt the butter in a wide pan over a low flame and stir it now and then. Add the flour."]
        ),
        (
            "sections and notes", "== Dough ==\n\nMix.\n\n> A note\n> of two lines\n\n=Filling\nFill.",
            [
                "= Dough", "Mix.", "> A note of two lines", "= Filling", "Fill.",
            ]
        ),
        ("comments", "-- all of it\nMix [- not\nthis -] well -- or not", ["Mix  well"]),
        ("a comment inside a step", "one\n-- two\nthree", ["one three"]),
        ("no comment", "// Melt the butter.", ["// Melt the butter."]),
        ("long dashes", "wait --- then\n\n----", ["wait --- then", "----"]),
        ("a mail address", "write to me@ example", ["write to me@ example"]),
        ("CRLF", "one\r\ntwo\r\n\r\nthree @a{1}", ["one two", "three <a|1>"]),
        ("a byte order mark", "\u{FEFF}@salt{}", ["<salt>"]),
        ("nothing", "", []),
        ("braces that never close", "Add @salt{1 and go", ["Add <salt>{1 and go"]),
        ("marks without a name", "@{} #{} ~{} @ # ~", ["@{} #{} <~> @ # ~"]),
    ])
    func reads(_ name: String, _ source: String, _ expected: [String]) {
        #expect(outline(read(source).recipe) == expected)
    }

    @Test(arguments: [
        ("Add\nsome @salt{1 and go", ["2:11 cooklang-syntax"]), ("a [- b", ["1:3 cooklang-syntax"]),
        ("[-[-[-", ["1:1 cooklang-syntax"]), ("---\na: b\n", ["1:1 unclosed-front-matter"]),
        (">> nothing", ["1:3 cooklang-syntax"]), ("Mix @a{1}.", []),
    ])
    func reportsWhatNeverCloses(_ source: String, _ expected: [String]) {
        #expect(read(source).problems == expected)
    }

    @Test func readsMetadata() {
        let source = "---\ntitle: Pasta\ntags:\n  - quick\nservings: 2\n---\n>> cuisine: Italian\n\nBoil."
        let recipe = read(source).recipe
        #expect(
            recipe.metadata.map { "\($0.key)=\($0.value)" } == [
                "title=Pasta", "tags=", "servings=2", "cuisine=Italian",
            ])
        #expect(recipe.metadata.map { "\($0.span.line):\($0.span.column)" } == ["2:1", "3:1", "5:1", "7:4"])
        let bytes = recipe.frontMatter.map { Array(source.utf8)[$0.bytes] } ?? []
        #expect(String(decoding: bytes, as: UTF8.self) == "title: Pasta\ntags:\n  - quick\nservings: 2\n")
        #expect(recipe.frontMatter?.firstLine == 2)
    }

    @Test func knowsThePlacesOfItsMarks() {
        let recipe = read("\nFry é @onion{1} in\n@olive oil{2%tbsp}.").recipe
        #expect(
            recipe.ingredients.map(\.span) == [
                SourceSpan(line: 2, column: 7, length: 9), SourceSpan(line: 3, column: 1, length: 18),
            ])
    }

    @Test(arguments: [
        ("{2%tbsp}", Quantity(2, .tablespoon)), ("{1/2%kg}", Quantity(Rational(1, 2), .kilogram)),
        ("{1 1/2%cups}", Quantity(Rational(3, 2), .cup)),
        ("{2-3}", Quantity(Amount(2, to: 3))), ("{500 g}", Quantity(500, .gram)), ("{3%items}", Quantity(3, .piece)),
        ("{15%ounce can}", Quantity(15, .ounce)), ("{10%oz, trimmed}", Quantity(10, .ounce)),
        ("{¼%tsp}", Quantity(Rational(1, 4), .teaspoon)), ("{1½%cups}", Quantity(Rational(3, 2), .cup)),
        // Of units that are not known, how many.
        ("{12%tortillas}", Quantity(12)), ("{2%cloves in oil}", Quantity(2)), ("{2%14-ounce cans}", Quantity(2)),
        ("{2%trays}", Quantity(2)), ("{a few%sprigs}", nil), ("{01/2%cup}", nil), ("{1/0%cup}", nil), ("{}", nil),
    ])
    func givesTheQuantitiesOfTheKitchen(_ braces: String, _ expected: Quantity?) {
        #expect(read("@x\(braces)").recipe.ingredients.first?.quantity?.quantity(in: .english) == expected)
    }

    @Test func aWordBehindAUnitIsSaidBehindTheName() {
        let lines = read("@beans{15%ounce can}, @ham{10%oz, trimmed}(diced)").recipe.ingredients.map {
            $0.line(in: .english)
        }
        #expect(lines.map(\.text) == ["15 ounce beans, can", "10 oz ham, trimmed, diced"])
    }

    @Test func givesIngredientLines() {
        let lines = read("@onion{2%large}(chopped) @salt @flour{500%g}").recipe.ingredients.map {
            $0.line(in: .english)
        }
        #expect(lines.map(\.text) == ["2 large onion, chopped", "salt", "500 g flour"])
        #expect(lines.map(\.quantity) == [Quantity(2), nil, Quantity(500, .gram)])
        #expect(lines.map(\.note) == ["chopped", nil, nil])
    }

    /// A unit that nobody knows counts how many, and measures nothing: the card can be scaled, and nothing is bought by it.
    @Test func anUnknownUnitIsOne() {
        let line = read("@garlic{2%gloves}").recipe.ingredients[0].line(in: .english)
        #expect(line.text == "2 gloves garlic" && line.quantity == Quantity(2) && line.name == "garlic")
        #expect(line.isInOwnUnit && line.measures == [])
        #expect(line.amount(times: 2, in: QuantityFormat(language: .english))?.text == "4")
        #expect(!read("@eggs{3%large}").recipe.ingredients[0].line(in: .english).isInOwnUnit)
    }

    @Test func neverTrapsOnAnyBytes() {
        var random = Seeded(21)
        for round in 0..<3000 {
            var diagnostics = DiagnosticList()
            let bytes = round % 2 == 0 ? Array(random.line().utf8) : random.bytes(upTo: 60)
            let recipe = CooklangReader.read(bytes, file: "a.cook", diagnostics: &diagnostics)
            if let range = recipe.frontMatter?.bytes { #expect(range.upperBound <= bytes.count) }
            for ingredient in recipe.ingredients { _ = ingredient.line(in: .german) }
        }
    }
}
