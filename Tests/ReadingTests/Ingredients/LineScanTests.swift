import Kitchen
import TestSupport
import Testing
import Text

@testable import Reading

/// What a scan of many lines keeps from one to the next, and what it knows of a line before it is read.
@Suite struct LineScanTests {
    @Test(arguments: KitchenLanguage.allCases)
    func manyLinesOfOneScanAreReadLikeEachAlone(_ language: KitchenLanguage) {
        var random = Seeded(5)
        var scan = IngredientScan(lexicon: .of(language))
        for _ in 0..<500 {
            let text = random.line()
            #expect(scan.read(text) == IngredientLineReader(language: language).read(text), "\(text)")
        }
    }

    @Test func knowsTheMarksOfALine() {
        var scan = QuantityScan(lexicon: .of(.english))
        scan.open("1 tin (400 g) | plums")
        #expect(scan.has("(") && scan.has(")") && scan.has("|"))
        #expect(!scan.has("<") && !scan.has("-") && !scan.has(":"))
        scan.open("plums")
        #expect(!scan.has("(") && !scan.has("|"))
    }

    @Test(arguments: [("salt, to taste", true), ("salt q.b.", true), ("500 g flour", false)])
    func knowsWhatAPhraseMayPlay(text: String, mayBeToTaste: Bool) {
        var scan = QuantityScan(lexicon: .of(.english))
        scan.open(text)
        #expect(scan.mayPlay(.taste) == mayBeToTaste)
    }

    @Test(arguments: [
        ("123456789012 g", 123_456_789_012), ("1234567890123 g", nil), ("0 g", 0), ("1.5 g", nil), (".5 g", nil),
        ("007 g", 7),
    ])
    func readsDigitsAsTheyAreCut(text: String, whole: Int?) {
        var scan = QuantityScan(lexicon: .of(.english))
        scan.open(text)
        #expect(scan.tokens.first?.kind == .number)
        #expect(scan.tokens.first?.whole == whole)
    }
}
