import Diagnostics
import Kitchen
import Testing

@testable import Building
@testable import Site

/// What a house says of foods that meet in its kitchen stands wherever a guest looks for allergens.
@Suite struct CrossContactTests {
    /// The pages of a menu with these settings that a guest looks for allergens on.
    private func pages(_ settings: String) throws -> [String: String] {
        let folder = try TemporaryFolder()
        try folder.write(
            "title: Pizzeria\nphone: \"+39 055 5550 100\"\norder:\n  collection: true\n\(settings)\n",
            to: "content/site.yml")
        try folder.write(#"[{"id": 1, "name": "Basil", "price": 1}]"#, to: "content/menu/ingredients.json")
        try folder.write(
            #"{"basePrice": 4, "pizzas": [{"name": "Verde", "ingredients": [1]}]}"#, to: "content/menu/pizzas.json")
        var diagnostics = DiagnosticList()
        let options = BuildOptions(site: folder.path, output: folder.path + "/output", jobs: 1)
        let site = try PreparedSite(options, diagnostics: &diagnostics)
        let planner = PagePlanner(site: site.frame, theme: site.theme, recipes: [], facts: .none)
        let planned = planner.pages(of: [.menu, .allergens, .printableMenu, .order])
        let read = planned.filter { $0.address.hasSuffix(".html") || $0.address.hasSuffix(".md") }
        return Dictionary(
            uniqueKeysWithValues: read.map { ($0.address, String(decoding: $0.render(), as: UTF8.self)) })
    }

    private static let everywhere = [
        "menu/allergens/index.html", "menu/index.html", "menu/menu.md", "menu/print/index.html", "order/index.html",
    ]

    @Test(arguments: [
        ("cross_contact: Flour and nuts are used in our kitchen.", "Flour and nuts are used in our kitchen."),
        ("cross_contact: true", "Our kitchen uses ingredients of all kinds"),
        ("language: it\ncross_contact: true", "Nella nostra cucina"),
        ("language: de\ncross_contact: true", "In unserer Küche"),
        ("language: fr\ncross_contact: true", "Notre cuisine utilise"),
        ("language: es\ncross_contact: true", "En nuestra cocina"),
    ]) func standsEverywhere(settings: String, sentence: String) throws {
        let pages = try pages(settings)
        #expect(pages.filter { $0.value.contains(sentence) }.keys.sorted() == Self.everywhere)
    }

    @Test(arguments: ["", "cross_contact: false"]) func isSaidByNobodyElse(settings: String) throws {
        let pages = try pages(settings)
        #expect(pages.keys.sorted() == Self.everywhere)
        #expect(!pages.values.contains { $0.contains("Our kitchen") })
    }
}
