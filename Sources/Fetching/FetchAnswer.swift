import Helpers

/// What `forno-fetch` answers for one address, when it is done with it; in no order. Each message begins with the place of
/// the request.
///
/// - `fetched`: the URL that answered, the `Content-Type`, the tag, the time of the last change, a ``FetchQuota``, the body.
/// - `unchanged`: nothing more.
/// - `refused`: the HTTP status, the seconds to wait, or nothing, a ``FetchQuota``.
/// - `failed`: the kind of failure, the reason, the host that is not to be asked again, or nothing.
package struct FetchAnswer: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case fetched(Fetched)
        /// What was known before is what the server has.
        case unchanged
        /// The server answered something other than success.
        case refused(FetchFailure.Refusal)
        /// The host, with its port, is one that is not to be asked again; otherwise nil.
        case failed(FetchFailure.Kind, reason: String, downHost: String?)
    }

    /// The place of the request in the job, from 0.
    package var index: Int
    package var outcome: Outcome

    package init(index: Int, outcome: Outcome) {
        self.index = index
        self.outcome = outcome
    }

    /// The answer as the helper writes it.
    package var message: HelperMessage {
        let place = String(index)
        return switch outcome {
        case .fetched(let fetched):
            HelperMessage(
                "fetched", place, fetched.url, fetched.contentType, fetched.tag, fetched.modified, fetched.quota.line,
                bytes: fetched.bytes)
        case .unchanged: HelperMessage("unchanged", place)
        case .refused(let refusal):
            HelperMessage(
                "refused", place, String(refusal.status), refusal.wait.map { String($0.components.seconds) } ?? "",
                refusal.quota.line)
        case .failed(let kind, let reason, let downHost):
            HelperMessage("failed", place, kind.rawValue, reason, downHost ?? "")
        }
    }

    /// The answer of such a message; nil for another one.
    package init?(_ message: HelperMessage) {
        guard !message.fields.isEmpty, let index = message.number(0), index >= 0,
            let outcome = Outcome(message)
        else { return nil }
        self.init(index: index, outcome: outcome)
    }
}

extension FetchAnswer.Outcome {
    fileprivate init?(_ message: HelperMessage) {
        switch (message.name, message.fields.count) {
        case ("fetched", 7):
            self = .fetched(
                Fetched(
                    url: message.text(1), contentType: message.text(2), tag: message.text(3), modified: message.text(4),
                    quota: FetchQuota(line: message.text(5)), bytes: message.fields[6]))
        case ("unchanged", 1): self = .unchanged
        case ("refused", 4):
            guard let status = message.number(1) else { return nil }
            let wait = Int32(message.text(2)).map { Duration.seconds($0) }
            self = .refused(.init(status: status, wait: wait, quota: FetchQuota(line: message.text(3))))
        case ("failed", 4):
            guard let kind = FetchFailure.Kind(rawValue: message.text(1)) else { return nil }
            let host = message.text(3)
            self = .failed(kind, reason: message.text(2), downHost: host.isEmpty ? nil : host)
        default: return nil
        }
    }
}
