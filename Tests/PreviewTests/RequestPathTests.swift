import Testing

@testable import Preview

@Suite struct RequestPathTests {
    @Test(arguments: [
        ("/", "index.html"),
        ("/recipes/", "recipes/index.html"),
        ("/recipes/focaccia/index.html", "recipes/focaccia/index.html"),
        ("/recipes?page=2#top", "recipes"),
        ("/media/recipes/cr%C3%A8me%20br%C3%BBl%C3%A9e.jpg", "media/recipes/crème brûlée.jpg"),
        ("/%2e./x", nil),
        ("/..", nil),
        ("/../etc/passwd", nil),
        ("/recipes/../../etc/passwd", nil),
        ("/%2e%2e/etc/passwd", nil),
        ("/recipes/%2E%2E%2F%2e%2e%2fetc/passwd", nil),
        ("/recipes/..%5c..%5cetc", nil),
        ("/recipes\\..\\x", nil),
        ("/a%00.html", nil),
        ("/a%0d%0aLocation:%20x", nil),
        ("/./x", nil),
        ("//example.org/x", nil),
        ("/a//b", nil),
        ("/%", nil),
        ("/%4", nil),
        ("/%zz", nil),
        ("/%ff", nil),
        ("/%252e%252e/x", "%2e%2e/x"),
        ("http://localhost:8080/a/", "a/index.html"),
        ("http://localhost:8080", nil),
        ("*", nil),
        ("", nil),
    ]) func namesAnAddress(target: String, address: String?) {
        #expect(RequestPath(target)?.address == address)
    }

    @Test func givesTheFolderOfAPage() {
        let path = RequestPath("/recipes/crème%20x")
        #expect(path?.folderAddress == "recipes/crème x/index.html")
        #expect(path?.folderPath == "/recipes/cr%C3%A8me%20x/")
    }

    @Test func readsItsQuery() {
        let path = RequestPath("/.forno/events?page=%2Frecipes%2Ffocaccia%2F&state=1f-0")
        #expect(path?.value(of: "page") == "/recipes/focaccia/")
        #expect(path?.value(of: "state") == "1f-0")
        #expect(path?.value(of: "tate") == nil)
    }
}

@Suite struct ByteRangeTests {
    @Test(
        arguments: [
            (nil, .all), ("bytes=0-9", .part(0..<10)), ("bytes=0-0", .part(0..<1)), ("bytes=90-", .part(90..<100)),
            ("bytes=90-500", .part(90..<100)), ("bytes=-10", .part(90..<100)), ("bytes=-500", .part(0..<100)),
            ("bytes=5-99999999999999999999", .part(5..<100)), ("bytes=100-", .notThere), ("bytes=100-200", .notThere),
            ("bytes=99999999999999999999-", .notThere), ("bytes=-0", .notThere), ("bytes=9-5", .all), ("bytes=-", .all),
            ("bytes=0-1,5-6", .all), ("bytes=a-b", .all), ("pages=1-2", .all), ("bytes= 1-2", .all),
            ("bytes=+1-2", .all),
            ("", .all),
        ] as [(String?, ByteRange)]) func readsARange(value: String?, range: ByteRange)
    {
        #expect(ByteRange(value, of: 100) == range)
    }

    @Test func ofAnEmptyFileHasNothing() {
        #expect(ByteRange("bytes=0-", of: 0) == .notThere)
        #expect(ByteRange("bytes=-1", of: 0) == .notThere)
    }
}

@Suite struct MediaTypeTests {
    @Test(arguments: [
        ("index.html", "text/html; charset=utf-8"), ("assets/style.css", "text/css; charset=utf-8"),
        ("assets/cart.js", "text/javascript; charset=utf-8"), ("media/a.JPG", "image/jpeg"),
        ("a.b/svg.svg", "image/svg+xml"),
        ("plans/w.ics", "text/calendar; charset=utf-8"), ("menu/menu.csv", "text/csv; charset=utf-8"),
        ("a.html/plain", "application/octet-stream"), ("media/unknown.xyz", "application/octet-stream"),
        ("", "application/octet-stream"),
    ]) func followsTheEnding(address: String, type: String) {
        #expect(MediaType.of(address) == type)
    }
}

@Suite struct WelcomeTests {
    @Test(arguments: [
        ("localhost", true), ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true),
        ("forno.localhost:8080", true), (nil, true), ("example.org", false), ("example.org:8080", false),
        ("LOCALHOST", true), ("LocalHost:8080", true), ("localhost.", true), ("localhost.:8080", true),
        ("Forno.LOCALHOST.", true), ("", false), (":8080", false), ("localhost..", false),
        ("xlocalhost", false), ("EXAMPLE.ORG.", false),
        ("localhost.example.org", false), ("127.0.0.1.example.org", false),
    ]) func admitsThisMachineAlone(host: String?, isWelcome: Bool) {
        var options = PreviewOptions(build: .init(site: ".", output: "output", jobs: 1))
        #expect(options.isWelcome(host) == isWelcome)
        options.address = "0.0.0.0"
        #expect(options.isWelcome(host))
    }
}
