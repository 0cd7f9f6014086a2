import Diagnostics
import Testing

@testable import Templates

/// Strict rendering: names by their slots, sections, partials, layouts and lines.
@Suite struct RenderingTests {
    @Test(arguments: [
        ("names", "{{title}} {{favourite.name}}", "A &amp; B Diavola"),
        ("a list", "{{#pizzas}}{{name}};{{/pizzas}}", "Margherita;Marinara;"),
        (
            "a list in a list", "{{#pizzas}}{{name}}:{{#toppings}} {{.}}{{/toppings}};{{/pizzas}}",
            "Margherita: Mozzarella;Marinara: Garlic Oregano;"
        ),
        ("a name of the page in a list", "{{#pizzas}}{{title}}{{/pizzas}}", "A &amp; BA &amp; B"),
        ("a flag in a list", "{{#pizzas}}{{#vegan}}{{name}}{{/vegan}}{{/pizzas}}", "Marinara"),
        ("a record", "{{#favourite}}{{name}}{{/favourite}}", "Diavola"),
        ("text as a section", "{{#title}}[{{.}}]{{/title}}", "[A &amp; B]"),
        ("HTML as a section", "{{#body}}[{{.}}]{{/body}}", "[<b>bold</b>]"),
        ("an inverted section", "{{^front}}a{{/front}}{{^favourite}}b{{/favourite}}c", "c"),
        ("a constant", "{{words.menu}}", "The \"menu\""),
        (
            "a constant as a section", "{{#words.menu}}{{.}}{{/words.menu}}{{^words.empty}}none{{/words.empty}}",
            "The \"menu\"none"
        ),
        ("the list's items one by one", "{{#tags}}{{#.}}{{.}}{{/.}}{{/tags}}", "onetwo"),
    ])
    func shows(name: String, template: String, expected: String) {
        #expect(outcome(template) == expected, "\(name)")
    }

    @Test func whatIsAbsentIsEmptyAndFalse() {
        let template =
            "{{link}}{{#link}}x{{/link}}{{#favourite}}x{{/favourite}}{{favourite.name}}{{#pizzas}}x{{/pizzas}}"
        #expect(outcome(template + "{{^link}}no{{/link}}{{#title}}x{{/title}}", SamplePage()) == "no")
    }

    @Test func partialsHaveThePagesEnding() {
        let partials = ["card.html": "<i>{{name}}</i>", "card.md": "- {{name}}\n"]
        #expect(outcome("{{#pizzas}}{{>card}}{{/pizzas}}", partials: partials) == "<i>Margherita</i><i>Marinara</i>")
        #expect(
            outcome("{{#pizzas}}\n{{>card}}\n{{/pizzas}}\n", path: "m.md", partials: partials)
                == "- Margherita\n- Marinara\n")
    }

    @Test func aLayoutTakesThePagesBlocks() {
        let layout = "<main>\n  {{$main}}\n  none\n  {{/main}}\n</main>\n<p>{{$foot}}{{title}}{{/foot}}</p>\n"
        let page = "{{<layout}}\n{{$main}}\n<h1>{{title}}</h1>\n{{>inner}}\n{{/main}}\n{{/layout}}\n"
        let output = outcome(page, partials: ["layout.html": layout, "inner.html": "<b>\nx</b>\n"])
        #expect(output == "<main>\n  <h1>A &amp; B</h1>\n  <b>\n  x</b>\n</main>\n<p>A &amp; B</p>\n")
    }

    @Test func aLayoutMayStandInABlockOfItself() {
        let page = "{{<box}}{{$body}}{{<box}}{{$body}}{{title}}{{/body}}{{/box}}{{/body}}{{/box}}"
        #expect(outcome(page, partials: ["box.html": "<b>{{$body}}{{/body}}</b>"]) == "<b><b>A &amp; B</b></b>")
    }

    @Test func linesOfTagsLeaveNoTrace() {
        let template = "<ul>\r\n  {{#pizzas}}\r\n  <li>{{name}}</li>\r\n  {{/pizzas}}\r\n</ul>\r\n{{! done }}\r\n"
        #expect(outcome(template) == "<ul>\r\n  <li>Margherita</li>\r\n  <li>Marinara</li>\r\n</ul>\r\n")
    }

    @Test func aByteOrderMarkIsNotText() {
        #expect(outcome("\u{FEFF}{{title}}") == "A &amp; B")
        #expect(problems("\u{FEFF}{{titel}}").first?.hasPrefix("1:3+5") == true)
    }

    @Test func aSplicedShapeGivesItsFields() {
        let shape = RecordShape<SamplePage>(
            "pizza page",
            [.include(Sample.pizza) { $0.pizzas[0] }, .text("title") { $0.title }, .text("name") { _ in "last" }])
        var diagnostics = DiagnosticList()
        let library = TemplateLibrary(files: [
            "a.html": Array("{{title}} {{name}} {{#toppings}}{{.}}{{/toppings}}".utf8)
        ])
        let template = library.compile("a.html", for: shape.shape, constants: nil, diagnostics: &diagnostics)
        let output = template?.render(Sample.pageWithAll, as: shape).bytes ?? []
        #expect(String(decoding: output, as: UTF8.self) == "A &amp; B last Mozzarella")
    }

    @Test func aTemplateNamesTheFilesItIsMadeOf() {
        var diagnostics = DiagnosticList()
        let files = ["a.html": "{{>b}}", "b.html": "{{<c}}{{/c}}", "c.html": "", "d.html": ""]
        let library = TemplateLibrary(files: files.mapValues { Array($0.utf8) })
        let template = library.compile("a.html", for: Sample.page.shape, constants: nil, diagnostics: &diagnostics)
        #expect(template?.files == ["a.html", "b.html", "c.html"])
    }

    @Test func aRecordOfAnotherShapeIsHarmless() {
        var diagnostics = DiagnosticList()
        let library = TemplateLibrary(files: [
            "a.html": Array("{{{body}}}{{favourite.name}}{{#pizzas}}{{name}}{{/pizzas}}".utf8)
        ])
        let template = library.compile("a.html", for: Sample.page.shape, constants: nil, diagnostics: &diagnostics)
        let other = Record("other", [("a", .list([])), ("b", .absent), ("c", .text("<script>"))])
        let output = template?.render(.record(other)).bytes ?? []
        #expect(String(decoding: output, as: UTF8.self) == "&lt;script&gt;")
    }
}
