import Diagnostics
import Testing

@testable import Kitchen

/// Texts in another language, and which of them need words.
@Suite struct TranslationTests {
    private static let english: Translation = {
        var english = Translation(Language(tag: "en"), location: SourceLocation(file: Settings.file))
        english.words = ["Quattro stagioni": "Four seasons", "0,1 l": "a glass"]
        return english
    }()

    @Test(arguments: [
        ("Quattro stagioni", "Four seasons"), ("0,1 l", "a glass"), ("0,75 l", "0.75 l"), ("0.75 l", "0.75 l"),
        ("1,5l", "1.5l"),
        ("32 cm", "32 cm"), ("4 formaggi", "4 formaggi"), ("7,5 sorelle", "7,5 sorelle"), ("12,", "12,"), ("", ""),
        ("12:00–14:30", "12:00–14:30"),
    ])
    func aTextIsInItsWordsOrAsItIs(own: String, other: String) {
        #expect(Self.english.text(own) == other)
    }

    @Test(arguments: [
        ("4 formaggi", true), ("4 Stagioni", true), ("Acqua", true), ("2 fette", true), ("0,75 l", false),
        ("330 ml", false),
        ("12\"", false), ("23", false), ("–", false),
    ])
    func whatIsNoAmountNeedsWords(name: String, isNeeded: Bool) {
        let location = SourceLocation(file: "menu.md")
        let menu = Menu(
            currency: .euro, basePrice: nil, dishes: [Dish(name: name, slug: "a", toppings: [], location: location)])
        #expect(menu.texts.contains(name) == isNeeded)
    }
}
