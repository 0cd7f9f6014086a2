import Fetching
import Synchronization
import TestSupport
import Testing

/// What servers do, and what comes of it: the helper that was built is run against a server on this machine.
@Suite struct FetcherTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var kind: FetchRequest.Kind = .payload
        var limits = FetchLimits(bytes: 1000)
        var failure: FetchFailure.Kind
        var reason = ""
        var steps: @Sendable (_ path: String, _ port: Int) -> [LoopbackServer.Step]
        var testDescription: String { name }
    }

    /// A header is for the server that the user named: another one to which that leads does not get it, and what is
    /// asked with one is not kept.
    @Test func aHeaderIsForOneServerAlone() throws {
        let heads = Mutex<[String: [String]]>([:])
        let other = try LoopbackServer { path, _, head in
            heads.withLock { $0["other \(path)"] = head }
            return [.answer(body: [1])]
        }
        let server = try LoopbackServer { path, _, head in
            heads.withLock { $0[path] = head }
            return path == "/far"
                ? [.redirect(to: "http://127.0.0.1:\(other.port)/far")]
                : path == "/near" ? [.redirect(to: "/here")] : [.answer(body: [1])]
        }
        defer {
            server.stop()
            other.stop()
        }
        try TestHelper.withFolder { folder in
            var fetcher = CachedFetcher(fetcher: TestHelper.fetcher(), cache: FetchCache(state: folder + "/.forno"))
            for path in ["/far", "/near"] {
                var request = FetchRequest(server.url(path), as: .payload, isNamed: true)
                request.headers = [FetchHeader(.edamamUser, "house-1")].compactMap(\.self)
                _ = fetcher.get([request])
                #expect(fetcher.kept([request]) == [nil])
            }
        }
        let sent = heads.withLock { $0 }.mapValues { $0.contains("Edamam-Account-User: house-1") }
        // The far server is one that the user did not name, on this machine: it is not even asked.
        #expect(sent == ["/far": true, "/near": true, "/here": true])
    }

    static let failures = [
        Case(name: "not found", failure: .status, reason: "the server answered 404") { _, _ in
            [.answer("404 Not Found", body: Array("nothing here".utf8))]
        },
        Case(name: "server error", failure: .status, reason: "the server answered 500") { _, _ in
            [.answer("500 Internal Server Error")]
        },
        Case(name: "an endless error page", failure: .status, reason: "the server answered 404") { _, _ in
            [.head("404 Not Found"), .send([UInt8](repeating: 1, count: 3000)), .hang]
        },
        Case(name: "a redirect to nowhere", failure: .status, reason: "the server answered 302") { _, _ in
            [.answer("302 Found")]
        },
        Case(name: "too large by its length", failure: .tooLarge, reason: "it is larger than 1000 bytes") { _, _ in
            [.answer(body: [UInt8](repeating: 1, count: 1001))]
        },
        Case(name: "too large without a length", failure: .tooLarge) { _, _ in
            [.head(body: [UInt8](repeating: 1, count: 1001))]
        },
        Case(name: "endless without a length", failure: .tooLarge) { _, _ in
            [.head(body: [UInt8](repeating: 1, count: 3000)), .hang]
        },
        Case(name: "a gzip bomb", limits: FetchLimits(bytes: 200_000), failure: .tooLarge) { _, _ in
            [.answer("200 OK", ["Content-Encoding: gzip"], body: GzipBomb.file(repeats: 50_000))]
        },
        Case(name: "drips", limits: FetchLimits(bytes: 1000, time: .milliseconds(400)), failure: .timedOut) { _, _ in
            [.head(), .drip]
        },
        Case(name: "hangs", limits: FetchLimits(bytes: 1000, time: .milliseconds(400)), failure: .timedOut) { _, _ in
            [.hang]
        },
        Case(name: "closes at once", failure: .broken) { _, _ in [] },
        Case(name: "closes before the end", failure: .broken) { _, _ in
            [.head("200 OK", ["Content-Length: 50"], body: [1, 2, 3])]
        },
        Case(name: "is not HTTP", failure: .broken) { _, _ in [.send(Array("SSH-2.0-OpenSSH\r\n".utf8))] },
        Case(name: "redirects in a loop", failure: .tooManyRedirects, reason: "more than 5 redirects") { _, _ in
            [.redirect(to: "/again")]
        },
        Case(name: "six redirects", failure: .tooManyRedirects) { path, _ in
            path == "/6" ? [.answer()] : [.redirect(to: "/\((Int(path.dropFirst()) ?? 0) + 1)")]
        },
        Case(name: "redirects to a file", failure: .invalidURL) { _, _ in [.redirect(to: "file:///etc/hostname")] },
        Case(name: "redirects with a password", failure: .invalidURL) { _, port in
            [.redirect(to: "http://user:pass@127.0.0.1:\(port)/")]
        },
        Case(name: "redirects to another private host", failure: .privateAddress) { path, port in
            path == "/" ? [.redirect(to: "http://127.0.0.2:\(port)/private")] : [.answer()]
        },
        Case(
            name: "redirects to another port of the host that was named", failure: .privateAddress,
            reason: "127.0.0.1:9 is on this machine or its own network, and is asked only where `sources` names it"
        ) { _, _ in
            [.redirect(to: "http://127.0.0.1:9/private")]
        },
        Case(name: "redirects to a private name", failure: .privateAddress) { path, port in
            path == "/" ? [.redirect(to: "http://localhost:\(port)/private")] : [.answer()]
        },
        Case(name: "redirects to another port of the private host", failure: .privateAddress) { _, port in
            [.redirect(to: "http://127.0.0.1:\(port == 9 ? 10 : 9)/private")]
        },
        Case(name: "a page instead of a picture", kind: .picture, failure: .notAPicture) { _, _ in
            [.answer("200 OK", ["Content-Type: image/png"], body: Array("<html>not a picture</html>".utf8))]
        },
        Case(name: "SVG instead of a picture", kind: .picture, failure: .notAPicture) { _, _ in
            [.answer("200 OK", ["Content-Type: image/svg+xml"], body: Array("<svg xmlns='x'/>".utf8))]
        },
    ]

    @Test func everyFailureThatAnAnswerCausesIsInTheTable() {
        let others: Set<FetchFailure.Kind> = [
            .unresolved, .unreachable, .insecure, .notTried, .offline, .notInstalled, .helperFailed,
        ]
        #expect(others.union(Self.failures.map(\.failure)) == Set(FetchFailure.Kind.allCases))
        #expect(others.isDisjoint(with: Self.failures.map(\.failure)))
    }

    @Test(arguments: failures) func aFailureSaysWhatHappened(_ row: Case) throws {
        let server = try LoopbackServer(row.steps)
        defer { server.stop() }
        let result = TestHelper.fetch(server.url("/"), as: row.kind, limits: row.limits)
        #expect(result.failure == row.failure, "\(result)")
        if !row.reason.isEmpty { #expect(result.reason == row.reason) }
        #expect(!result.reason.isEmpty)
        #expect(!server.requests.contains { $0.hasPrefix("/private") })
    }

    @Test func anAnswerOfTheLargestSizeIsTaken() throws {
        let body = [UInt8](repeating: 1, count: 1000)
        let server = try LoopbackServer { _, _ in [.answer(body: body)] }
        defer { server.stop() }
        #expect(try TestHelper.fetch(server.url("/"), limits: FetchLimits(bytes: 1000)).get().bytes == body)
    }

    /// How long a server wants to be left alone: in seconds, or until a time.
    @Test(
        arguments: [
            ("120", 120), ("0", nil), ("soon", nil), ("99999999", 604_800), ("Sat, 01 Jan 2000 00:00:00 GMT", nil),
            ("Fri, 01 Jan 2100 00:00:00 GMT", 604_800),
        ] as [(String, Int?)])
    func aRefusalSaysHowLongItHolds(header: String, seconds: Int?) throws {
        let server = try LoopbackServer { _, _ in [.answer("429 Too Many Requests", ["Retry-After: \(header)"])] }
        defer { server.stop() }
        guard case .failure(let failure) = TestHelper.fetch(server.url("/")) else {
            Issue.record("it was answered")
            return
        }
        #expect(failure.refusal == FetchFailure.Refusal(status: 429, wait: seconds.map { .seconds($0) }))
        #expect(failure.reason == "the server answered 429")
    }

    @Test func anAnswerHasItsBytesTypeAndAddress() throws {
        let body = (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }
        let server = try LoopbackServer { path, _ in
            switch path {
            case "/menu.json": [.redirect(to: "../new/menu%20of%20caff%C3%A8.json?x=1")]
            default: [.answer("200 OK", ["Content-Type: application/json"], body: body)]
            }
        }
        defer { server.stop() }
        let fetched = try TestHelper.fetch(server.url("/menu.json")).get()
        #expect(fetched.bytes == body)
        #expect(fetched.contentType == "application/json")
        #expect(fetched.url == server.url("/new/menu%20of%20caff%C3%A8.json?x=1"))
        #expect(server.requests.first == "/menu.json User-Agent: Forno/test")
    }

    @Test func fiveRedirectsAreFollowed() throws {
        let server = try LoopbackServer { path, _ in
            path == "/5" ? [.answer(body: [5])] : [.redirect(to: "/\((Int(path.dropFirst()) ?? 0) + 1)")]
        }
        defer { server.stop() }
        #expect(try TestHelper.fetch(server.url("/")).get().bytes == [5])
    }

    @Test func compressionIsUndone() throws {
        // `printf ciao | gzip -n`
        let zipped: [UInt8] = [
            0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0xCE, 0x4C, 0xCC, 0x07, 0, 0x71, 0x51, 0x3A, 0xEE, 4, 0, 0, 0,
        ]
        let server = try LoopbackServer { _, _ in [.answer("200 OK", ["Content-Encoding: gzip"], body: zipped)] }
        defer { server.stop() }
        let result = TestHelper.fetch(server.url("/"))
        #expect(try result.get().bytes == Array("ciao".utf8))
    }

    @Test func letterOutsideASCIIIsEscaped() throws {
        let server = try LoopbackServer { _, _ in [.answer(body: [1])] }
        defer { server.stop() }
        #expect(try TestHelper.fetch(server.url("/caffè.json")).get().url.hasSuffix("/caff%c3%a8.json"))
    }

    @Test func resultsAreInTheOrderOfTheRequests() throws {
        let server = try LoopbackServer { path, _ in
            path.hasSuffix("3") ? [.answer("404 Not Found")] : [.answer(body: Array(path.utf8))]
        }
        defer { server.stop() }
        var fetcher = TestHelper.fetcher()
        let paths = (0..<12).map { "/\($0 % 10)" }
        let results = fetcher.fetch(paths.map { FetchRequest(server.url($0), as: .payload, isNamed: true) })
        let expected = paths.map { $0 == "/3" ? nil : Array($0.utf8) }
        #expect(results.map { result in (try? result.get())?.bytes } == expected)  // the failure is the nil
        #expect(server.requests.count == 10, "equal requests are asked once")
    }

    @Test func onlyOneRequestWaitsForADeadHost() throws {
        let server = try LoopbackServer { _, _ in [] }
        server.stop()
        var fetcher = TestHelper.fetcher()
        let requests = (0..<10).map { FetchRequest(server.url("/\($0)"), as: .picture, isNamed: true) }
        let first = fetcher.fetch(requests)
        #expect(first.map(\.failure) == Array(repeating: .unreachable, count: 10))
        #expect(first.count { $0.reason.hasSuffix("does not answer") } == 1)
        #expect(first.count { $0.reason.hasSuffix("did not answer before in this run") } == 9)
        let again = fetcher.fetch([FetchRequest(server.url("/more"), as: .picture, isNamed: true)])
        #expect(again[0].reason.hasSuffix("did not answer before in this run"))
    }

    @Test func aNameThatCannotBeResolvedIsTold() {
        // A label of more than 63 letters is no name, so nobody is asked for it (RFC 1035, 2.3.4).
        let result = TestHelper.fetch("http://\(String(repeating: "x", count: 70)).invalid/")
        #expect(result.failure == .unresolved, "\(result)")
    }

    @Test func whatIsLeftWhenTimeIsOverIsNotTried() throws {
        let server = try LoopbackServer { _, _ in [.hang] }
        defer { server.stop() }
        var fetcher = TestHelper.fetcher(totalTime: .seconds(1))
        let requests = (0..<24).map { FetchRequest(server.url("/\($0)"), as: .payload, isNamed: true) }
        let kinds = fetcher.fetch(requests).map(\.failure)
        #expect(kinds.first == .timedOut)
        // No more than four are in progress at once; a slow machine may come to a few more.
        #expect(kinds.suffix(2) == [.notTried, .notTried])
    }

    @Test(
        arguments: [
            ("ftp://example.org/x", "the URL does not start with http:// or https://"),
            ("file:///etc/hostname", "the URL does not start with http:// or https://"),
            ("menu.json", "the URL does not start with http:// or https://"),
            ("", "the URL does not start with http:// or https://"),
            ("http://127.0.0.1:1/a b", "the URL has a space or control character"),
            ("http://127.0.0.1:1/\nget", "the URL has a space or control character"),
            ("http://\(String(repeating: "x", count: 8000))", "the URL is longer than 8000 bytes"),
            ("http://user:pass@127.0.0.1:1/", "it has a user name or password in it"),
            ("http://user@127.0.0.1:1/", "it has a user name or password in it"),
            ("http://", "it is not a valid URL"),
            ("http://127.0.0.1:99999/", "it is not a valid URL"),
        ])
    func aBadURLIsNotAsked(_ url: String, _ reason: String) {
        let result = TestHelper.fetch(url)
        #expect(result.failure == .invalidURL)
        #expect(result.reason == reason)
    }
}
