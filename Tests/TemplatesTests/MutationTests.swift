import Diagnostics
import TestSupport
import Testing

@testable import Templates

/// Templates changed at random: compiling and rendering them never traps.
@Suite struct MutationTests {
    private static let seeds = [
        "<a href=\"{{link}}\" class='{{title}}'>{{#pizzas}}\n  {{name}} {{#toppings}}{{.}}{{/toppings}}\n{{/pizzas}}</a>",
        "{{<layout}}{{$main}}\n  <p>{{title}}</p>{{>card}}\n{{/main}}{{/layout}}\n{{>*title}}",
        "<script type=\"application/json\">{\"a\": \"{{title}}\"}</script>{{=<% %>=}}<%! x %><%{body}%><%&body%>",
        "{{#front}}<li{{#tags}} data=\"{{.}}\"{{/tags}}>{{/front}}{{^front}}{{words.menu}}{{/front}}{{>layout}}",
    ]
    private static let pieces = [
        "{{", "}}", "{{#", "{{/", "{{<", "{{$", "{{>", "{{{", "}}}", "{{^", "{{=", "=}}", "\n", "\"", "'", "<", ">",
        "-->",
        "<!--", "title", "pizzas", "front", "main", "layout", "card", ".", " ", "\u{0}", "é", "\r\n", "{{>layout}}",
        "{{/main}}",
    ]
    private static let partials = [
        "layout": "<main>\n  {{$main}}\n x {{/main}}\n</main>{{>card}}",
        "card": "{{#favourite}}{{name}}{{/favourite}}",
    ]

    @Test(arguments: ["page.html", "page.csv", "page.md", "page.xml", "page.json", "page.txt", "page.ics"])
    func neverTraps(path: String) {
        var random = Seeded(UInt64(path.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }))
        var compiled = 0
        for round in 0..<400 {
            let template = mutated(MutationTests.seeds[round % MutationTests.seeds.count], &random)
            for shape in [Sample.page.shape, nil] { compiled += run(template, path, shape) ? 1 : 0 }
        }
        #expect(compiled > 100, "most mutations are refused: the test would see little of rendering")
    }

    private func mutated(_ seed: String, _ random: inout Seeded) -> [UInt8] {
        var bytes = Array(seed.utf8)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            let piece = MutationTests.pieces.randomElement(using: &random) ?? ""
            bytes.replaceSubrange(start..<end, with: Array(piece.utf8) + (Bool.random(using: &random) ? [] : [0xFF]))
        }
        return bytes
    }

    private func run(_ template: [UInt8], _ path: String, _ shape: Shape?) -> Bool {
        let ending = path.ending
        var files = [path: template]
        for (name, text) in MutationTests.partials { files["\(name).\(ending)"] = Array(text.utf8) }
        files["layout"] = files["layout.\(ending)"]
        files["card"] = Array("{{#favourite}}{{name}}{{>card}}{{/favourite}}".utf8)
        var diagnostics = DiagnosticList()
        let library = TemplateLibrary(files: files)
        let compiled = library.compile(path, for: shape, constants: Sample.words, diagnostics: &diagnostics)
        #expect((compiled == nil) == diagnostics.hasErrors)
        _ = compiled?.render(Sample.pageWithAll, as: Sample.page)
        return compiled != nil
    }
}
