import Fetching
import Helpers
import Testing

/// What the two programs say to one another.
@Suite struct HelperLanguageTests {
    static let job = FetchJob(
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

    @Test func aJobIsReadAgain() {
        #expect(
            Self.job.messages.map { [$0.name] + $0.fields.indices.map($0.text) } == [
                ["job", "Forno/0.1.0 (a kitchen)", "60000"], ["down", "a.example:443"], ["down", "b.example:80"],
                Self.get("payload", "5000000", "named", "https://example.org/menu.json?a=b:c"),
                Self.get("picture", "20000000", "found", "http://example.org/caffè.jpg"),
                Self.get("payload", "5000000", "found", "http://example.org/a", "W/\"a b\"", "Sat, 21"),
                Self.get("payload", "5000000", "named", "https://example.org/b") + ["Edamam-Account-User: a:b"],
            ])
        #expect(FetchJob(Self.job.messages) == Self.job)
    }

    private static func get(
        _ kind: String, _ bytes: String, _ place: String, _ url: String, _ tag: String = "", _ modified: String = ""
    ) -> [String] {
        ["get", kind, bytes, "10000", "5000", "5", place, url, tag, modified]
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

    @Test(arguments: [
        [["hello"]], [["get"]], [["job", "a"]], [["job", "a", "soon"]], [["job", "a", "5"], ["hello"]],
        [["job", "a", "5"], ["down"]],
        [["job", "a", "5"], ["get", "payload", "1", "2", "3", "4", "named", "http://x/"]],
        [["job", "a", "5"], ["get", "tune", "1", "2", "3", "4", "named", "http://x/", "", ""]],
        [["job", "a", "5"], ["get", "payload", "x", "2", "3", "4", "named", "http://x/", "", ""]],
    ])
    func otherMessagesAreNoJob(_ messages: [[String]]) {
        #expect(FetchJob(messages.map(Self.message)) == nil)
    }

    private static func message(_ words: [String]) -> HelperMessage {
        HelperMessage(words[0], fields: words.dropFirst().map { Array($0.utf8) })
    }

    /// A header is one of a list, on one line, and of a payload that the user named.
    @Test(arguments: [
        ("payload", "named", "Edamam-Account-User: a", true), ("payload", "found", "Edamam-Account-User: a", false),
        ("picture", "named", "Edamam-Account-User: a", false), ("payload", "named", "Cookie: a", false),
        ("payload", "named", "Edamam-Account-User:", false), ("payload", "named", "Edamam-Account-User: ", false),
        ("payload", "named", "Edamam-Account-User: a b", false),
        ("payload", "named", "Edamam-Account-User: a\rb", false), ("payload", "named", "", false),
    ])
    func headersAreOfAList(kind: String, place: String, line: String, isRead: Bool) {
        let get = ["get", kind, "1", "2", "3", "4", place, "http://x/", "", "", line]
        let job = FetchJob([["job", "a", "5"], get].map(Self.message))
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
        FetchAnswer(
            index: 6, outcome: .fetched(Fetched(url: "http://x/", contentType: "", quota: quota, bytes: [10]))),
        FetchAnswer(index: 7, outcome: .refused(.init(status: 402, quota: quota))),
        FetchAnswer(
            index: 0, outcome: .fetched(Fetched(url: "http://x/", contentType: "", bytes: Array("fetched 1\n".utf8)))),
        FetchAnswer(index: 3, outcome: .unchanged),
        FetchAnswer(index: 17, outcome: .failed(.unreachable, reason: "no: really", downHost: "x:80")),
        FetchAnswer(index: 2, outcome: .failed(.broken, reason: "", downHost: nil)),
        FetchAnswer(index: 4, outcome: .refused(.init(status: 404))),
        FetchAnswer(index: 5, outcome: .refused(.init(status: 429, wait: .seconds(120)))),
        FetchAnswer(index: 1, outcome: .fetched(Fetched(url: "http://y/", contentType: "a b", bytes: []))),
    ]

    @Test(arguments: answers) func anAnswerIsReadAgain(_ answer: FetchAnswer) {
        #expect(FetchAnswer(answer.message) == answer)
    }

    @Test(arguments: [
        ["hello"], ["hello", "0"], ["unchanged"], ["unchanged", "-1"], ["unchanged", "x"], ["unchanged", "0", "0"],
        ["fetched", "0", "http://x/", ""], ["refused", "0", "x", "", ""], ["failed", "0", "bored", "", ""],
    ])
    func otherMessagesAreNoAnswer(_ words: [String]) { #expect(FetchAnswer(Self.message(words)) == nil) }

    @Test func aLineBreakInAHeaderMakesNoNewLine() {
        let fetched = Fetched(url: "http://x/\nfailed", contentType: "text\r\nfailed 1", bytes: [])
        let read = FetchAnswer(FetchAnswer(index: 0, outcome: .fetched(fetched)).message)
        let onOneLine = Fetched(url: "http://x/ failed", contentType: "text  failed 1", bytes: [])
        #expect(read == FetchAnswer(index: 0, outcome: .fetched(onOneLine)))
    }
}
