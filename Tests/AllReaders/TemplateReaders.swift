import Diagnostics
import Templates
import Text

extension InputReader {
    /// A template, as one file of each ending that a theme has, and the page that it makes.
    static let templates = [
        InputReader("template", file: "templates/page.html") { bytes, _, diagnostics in
            let ending = endings[Int(bytes.last ?? 0) % endings.count]
            var files = ["page.\(ending)": bytes]
            for (name, text) in partials { files["\(name).\(ending)"] = Array(text.utf8) }
            let library = TemplateLibrary(files: files)
            let template = library.compile("page.\(ending)", for: page.shape, constants: nil, diagnostics: &diagnostics)
            _ = template?.render(SampleText(title: "A & B", tags: ["one", "<two>"]), as: page)
        }
    ]

    private static let endings = ["html", "md", "csv", "xml", "json", "txt", "ics"]

    private static let partials = [
        "layout": "<main>\n  {{$main}}\n x {{/main}}\n</main>{{>card}}",
        "card": "{{#texts}}<a href=\"{{link}}\">{{title}}</a>{{/texts}}",
    ]

    /// What a template can show here: a field of each kind.
    private struct SampleText: Sendable {
        var title: String
        var tags: [String] = []
    }

    private static let text = RecordShape<SampleText>(
        "text",
        [
            .text("title") { $0.title }, .text("link") { _ in "soup/index.html" }, .flag("front") { _ in true },
            .texts("tags") { $0.tags }, .html("body") { _ in "<b>bold</b>" },
        ])

    private static let page = RecordShape<SampleText>(
        "page",
        [
            .include(text) { $0 }, .list("texts", text) { page in page.tags.map { SampleText(title: $0) } },
            .record("first", text) { page in page.tags.first.map { SampleText(title: $0) } },
        ])
}
