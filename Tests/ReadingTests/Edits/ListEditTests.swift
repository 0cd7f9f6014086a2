import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

@Suite struct ListEditTests {
    private let edit = ListEdit(currency: .euro, language: .english)
    private let party = "# Party\n\nOn Saturday.\n\n- [ ] 12 bottles beer\n- [x] 2 kg mozzarella €14.00\n- [ ] salt\n"

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(arguments: [
        ("behind the last item", "# P\n\n- [ ] a\n- [ ] b\n\nEnd.\n", "# P\n\n- [ ] a\n- [ ] b\n- [ ] new\n\nEnd.\n"),
        ("in the bullet of the others", "* [ ] a\n", "* [ ] a\n- [ ] new\n".replacing("- [", with: "* [")),
        ("counting on", "1. a\n2. b\n", "1. a\n2. b\n3. [ ] new\n"),
        ("with the line endings of the file", "- [ ] a\r\n", "- [ ] a\r\n- [ ] new\r\n"),
        ("without an ending at the end", "- [ ] a", "- [ ] a\n- [ ] new"),
        (
            "behind what is nested", "- [ ] a\n  - [ ] b\n\n  more\n\n\nEnd.\n",
            "- [ ] a\n  - [ ] b\n\n  more\n- [ ] new\n\n\nEnd.\n"
        ),
        ("into an empty file", "", "- [ ] new\n"), ("below text", "# P\n", "# P\n\n- [ ] new\n"),
        ("below a blank line", "# P\n\n", "# P\n\n- [ ] new\n"),
        ("with a byte order mark", "\u{FEFF}- [ ] a\n", "\u{FEFF}- [ ] a\n- [ ] new\n"),
    ])
    func adds(name: String, before: String, after: String) throws {
        #expect(text(try edit.add("  new\n ", to: bytes(before))) == after)
    }

    @Test(arguments: [
        ("salt", "- [ ] salt", "- [x] salt"), ("beer", "- [ ] 12 bottles beer", "- [x] 12 bottles beer"),
        ("12 bottles", "- [ ] 12 bottles beer", "- [x] 12 bottles beer"), ("SALT", "- [ ] salt", "- [x] salt"),
    ])
    func ticks(name: String, line: String, ticked: String) throws {
        let (done, item) = try edit.mark(name, done: true, in: bytes(party))
        #expect(text(done) == party.replacing(line, with: ticked))
        #expect(item.isDone)
        #expect(text(try edit.mark(item.text, done: false, in: done).bytes) == party)
    }

    @Test func ticksWithoutABoxAndInNumberedLists() throws {
        #expect(text(try edit.mark("a", done: true, in: bytes("- a\n- b\n")).bytes) == "- [x] a\n- b\n")
        #expect(
            text(try edit.mark("b", done: true, in: bytes("1.  [ ] a\n2.  [ ] b\n")).bytes) == "1.  [ ] a\n2.  [x] b\n")
        #expect(
            text(try edit.mark("b", done: true, in: bytes("> - [ ] a\n\n- [ ] b\n")).bytes) == "> - [ ] a\n\n- [x] b\n")
    }

    @Test func saysWhyItCannot() {
        let cases: [(name: String, done: Bool, failure: EditFailure)] = [
            ("mozzarella", true, .unchanged("2 kg mozzarella €14.00")), ("beer", false, .unchanged("12 bottles beer")),
            ("moon", true, .notFound("moon", nearest: nil)), ("sallt", true, .notFound("sallt", nearest: "salt")),
            ("", true, .empty),
        ]
        for (name, done, failure) in cases {
            #expect(throws: failure) { try edit.mark(name, done: done, in: bytes(party)) }
        }
        #expect(throws: EditFailure.ambiguous("red", among: ["red wine", "red beans"])) {
            try edit.remove("red", from: bytes("- red wine\n- red beans\n"))
        }
        #expect(throws: EditFailure.empty) { try edit.add(" \n", to: bytes(party)) }
        #expect(throws: EditFailure.unreadable("the list")) { try edit.add("a", to: [0xFF, 0x2D]) }
    }

    @Test(arguments: [
        ("- a\n- b\n- c\n", "b", "- a\n- c\n"), ("- a\n  more\n- b\n", "a more", "- b\n"),
        ("- a\n  - x\n- b\n", "a", "- b\n"), ("- a\n\n<!-- why -->\n\n- b\n", "a", "\n<!-- why -->\n\n- b\n"),
        ("- a\n# H\n", "a", "# H\n"), ("- a\n\n[x]: http://example.org\n", "a", "\n[x]: http://example.org\n"),
        ("- a\n- b", "b", "- a\n"), ("- a\r\n- b\r\n", "a", "- b\r\n"),
    ])
    func removes(before: String, name: String, after: String) throws {
        #expect(text(try edit.remove(name, from: bytes(before)).bytes) == after)
    }

    @Test(arguments: [
        ("- [x] a\n- b\n", "a", "- [x] new\n- b\n"),
        ("- [ ] a\n  more\n  - nested\n", "a more", "- [ ] new\n  - nested\n"),
        ("-   *a*\n", "a", "-   new\n"),
    ])
    func renames(before: String, name: String, after: String) throws {
        #expect(text(try edit.rename(name, to: "new", in: bytes(before))) == after)
    }

    @Test(arguments: [
        ("# Old\n\n- a\n", "# New\n\n- a\n"), ("Old\n===\n- a\n", "# New\n- a\n"), ("- a\n", "# New\n\n- a\n"),
        ("", "# New\n\n"),
        ("---\nx: 1\n---\n# Old #\n", "---\nx: 1\n---\n# New\n"),
    ])
    func retitles(before: String, after: String) throws {
        #expect(text(try edit.retitle("New", in: bytes(before))) == after)
    }

    @Test func changesOnlyItsLineInAnyFile() throws {
        var random = Seeded(9)
        let pieces = [
            "# T\n", "\n", "- [ ] a\n", "* b\n", "  - [x] c\n", "text\n", "> - d\n", "\t- e\n", "1. f\r\n", "```\n",
            "é\n",
        ]
        var ticked = 0
        for round in 0..<400 {
            let before = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            let added = text(try edit.add("item \(round)", to: bytes(before)))
            #expect(added.contains("item \(round)"))
            // All that was there is there still, in order, around what was added.
            var rest = before[...].unicodeScalars
            for scalar in added.unicodeScalars where scalar == rest.first { rest.removeFirst() }
            #expect(rest.isEmpty, "\(before.debugDescription) became \(added.debugDescription)")
            if let marked = try? edit.mark("item \(round)", done: true, in: bytes(added)) {
                let back = try edit.mark("item \(round)", done: false, in: marked.bytes).bytes
                #expect(text(back) == added)
                #expect(zip(marked.bytes, bytes(added)).count { $0 != $1 } == 1)
                ticked += 1
            }
        }
        #expect(ticked > 100)
    }

    @Test func anyBytesAreEdited() {
        var random = Seeded(5)
        for _ in 0..<400 {
            let hostile = random.hostile(bytes(party))
            // What cannot be edited throws; nothing may trap.
            _ = try? edit.add("a", to: hostile)
            _ = try? edit.mark("salt", done: true, in: hostile)
            _ = try? edit.remove("beer", from: hostile)
            _ = try? edit.rename("salt", to: "b", in: hostile)
            _ = try? edit.retitle("b", in: hostile)
        }
    }
}

@Suite struct FavoritesEditTests {
    private let file = "# Favourites\n\nWhat we like.\n\n- Pizza\n  - [Dough](recipes/dough.md)\n- Soup\n\nEnd.\n"

    private func text(_ edit: ([UInt8]) throws -> [UInt8]) throws -> String {
        String(decoding: try edit(Array(file.utf8)), as: UTF8.self)
    }

    @Test func addsFoodsAndRecipes() throws {
        #expect(
            try text { try FavoritesEdit.add(food: "Cake", to: $0) }
                == file.replacing("- Soup\n", with: "- Soup\n- Cake\n"))
        #expect(try text { try FavoritesEdit.add(food: "pizza", to: $0) } == file)
        #expect(
            try text { try FavoritesEdit.add(recipe: "Base", source: "content/recipes/a b.md", to: "PIZZA", in: $0) }
                == file.replacing("dough.md)\n", with: "dough.md)\n  - [Base](<recipes/a b.md>)\n"))
        #expect(
            try text { try FavoritesEdit.add(recipe: "Minestrone", to: "Soup", in: $0) }
                == file.replacing("- Soup\n", with: "- Soup\n  - Minestrone\n"))
        #expect(
            try text { try FavoritesEdit.add(recipe: "Tart", source: "content/recipes/tart.md", to: "Cake", in: $0) }
                == file.replacing("- Soup\n", with: "- Soup\n- Cake\n  - [Tart](recipes/tart.md)\n"))
        #expect(try text { try FavoritesEdit.add(recipe: "dough", to: "Pizza", in: $0) } == file)
    }

    @Test(arguments: [
        ("Mac & cheese", "Mac & cheese"), ("# 1", "\\# 1"), ("<b>", "\\<b\\>"), ("*so*", "\\*so\\*"),
        ("7. day", "7\\. day"),
        ("[x](y.md)", "\\[x\\](y.md)"), ("![](p.jpg)", "!\\[\\](p.jpg)"), ("- Pie", "\\- Pie"), ("🍕 خبز", "🍕 خبز"),
        ("&amp;", "\\&amp;"),
    ])
    func escapesWhatWouldReadOtherwise(name: String, written: String) throws {
        let lines = file.replacing("- Soup\n", with: "- Soup\n- \(written)\n")
        #expect(try text { try FavoritesEdit.add(food: name, to: $0) } == lines)
        #expect(
            try text { try FavoritesEdit.add(recipe: name, to: "Soup", in: $0) }
                == file.replacing("- Soup\n", with: "- Soup\n  - \(written)\n"))
    }

    @Test func passesOverPictures() throws {
        let pictured = Array("- ![A round one](pizza.jpg) Pizza ![](b.jpg)\n- ![Soup](soup.jpg)\n".utf8)
        #expect(try FavoritesEdit.add(food: "pizza", to: pictured) == pictured)
        #expect(try FavoritesEdit.add(food: "soup", to: pictured) == pictured)
    }

    @Test func removesFoodsWithTheirRecipes() throws {
        #expect(
            try text { try FavoritesEdit.remove(food: "pizza", from: $0).bytes }
                == "# Favourites\n\nWhat we like.\n\n- Soup\n\nEnd.\n")
        #expect(
            try text { try FavoritesEdit.remove(recipe: "Dough", of: "Pizza", from: $0).bytes }
                == file.replacing("  - [Dough](recipes/dough.md)\n", with: ""))
        #expect(try FavoritesEdit.remove(food: "pizza", from: Array(file.utf8)).name == "Pizza")
        #expect(throws: EditFailure.notFound("Pizzza", nearest: "Pizza")) {
            try FavoritesEdit.remove(food: "Pizzza", from: Array(file.utf8))
        }
    }
}
