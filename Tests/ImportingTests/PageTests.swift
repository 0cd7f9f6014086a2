import Foundation
import Kitchen
import TestSupport
import Testing

@testable import Importing

/// Pages in the shapes that sites have, each with the file that it becomes beside it. What is said of one stands in a comment
/// at the end.
@Suite struct PageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pages")
    private static let pages: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".html") || $0.hasSuffix(".json") }.sorted()
    }()
    private static var isApproving: Bool { ProcessInfo.processInfo.environment["FORNO_APPROVE"] != nil }

    @Test func thereAreManyPages() { #expect(Self.pages.count >= 60) }

    @Test(arguments: pages) func becomesWhatIsExpected(page: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: page)))
        let written = Self.outcome(of: bytes)
        let name = page.prefix { $0 != "." }
        let expected = Self.folder.appending(path: "\(name).md")
        if Self.isApproving {
            try Data(written.utf8).write(to: expected)
            Issue.record("wrote \(name).md")
            return
        }
        #expect(written == (try String(contentsOf: expected, encoding: .utf8)))
    }

    /// A page that is damaged anywhere gives a recipe that is read again, or a refusal.
    @Test(arguments: 0..<400) func aDamagedPageIsReadOrRefused(seed: UInt64) throws {
        var random = Seeded(seed)
        let page = try #require(Self.pages.randomElement(using: &random))
        var bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: page)))
        let signs = Array("\"\\{}[],:<>/&;=\n '".utf8) + [0, 0x80, 0xC3, 0xFF]
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
            case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
            }
        }
        let written = Self.outcome(of: bytes)
        #expect(!written.contains("DIFFERENT"), "\(written)")
    }

    /// What a file may begin with, and whether it is looked at as a page.
    private static let starts: [(text: String, isPage: Bool)] = [
        ("<!doctype html><title>Soup</title>", true), ("\n <html lang=\"en\">", true), (#"{"@type": "Recipe"}"#, true),
        (" [1]", true), ("<?xml version=\"1.0\"?><html/>", true), ("<?xml version=\"1.0\"?><krecipes/>", false),
        ("MMMMM----- Recipe", false), ("# Soup", false), ("", false),
    ]

    @Test(arguments: starts) func aPageIsTold(start: (text: String, isPage: Bool)) {
        #expect(PageRecipe.isPage(Array(start.text.utf8)) == start.isPage)
    }

    private static func outcome(of bytes: [UInt8]) -> String {
        do throws(PageRecipe.Refusal) {
            let recipe = try PageRecipe.read(bytes, from: "https://example.org/recipes/page.html")
            let file = RecipeMarkdown(recipe, language: .english)
            let missing = recipe.missing.map { "the page does not say \($0)" }
            let picture = recipe.picture.map { ["picture: \($0)"] } ?? []
            let differences = file.differences.map { "DIFFERENT: \($0)" }
            let notes = picture + missing + recipe.notes + differences
            return file.text + (notes.isEmpty ? "" : "\n<!--\n\(notes.joined(separator: "\n"))\n-->\n")
        } catch {
            return "<!--\nrefused: \(([error.reason] + error.notes).joined(separator: "\n"))\n-->\n"
        }
    }
}
