import Testing
import Text

@Suite struct SafeURLTests {
    @Test(arguments: [
        "", "a", "a/b.md", "../a", "#a", "?a:b", "a/b:c", "http://a", "HTTPS://a", "mailto:a@b", "tel:+39", "//a.b/c",
        "caffè.md", "a b",
    ])
    func allows(_ url: String) { #expect(SafeURL.isSafe(url)) }

    @Test(arguments: [
        "javascript:x", "JAVASCRIPT:x", "java\nscript:x", "java\tscript:x", " javascript:x", "\u{1}javascript:x",
        "data:text/html,x", "data:image/png,x", "vbscript:x", "file:///etc", "ftp://a", ":a", "a:b", "x\u{7F}",
        "blob:a",
        "http\u{0}://a",
    ])
    func refuses(_ url: String) { #expect(!SafeURL.isSafe(url)) }
}
