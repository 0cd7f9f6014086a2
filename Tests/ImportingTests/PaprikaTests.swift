import Testing

@testable import Importing

/// A text of a recipe in Paprika.
struct PaprikaText: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The name of each group that it means, and its lines.
    var groups: [String]

    init(_ description: String, _ text: String, _ groups: [String]) {
        (testDescription, self.text, self.groups) = (description, text, groups)
    }
}

/// What the texts of a recipe of Paprika mean, by the line.
@Suite struct PaprikaTests {
    private static let directions = [
        PaprikaText("no heading", "Boil.\n\nServe.", ["-: Boil. | Serve."]),
        PaprikaText(
            "headings", "Sauce:\n\nBoil.\nStir.\n\nTo serve (10 min):\nPour.",
            ["Sauce: Boil. | Stir.", "To serve (10 min): Pour."]),
        PaprikaText("numbers", "Sauce:\n1. Boil.\n2. Stir.", ["Sauce: Boil. | Stir."]),
        PaprikaText("nothing behind it", "Boil.\nServe with:", ["-: Boil. | Serve with:"]),
        PaprikaText("one heading and another", "Cake:\nDough:\nMix.", ["-: Cake:", "Dough: Mix."]),
        PaprikaText("in one line", "1. Boil. 2. Serve.", ["-: Boil. | Serve."]),
    ]

    @Test(arguments: directions) func stepsOfDirections(_ text: PaprikaText) throws {
        #expect(Self.words(try Self.recipe(["directions": text.text]).steps) == text.groups)
    }

    private static let ingredients = [
        PaprikaText("headings", "1 egg\nDough:\n- 1 fig\n2 figs", ["-: 1 egg", "Dough: 1 fig | 2 figs"]),
        PaprikaText("with a number", "For 2 pies:\n1 egg", ["For 2 pies: 1 egg"]),
        PaprikaText("one below a heading", "Dough:\n1 egg, 2 yolks", ["Dough: 1 egg, 2 yolks"]),
        PaprikaText("in one line", "1 egg, 2 figs", ["-: 1 egg | 2 figs"]),
    ]

    @Test(arguments: ingredients) func linesOfIngredients(_ text: PaprikaText) throws {
        #expect(Self.words(try Self.recipe(["ingredients": text.text]).ingredients) == text.groups)
    }

    private static let authors: [(source: String, address: String, author: String?)] = [
        ("Ada", "", "Ada"), ("Ada", "https://www.adascooks.example/a", "Ada"), ("Ada", "https://b.example/ada", "Ada"),
        ("Toast.example", "https://www.toast.example/a", nil), ("toast", "https://toast.example", nil),
        ("https://toast.example/", "https://toast.example/", nil),
    ]

    @Test(arguments: authors) func authorIsNoHost(source: String, address: String, author: String?) throws {
        #expect(try Self.recipe(["source": source, "source_url": address]).author == author)
    }

    private static func recipe(_ values: [String: String]) throws -> ImportedRecipe {
        let needed = ["name": "A", "ingredients": "1 egg\n1 fig", "directions": "Stir.\nServe."]
        let all = needed.merging(values) { $1 }.mapValues { LenientJSONValue.text($0) }
        return PaprikaRecipe.read(.map(all)).recipe
    }

    private static func words(_ groups: [ImportedRecipe.Group]) -> [String] {
        groups.map { "\($0.name ?? "-"): " + $0.lines.joined(separator: " | ") }
    }
}
