import Foundation
import Testing

@testable import Preview

/// What the server answers to requests, over real connections.
@Suite struct AnswerTests {
    private let site: TestSite
    private let server: RunningServer

    init() throws {
        site = try TestSite([
            "content/recipes/soup.md": TestSite.recipe("Soup", "![A soup](soup.png)"),
            "content/recipes/soup.png": "GIF89a6789", "secret.txt": "a secret",
            "content/recipes/evil.png": "<html><script>alert(1)</script></html>",
            "content/recipes/print.html": "<html>",
            "content/recipes/notes.txt": "Notes",
        ])
        server = try RunningServer(site)
    }

    @Test(arguments: [
        ("/", 200, "text/html; charset=utf-8"), ("/recipes/", 200, "text/html; charset=utf-8"),
        ("/recipes/soup/", 200, "text/html; charset=utf-8"),
        ("/recipes/soup/index.html", 200, "text/html; charset=utf-8"),
        ("/recipes/soup/soup.md", 200, "text/markdown; charset=utf-8"),
        ("/recipes/soup", 302, "text/plain; charset=utf-8"), ("/recipes", 302, "text/plain; charset=utf-8"),
        ("/assets/style.css", 200, "text/css; charset=utf-8"), ("/media/recipes/soup.png", 200, "image/png"),
        ("/.forno/live.js", 200, "text/javascript; charset=utf-8"),
        ("/.forno/problems.css", 200, "text/css; charset=utf-8"),
        ("/?query", 200, "text/html; charset=utf-8"), ("/404.html", 200, "text/html; charset=utf-8"),
        ("/recipes/stew/", 404, "text/html; charset=utf-8"), ("/favicon.ico", 404, "text/html; charset=utf-8"),
        ("/media/recipes/soup.md", 404, "text/html; charset=utf-8"),
        ("/media/recipes/evil.png", 404, "text/html; charset=utf-8"),
        ("/media/recipes/print.html", 404, "text/html; charset=utf-8"),
        ("/media/recipes/notes.txt", 200, "text/plain; charset=utf-8"),
        ("/media/site.yml", 404, "text/html; charset=utf-8"),
        ("/content/site.yml", 404, "text/html; charset=utf-8"), ("/.forno/x", 404, "text/plain; charset=utf-8"),
        ("/.forno/manifest", 404, "text/plain; charset=utf-8"),
        ("/media/../../secret.txt", 400, "text/plain; charset=utf-8"),
        ("/media/%2e%2e/%2e%2e/secret.txt", 400, "text/plain; charset=utf-8"),
        ("/media/..%2f..%2fsecret.txt", 400, "text/plain; charset=utf-8"),
        ("/media//\\..\\secret.txt", 400, "text/plain; charset=utf-8"),
        ("/%00", 400, "text/plain; charset=utf-8"), ("//secret.txt", 400, "text/plain; charset=utf-8"),
        ("/.forno/events", 400, "text/plain; charset=utf-8"),
    ]) func answers(path: String, status: Int, type: String) throws {
        let answer = try Client.get(path, from: server)
        #expect(answer.status == status)
        #expect(answer.fields["content-type"] == type)
        #expect(!answer.text.contains("a secret"))
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
    }

    @Test(arguments: [
        ("/media/recipes/soup.png", "sandbox"), ("/media/recipes/notes.txt", "sandbox"),
        ("/recipes/soup/soup.md", "sandbox"), ("/assets/favicon.svg", "sandbox"), ("/assets/ticks.js", nil),
        ("/recipes/soup/", nil),
    ]) func sandboxesAllThatIsNoPage(path: String, policy: String?) throws {
        #expect(try Client.get(path, from: server).fields["content-security-policy"] == policy)
    }

    @Test func putsTheScriptIntoPagesAlone() throws {
        let page = try Client.get("/recipes/soup/", from: server)
        #expect(
            page.text.contains("<script src=\"/.forno/live.js\" data-state=\"\(page.state)\" defer></script>\n</body>"))
        #expect(!(try Client.get("/recipes/soup/soup.md", from: server)).text.contains("live.js"))
        #expect(!FileManager.default.fileExists(atPath: site.path + "output"))
    }

    @Test func sendsFoldersToTheirSlash() throws {
        #expect(try Client.get("/recipes/soup", from: server).fields["location"] == "/recipes/soup/")
    }

    @Test func linksOfTheLostPageCountFromWhereItStands() throws {
        #expect(try Client.get("/a/b/c", from: server).text.contains("href=\"../../assets/style.css\""))
        #expect(try Client.get("/a", from: server).text.contains("href=\"assets/style.css\""))
    }

    @Test(arguments: [
        ("Range: bytes=2-4\r\n", 206, "F89", "bytes 2-4/10"), ("Range: bytes=7-\r\n", 206, "789", "bytes 7-9/10"),
        ("Range: bytes=-2\r\n", 206, "89", "bytes 8-9/10"), ("Range: bytes=8-99\r\n", 206, "89", "bytes 8-9/10"),
        ("Range: bytes=10-\r\n", 416, "Range Not Satisfiable\n", "bytes */10"),
        ("Range: bytes=0-1,4-5\r\n", 200, "GIF89a6789", nil), ("Range: lines=1-2\r\n", 200, "GIF89a6789", nil),
        ("Range: bytes=2-4\r\nIf-Range: \"other\"\r\n", 200, "GIF89a6789", nil),
    ]) func givesRanges(fields: String, status: Int, body: String, range: String?) throws {
        let answer = try Client.get("/media/recipes/soup.png", from: server, fields: fields)
        #expect(answer.status == status)
        #expect(answer.text == body)
        #expect(answer.fields["content-range"] == range)
    }

    @Test func headHasTheFieldsAndNoBody() throws {
        let client = try Client(port: server.port)
        let head = try client.ask("HEAD /recipes/soup/ HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-1\r\n\r\n")
        let page = try client.ask("GET /recipes/soup/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(head.status == 200)
        #expect(head.fields == page.fields)
        #expect(page.fields["content-length"] == String(page.body.count))
    }

    @Test func answersManyRequestsOnOneConnection() throws {
        let client = try Client(port: server.port)
        let request = "GET /assets/style.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
        client.send(request + request)
        let first = try client.ask(request)
        let others = try (0..<2).map { _ in try client.ask("") }
        #expect(first.status == 200)
        #expect(others.map(\.body) == [first.body, first.body])
    }

    @Test func saysThatNothingChanged() throws {
        let tag = try #require(try Client.get("/assets/style.css", from: server).fields["etag"])
        let again = try Client.get("/assets/style.css", from: server, fields: "If-None-Match: \(tag)\r\n")
        #expect(again.status == 304)
        #expect(try Client.get("/assets/style.css", from: server, fields: "If-None-Match: \"x\"\r\n").status == 200)
    }

    @Test func refusesWhatIsNoGetAndEnds() throws {
        let client = try Client(port: server.port)
        let answer = try client.ask("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody")
        #expect(answer.status == 405)
        #expect(answer.fields["allow"] == "GET, HEAD")
        #expect(client.isEnded())
    }

    @Test func refusesNamesOfOthers() throws {
        let client = try Client(port: server.port)
        #expect(try client.ask("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n").status == 421)
    }

    @Test func givesNoFileThatALinkPlacesOutside() throws {
        let outside = try TestSite(["secret.png": "a secret"])
        let link = site.path + "content/recipes/link.png"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.path + "secret.png")
        Thread.sleep(forTimeInterval: 0.5)
        #expect(try Client.get("/media/recipes/link.png", from: server).status != 200)
        #expect(try Client.get("/recipes/soup/", from: server).status == 200)
    }

    @Test func servesManyAtOnce() async throws {
        let server = server
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<64 { group.addTask { try Client.get("/recipes/soup/", from: server).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 64))
    }
}
