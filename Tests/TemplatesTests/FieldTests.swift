import Diagnostics
import Testing
import Text

@testable import Templates

/// What a field holds, wherever a template asks for it.
@Suite struct FieldTests {
    struct Link: Sendable {
        var root = "../"
        var path: String? = "a b/\"&.html"
    }

    private static var data: ScriptJSON {
        var json = JSONWriter()
        json.object { json in json.member("a") { $0.text("1") } }
        return json.finished
    }

    static let shape = RecordShape<Link>(
        "link",
        [
            .address("href") { link in link.path.map { (link.root, $0) } },
            .typeset("price") { $0.path == nil ? nil : "€\u{A0}9" },
            .json("data") { link in link.path.map { _ in data } },
            .html("bold", isShown: { $0.path != nil }) { link, output in
                output.append(markup: "<b>")
                output.append(text: link.root)
                output.append(markup: "</b>")
            },
            .list("letters", letter, of: { Array($0.path ?? "") }) { _, letters, show in
                for letter in letters { show(letter) }
            },
        ])
    private static let letter = RecordShape<Character>("letter", [.text("name") { String($0) }])

    private static func rendered(_ template: String, _ link: Link, path: String) -> String {
        var diagnostics = DiagnosticList()
        let library = TemplateLibrary(files: [path: Array(template.utf8)])
        let compiled = library.compile(path, for: shape.shape, constants: nil, diagnostics: &diagnostics)
        return compiled.map { String(decoding: $0.render(link, as: shape).bytes, as: UTF8.self) }
            ?? diagnostics.map(\.message).joined()
    }

    @Test(arguments: [
        ("a link", "a.html", "<a href=\"{{href}}\">", "<a href=\"../a%20b/%22&amp;.html\">"),
        ("text", "a.html", "{{href}}", "../a b/\"&amp;.html"),
        ("behind other text", "a.html", "<a href=\"x/{{href}}\">", "<a href=\"x/../a%20b/%22%26.html\">"),
        ("a section", "a.html", "{{#href}}{{.}}{{href}}{{/href}}", "../a b/\"&amp;.html../a b/\"&amp;.html"),
        ("an inverted section", "a.html", "{{^href}}none{{/href}}", ""),
        ("a cell", "a.csv", "{{href}},x\n", "\"../a b/\"\"&.html\",x\n"),
        ("Markdown", "a.md", "[x]({{href}})", "[x](../a%20b/%22&amp;.html)"),
        ("typeset text", "a.html", "<p title=\"{{price}}\">{{price}}</p>", "<p title=\"€ 9\">€\u{A0}9</p>"),
        ("typeset text in a section", "a.html", "{{#price}}{{price}}{{/price}}", "€\u{A0}9"),
        ("typeset text in Markdown", "a.md", "{{price}}", "€ 9"),
        ("typeset text in a cell", "a.csv", "{{price}},x\n", "€ 9,x\n"),
        ("HTML", "a.html", "<p>{{{bold}}}</p>", "<p><b>../</b></p>"),
        ("HTML in its section", "a.html", "{{#bold}}{{{bold}}}{{/bold}}{{^bold}}none{{/bold}}", "<b>../</b>"),
        ("HTML as what a section is about", "a.html", "{{#bold}}{{{.}}}{{/bold}}", "<b>../</b>"),
        (
            "JSON in a section", "a.html",
            "<script type=\"application/json\">{{#data}}{{{.}}}{{/data}}{{^data}}0{{/data}}</script>",
            "<script type=\"application/json\">{\"a\":\"1\"}</script>"
        ),
    ])
    func shows(name: String, path: String, template: String, expected: String) {
        #expect(Self.rendered(template, Link(), path: path) == expected, "\(name)")
    }

    @Test(arguments: [
        (Link(root: "", path: "javascript:x"), "<a href=\"#\">"),
        (Link(root: "java", path: "script:x"), "<a href=\"#\">"),
        (Link(root: "/", path: "a:b"), "<a href=\"/a:b\">"), (Link(root: "", path: ""), "<a href=\"\">"),
        (Link(root: "../", path: nil), "<a href=\"\">"), (Link(root: "https:", path: "//a"), "<a href=\"https://a\">"),
    ])
    func judgesBothPiecesTogether(link: Link, expected: String) {
        #expect(Self.rendered("<a href=\"{{href}}\">", link, path: "a.html") == expected)
    }

    @Test func htmlThatIsNotShownIsAbsent() {
        let template = "{{#bold}}{{{bold}}}{{/bold}}{{^bold}}none{{/bold}}{{{bold}}}"
        #expect(Self.rendered(template, Link(path: nil), path: "a.html") == "none")
    }

    @Test func makesTheItemsOfAList() {
        let template = "{{#letters}}{{name}}{{#href}}.{{/href}}{{/letters}}{{^letters}}none{{/letters}}"
        #expect(Self.rendered(template, Link(path: "ab"), path: "a.html") == "a.b.")
        #expect(Self.rendered(template, Link(path: ""), path: "a.html") == "none")
    }
}
