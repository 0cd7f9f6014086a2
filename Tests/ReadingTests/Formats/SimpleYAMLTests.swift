import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Reading

/// What `SimpleYAML` reads has to be what libyaml's events give: values, places and diagnostics.
@Suite struct SimpleYAMLTests {
    private static let corpus = shared.appending(path: "corpora/based-cooking/content")
    private static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path()) }

    private static let frontMatters = [
        """
        title: "The About The No. 997"
        date: 2026-08-18
        description: "Anchovy golden salami: oven, cold #fresh"
        tags: [parmesan, garlic, olive oil]
        servings: 6
        prep: 50 min

        """,
        "title: Crème brûlée\ntags: ['a b', \"c, d\" ,é]\nimage: 'médias/a b.jpg'\nauthor: null\nsource: https://example.org/a?b=c\n",
        "title: Soup\ntitle: Stew\ntags: []\ndraft: no\ntime: 12:30\nnote: \"\"\n",
    ]

    /// Whether the text is simple; where it is, both readings are compared.
    private func compare(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var (ours, theirs) = (DiagnosticList(), DiagnosticList())
            var simple = SimpleYAML(bytes, firstLine: 2)
            guard let value = simple.map(file: "a.md", diagnostics: &ours) else { return false }
            let composed = YAMLReader.compose(bytes, file: "a.md", firstLine: 2, diagnostics: &theirs)
            #expect(value == composed, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(ours == theirs, "\(String(decoding: bytes, as: UTF8.self))")
            return true
        }
    }

    @Test(arguments: frontMatters) func readsWhatIsSimple(_ text: String) {
        #expect(compare(Array(text.utf8)))
    }

    static let others = [
        "", "a: b", "a:\n", "a:b\n", "a : b\n", "a: b # c\n", "a: b: c\n", "a: b:\n", "a: \"b\\n\"\n", "a: 'b''c'\n",
        "a: \"b\" c\n", "a: [b, c\n", "a: [b,]\n", "a: [b: c]\n", "a: |\n  b\n", "a: b\n  c\n", "- a\n", "a: &b c\n",
        "a: *b\n",
        "a: b\r\n", "a:\tb\n", "a: b\tc\n", "a: \u{2028}\n", "a: b\u{85}c\n", "a: b\u{7F}\n", "a: 🍕\n", "a: b\n\n",
        "a: b\n---\n",
    ]

    @Test(arguments: others) func leavesTheRestToLibyaml(_ text: String) {
        #expect(!compare(Array(text.utf8)))
    }

    @Test func mutationsAreReadAlike() {
        var random = Seeded(2026)
        let alphabet = Array(
            "ab 0~\n\n:  -#,[]{}\"'\\&*!|>%@`?\t\r_./éß½\u{80}\u{85}\u{A0}\u{7FF}\u{800}\u{2028}🍕".unicodeScalars)
        var simple = 0
        for round in 0..<30_000 {
            var text = Array(Self.frontMatters[round % Self.frontMatters.count].unicodeScalars)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: text.indices, using: &random)
                let end = place + Int.random(in: 0...1, using: &random)
                let new = alphabet.randomElement(using: &random).map { [$0] } ?? []
                text.replaceSubrange(place..<end, with: Bool.random(using: &random) ? new : [])
            }
            if compare(Array(String(String.UnicodeScalarView(text)).utf8)) { simple += 1 }
        }
        #expect(simple > 10_000)
    }

    @Test(.enabled(if: hasCorpus, "the recipe collection ../shared/corpora is not here"))
    func theCollectionIsReadAlike() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path()).filter {
            $0.hasSuffix(".md")
        }
        var simple = 0
        for name in names {
            let bytes = try [UInt8](Data(contentsOf: Self.corpus.appending(path: name)))
            var diagnostics = DiagnosticList()
            guard let yaml = FrontMatter.split(bytes, file: name, diagnostics: &diagnostics).yaml else { continue }
            if compare(Array(bytes[yaml])) { simple += 1 }
        }
        #expect(simple > names.count / 3)
    }
}
