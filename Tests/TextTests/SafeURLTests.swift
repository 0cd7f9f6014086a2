import Testing
import Text

@Suite struct SafeURLTests {
    @Test(arguments: [
        "", "a", "a/b.md", "../a", "#a", "?a:b", "a/b:c", "http://a", "HTTPS://a", "mailto:a@b", "tel:+39", "caffè.md",
        "a b",
        "/a//b", "a//b", "https://a//b", "?//a", "#//a", "https://a.b/\\c",
    ])
    func allows(_ url: String) { #expect(SafeURL.isSafe(url)) }

    @Test(arguments: [
        "javascript:x", "JAVASCRIPT:x", "java\nscript:x", "java\tscript:x", " javascript:x", "\u{1}javascript:x",
        "data:text/html,x", "data:image/png,x", "vbscript:x", "file:///etc", "ftp://a", ":a", "a:b", "x\u{7F}",
        "blob:a",
        "http\u{0}://a",
        "//a.b/c", "/\\a", "\\\\a", "\\/a", "///a", "/\t/a", "/\n/a", "\t//a", "https:a", "https:/a", "https:/\\a",
        "https:\\\\a", "https:///a", "https://\\a", "HTTP:a",
    ])
    func refuses(_ url: String) { #expect(!SafeURL.isSafe(url)) }

    @Test(arguments: [
        ("//a.b/c", "https://a.b/c"), ("https://a", "https://a"), ("a/b.md", "a/b.md"), ("///a", nil), ("//\\a", nil),
        ("//", "https://"), ("/\\a", nil), ("javascript:x", nil), ("//a\tb", nil),
    ])
    func aHostWithoutASchemeGetsOne(url: String, address: String?) { #expect(SafeURL.address(url) == address) }
}
