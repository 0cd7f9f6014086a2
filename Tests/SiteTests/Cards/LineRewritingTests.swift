import Diagnostics
import Kitchen
import Reading
import Testing
import Text

@testable import Site

/// That amounts are marked and written anew in the HTML of a line, whatever the author set around them. A tilde stands for
/// a no-break space.
@Suite struct LineRewritingTests {
    private func html(_ markdown: String, times factor: Rational, _ style: QuantityStyle = .author, marks: Bool = true)
        -> String
    {
        let text = "## Ingredients\n\n- \(markdown)\n\n## Method\n\n1. Mix.\n"
        let files = ["content/recipes/flour.md", "content/recipes/test.md"]
        let reader = RecipeReader(context: ProseContext(index: ContentIndex(files: files)))
        guard let recipe = reader.read(Array(text.utf8), file: files[1]).recipe,
            let line = recipe.groups.first?.ingredients.first, let node = line.node
        else { return "no line" }
        let rewriting = LineRewriting(
            factor: factor, format: QuantityFormat(style: style, language: .english), marks: marks)
        var output = OutputBuffer()
        let style = RichTextHTML.Style(address: PageAddress.recipe(recipe.summary.slug))
        rewriting.write(line.line, node: node, of: recipe.text, style, to: &output)
        return String(decoding: output.bytes, as: UTF8.self).replacing("\u{A0}", with: "~")
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
            "<span class=\"amount\" data-amount=\"2 tin\">4~tins</span> (400~g) tomatoes"
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
        #expect(html("500 g flour", times: 1, marks: false) == "500~g flour")
    }

    @Test(arguments: [
        ("1 1/2 cups flour", "1~1/2~cups flour"), ("**500 g** flour", "<strong>500~g</strong> flour"),
        ("500 [g flour](flour.md)", "500 <a href=\"../flour/index.html\">g flour</a>"), ("2 eggs", "2 eggs"),
        ("2 x 400 g tins & more", "2 x 400~g tins &amp; more"),
    ])
    func keepsAmountsOnOneLineWithoutMarks(markdown: String, expected: String) {
        #expect(html(markdown, times: 1, marks: false) == expected)
    }

    @Test func saysWhoseUnitsALineKeeps() {
        let line = html("320 g | 11 oz pasta", times: 1, .us)
        #expect(line.contains("data-amount=\"320 gram author\">320~g<"))
        #expect(line.contains("data-amount=\"11 ounce\">11~oz<"))
    }
}
