import Addresses
import Diagnostics
import Foundation
import Kitchen
import TestSupport
import Testing

@testable import Building

/// A live site shows what a build would write, after any saves.
@Suite struct LiveSiteTests {
    @Test(arguments: TestDepth.seeds(2...6)) func equalsABuildAfterAnyEdits(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: seed, folder: folder)
        try edits.begin()
        var live = try LiveSite(Self.options(folder))
        var published = 0
        let steps = TestDepth.steps(80)
        for step in 0..<steps {
            let (name, paths) = try edits.next()
            _ = live.update(paths)
            if let check = live.check { live.take(check.run()) }
            let report = try SiteBuild(Self.options(folder)).run()
            #expect(live.diagnostics.ofThisBuild == report.diagnostics.ofThisBuild, "step \(step): \(name)")
            guard report.isPublished else { continue }
            published += 1
            // That names the build, which a site that is being written has none of.
            for (path, bytes) in try folder.contents(of: "output") where path != PageAddress.serviceWorker {
                let isSame = try live.content(at: path) == [UInt8](bytes)
                #expect(isSame, "step \(step): \(name): \(path) differs")
            }
            #expect(live.pageCount == report.pages)
        }
        #expect(published > steps / 4)
    }

    @Test func isWhatABuildIsInEachLanguage() throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        let settings = "title: {en: Home, de: Daheim}\nbase_url: https://example.org/\nlanguages: [de, fr]\n"
        try folder.write(settings, to: "site/content/site.yml")
        var live = try LiveSite(Self.options(folder))
        // Words come later, and go into the pages of their language.
        try folder.write("en,de,fr\nMargherita,Margarete,Marguerite\n", to: "site/content/menu/words.csv")
        // So do texts.
        let one = try #require(try folder.contents(of: "site")["content/recipes/one.md"])
        let text = String(decoding: one, as: UTF8.self)
        try folder.write(text.replacing("# ", with: "# Eins: "), to: "site/content/recipes/one.de.md")
        _ = live.update(["content/menu/words.csv", "content/recipes/one.de.md"])
        if let check = live.check { live.take(check.run()) }
        let report = try SiteBuild(Self.options(folder)).run()
        #expect(report.isPublished && live.pageCount == report.pages)
        let pages = try folder.contents(of: "output").filter { !$0.key.hasSuffix(PageAddress.serviceWorker) }
        for (path, bytes) in pages {
            let isSame = try live.content(at: path) == [UInt8](bytes)
            #expect(isSame, "\(path) differs")
        }
        let menus = ["", "de/", "fr/"].map {
            pages[$0 + PageAddress.menu].map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        for (menu, name) in zip(menus, ["Margherita", "Margarete", "Marguerite"]) {
            #expect(menu.contains(">\(name)<"))
        }
        #expect(String(decoding: live.notFound(at: "de/nowhere/index.html"), as: UTF8.self).contains("lang=\"de\""))
        try folder.write("---\ntitle: [a,\n  b\n---\n", to: "site/content/recipes/one.md")
        _ = live.update(["content/recipes/one.md"])
        #expect(["", "de/"].allSatisfy { live.hasProblem(inRecipeAt: $0 + "recipes/one/index.html") })
    }

    @Test func readsOneRecipeWhenOneIsSaved() throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        var live = try LiveSite(Self.options(folder))
        let none = live.update(["content/recipes/one.md"])
        #expect(none.isEmpty)
        try folder.write(edits.recipe("Changed"), to: "site/content/recipes/one.md")
        let update = live.update(["content/recipes/one.md"])
        #expect(update.changed == ["content/recipes/one.md"])
        #expect(!update.isPreparedAnew)
        let again = live.update(["content/recipes/one.md"])
        #expect(again.isEmpty)
    }

    @Test func staysAsItWasWhileAFileCannotBeRead() throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        var live = try LiveSite(Self.options(folder))
        // A folder in the place of a template can be read by nobody, whoever runs the test.
        let template = folder.url.appending(path: "site/templates/page.html")
        try FileManager.default.createDirectory(at: template, withIntermediateDirectories: true)
        try folder.write("x", to: "site/templates/page.html/x")
        _ = live.update(["templates"])
        #expect(try live.content(at: "recipes/one/index.html") != nil)
    }

    @Test func aStaleLookIsPassedOver() throws {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        var live = try LiveSite(Self.options(folder))
        try folder.write(edits.recipe("First"), to: "site/content/recipes/one.md")
        _ = live.update(["content/recipes/one.md"])
        let stale = try #require(live.check).run()
        try folder.write(edits.recipe("Second"), to: "site/content/recipes/one.md")
        _ = live.update(["content/recipes/one.md"])
        let isTaken = live.take(stale)
        #expect(!isTaken)
        #expect(live.check != nil)
        let home = String(decoding: try live.content(at: "index.html") ?? [], as: UTF8.self)
        #expect(home.contains("Second") && !home.contains("First"))
    }

    private static func options(_ folder: TemporaryFolder) -> BuildOptions {
        var options = BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 2)
        // A day that stays the same through the test.
        options.today = CalendarDate(secondsSinceEpoch: 1_795_219_200)
        options.isOffline = true
        return options
    }
}

/// Edits of a small site, one after the other, the same for the same seed.
struct SiteEdits {
    private var state: UInt64
    private let folder: TemporaryFolder
    private var recipes = ["one", "two", "three"]
    private var count = 0

    init(seed: UInt64, folder: TemporaryFolder) {
        state = seed
        self.folder = folder
    }

    mutating func begin() throws {
        try folder.write("title: Home\nbase_url: https://example.org/\n", to: "site/content/site.yml")
        try folder.write(menu(price: 4), to: "site/content/menu/pizzas.json")
        try folder.write(#"[{"id": 1, "name": "Mozzarella", "price": 1}]"#, to: "site/content/menu/ingredients.json")
        for name in recipes { try folder.write(recipe(name), to: "site/content/recipes/\(name).md") }
    }

    /// Makes an edit: its name, and the paths that something happened to.
    mutating func next() throws -> (String, Set<String>) {
        count += 1
        let name = recipes.isEmpty ? "none" : recipes[number(below: recipes.count)]
        let file = "content/recipes/\(name).md"
        switch number(below: 18) {
        case 0: return try write("broken front matter", "---\ntitle: [a,\n  b\n---\n", file)
        case 1: return try write("draft", "---\ntitle: a\ndraft: true\n---\n", file)
        case 2: return try remove(name)
        case 3: return try rename(name)
        case 4, 5: return try add()
        case 6: return try write("settings", "title: Home \(count)\n", "content/site.yml")
        case 7: return try write("menu", menu(price: number(below: 3)), "content/menu/pizzas.json")
        case 8: return try write("page", "# About\n\n[One](../recipes/one.md#method)\n", "content/pages/about.md")
        case 9:
            let text = ["GIF89a \(count)", "<html>\(count)"][number(below: 2)]
            return try write("picture", text, "content/recipes/one.jpg")
        case 10: return try write("asset", "body { margin: \(count)px }\n", "templates/assets/more.css")
        case 11:
            return try write(
                "template", "{{<layouts/site}}{{$main}}\(count){{/main}}{{/layouts/site}}", "templates/page.html")
        case 12:
            let plan = "## Monday\n\n- [One](../recipes/\(name).md) for 6\n"
            return try write("plan", plan, "content/plans/2026-W48.md")
        case 13: return try write("pantry", pantry(days: number(below: 9)), "content/pantry.csv")
        case 14: return try write("list", "- [ ] \(count) eggs €\(count).00\n", "content/lists/party.md")
        default: return try write("recipe", recipe("\(name) \(count)"), file)
        }
    }

    mutating func recipe(_ title: String) -> String {
        let links = ["one.md", "two.md#method", "three.md#nothing", "one.jpg", "../pages/about.md", "/menu"]
        let (link, tag) = (links[number(below: links.count)], ["hot", "Cold", "sweet"][number(below: 3)])
        return """
            ---
            title: \(["A", "b", "Ç"][number(below: 3)]) \(title)
            tags: [\(tag)]
            ---
            See [this](\(link)). ![A picture](one.jpg)

            ## Ingredients

            - 1 egg

            ## Method

            1. Cook.

            """
    }

    private func menu(price: Int) -> String {
        #"{"basePrice": \#(price), "pizzas": [{"name": "Margherita", "ingredients": [1, \#(price)]}]}"#
    }

    private func pantry(days: Int) -> String {
        "item,quantity,added,expires\negg,\(count),2026-11-20,2026-11-2\(days)\n"
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    private func write(_ name: String, _ text: String, _ path: String) throws -> (String, Set<String>) {
        try folder.write(text, to: "site/" + path)
        return (name, [path])
    }

    private mutating func add() throws -> (String, Set<String>) {
        recipes.append(["extra\(count)", "one", "winter/one"][number(below: 3)])
        let name = recipes[recipes.count - 1]
        return try write("new recipe", recipe(name), "content/recipes/\(name).md")
    }

    private mutating func remove(_ name: String) throws -> (String, Set<String>) {
        recipes.removeAll { $0 == name }
        // One that is not there any more is as good as removed.
        try? FileManager.default.removeItem(at: folder.url.appending(path: "site/content/recipes/\(name).md"))
        return ("removed recipe", ["content/recipes/\(name).md"])
    }

    private mutating func rename(_ name: String) throws -> (String, Set<String>) {
        let text = recipe(name)
        let (_, gone) = try remove(name)
        recipes.append("renamed\(count)")
        let (_, new) = try write("", text, "content/recipes/renamed\(count).md")
        return ("renamed recipe", gone.union(new))
    }
}
