import Foundation
import Kitchen
import Reading
import TestSupport
import Testing

/// The folder `shared` beside the package, which holds the collections that the tests read.
let shared = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared")
    .standardizedFileURL

/// That every word of a line is in exactly one of its parts.
@Suite struct LinePartsTests {
    private static let corpus = shared.appending(path: "corpora/based-cooking/content")
    private static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path()) }

    /// The letters and digits of a text; what is between words is not compared, since "400g" is two parts.
    private func letters(_ text: String) -> String {
        var letters = String.UnicodeScalarView()
        letters.append(
            contentsOf: text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
        return String(letters)
    }

    private func lettersOfParts(_ line: IngredientLine) -> String {
        let bytes = Array(line.text.utf8)
        return line.parts.map { letters(String(decoding: bytes[$0.range], as: UTF8.self)) }.joined()
    }

    private func areInOrder(_ line: IngredientLine) -> Bool {
        zip(line.parts, line.parts.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    }

    /// The list items under a heading with "ingredient" in it.
    private func ingredientLines() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: Self.corpus, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "md" }.sorted { $0.path() < $1.path() }.flatMap { file in
            var isUnder = false
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line -> String? in
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("#") { isUnder = text.lowercased().contains("ingredient") }
                guard isUnder, let mark = text.first, "-*+".contains(mark), text.dropFirst().first?.isWhitespace == true
                else { return nil }
                return text.dropFirst().trimmingCharacters(in: .whitespaces)
            }
        }
    }

    @Test(.enabled(if: hasCorpus, "the recipe collection ../shared/corpora is not here"))
    func noWordOfTheCorpusIsLost() throws {
        let reader = IngredientLineReader(language: .english)
        let lines = try ingredientLines().map { reader.read($0) }
        for line in lines {
            #expect(lettersOfParts(line) == letters(line.text))
            #expect(areInOrder(line), "\(line.text)")
        }
        let withAmount = lines.count { $0.quantity != nil }
        let withUnit = lines.count { $0.quantity?.unit != nil }
        print("Ingredient lines: \(lines.count), with an amount \(withAmount), with a unit \(withUnit)")
        #expect(lines.count == 2771)
        #expect(withAmount > 2000)
        #expect(withUnit > 1500)
    }

    @Test(arguments: KitchenLanguage.allCases) func noWordOfAnyTextIsLost(_ language: KitchenLanguage) {
        var random = Seeded(11)
        let reader = IngredientLineReader(language: language)
        for _ in 0..<3000 {
            let text = random.line()
            let line = reader.read(text)
            #expect(line.text == text)
            #expect(lettersOfParts(line) == letters(text), "\(text)")
            #expect(areInOrder(line), "\(text)")
            #expect(line.quantity?.amount.isFinite ?? true, "\(text)")
        }
    }

    /// Lines that once took time growing with the square of their length.
    @Test(arguments: ["(", "(1 g)", "1/", "- 1 g ", "half a ", "of 1 a "])
    func longLinesAreReadInReasonableTime(_ scrap: String) {
        let text = String(repeating: scrap, count: 20_000 / scrap.utf8.count)
        let clock = ContinuousClock()
        let time = clock.measure { _ = IngredientLineReader(language: .english).read(text) }
        #expect(time < .seconds(3))
    }
}
