import Addresses
import Diagnostics
import Kitchen
import Reading
import Testing
import Text

@testable import Site

/// That amounts are marked and written anew in the HTML of a line, whatever the author set around them. A tilde stands for
/// a no-break space.
@Suite struct LineRewritingTests {
    private func html(_ markdown: String, times factor: Rational, _ style: QuantityStyle = .author, scales: Bool = true)
        -> String
    {
        let text = "## Ingredients\n\n- \(markdown)\n\n## Method\n\n1. Mix.\n"
        let files = ["content/recipes/flour.md", "content/recipes/test.md"]
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: files)))
        guard let recipe = reader.read(Array(text.utf8), file: files[1]).recipe,
            let line = recipe.groups.first?.ingredients.first, let node = line.node
        else { return "no line" }
        let rewriting = LineRewriting(
            factor: factor, format: QuantityFormat(style: style, language: .english), isScalable: scales)
        let style = RichTextHTML.Style(address: PageAddress.recipe(recipe.summary.slug))
        let html = HTML { rewriting.write(line.line, node: node, of: recipe.text, style, to: &$0) }
        return String(decoding: html.bytes, as: UTF8.self).replacing("\u{A0}", with: "~")
    }

    private static let rows: [(markdown: String, html: String)] = [
        ("500 g flour", "<span class=\"amount\" data-amount=\"500 gram\">1~kg</span> flour"),
        ("**500 g** flour", "<strong><span class=\"amount\" data-amount=\"500 gram\">1~kg</span></strong> flour"),
        ("**500** g flour", "<span class=\"amount\" data-amount=\"500 gram\">1~kg</span> flour"),
        ("500 **g** *flour*", "<span class=\"amount\" data-amount=\"500 gram\">1~kg</span> <em>flour</em>"),
        (
            "500 [g flour](flour.md) & salt",
            "<span class=\"amount\" data-amount=\"500 gram\">1~kg</span> flour &amp; salt"
        ),
        (
            "1 kg [flour](flour.md) & more",
            "<span class=\"amount\" data-amount=\"1 kilogram\">2~kg</span> "
                + "<a href=\"../flour/index.html\">flour</a> &amp; more"
        ),
        (
            "2-3 \"cups\" <milk>", "<span class=\"amount\" data-amount=\"2-3\">4–6</span> &quot;cups&quot; "
        ),
        ("salt & pepper", "salt &amp; pepper"),
        ("`500 g` flour", "<code><span class=\"amount\" data-amount=\"500 gram\">1~kg</span></code> flour"),
        ("***500* g** flour", "<strong><span class=\"amount\" data-amount=\"500 gram\">1~kg</span></strong> flour"),
        (
            "2 tins (400 g) tomatoes",
            "<span class=\"amount\" data-amount=\"2 tin\">4~tins</span> "
                + "(<span class=\"amount\" data-amount=\"400 gram\" data-fixed>400~g</span>) tomatoes"
        ),
        (
            "*500 g [flour](flour.md)*",
            "<em><span class=\"amount\" data-amount=\"500 gram\">1~kg</span> "
                + "<a href=\"../flour/index.html\">flour</a></em>"
        ),
    ]

    @Test(arguments: rows)
    func marksAmounts(markdown: String, html: String) {
        #expect(self.html(markdown, times: 2) == html)
    }

    @Test func leavesTheAuthorsWords() {
        #expect(
            html("½ l  water", times: 1) == "<span class=\"amount\" data-amount=\"1/2 litre\">½~l</span>  water")
        #expect(
            html("500 g flour", times: 1, scales: false)
                == "<span class=\"amount\" data-amount=\"500 gram\">500~g</span> flour")
    }

    /// What is not scaled is marked where it can be shown in other units.
    @Test(arguments: [
        ("2 1/2 tbsp flour", "2~1/2~tbsp flour"), ("**3 cloves** garlic", "<strong>3~cloves</strong> garlic"),
        ("3 [cloves flour](flour.md)", "3 <a href=\"../flour/index.html\">cloves flour</a>"), ("2 eggs", "2 eggs"),
        ("**1 cup** milk", "<strong><span class=\"amount\" data-amount=\"1 cup\">1~cup</span></strong> milk"),
        ("1 cup flour", "<span class=\"amount\" data-amount=\"1 cup metric\">1~cup</span> flour"),
        (
            "2 x 400 g tins & more",
            "2 x <span class=\"amount\" data-amount=\"400 gram\" data-fixed>400~g</span> tins &amp; more"
        ),
    ])
    func marksWhatOtherUnitsCanSay(markdown: String, expected: String) {
        #expect(html(markdown, times: 1, scales: false) == expected)
    }

    @Test func saysForWhomALineKeepsItsUnits() {
        let line = html("320 g | 11 oz pasta", times: 1)
        #expect(line.contains("data-amount=\"320 gram us\">320~g<"))
        #expect(line.contains("data-amount=\"11 ounce metric\">11~oz<"))
        #expect(html("1 tbsp (15 g) butter", times: 1).contains("data-amount=\"1 tablespoon metric\""))
    }

    private static let steps: [(markdown: String, html: String, text: String)] = [
        (
            "Mix the 500 g flour.", "Mix the <span class=\"amount\" data-amount=\"500 gram\">1~kg</span> flour.",
            "Mix the 1 kg flour."
        ),
        (
            "Mix **200 g** flour & *two* eggs for 5 min.",
            "Mix <strong><span class=\"amount\" data-amount=\"200 gram\">400~g</span></strong> flour &amp; "
                + "<em><span class=\"amount\" data-amount=\"2\">4</span></em> eggs for "
                + "<time class=\"timer\" datetime=\"PT5M\">5 min</time>.",
            "Mix 400 g flour & 4 eggs for 5 min."
        ),
        (
            "Add 1 cup (250 ml) milk,\n  then `500 g` flour.",
            "Add <span class=\"amount\" data-amount=\"1 cup metric\">2~cups</span> "
                + "(<span class=\"amount\" data-amount=\"250 millilitre us\">500~ml</span>) milk,\n"
                + "then <code>500 g</code> flour.",
            "Add 2 cups (500 ml) milk, then 500 g flour."
        ),
        ("Mix **500** g flour at 180 °C.", "Mix <strong>500</strong> g flour at 180~°C.", ""),
        ("Boil 2 l water.", "Boil 2~l water.", ""),
    ]

    /// A step of a recipe that lists flour, eggs and milk, as its card writes it, and as search engines are told.
    @Test(arguments: steps)
    func writesTheAmountsOfSteps(markdown: String, html: String, text: String) throws {
        let lines = "- 500 g flour\n- 2 eggs\n- 1 cup (250 ml) milk"
        let source = "## Ingredients\n\n\(lines)\n\n## Method\n\n1. \(markdown)\n"
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: ["content/recipes/test.md"])))
        let recipe = try #require(reader.read(Array(source.utf8), file: "content/recipes/test.md").recipe)
        let rewriting = LineRewriting(
            factor: 2, format: QuantityFormat(style: .author, language: .english), isScalable: true)
        let style = RichTextHTML.Style(marksTimes: true, amounts: rewriting)
        let method = HTML { RichTextHTML.write(recipe.method, of: recipe.text, style, to: &$0) }
        let written = String(decoding: method.bytes, as: UTF8.self).replacing("\u{A0}", with: "~")
        #expect(written == "<ol>\n<li>\(html)</li>\n</ol>\n")
        #expect(rewriting.text(of: recipe.stepNodes[0], in: recipe.text) ?? "" == text)
    }

    @Test func convertsTheAmountsOfSteps() throws {
        let source = "## Ingredients\n\n- 8 oz flour\n\n## Method\n\n1. Mix 4 oz flour, 1 oz (28 g) flour.\n"
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: ["content/recipes/test.md"])))
        let recipe = try #require(reader.read(Array(source.utf8), file: "content/recipes/test.md").recipe)
        let rewriting = LineRewriting(
            factor: 1, format: QuantityFormat(style: .metric, language: .english), isScalable: true)
        #expect(
            rewriting.text(of: recipe.stepNodes[0], in: recipe.text) == "Mix 110 g flour, 1 oz (28 g) flour.")
    }
}
