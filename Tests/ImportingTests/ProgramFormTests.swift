import Foundation
import Kitchen
import TestSupport
import Testing

@testable import Importing

/// The parts of exports by themselves, and hostile words in each of their forms.
@Suite struct ProgramFormTests {
    private static let hostile = HostileStrings.lines(PlainWords.line)

    @Test func thereAreHostileStrings() { #expect(Self.hostile.count > 100) }

    /// What each program writes of a recipe with some words everywhere.
    private static func forms(_ words: String) throws -> [(path: String, text: String)] {
        let quoted = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
        let yaml = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return [
            (
                "a.json",
                "{\"name\": \(quoted), \"ingredients\": \(quoted), \"directions\": \(quoted), \"notes\": \(quoted), "
                    + "\"source\": \(quoted), \"categories\": [\(quoted)]}"
            ),
            (
                "a.json",
                "{\"name\": \(quoted), \"recipe_yield\": \(quoted), \"recipe_ingredient\": [{\"note\": \(quoted), "
                    + "\"title\": \(quoted)}], \"recipe_instructions\": [{\"title\": \(quoted), \"text\": \(quoted)}]}"
            ),
            (
                "a.json",
                "{\"name\": \(quoted), \"description\": \(quoted), \"steps\": [{\"name\": \(quoted), \"instruction\": \(quoted), "
                    + "\"ingredients\": [{\"food\": {\"name\": \(quoted)}, \"amount\": 1}]}]}"
            ),
            (
                "a.mmf",
                "MMMMM----- Recipe via Meal-Master (tm)\n\n      Title: \(words)\n Categories: \(words)\n\n"
                    + "      1 c  \(words)\n\n  \(words)\n\nMMMMM\n"
            ),
            (
                "a.rk",
                "========== REZKONV-Rezept\n      Titel: \(words)\n      Menge: \(words)\n\n      1     Tas.   \(words)\n\n"
                    + "Text \(words)\n\n=====\n"
            ),
            (
                "a.md",
                "---\ntitle: \"\(yaml)\"\ntags: [\"\(yaml)\"]\ningredients:\n- \"\(yaml)\"\ndirections:\n- \"\(yaml)\"\n---\n\n\(words)\n"
            ),
        ]
    }

    @Test(arguments: hostile) func hostileWordsStayWords(words: String) throws {
        for (path, text) in try Self.forms(words) {
            let files = ExportFiles([path]) { _ in Array(text.utf8) }
            for result in ProgramFile.read(path, in: files)?.recipes ?? [] {
                guard case .success(let recipe) = result else { continue }
                let file = RecipeMarkdown(recipe.recipe, language: .english)
                // A heading with a word as "source" or "background" is taken for another section, and that is told.
                let isAside = ["source:", "background:"].contains { words.contains($0) }
                #expect(file.differences.isEmpty || isAside, "\(path): \(file.text)")
                let read = try #require(HeadingTrial.read(file.text, in: .english), "\(path): \(file.text)")
                #expect(read.text.links.isEmpty, "\(path): \(file.text)")
                #expect(
                    read.summary.title == recipe.recipe.title || recipe.recipe.title.isEmpty, "\(path): \(file.text)")
            }
        }
    }

    private static let amounts: [(written: String, shown: String?)] = [
        ("1.0", "1"), ("250.0", "250"), ("1.5", "1.5"), ("0.3333333333", "1/3"), ("2.6666667", "2 2/3"),
        ("0.125", "0.125"),
        ("0.2", "0.2"), ("0", nil), ("0.0", nil), ("-1", nil), ("1e9", nil), ("some", nil), ("2.999", "2.999"),
    ]

    @Test(arguments: amounts) func anAmountIsShown(written: String, shown: String?) {
        #expect(DecimalAmount.text(.number(written)) == shown)
    }

    @Test func aMenuIsRead() {
        let text =
            "---\nservings: 2\n---\n==Monday (2026-03-02)==\nDinner: \\\n- @./Soup{2} with @bread{1%loaf}\n= Later =\n"
            + "@../a/Stew{4%servings}, @./Pie{300%g}\n-- a remark\n"
        let menu = CookMenu(Array(text.utf8), language: .german)
        #expect(menu.foods == ["bread"])
        let markdown = menu.markdown(title: "A [week]", weekdays: false) { path in
            path == "./Soup" ? "/recipes/Soup.cook" : nil
        }
        #expect(
            markdown == """
                # A \\[week\\]

                ## 2026-03-02

                Dinner:

                - [Soup](/recipes/Soup.cook) ×2 with 1 loaf bread

                ## Later

                - Stew für 4
                - Pie

                """)
    }

    @Test func notesOfAMenuAreParagraphs() {
        let text = "> For the party\n\n== Monday (2026-03-02) ==\n\n- eat out\n\n> Ask @ Ada > Bob\n>\n"
        let menu = CookMenu(Array(text.utf8), language: .english)
        #expect(menu.week?.description == "2026-W10")
        let markdown = menu.markdown(title: "A", weekdays: true) { _ in nil }
        #expect(markdown == "# A\n\nFor the party\n\n## Monday\n\n- eat out\n\nAsk @ Ada > Bob\n")
    }

    private static let weeks = [
        ("== Monday (2026-03-02) ==\n- a\n== 2026-03-08 ==\n- b\n", "2026-W10"),
        ("- a\n== 2026-03-02 ==\n- b\n", "2026-W10"), ("== 2026-03-02 ==\n- a\n== 2026-03-09 ==\n- b\n", nil),
        ("== 2026-03-02 ==\n- a\n== Later ==\n- b\n", nil), ("== Later ==\n- b\n", nil), ("- a\n", nil), ("", nil),
    ]

    @Test(arguments: weeks) func daysOfOneWeekAreItsPlan(text: String, week: String?) {
        #expect(CookMenu(Array(text.utf8), language: .english).week?.description == week)
    }

    @Test func aShoppingListIsRead() {
        let list = CookShoppingList.markdown("// x\n./A/Soup{2}\n  ./B{}\nflour{1%kg}\n# tape\n", title: "List")
        #expect(list == "# List\n\n- [ ] 1 kg flour\n- [ ] \\# tape\n\nRecipes: Soup ×2\n")
        #expect(CookShoppingList.markdown("\n// nothing\n", title: "List") == nil)
    }

    private static let places: [(file: String, paths: [String], picture: String?)] = [
        ("a/r.json", ["a/r.json", "a/thumb.jpg", "a/full.jpg"], "a/full.jpg"),
        ("a/r.json", ["a/r.json", "a/images/min-original.webp", "a/images/original.webp"], "a/images/original.webp"),
        ("a/r.json", ["a/r.json", "a/x.png", "b/full.jpg"], "a/x.png"),
        ("a/r.json", ["a/r.json", "a/s.json", "a/x.png"], nil),
        ("r.json", ["r.json", "full.jpg"], nil),
        ("a/r.json", ["a/r.json", "ab/full.jpg"], nil),
    ]

    @Test(arguments: places) func aPictureIsFound(file: String, paths: [String], picture: String?) {
        #expect(ExportFiles(paths) { _ in [] }.picture(besideOnly: file) == picture)
    }

    private static let named: [(name: String, picture: String?)] = [
        ("x.jpg", "b/x.jpg"), ("/images/y.jpg", "static/images/y.jpg"), ("images/y.jpg", "static/images/y.jpg"),
        ("/wp/uploads/x.jpg", "b/x.jpg"), ("../static/images/y.jpg", "static/images/y.jpg"), ("z.jpg", nil), ("", nil),
    ]

    @Test(arguments: named) func aPictureIsFoundByItsName(name: String, picture: String?) {
        let files = ExportFiles(["content/a.md", "b/x.jpg", "static/images/y.jpg"]) { _ in [] }
        #expect(files.picture(named: name, from: "content/a.md") == picture)
    }

    /// A menu names no file outside the collection.
    @Test(arguments: ["../../x", "./../../x", "./b/../../../x"]) func aMenuStaysInItsCollection(path: String) {
        let files = ExportFiles(["x.cook", "a/m.menu"]) { _ in [] }
        #expect(CookCollection.recipe(path, inMenu: "a/m.menu", of: files) == nil)
    }
}
