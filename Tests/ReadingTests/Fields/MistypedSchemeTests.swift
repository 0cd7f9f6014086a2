import Testing

@testable import Reading

@Suite struct MistypedSchemeTests {
    @Test(arguments: [
        ("htp://example.org/soup", "http://example.org/soup"), ("htps://example.org", "https://example.org"),
        ("hhtps://example.org", "https://example.org"), ("httpss://example.org", "https://example.org"),
        ("HTPS://example.org", "https://example.org"), ("https:/example.org", "https://example.org"),
        ("http:///example.org", "http://example.org"),
    ])
    func aSlipIsToldWithTheAddressThatWasMeant(written: String, meant: String) {
        #expect(MistypedScheme.corrected(written) == meant)
    }

    @Test(arguments: [
        "http://example.org", "HTTPS://example.org", "ftp://example.org", "file:///etc/hosts", "htp", "htp:", "htp://",
        "htp: a book", "Soup: the book", "soup.md", "https:/\\host", "javascript:alert(1)", "", ":", "//example.org",
    ])
    func whatIsRightOrNoSlipHasNoOther(written: String) {
        #expect(MistypedScheme.corrected(written) == nil)
    }
}
