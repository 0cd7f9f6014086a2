import Diagnostics
import Testing
import Text

@testable import Templates

/// What is reported, where, and what is said to do.
@Suite struct ErrorTests {
    static let rows: [(template: String, problems: [String])] = [
        ("<p>\n  {{titel}}", ["2:5+5 unknown-template-name unknown name `titel` in a sample page"]),
        ("è{{ titel }}", ["1:5+5 unknown-template-name unknown name `titel` in a sample page"]),
        ("{{favourite.nme}}", ["1:3+13 unknown-template-name unknown name `favourite.nme` in a sample page"]),
        ("{{title.x}}", ["1:3+7 unknown-template-name unknown name `title.x` in a sample page"]),
        ("{{words.mneu}}", ["1:3+10 missing-string there is no string `mneu`"]),
        (
            "{{a}}\n{{b}}",
            [
                "1:3+1 unknown-template-name unknown name `a` in a sample page",
                "2:3+1 unknown-template-name unknown name `b` in a sample page",
            ]
        ),
        ("{{#things}}{{x}}{{y}}{{/things}}", ["1:4+6 unknown-template-name unknown name `things` in a sample page"]),
        (
            "{{name}}{{#pizzas}}{{name}}{{/pizzas}}",
            ["1:3+4 unknown-template-name unknown name `name` in a sample page"]
        ),
        ("{{front}}", ["1:3+5 template-syntax `front` is a flag and cannot be printed"]),
        ("{{pizzas}}", ["1:3+6 template-syntax `pizzas` is a list and cannot be printed"]),
        ("{{favourite}}", ["1:3+9 template-syntax `favourite` is a record and cannot be printed"]),
        ("{{.}}", ["1:3+1 template-syntax `.` is a record and cannot be printed"]),
        ("a {{title", ["1:3+2 template-syntax the tag that starts here is not closed"]),
        ("a {{title\n{{link}}", ["1:3+2 template-syntax the tag that starts here is not closed"]),
        ("{{}}", ["1:1+2 template-syntax the tag has no name"]),
        ("{{# }}", ["1:1+2 template-syntax the tag has no name"]),
        ("{{=a=}}", ["1:4+1 template-syntax a delimiter tag needs two delimiters with a space between them"]),
        ("x\n {{#front}}\n", ["2:5+5 template-syntax {{#front}} is not closed"]),
        ("{{/front}}", ["1:4+5 template-syntax {{/front}} closes nothing: no section is open here"]),
        ("{{#front}}{{/frnt}}{{/front}}", ["1:14+4 template-syntax {{/frnt}} does not close what is open"]),
        ("{{#front}}{{#pizzas}}{{name}}{{/front}}", ["1:14+6 template-syntax {{#pizzas}} is not closed"]),
        ("{{>partials/crad}}", ["1:4+13 missing-partial there is no template `partials/crad`"]),
        ("{{<layout}}{{/layout}}", ["1:4+6 missing-partial there is no template `layout`"]),
        (
            "{{>*title}}",
            ["1:4+6 template-syntax the name of a partial may not come from a value: it could not be checked"]
        ),
        ("{{>partials/loop}}", ["1:4+13 template-syntax `partials/loop` includes itself"]),
        ("{{>partials/bad}}", ["2:5+4 unknown-template-name unknown name `naem` in a sample page"]),
        ("{{>partials/bad}}{{>partials/bad}}", ["2:5+4 unknown-template-name unknown name `naem` in a sample page"]),
    ]

    private static let partials = [
        "partials/card.html": "x", "partials/loop.html": "{{>partials/loop}}", "partials/bad.html": "a\n  {{naem}}",
    ]

    @Test(arguments: rows.indices)
    func isReported(row: Int) {
        let (template, expected) = ErrorTests.rows[row]
        let found = problems(template, partials: ErrorTests.partials)
        #expect(found == expected, "\(template)")
    }

    private func first(_ template: String, path: String = "page.html") -> Diagnostic? {
        var diagnostics = DiagnosticList()
        _ = rendered(template, path: path, partials: ErrorTests.partials, diagnostics: &diagnostics)
        return diagnostics.first
    }

    @Test(arguments: [
        ("{{titel}}", "did you mean `title`?"),
        ("{{#pizzas}}{{nmae}}{{/pizzas}}", "did you mean `name`?"),
        ("{{favourite.nmae}}", "did you mean `favourite.name`?"),
        ("{{words.mneu}}", "did you mean `words.menu`?"),
        ("{{words.quitedifferent}}", "add `quitedifferent` to the strings of the site's language"),
        ("{{>partials/crad}}", "did you mean `partials/card`?"),
        ("{{#front}}", "add {{/front}}"),
        ("{{title", "write }} at its end"),
    ])
    func saysWhatToDo(template: String, fix: String) {
        #expect(first(template)?.fix == fix)
    }

    @Test func saysWhatWasOpenedWhere() {
        #expect(first("\n{{#front}}\n{{/frnt}}\n{{/front}}")?.notes == ["{{#front}} was opened on line 2"])
        #expect(
            first("{{#front}}\n{{#pizzas}}\n\n{{/front}}")?.notes == ["before {{/pizzas}}, {{/front}} stands on line 4"]
        )
    }

    @Test func aProblemInAPartialNamesItsFileAndThePage() {
        let problem = first("{{>partials/bad}}", path: "home.html")
        #expect(problem?.location?.file == "templates/partials/bad.html")
        #expect(problem?.notes == ["used by templates/home.html"])
    }

    @Test func aMissingTemplateIsReportedWithTheNearest() {
        var diagnostics = DiagnosticList()
        let library = TemplateLibrary(files: ["menu.html": []], folder: "theme")
        #expect(library.compile("mneu.html", for: nil, constants: nil, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.map(\.id) == [.missingPartial])
        #expect(diagnostics.first?.location?.file == "theme/mneu.html")
        #expect(diagnostics.first?.fix == "did you mean `menu.html`?")
    }

    @Test func bytesThatAreNotUTF8AreReported() {
        var diagnostics = DiagnosticList()
        let library = TemplateLibrary(files: ["a.html": Array("ok\n é".utf8) + [0xFF]])
        #expect(library.compile("a.html", for: Sample.page.shape, constants: nil, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.map(\.id) == [.notUTF8])
        #expect(diagnostics.first?.location?.span == SourceSpan(line: 2, column: 3, length: 1))
    }

    @Test func templatesThatGrowWithoutEndAreRefused() {
        var partials: [String: String] = [:]
        for level in 0..<40 { partials["p\(level).html"] = String(repeating: "{{>p\(level + 1)}}", count: 10) }
        partials["p40.html"] = "x"
        #expect(problems("{{>p0}}", partials: partials).first?.contains("too large") == true)
        let long = ["long.txt": String(repeating: "x", count: 1 << 20)]
        #expect(
            problems(String(repeating: "{{>long}}", count: 7), path: "a.txt", partials: long).first?.contains(
                "too large") == true)
        let deep = String(repeating: "{{#front}}", count: 100) + String(repeating: "{{/front}}", count: 100)
        #expect(problems(deep).first?.contains("nest deeper than 64") == true)
    }
}
