import Fetching

/// Why a service that is asked over the network, or a program of the machine, gave no answer.
public struct LookupFailure: Error, Hashable, Sendable {
    /// What is wrong: one sentence without a full stop.
    public let message: String
    /// What to do about it.
    public let fix: String

    /// A failure with what to do about it.
    init(_ message: String, fix: String) { (self.message, self.fix) = (message, fix) }
}

extension LookupFailure {
    /// The failure to ask a server of the name `host`, whose address is set as `setting` in site.yml.
    static func asking(_ host: String, _ setting: String, _ failure: FetchFailure) -> LookupFailure {
        let address = "look whether `\(setting)` in content/site.yml is the address of such a server"
        guard let refusal = failure.refusal else {
            let fix =
                switch failure.kind {
                case .notInstalled, .helperFailed: "put forno-fetch beside forno"
                case .tooLarge, .tooManyRedirects, .invalidURL, .privateAddress, .broken, .insecure: address
                default: "check the network"
                }
            return LookupFailure("\(host) cannot be asked: \(failure.reason)", fix: fix)
        }
        let later = refusal.wait.map { "ask again in \($0.words)" } ?? "ask again later"
        let status = refusal.status
        return switch status {
        case 402:
            LookupFailure(
                "\(host) says that what may be asked today is spent (402)",
                fix: refusal.wait == nil ? "ask again tomorrow" : later)
        case 401, 403: LookupFailure("\(host) refuses to answer (\(status))", fix: "look at the key, and at `email`")
        case 429, 503: LookupFailure("\(host) asks to slow down (\(status))", fix: later)
        case 500...: LookupFailure("\(host) has trouble (\(status))", fix: later)
        default: LookupFailure("\(host) answered \(status)", fix: address)
        }
    }

    /// A server that has asked to be left alone for so long.
    static func isWaiting(_ host: String, _ wait: Duration) -> LookupFailure {
        LookupFailure("\(host) has asked to be left alone for \(wait.words)", fix: "ask again then")
    }
}
