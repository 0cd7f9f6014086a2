import Diagnostics
import Synchronization
import Testing

@testable import Templates

/// An item that counts how often it is read.
private final class Dish: CachedFragmentItem, @unchecked Sendable {
    let name: String
    let path: String
    private let readings = Atomic(0)

    init(_ name: String, path: String = "a/index.html", cachesFragment: Bool = true) {
        (self.name, self.path) = (name, path)
        super.init(cachesFragment: cachesFragment)
    }

    var nameRead: String {
        readings.add(1, ordering: .relaxed)
        return name
    }

    var timesRead: Int { readings.load(ordering: .relaxed) }
}

private struct DishPage: Sendable {
    var root = "../"
    var title = "Dishes"
    var dishes: [Dish] = []
}

private struct DishView: Sendable {
    let root: String
    let dish: Dish
}

private let dishShape = RecordShape<DishView>(
    "dish",
    [
        .text("name") { $0.dish.nameRead },
        .address("href") { ($0.root, $0.dish.path) },
        .address("shared") { _ in ("../../", "shared.html") },
        .texts("letters") { $0.dish.name.map { String($0) } },
    ])

private let dishPageShape = RecordShape<DishPage>(
    "page of dishes",
    [
        .text("title") { $0.title },
        .list("dishes", dishShape, of: { $0.dishes }, root: { $0.root }) { DishView(root: $0.root, dish: $1) },
    ])

/// Items that are drawn once and traced on other pages, and those that may not be.
@Suite struct CachedFragmentTests {
    private static func templates(_ files: [String: String]) -> [String: Template] {
        let library = TemplateLibrary(files: files.mapValues { Array($0.utf8) })
        let words = Record("words", [("words", .record(Record("strings", [("new", .text("New"))])))])
        var diagnostics = DiagnosticList()
        let pages = files.keys.filter { !$0.hasPrefix("partials/") }
        let compiled = pages.compactMap { path in
            library.compile(path, for: dishPageShape.shape, constants: words, diagnostics: &diagnostics).map {
                (path, $0)
            }
        }
        #expect(diagnostics.map(\.message) == [])
        return Dictionary(uniqueKeysWithValues: compiled)
    }

    private static func text(_ template: Template?, _ page: DishPage) -> String {
        String(decoding: template?.render(page, as: dishPageShape).bytes ?? [], as: UTF8.self)
    }

    /// Renders two pages with other roots and titles; every dish must look as it does without fragments, and be read as often
    /// as is said.
    @Test(arguments: [
        ("a link", "<a href=\"{{href}}\">{{name}}</a>", 1),
        ("two links and a word", "<a href='{{href}}'>{{words.new}} {{name}}</a><a href=\"{{href}}\">{{name}}</a>", 2),
        ("no link", "<p>{{name}}</p>", 1),
        ("a list of its own", "{{#letters}}<b>{{.}}</b>{{/letters}}{{name}}", 1),
        ("a condition", "{{#name}}<b>{{name}}</b>{{/name}}{{^name}}none{{/name}}", 2),
        ("nothing", "", 0),
        ("something of the page", "{{title}} {{name}}", 2),
        ("something of the page in a list of its own", "{{#letters}}{{title}}{{/letters}}{{name}}", 2),
        ("the address as a text", "{{href}} {{name}}", 2),
        ("the address in a section", "{{#href}}<a href=\"{{.}}\">{{/href}}{{name}}", 2),
        ("the address behind others", "<a href=\"x/{{href}}\">{{name}}</a>", 2),
        ("the address as a condition", "{{^href}}none{{/href}}{{name}}", 2),
        ("an address with a root of its own", "<a href=\"{{shared}}\">{{name}}</a>", 2),
    ])
    func showsItemsAsTheyAre(name: String, section: String, readings: Int) {
        let template = Self.templates(["a.html": "<h1>{{title}}</h1>{{#dishes}}\(section){{/dishes}}"])["a.html"]
        let names = ["Salt & pepper", "Über", "", "Dough"]
        let (kept, plain) = (names.map { Dish($0) }, names.map { Dish($0, cachesFragment: false) })
        for (root, title) in [("../", "One"), ("../../../", "Another")] {
            let shown = Self.text(template, DishPage(root: root, title: title, dishes: kept))
            #expect(shown == Self.text(template, DishPage(root: root, title: title, dishes: plain)), "\(name)")
        }
        #expect(kept[3].timesRead == readings, "\(name)")
    }

    @Test(arguments: [
        ("within a tag", "<p{{#dishes}} class=\"{{name}}\"{{/dishes}}>"),
        ("within a value", "<a href=\"{{#dishes}}{{href}}{{name}}{{/dishes}}\">"),
        (
            "within a script of data",
            "<script type=\"application/json\">[{{#dishes}}\"{{name}}\",{{/dishes}}0]</script>"
        ),
    ])
    func readsItemsAnewWherePlacesMatter(name: String, text: String) {
        let template = Self.templates(["a.html": text])["a.html"]
        let dish = Dish("Dough")
        let first = Self.text(template, DishPage(dishes: [dish]))
        #expect(Self.text(template, DishPage(dishes: [dish])) == first, "\(name)")
        #expect(dish.timesRead == 2, "\(name)")
    }

    @Test func readsItemsAnewOutsideOfHTML() {
        let templates = Self.templates([
            "a.csv": "{{#dishes}}{{name}}\n{{/dishes}}", "a.md": "{{#dishes}}{{name}}{{/dishes}}",
        ])
        let dish = Dish("Dough, slow")
        for template in templates.values {
            for _ in 1...2 { _ = Self.text(template, DishPage(dishes: [dish])) }
        }
        #expect(dish.timesRead == 4)
    }

    /// A link without a way to the root has to be looked at for its scheme.
    @Test func judgesAddressesOnPagesAtTheRoot() {
        let template = Self.templates(["a.html": "{{#dishes}}<a href=\"{{href}}\">{{name}}</a>{{/dishes}}"])["a.html"]
        let dish = Dish("Dough", path: "javascript:alert")
        #expect(
            Self.text(template, DishPage(root: "../", dishes: [dish])) == "<a href=\"../javascript:alert\">Dough</a>")
        #expect(Self.text(template, DishPage(root: "", dishes: [dish])) == "<a href=\"#\">Dough</a>")
        #expect(
            Self.text(template, DishPage(root: "/x/", dishes: [dish])) == "<a href=\"/x/javascript:alert\">Dough</a>")
        #expect(Self.text(template, DishPage(root: "..%/", dishes: [dish])).hasPrefix("<a href=\"..%25/"))
        #expect(dish.timesRead == 4)
    }

    @Test func sharesTheSectionOfAPartialAndNoOther() {
        let card = "{{#dishes}}<a href=\"{{href}}\">{{#letters}}{{.}}.{{/letters}}{{name}}</a>{{/dishes}}"
        let templates = Self.templates([
            "a.html": "<p>{{title}}</p>{{>partials/card}}", "b.html": "{{>partials/card}}!",
            "c.html": "{{#dishes}}<i>{{name}}</i>{{/dishes}}", "partials/card.html": card,
        ])
        let dish = Dish("Ab")
        let page = DishPage(dishes: [dish])
        #expect(Self.text(templates["a.html"], page) == "<p>Dishes</p><a href=\"../a/index.html\">A.b.Ab</a>")
        #expect(Self.text(templates["b.html"], page) == "<a href=\"../a/index.html\">A.b.Ab</a>!")
        #expect(dish.timesRead == 1)
        #expect(Self.text(templates["c.html"], page) == "<i>Ab</i>")
        #expect(dish.timesRead == 2)
    }
}
