import Testing

@testable import Publishing

@Suite struct FormatTests {
    private func path(_ text: String) throws -> OutputPath {
        try #require(OutputPath(text))
    }

    @Test func aManifestIsReadAsItWasWritten() throws {
        var manifest = Manifest()
        for number in 0..<500 {
            let mark = FileDigest(
                size: number * number, hash: ContentHash(value: UInt64(number) &* 0x9e37_79b9_7f4a_7c15))
            manifest.note(try path("recipes/cr\u{e8}me-\(number)/index.html"), mark)
        }
        #expect(Manifest(manifest.encoded).map { Array($0.pages.map(\.0)) } == manifest.pages.map(\.0))
        #expect(Manifest(manifest.encoded).map { Array($0.pages.map(\.1)) } == manifest.pages.map(\.1))
        #expect(Manifest(Manifest().encoded)?.count == 0)
    }

    @Test func aJournalIsReadAsItWasWritten() throws {
        let steps: [Journal.Step] = [
            .placeAll, .place(try path("a/b")), .replace(try path("c"), number: 7),
            .remove(try path("d"), number: .max),
        ]
        for isStagedInOutput in [true, false] {
            let journal = Journal(steps: steps, isStagedInOutput: isStagedInOutput)
            #expect(Journal(journal.encoded) == journal)
        }
    }

    @Test func aChangedByteAnywhereIsNoticed() throws {
        let journal = Journal(steps: [.place(try path("a/b"))], isStagedInOutput: false).encoded
        let manifest = try manifest(of: "a", FileDigest(size: 1, hash: ContentHash(value: 2)))
        for bytes in [journal, manifest] {
            for index in bytes.indices {
                for bit in 0..<8 {
                    var changed = bytes
                    changed[index] ^= 1 << bit
                    #expect(Manifest(changed) == nil && Journal(changed) == nil)
                }
                #expect(Manifest(Array(bytes[..<index])) == nil && Journal(Array(bytes[..<index])) == nil)
            }
        }
    }

    @Test func pathsOutsideTheOutputAreNotRead() throws {
        for hostile in ["../a", "/etc/passwd", "a/../../b"] {
            let harmless = String(repeating: "x", count: hostile.utf8.count)
            let mark = FileDigest(size: 0, hash: ContentHash(value: 0))
            var bytes = Array(try manifest(of: harmless, mark).dropLast(8))
            #expect(Manifest(signed(bytes)) != nil)
            bytes.replaceSubrange((bytes.count - harmless.utf8.count)..., with: hostile.utf8)
            #expect(Manifest(signed(bytes)) == nil)
        }
    }

    /// The bytes of a manifest of one page.
    private func manifest(of page: String, _ mark: FileDigest) throws -> [UInt8] {
        var manifest = Manifest()
        manifest.note(try path(page), mark)
        return manifest.encoded
    }

    /// A record with the checksum that its bytes should have.
    private func signed(_ bytes: [UInt8]) -> [UInt8] {
        let checksum = bytes.withUnsafeBytes { ContentHash($0).value }
        return bytes + withUnsafeBytes(of: checksum.littleEndian) { Array($0) }
    }

    @Test func theHashIsTheSameOnEveryMachine() {
        let cases: [(String, UInt64)] = [
            ("", 11_835_870_392_832_223_716), ("a", 17_834_769_404_746_260_512),
            ("Margherita", 17_601_572_913_631_018_471),
            (String(repeating: "pizza", count: 20), 8_974_920_332_487_593_143),
        ]
        let values = cases.map { Array($0.0.utf8).withUnsafeBytes { ContentHash($0).value } }
        #expect(values == cases.map(\.1))
    }

    @Test func theHashOfPartsIsThatOfTheWhole() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let whole = bytes.withUnsafeBytes { ContentHash($0) }
        for cut in stride(from: 0, through: 992, by: ContentHasher.block) {
            var hasher = ContentHasher()
            bytes[..<cut].withUnsafeBytes { hasher.update($0) }
            bytes[cut...].withUnsafeBytes { hasher.update($0) }
            #expect(hasher.hash == whole)
        }
    }

    @Test func theHashTellsShortAndChangedContentsApart() {
        var seen: Set<ContentHash> = []
        for length in 0..<200 {
            seen.insert([UInt8](repeating: 0, count: length).withUnsafeBytes { ContentHash($0) })
        }
        for index in 0..<199 {
            for bit in 0..<8 {
                var bytes = [UInt8](repeating: 0, count: 199)
                bytes[index] = 1 << bit
                seen.insert(bytes.withUnsafeBytes { ContentHash($0) })
            }
        }
        #expect(seen.count == 200 + 199 * 8)
    }

    @Test func twoWaysToWriteALetterAreTwoPaths() throws {
        let composed = try path("cr\u{e8}me")
        let decomposed = try path("cre\u{300}me")
        #expect(composed != decomposed)
        #expect(try path("a.b") < path("a/b"))
    }
}
