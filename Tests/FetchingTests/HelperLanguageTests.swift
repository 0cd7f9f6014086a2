import Fetching
import TestSupport
import Testing

/// What the two programs say to one another.
@Suite struct HelperLanguageTests {
    static let job = HelperJob(
        agent: "Forno/0.1.0 (a kitchen)", within: .seconds(60), down: ["b.example:80", "a.example:443"],
        requests: [
            FetchRequest("https://example.org/menu.json?a=b:c", as: .payload, isNamed: true),
            FetchRequest("http://example.org/caffè.jpg", as: .picture),
            known, headed,
        ])

    /// A request with a header.
    static let headed: FetchRequest = {
        var request = FetchRequest("https://example.org/b", as: .payload, isNamed: true)
        request.headers = [FetchHeader(.edamamUser, "a:b")].compactMap(\.self)
        return request
    }()

    /// A request for what has changed only.
    static let known: FetchRequest = {
        var request = FetchRequest("http://example.org/a", as: .payload)
        request.known = Fetched(url: request.url, contentType: "", tag: "W/\"a b\"", modified: "Sat, 21", bytes: [])
        return request
    }()

    @Test func aJobIsLines() {
        #expect(
            Self.job.text == """
                agent Forno/0.1.0 (a kitchen)
                within 60000
                down a.example:443
                down b.example:80
                get payload 5000000 10000 5000 5 named https://example.org/menu.json?a=b:c
                get picture 20000000 10000 5000 5 found http://example.org/caffè.jpg
                get payload 5000000 10000 5000 5 found http://example.org/a
                tag W/"a b"
                modified Sat, 21
                get payload 5000000 10000 5000 5 named https://example.org/b
                header Edamam-Account-User: a:b

                """)
        #expect(HelperJob(text: Self.job.text) == Self.job)
    }

    @Test func senselessLimitsAreSurvived() {
        for bytes in [-1, 0, Int.max] {
            let time = Duration.seconds(Int64.max)
            let limits = FetchLimits(bytes: bytes, time: time, connecting: time, redirects: -1)
            let request = FetchRequest("http://127.0.0.1:9/", as: .payload, limits: limits)
            var fetcher = TestHelper.fetcher()
            #expect([.privateAddress, .helperFailed].contains(fetcher.fetch([request])[0].failure))
        }
    }

    @Test(
        arguments: [
            "hello", "get", "get payload 1 2 3 4 named", "get tune 1 2 3 4 named http://x/", "within soon",
            "get payload x 2 3 4 named http://x/", "tag \"a\"",
        ])
    func anotherLineIsNoJob(_ line: String) {
        #expect(HelperJob(text: "within 5\n\(line)\n") == nil)
    }

    /// A header is one of a list, on one line, and of a payload that the user named.
    @Test(arguments: [
        ("payload", "named", "header Edamam-Account-User: a", true),
        ("payload", "found", "header Edamam-Account-User: a", false),
        ("picture", "named", "header Edamam-Account-User: a", false), ("payload", "named", "header Cookie: a", false),
        ("payload", "named", "header Edamam-Account-User:", false),
        ("payload", "named", "header Edamam-Account-User: ", false),
        ("payload", "named", "header Edamam-Account-User: a b", false),
        ("payload", "named", "header Edamam-Account-User: a\rb", false),
    ])
    func headersAreOfAList(kind: String, place: String, line: String, isRead: Bool) {
        let job = HelperJob(text: "get \(kind) 1 2 3 4 \(place) http://x/\n\(line)\n")
        #expect((job?.requests.first?.headers == [FetchHeader(.edamamUser, "a")].compactMap(\.self)) == isRead)
        #expect((job != nil) == isRead)
    }

    @Test(arguments: ["", "a b", "a\nb", "a\r\nb", "\0", "caffè", String(repeating: "a", count: 201)])
    func aHeaderThatWouldBeTwoIsNone(_ value: String) { #expect(FetchHeader(.edamamUser, value) == nil) }

    /// Numbers of a quota; anything else is not said.
    @Test(
        arguments: [
            ("1.5", "1.5"), ("-3", "-3"), ("0", "0"), ("", nil), ("1 2", nil), ("1e3", nil), ("nan", nil),
            ("1\u{1B}[2J", nil),
            ("1234567890123", nil), ("--1", nil),
        ] as [(String, String?)])
    func aQuotaIsNumbers(value: String, read: String?) {
        var quota = FetchQuota()
        quota.read("x-api-quota-left", value)
        quota.read("x-quota", "1")
        #expect(quota.left == read && quota.used == nil)
    }

    private static let quota: FetchQuota = {
        var quota = FetchQuota()
        quota.read("x-api-quota-request", "1.5")
        quota.read("x-api-quota-left", "48.5")
        return quota
    }()

    static let answers = [
        HelperAnswer(
            index: 6, outcome: .fetched(Fetched(url: "http://x/", contentType: "", quota: quota, bytes: [10]))),
        HelperAnswer(index: 7, outcome: .refused(.init(status: 402, quota: quota))),
        HelperAnswer(
            index: 0, outcome: .fetched(Fetched(url: "http://x/", contentType: "", bytes: Array("fetched 1\n".utf8)))),
        HelperAnswer(index: 3, outcome: .unchanged),
        HelperAnswer(index: 17, outcome: .failed(.unreachable, reason: "no: really", downHost: "x:80")),
        HelperAnswer(index: 2, outcome: .failed(.broken, reason: "", downHost: nil)),
        HelperAnswer(index: 4, outcome: .refused(.init(status: 404))),
        HelperAnswer(index: 5, outcome: .refused(.init(status: 429, wait: .seconds(120)))),
        HelperAnswer(index: 1, outcome: .fetched(Fetched(url: "http://y/", contentType: "a b", bytes: []))),
    ]

    @Test(arguments: [1, 2, 7, 1000]) func answersAreReadHoweverTheyCome(_ size: Int) throws {
        let bytes = Self.answers.flatMap(\.bytes)
        var reader = AnswerReader(longestBody: 10)
        var read: [HelperAnswer] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.append(bytes[start..<min(bytes.count, start + size)])
            while let answer = try reader.next() { read.append(answer) }
        }
        #expect(read == Self.answers)
    }

    @Test func aLineBreakInAHeaderMakesNoNewLine() {
        let fetched = Fetched(url: "http://x/\nfailed", contentType: "text\r\nfailed 1", bytes: [])
        let answer = HelperAnswer(index: 0, outcome: .fetched(fetched))
        #expect(answer.bytes == Array("fetched 0 0 http://x/ failed\ntext  failed 1\n\n\n\n".utf8))
    }

    /// Whatever comes, the reader reads it or refuses it; it does not crash and does not wait for too much.
    @Test func anyBytesAreSurvived() {
        var random = Seeded(20_261_121)
        let good = Self.answers.flatMap(\.bytes)
        for _ in 0..<2000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var reader = AnswerReader(longestBody: 10)
            reader.append(bytes)
            var count = 0
            while case .some(.some) = try? reader.next() { count += 1 }  // refusing is one of the good ends
            #expect(count <= Self.answers.count)
        }
    }
}
