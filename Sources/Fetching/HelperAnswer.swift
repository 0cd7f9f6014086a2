/// What `forno-fetch` writes for one address, when it is done with it; in no order.
///
/// ```text
/// fetched 0 2417 https://example.org/menu.json⏎application/json⏎"a tag"⏎the time of the last change⏎1 5 45⏎ then 2417 bytes
/// unchanged 2 - -⏎⏎
/// refused 3 429 120⏎1 50 0⏎
/// failed 1 unreachable pictures.example:443⏎could not connect⏎
/// ```
///
/// The three numbers are a ``FetchQuota``, an empty line where the server says none.
package struct HelperAnswer: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case fetched(Fetched)
        /// What was known before is what the server has.
        case unchanged
        /// The server answered something other than success; a refusal has the seconds to wait behind it, or a hyphen.
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
    package var bytes: [UInt8] {
        switch outcome {
        case .fetched(let fetched):
            let url = Self.line(fetched.url)
            let lines = [fetched.contentType, fetched.tag, fetched.modified, fetched.quota.line]
                .map { Self.line($0) + "\n" }
            let head = "fetched \(index) \(fetched.bytes.count) \(url)\n" + lines.joined()
            return Array(head.utf8) + fetched.bytes
        case .unchanged:
            return Array("unchanged \(index) - -\n\n".utf8)
        case .refused(let refusal):
            let wait = refusal.wait.map { String($0.components.seconds) } ?? "-"
            return Array("refused \(index) \(refusal.status) \(wait)\n\(refusal.quota.line)\n".utf8)
        case .failed(let kind, let reason, let downHost):
            return Array("failed \(index) \(kind.rawValue) \(downHost ?? "-")\n\(Self.line(reason))\n".utf8)
        }
    }

    /// `text` without control characters, which servers can send and which would end the line.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }
}
