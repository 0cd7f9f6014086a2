import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing
import Text

@testable import Importing

/// What services of recipes answer, with hostile words in every place.
@Suite struct FoundRecipesTests {
    private static let hostile =
        HostileStrings.all + ["\u{1B}]0;x\u{7}", "\u{1B}[2J", "a\r\nb", "\u{202E}abc", "\u{9B}2J"]

    @Test func thereAreHostileStrings() { #expect(Self.hostile.count > 100) }

    /// What each service answers, with some words as title, link, picture and all else.
    private static func answers(_ words: String) throws -> [[FoundRecipe]] {
        let quoted = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
        func body(_ text: String) -> [UInt8] { Array(text.replacing("WORDS", with: quoted).utf8) }
        return [
            try FoundRecipes.themealdb(
                body(
                    """
                    {"meals": [{"idMeal": WORDS, "strMeal": WORDS, "strSource": WORDS, "strMealThumb": WORDS,
                    "strCategory": WORDS, "strTags": WORDS, "strInstructions": WORDS, "strIngredient1": WORDS,
                    "strMeasure1": WORDS}]}
                    """)),
            try FoundRecipes.spoonacular(
                body(
                    """
                    {"results": [{"id": WORDS, "title": WORDS, "image": WORDS, "sourceUrl": WORDS, "creditsText": WORDS}]}
                    """)),
            try FoundRecipes.edamam(
                body(#"{"hits": [{"recipe": {"label": WORDS, "url": WORDS, "image": WORDS, "source": WORDS}}]}"#)),
        ]
    }

    @Test(arguments: hostile) func hostileWordsStayWords(words: String) throws {
        for found in try Self.answers(words).joined() {
            let shown = [found.title, found.page ?? "", found.recipe.author ?? "", found.recipe.picture ?? ""]
            #expect(!shown.joined().unicodeScalars.contains { VisibleText.acts($0) }, "\(shown)")
            for address in [found.page, found.recipe.picture].compactMap(\.self) {
                #expect(address.hasPrefix("https://") || address.hasPrefix("http://"), "\(address)")
                #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(address)")
            }
            let file = RecipeMarkdown(found.recipe, language: .english)
            let read = try #require(HeadingTrial.read(file.text, in: .english), "\(file.text)")
            #expect(read.text.links.isEmpty, "\(file.text)")
            #expect(read.summary.title == found.title, "\(file.text)")
        }
    }

    /// The name of a food with a picture is a name and nothing else.
    @Test(arguments: hostile) func hostileNamesStayNamesOfFoods(words: String) throws {
        for found in try Self.answers(words).joined() {
            let picture = FavoritesEdit.FoodPicture(name: "a.png", credit: found.recipe.author ?? "x")
            let bytes = try FavoritesEdit.add(food: found.title, picture: picture, to: Array("# Favourites\n".utf8))
            var diagnostics = DiagnosticList()
            let foods = FavoritesReader(index: ContentIndex(files: ["content/a.png"]))
                .read(bytes, diagnostics: &diagnostics)
            #expect(foods.map(\.name) == [found.title], "\(String(decoding: bytes, as: UTF8.self))")
            #expect(foods.map { $0.picture?.file } == ["content/a.png"])
            #expect(diagnostics.isEmpty, "\(Array(diagnostics))")
        }
    }

    @Test func aMealHasTheAddressOfItsNumberAlone() throws {
        for (id, page) in [("52", "https://www.themealdb.com/meal/52"), ("5/../x", nil), ("5 2", nil)] {
            let found = try FoundRecipes.themealdb(Array(#"{"meals": [{"idMeal": "\#(id)", "strMeal": "x"}]}"#.utf8))
            #expect(found.map(\.page) == [page])
        }
    }
}
