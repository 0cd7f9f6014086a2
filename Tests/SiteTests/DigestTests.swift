import Testing

@testable import Site

@Suite struct DigestTests {
    private func digest(_ texts: String...) -> UInt64 {
        var digest = Digest()
        for text in texts { digest.add(text.utf8) }
        return digest.value
    }

    @Test func whatIsAddedIsToldApart() {
        let digests = [digest("ab"), digest("a", "b"), digest("", "ab"), digest("ab", ""), digest("b", "a"), digest()]
        #expect(Set(digests).count == digests.count)
        #expect(digest("a", "b") == digest("a", "b"))
    }

    /// The examples of its authors (draft-eastlake-fnv, appendix C).
    @Test(arguments: [("", 0x811C_9DC5), ("a", 0xE40C_292C), ("foobar", 0xBF9C_F968)] as [(String, UInt32)])
    func aSlugHasItsHashByFNV1a(slug: String, hash: UInt32) {
        #expect(Digest.of(slug) == hash)
    }
}
