import Kitchen
import Testing

@testable import Reading

/// That every name of a unit is found by its bytes, however it is written, and that nothing else is.
@Suite struct WordTableTests {
    @Test(arguments: KitchenLanguage.allCases)
    func findsEveryUnitInAnyCase(_ language: KitchenLanguage) {
        let table = Lexicon.of(language).meanings
        let names = UnitWords.names(in: language).folded
        #expect(names.count > 100)
        for (name, unit) in names {
            for written in [name, name.uppercased(), name.replacing(" ", with: ".")] {
                let bytes = Array("1 \(written)!".utf8)
                let meaning = bytes.withUnsafeBufferPointer { table.meaning(of: $0, 2..<bytes.count - 1) }
                #expect(meaning?.unit == unit, "\(written)")
            }
        }
    }

    @Test(arguments: ["", "zzz", "gramme!", "1", "gr\u{E9}"])
    func findsNoOtherWord(_ word: String) {
        let bytes = Array(word.utf8)
        let meaning = bytes.withUnsafeBufferPointer { Lexicon.of(.english).meanings.meaning(of: $0, bytes.indices) }
        #expect(meaning == nil)
    }
}
