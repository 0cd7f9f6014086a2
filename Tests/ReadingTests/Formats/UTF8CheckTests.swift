import TestSupport
import Testing

@testable import Reading

@Suite struct UTF8CheckTests {
    @Test(
        arguments: [
            ("", nil), ("plain text of some length", nil), ("é🍕\u{10FFFF}\u{FFFD}", nil),
        ] as [(String, Int?)])
    func acceptsText(_ text: String, _ expected: Int?) {
        #expect(Array(text.utf8).withUnsafeBufferPointer(UTF8Check.firstInvalid) == expected)
    }

    @Test(
        arguments: [
            ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0xBF], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0xF5, 0x80, 0x80, 0x80], 0),
            ([0xC3, 0xA9, 0xE2, 0x82], 2), ([0xE2, 0x28, 0xA1], 0), ([0xF0, 0x9F, 0x8D, 0x28], 0), ([0xFF], 0),
            ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xFE], 9),
        ] as [([UInt8], Int)])
    func findsTheFirstBadByte(_ bytes: [UInt8], _ expected: Int) {
        #expect(bytes.withUnsafeBufferPointer(UTF8Check.firstInvalid) == expected)
    }

    @Test func agreesWithTheStandardLibrary() {
        var random = Seeded(5)
        let seed = Array("aé–🍕\u{10FFFF}bcdefghijk".utf8)
        for _ in 0..<3000 {
            let bytes = random.hostile(seed)
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect((bytes.withUnsafeBufferPointer(UTF8Check.firstInvalid) == nil) == isValid)
        }
    }
}
