import CCurl
import Fetching

/// The requests of a job: up to four in progress, the others waiting.
///
/// As long as it is not known whether a host answers, only one request to it is in progress, so that a dead host costs
/// the time of one failure however many pictures it should have served.
struct FetchQueue {
    private let multi: UnsafeMutableRawPointer
    private let agent: String
    private let end: ContinuousClock.Instant
    private var waiting: [(index: Int, request: FetchRequest)]
    private var active: [UnsafeMutableRawPointer: Exchange] = [:]
    private var down: Set<String>
    private static let atOnce = 4

    /// The queue of a job; nil when libcurl is out of memory.
    init?(job: FetchJob) {
        guard let multi = curl_multi_init() else { return nil }
        self.multi = multi
        agent = job.agent
        end = .now + job.within
        waiting = job.requests.enumerated().map { ($0.offset, $0.element) }
        down = job.down
    }

    /// Works until every request has its answer.
    mutating func run(answer: (FetchAnswer) -> Void) {
        startNext(answer)
        while !active.isEmpty {
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            collect(answer)
            startNext(answer)
            if !active.isEmpty { curl_multi_poll(multi, nil, 0, 200, nil) }
        }
        curl_multi_cleanup(multi)
    }

    /// Starts as many of the waiting requests as may be in progress now.
    private mutating func startNext(_ answer: (FetchAnswer) -> Void) {
        var kept: [(index: Int, request: FetchRequest)] = []
        for (place, next) in waiting.enumerated() {
            guard active.count < Self.atOnce else {
                kept += waiting[place...]
                break
            }
            switch start(next.request, index: next.index) {
            case .started: continue
            case .later: kept.append(next)
            case .failed(let outcome): answer(FetchAnswer(index: next.index, outcome: outcome))
            }
        }
        waiting = kept
    }

    private enum Start {
        case started
        case later
        case failed(FetchAnswer.Outcome)
    }

    private mutating func start(_ request: FetchRequest, index: Int) -> Start {
        guard end > .now else {
            return .failed(.failed(.notTried, reason: "the time for all fetches was over", downHost: nil))
        }
        let address: FetchAddress
        do throws(FetchAddress.Refusal) {
            address = try FetchAddress(request.url)
        } catch {
            return .failed(.failed(.invalidURL, reason: error.reason, downHost: nil))
        }
        if down.contains(address.hostAndPort) { return .failed(Self.isDown(address)) }
        let probes = active.values.lazy.filter { !$0.isConnected }.map(\.address.hostAndPort)
        if probes.contains(address.hostAndPort) { return .later }
        let deadline = min(end, .now + request.limits.time)
        guard let exchange = Exchange(index: index, request: request, at: address, agent: agent, deadline: deadline)
        else { return .failed(.failed(.helperFailed, reason: "libcurl is too old or out of memory", downHost: nil)) }
        active[exchange.handle] = exchange
        curl_multi_add_handle(multi, exchange.handle)
        return .started
    }

    /// Takes the transfers that have ended, and starts those again that were redirected.
    private mutating func collect(_ answer: (FetchAnswer) -> Void) {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let exchange = active[handle]
            else { continue }
            let code = message.pointee.data.result
            curl_multi_remove_handle(multi, handle)
            if let outcome = settle(exchange, code) {
                active[handle] = nil
                answer(FetchAnswer(index: exchange.index, outcome: outcome))
            } else {
                curl_multi_add_handle(multi, handle)
            }
        }
    }

    /// The outcome of an exchange whose transfer ended; nil when it goes on with a redirect.
    private mutating func settle(_ exchange: Exchange, _ code: CURLcode) -> FetchAnswer.Outcome? {
        guard case .done(let outcome) = exchange.end(code) else {
            return down.contains(exchange.address.hostAndPort) ? Self.isDown(exchange.address) : nil
        }
        if case .failed(_, _, let host?) = outcome { down.insert(host) }
        return outcome
    }

    private static func isDown(_ address: FetchAddress) -> FetchAnswer.Outcome {
        let reason = "\(address.hostAndPort) did not answer before in this run"
        return .failed(.unreachable, reason: reason, downHost: address.hostAndPort)
    }
}
