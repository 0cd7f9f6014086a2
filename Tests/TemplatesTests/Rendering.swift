import Diagnostics
import Text

@testable import Templates

/// A pizza, as these tests show it.
struct SamplePizza: Sendable {
    var name = ""
    var toppings: [String] = []
    var isVegan = false
}

/// The page of these tests: a field of each kind.
struct SamplePage: Sendable {
    var title = ""
    var link: String?
    var body: HTML?
    var isFront = false
    var pizzas: [SamplePizza] = []
    var favourite: SamplePizza?
    var tags: [String] = []
}

enum Sample {
    static let pizza = RecordShape<SamplePizza>(
        "pizza", [.text("name") { $0.name }, .texts("toppings") { $0.toppings }, .flag("vegan") { $0.isVegan }])

    static let page = RecordShape<SamplePage>(
        "sample page",
        [
            .text("title") { $0.title },
            .text("link") { $0.link },
            .html("body") { $0.body },
            .flag("front") { $0.isFront },
            .list("pizzas", pizza) { $0.pizzas },
            .record("favourite", pizza) { $0.favourite },
            .texts("tags") { $0.tags },
        ])

    static let words = Record(
        "words", [("words", .record(Record("strings", [("menu", .text("The \"menu\"")), ("empty", .text(""))])))])

    static let pageWithAll = SamplePage(
        title: "A & B", link: "menu/index.html", body: "<b>bold</b>", isFront: true,
        pizzas: [
            SamplePizza(name: "Margherita", toppings: ["Mozzarella"], isVegan: false),
            SamplePizza(name: "Marinara", toppings: ["Garlic", "Oregano"], isVegan: true),
        ], favourite: SamplePizza(name: "Diavola"), tags: ["one", "two"])
}

/// The output of a template with the given path for a page, or nil when it does not compile.
func rendered(
    _ template: String, _ page: SamplePage = Sample.pageWithAll, path: String = "page.html",
    partials: [String: String] = [:], diagnostics: inout DiagnosticList
) -> String? {
    var files = partials.mapValues { Array($0.utf8) }
    files[path] = Array(template.utf8)
    let library = TemplateLibrary(files: files)
    guard
        let compiled = library.compile(
            path, for: Sample.page.shape, constants: Sample.words, diagnostics: &diagnostics)
    else { return nil }
    return String(decoding: compiled.render(page, as: Sample.page).bytes, as: UTF8.self)
}

/// The output, or the messages of the problems, one a line.
func outcome(
    _ template: String, _ page: SamplePage = Sample.pageWithAll, path: String = "page.html",
    partials: [String: String] = [:]
) -> String {
    var diagnostics = DiagnosticList()
    let output = rendered(template, page, path: path, partials: partials, diagnostics: &diagnostics)
    return output ?? diagnostics.map(\.message).joined(separator: "\n")
}

/// The problems of a template, one a line as "12:8+5 id message".
func problems(_ template: String, path: String = "page.html", partials: [String: String] = [:]) -> [String] {
    var diagnostics = DiagnosticList()
    _ = rendered(template, path: path, partials: partials, diagnostics: &diagnostics)
    return diagnostics.map { problem in
        let span = problem.location?.span
        return "\(span?.line ?? 0):\(span?.column ?? 0)+\(span?.length ?? 0) \(problem.id.rawValue) \(problem.message)"
    }
}
