import Foundation
import RegexBuilder
import Testing

@testable import Site

/// The files of the default theme, read as text.
@Suite struct ThemeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "templates")

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private static let pages = [
        "home.html", "menu.html", "menu-print.html", "menu-screen.html", "menu-tent.html", "menu-slips.html",
        "pizza.html", "allergens.html", "recipes.html", "recipe.html",
        "tag.html", "favorites.html", "page.html", "404.html", "menu.md", "menu.csv", "allergens.csv", "sitemap.xml",
        "sitemap-index.xml", "robots.txt", "plans.html", "plan.html", "plan.ics", "shopping.html", "sheet.html",
        "list.html", "pantry.html", "pantry-recipes.html", "settings.html", "order.html", "random.html", "search.html",
        "my-lists.html", "my-pantry.html", "my-recipes.html", "places.html",
    ]

    private static let parts = [
        "layouts/site.html", "partials/contact.html", "partials/diet.html", "partials/diet-cell.html",
        "partials/dish.html", "partials/drinks.html", "partials/extra.html", "partials/hours.html",
        "partials/legend.html",
        "partials/marks.html", "partials/allergen-marks.html", "partials/paper-notes.html", "partials/paper-marks.html",
        "partials/figures.html", "partials/servings.html", "partials/pager.html", "partials/pizza-card.html",
        "partials/prices.html", "partials/recipe-card.html",
        "partials/recipe-cards.html", "partials/recipe-tags.html",
        "partials/pizza-facts.html", "partials/tag-link.html", "partials/visit.html", "partials/week-head.html",
        "partials/week-links.html",
        "partials/plan-entries.html", "partials/menu-part.html", "partials/menu-sheet.html",
        "partials/menu-notes.html", "partials/sheet-dish.html", "partials/tent-side.html", "partials/order-slip.html",
        "partials/sheet-part.html",
        "partials/pantry-head.html",
        "partials/pantry-rows.html", "partials/suggestions.html", "partials/without.html", "partials/share.html",
        "partials/sources.html",
    ]

    @Test(arguments: pages + parts)
    func `every word that a template uses is there`(path: String) throws {
        let words = Set(try StringsFiles.keys("en"))
        let used = try ThemeTests.text(path).matches(of: /\{words\.([a-z0-9_]+)/).map { String($0.output.1) }
        #expect(words.isSuperset(of: used), "\(Set(used).subtracting(words))")
    }

    @Test(arguments: pages + parts)
    func `a template keeps within the content security policy`(path: String) throws {
        let text = try ThemeTests.text(path)
        #expect(text.firstMatch(of: /\sstyle=|\son[a-z]+=|<style|<iframe/) == nil)
        #expect(text.firstMatch(of: /src="http|<link[^>]* href="http|<form[^>]* action="(?!{{root}})/) == nil)
        let scripts = text.matches(of: /<script([^>]*)>/).map { String($0.output.1) }
        // The state, which chooses the colours before the page shows, is not deferred.
        let data = #/(?: data-[a-z]+="{{[a-zA-Z.]+}}")*/#
        let own = Regex {
            data; #/ src="{{root}}assets/([a-z-]+)\.js"/#; data; #/(?: defer(?: blocking="render")?)?/#
        }
        for script in scripts where script != " type=\"application/ld+json\"" {
            let match = script.wholeMatch(of: own)
            #expect(match != nil, "\(script)")
            #expect(script.contains(" defer") || match?.output.1 == "state", "\(script)")
        }
    }

    @Test func `the style sheets load nothing from another host`() throws {
        let styles = try FileManager.default.contentsOfDirectory(
            atPath: ThemeTests.folder.appending(path: "assets").path(percentEncoded: false)
        ).filter { $0.hasSuffix(".css") }
        #expect(styles.count > 8)
        let style = try styles.map { try ThemeTests.text("assets/\($0)") }.joined()
        #expect(style.matches(of: /url\(([^)]*)\)/).map { String($0.output.1) } == ["\"oven.svg\""])
        #expect(!style.contains("@import"))
    }

    @Test func `scripts write text, and no markup`() throws {
        for script in try ThemeTests.scripts() {
            let markup = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment/
            #expect(script.text.firstMatch(of: markup) == nil, "\(script.name)")
            #expect(script.text.firstMatch(of: /\beval\(|\bFunction\(/) == nil, "\(script.name)")
            #expect(script.text.contains("\"use strict\";"), "\(script.name)")
        }
    }

    @Test func `scripts have all their words`() throws {
        let used = try ThemeTests.scripts().flatMap { script in
            // Some pages carry what their script says.
            let said =
                script.text.contains("kitchenWords[word]") ? script.text.matches(of: /\bsay\("([a-z0-9_]+)"\)/) : []
            return script.text.matches(of: /kitchenWords\.([a-z0-9_]+)/).map { String($0.output.1) }
                + said.map { String($0.output.1) }
                + script.text.matches(of: /\btell\("([a-z]+)"\)/).map { "kept_\($0.output.1)" }
        }
        let words =
            ScriptWord.allCases.map(\.rawValue) + OrderWord.allCases.map(\.rawValue)
            + CookWord.allCases.map(\.rawValue)
        #expect(Set(used).isSubset(of: words), "\(used)")
        #expect(used.count > 4)
    }

    private static func scripts() throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "assets").path(percentEncoded: false)
        ).filter { $0.hasSuffix(".js") }.map { ($0, try text("assets/\($0)")) }
    }

    @Test func `these are all the templates`() throws {
        let found = try FileManager.default.subpathsOfDirectory(atPath: ThemeTests.folder.path(percentEncoded: false))
            .filter { $0.contains(".") && !$0.hasPrefix("assets/") && !$0.hasPrefix("strings/") }
        #expect(found.sorted() == (ThemeTests.pages + ThemeTests.parts).sorted())
    }
}
