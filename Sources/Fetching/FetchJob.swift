import Helpers

/// What `forno-fetch` is asked, in these messages.
///
/// - `job`: the `User-Agent`, the milliseconds for all of it.
/// - `down`: a host with its port, which did not answer before and is not asked.
/// - `get`: the kind, the limits (bytes, milliseconds, milliseconds to connect, redirects), `named` or `found`, the URL, the
///   tag and the last change of an earlier answer, empty where there is none, and each ``FetchHeader``. Answers name it by
///   its place, from 0.
package struct FetchJob: Hashable, Sendable {
    /// The `User-Agent`.
    package var agent: String
    package var within: Duration
    /// Hosts that did not answer before, each with its port.
    package var down: Set<String>
    package var requests: [FetchRequest]

    package init(agent: String, within: Duration, down: Set<String> = [], requests: [FetchRequest]) {
        self.agent = agent
        self.within = within
        self.down = down
        self.requests = requests
    }

    /// The messages of the job.
    package var messages: [HelperMessage] {
        [HelperMessage("job", agent, String(within.milliseconds))] + down.sorted().map { HelperMessage("down", $0) }
            + requests.map(\.message)
    }

    /// The job of such messages; nil when one of them is not understood.
    package init?(_ messages: [HelperMessage]) {
        guard let first = messages.first, first.name == "job", first.fields.count == 2, let time = first.number(1)
        else { return nil }
        self.init(agent: first.text(0), within: .milliseconds(time), requests: [])
        for message in messages.dropFirst() {
            if message.name == "down", message.fields.count == 1 {
                down.insert(message.text(0))
            } else if let request = FetchRequest(message) {
                requests.append(request)
            } else {
                return nil
            }
        }
    }
}

extension FetchRequest {
    fileprivate var message: HelperMessage {
        let numbers = [limits.bytes, limits.time.milliseconds, limits.connecting.milliseconds, limits.redirects]
        let texts =
            [kind.rawValue] + numbers.map(String.init)
            + [isNamed ? "named" : "found", url, known?.tag ?? "", known?.modified ?? ""] + headers.map(\.line)
        return HelperMessage("get", fields: texts.map { Array($0.utf8) })
    }

    fileprivate init?(_ message: HelperMessage) {
        guard message.name == "get", message.fields.count >= 9, let kind = Kind(rawValue: message.text(0)) else {
            return nil
        }
        let numbers = (1...4).compactMap(message.number)
        guard numbers.count == 4 else { return nil }
        let limits = FetchLimits(
            bytes: numbers[0], time: .milliseconds(numbers[1]), connecting: .milliseconds(numbers[2]),
            redirects: numbers[3])
        self.init(message.text(6), as: kind, limits: limits, isNamed: message.text(5) == "named")
        let (tag, modified) = (message.text(7), message.text(8))
        if !tag.isEmpty || !modified.isEmpty {
            known = Fetched(url: url, contentType: "", tag: tag, modified: modified, bytes: [])
        }
        headers = (9..<message.fields.count).compactMap { FetchHeader(line: message.text($0)) }
        // A header is for a payload that the user named.
        guard headers.count == message.fields.count - 9, headers.isEmpty || isNamed && kind == .payload else {
            return nil
        }
    }
}
