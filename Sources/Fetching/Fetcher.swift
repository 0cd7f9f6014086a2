import Diagnostics
import Helpers
import Media

/// Reads addresses over the network, through the helper program `forno-fetch`.
///
/// The helper is a program of its own so that `forno` needs no network library to start. It is started once for each call
/// of `fetch` and asks up to four addresses at a time; this value remembers, for the run of the program, which hosts did
/// not answer, and does not ask them again.
///
/// ```swift
/// var fetcher = Fetcher(agent: "Forno/0.1.0")
/// let requests = [FetchRequest("https://example.org/menu.json", as: .payload, isNamed: true)]
/// for result in fetcher.fetch(requests) { print(try result.get().bytes.count) }
/// ```
public struct Fetcher: Sendable {
    /// The `User-Agent` that servers see.
    public let agent: String
    /// The helper program; nil when none was found.
    public let helper: String?
    /// The most that one call of `fetch` may take; what is not done by then is not tried.
    public var totalTime: Duration
    /// Hosts that could not be resolved or reached, each with its port.
    private var down: Set<String> = []
    /// How long after `totalTime` a helper that does not end by itself is killed.
    private static let grace = Duration.seconds(2)

    /// A fetcher that asks as `agent`, through the `helper` at a path.
    public init(agent: String, helper: String? = HelperPath.find("forno-fetch"), totalTime: Duration = .seconds(60)) {
        self.agent = agent
        self.helper = helper
        self.totalTime = totalTime
    }

    /// What each of the requests gave, in their order. Equal requests are asked once.
    ///
    /// Cost: all answers are in memory at once; hand over pictures in batches. Blocks for at most `totalTime` and two
    /// seconds.
    public mutating func fetch(_ requests: [FetchRequest]) -> [Result<Fetched, FetchFailure>] {
        var results: [FetchRequest: Result<Fetched, FetchFailure>] = [:]
        var asked: [FetchRequest] = []
        for request in requests where results[request] == nil {
            let invalid = Self.problem(with: request.url).map { FetchFailure(.invalidURL, request.url, $0) }
            results[request] = .failure(invalid ?? FetchFailure(.helperFailed, request.url, "there was no answer"))
            if invalid == nil { asked.append(request) }
        }
        if !asked.isEmpty { results.merge(ask(asked)) { _, new in new } }
        return requests.compactMap { results[$0] }
    }

    /// What is wrong with a URL at first sight; the helper looks closer.
    private static func problem(with url: String) -> String? {
        if url.utf8.count > 8000 { return "the URL is longer than 8000 bytes" }
        if url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) { return "the URL has a space or control character" }
        let isWeb = ["http://", "https://"].contains { url.lowercased().hasPrefix($0) }
        return isWeb ? nil : "the URL does not start with http:// or https://"
    }

    private mutating func ask(_ requests: [FetchRequest]) -> [FetchRequest: Result<Fetched, FetchFailure>] {
        guard let helper else {
            return Self.fail(requests, .notInstalled, "forno-fetch is not installed beside forno")
        }
        let job = FetchJob(agent: agent, within: totalTime, down: down, requests: requests)
        var answers: [FetchAnswer] = []
        let end: HelperExchange.End
        do {
            end = HelperExchange.answers(
                of: try HelperProcess(path: helper), to: job.messages,
                longestBody: max(0, requests.map(\.limits.bytes).max() ?? 0), within: totalTime + Self.grace
            ) { message throws(HelperExchange.MalformedResponse) in
                guard let answer = FetchAnswer(message) else { throw HelperExchange.MalformedResponse() }
                answers.append(answer)
                return answers.count >= requests.count
            }
        } catch {
            return Self.fail(requests, .helperFailed, "forno-fetch could not be started: \(error.reason)")
        }
        let unanswered = Self.fail(requests, .helperFailed, end.reason("forno-fetch"))
        return unanswered.merging(take(answers, to: requests)) { _, new in new }
    }

    private mutating func take(
        _ answers: [FetchAnswer], to requests: [FetchRequest]
    ) -> [FetchRequest: Result<Fetched, FetchFailure>] {
        var results: [FetchRequest: Result<Fetched, FetchFailure>] = [:]
        for answer in answers where answer.index < requests.count {
            let request = requests[answer.index]
            switch answer.outcome {
            case .fetched(let fetched):
                results[request] = request.accept(fetched)
            case .unchanged:
                let strange = FetchFailure(
                    .broken, request.url, "the server answered 304 and was not asked for changes")
                results[request] = request.known.map { .success($0) } ?? .failure(strange)
            case .refused(let refusal):
                results[request] = .failure(FetchFailure(request.url, refusal))
            case .failed(let kind, let reason, let host):
                results[request] = .failure(FetchFailure(kind, request.url, reason))
                if let host { down.insert(host) }
            }
        }
        return results
    }

    private static func fail(
        _ requests: [FetchRequest], _ kind: FetchFailure.Kind, _ reason: String
    ) -> [FetchRequest: Result<Fetched, FetchFailure>] {
        let failures = requests.map { ($0, Result<Fetched, _>.failure(FetchFailure(kind, $0.url, reason))) }
        return Dictionary(failures) { first, _ in first }
    }
}

extension FetchRequest {
    /// An answer, or the failure that it is not what was wanted.
    func accept(_ fetched: Fetched) -> Result<Fetched, FetchFailure> {
        guard fetched.bytes.count <= limits.bytes else {
            return .failure(FetchFailure(.tooLarge, url, "it is larger than \(limits.bytes) bytes"))
        }
        guard kind == .picture, SafeFileType(ofPicture: fetched.bytes) == nil else { return .success(fetched) }
        let claim = fetched.contentType.isEmpty ? "of no type" : "\"\(fetched.contentType)\""
        return .failure(
            FetchFailure(.notAPicture, url, "it is not a PNG, JPEG, GIF, WebP or AVIF picture, but \(claim)"))
    }
}
