import Testing

@testable import Preview

@Suite struct RequestReaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        /// "GET /a stays", "GET /a ends", a status, or "more" while the head is not whole.
        let expected: String

        var testDescription: String { name }

        init(_ name: String, _ text: String, _ expected: String) {
            (self.name, self.text, self.expected) = (name, text, expected)
        }
    }

    private static let host = "Host: localhost\r\n"

    @Test(arguments: [
        Case("plain", "GET /a HTTP/1.1\r\n\(host)\r\n", "GET /a stays"),
        Case("head", "HEAD /a HTTP/1.1\r\n\(host)\r\n", "HEAD /a stays"),
        Case("query", "GET /a?b=c%20d HTTP/1.1\r\n\(host)\r\n", "GET /a?b=c%20d stays"),
        Case("empty line before it", "\r\nGET /a HTTP/1.1\r\n\(host)\r\n", "GET /a stays"),
        Case("close", "GET /a HTTP/1.1\r\n\(host)Connection: Close\r\n\r\n", "GET /a ends"),
        Case("old version", "GET /a HTTP/1.0\r\n\r\n", "GET /a ends"),
        Case("no body by length", "GET /a HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", "GET /a stays"),
        Case("nothing yet", "", "more"),
        Case("half a line", "GET /a HT", "more"),
        Case("head without its end", "GET /a HTTP/1.1\r\n\(host)", "more"),
        Case("lines that end in LF alone", "GET /a HTTP/1.1\nHost: localhost\n\n", "more"),
        Case("no host", "GET /a HTTP/1.1\r\n\r\n", "400"),
        Case("two hosts", "GET /a HTTP/1.1\r\n\(host)\(host)\r\n", "400"),
        Case("two parts", "GET /a\r\n\(host)\r\n", "400"),
        Case("four parts", "GET /a b HTTP/1.1\r\n\(host)\r\n", "400"),
        Case("no method", " /a HTTP/1.1\r\n\(host)\r\n", "400"),
        Case("no version", "GET /a FTP/1.1\r\n\(host)\r\n", "400"),
        Case("new version", "GET /a HTTP/2.0\r\n\(host)\r\n", "505"),
        Case("post", "POST /a HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc", "405"),
        Case("unknown method", "BREW /a HTTP/1.1\r\n\(host)\r\n", "405"),
        Case("body by length", "GET /a HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc", "413"),
        Case("body in chunks", "GET /a HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", "413"),
        Case("field without a colon", "GET /a HTTP/1.1\r\n\(host)Oops\r\n\r\n", "400"),
        Case("space before the colon", "GET /a HTTP/1.1\r\n\(host)A : b\r\n\r\n", "400"),
        Case("folded field", "GET /a HTTP/1.1\r\n\(host)A: b\r\n c\r\n\r\n", "400"),
        Case("field without a name", "GET /a HTTP/1.1\r\n\(host): b\r\n\r\n", "400"),
        Case("NUL", "GET /\0 HTTP/1.1\r\n\(host)\r\n", "400"),
        Case("return inside a line", "GET /a\rb HTTP/1.1\r\n\(host)\r\n", "400"),
        Case("too many fields", manyFields, "431"),
        Case("head too large", "GET /a HTTP/1.1\r\n\(host)A: \(String(repeating: "a", count: 17_000))\r\n\r\n", "431"),
        Case("endless head", "GET /\(String(repeating: "a", count: 17_000))", "431"),
    ]) func reads(_ example: Case) {
        var bytes = Array(example.text.utf8)
        #expect(Self.outcome(&bytes) == example.expected)
    }

    @Test func leavesWhatFollows() {
        var bytes = Array("GET /a HTTP/1.1\r\n\(Self.host)\r\nGET /b HTTP/1.1\r\n\(Self.host)\r\nGET".utf8)
        #expect(Self.outcome(&bytes) == "GET /a stays")
        #expect(Self.outcome(&bytes) == "GET /b stays")
        #expect(Self.outcome(&bytes) == "more")
        #expect(bytes == Array("GET".utf8))
    }

    @Test func refusesBytesThatAreNoText() {
        var bytes = Array("GET /".utf8) + [0xFF, 0xFE] + Array(" HTTP/1.1\r\n\(Self.host)\r\n".utf8)
        #expect(Self.outcome(&bytes) == "400")
    }

    @Test func joinsFieldsOfOneName() throws {
        var bytes = Array("GET / HTTP/1.1\r\n\(Self.host)If-None-Match: \"a\"\r\nif-none-match:\t\"b\" \r\n\r\n".utf8)
        #expect(try RequestReader.next(&bytes)?["if-none-match"] == "\"a\", \"b\"")
    }

    /// Any bytes give a request, a refusal or a wish for more, and nothing worse; seeded, so that a failure comes again.
    @Test func readsAnyBytes() {
        var seed: UInt64 = 42
        let whole = Array("GET /a?b HTTP/1.1\r\n\(Self.host)Range: bytes=1-2\r\n\r\n".utf8)
        var outcomes = Set<String>()
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<3 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 24)
            }
            outcomes.insert(String(Self.outcome(&bytes).prefix(3)))
        }
        #expect(outcomes.isSuperset(of: ["400", "mor", "GET"]))
    }

    private static let manyFields =
        "GET /a HTTP/1.1\r\n\(host)" + String(repeating: "A: b\r\n", count: 101) + "\r\n"

    private static func outcome(_ bytes: inout [UInt8]) -> String {
        do throws(RequestProblem) {
            guard let request = try RequestReader.next(&bytes) else { return "more" }
            return "\(request.method) \(request.target) \(request.keepsAlive ? "stays" : "ends")"
        } catch {
            return String(error.status.rawValue)
        }
    }
}
