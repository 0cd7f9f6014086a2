import Helpers

/// What `forno-fetch` reads on its standard input: lines of words, the last of which may hold spaces.
///
/// ```text
/// agent Forno/0.1.0
/// within 60000
/// down pictures.example:443
/// get payload 5000000 10000 5000 5 named https://example.org/menu.json
/// ```
///
/// A `get` may be followed by the `tag` and the `modified` of an earlier answer, which is asked for only if it has
/// changed, and that of a `named` payload by a `header` of a ``FetchHeader``.
///
/// `within` is the time for all of it; a `down` host is not asked. A `get` has the kind, the limits (bytes, milliseconds,
/// milliseconds to connect, redirects), `named` or `found`, and the URL. Answers name the `get` by its place, from 0.
package struct HelperJob: Hashable, Sendable {
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

    /// The lines of the job.
    package var text: String {
        var lines = ["agent \(agent)", "within \(within.milliseconds)"]
        lines += down.sorted().map { "down \($0)" }
        lines += requests.flatMap(Self.lines)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The job of such lines; nil when one of them is not understood.
    package init?(text: String) {
        self.init(agent: "Forno", within: .zero, requests: [])
        for line in text.split(separator: "\n") {
            guard read(line) else { return nil }
        }
    }

    private static func lines(_ request: FetchRequest) -> [String] {
        let known = [("tag", request.known?.tag), ("modified", request.known?.modified)].compactMap { word, value in
            value.flatMap { $0.isEmpty ? nil : "\(word) \($0)" }
        }
        return [line(request)] + known + request.headers.map { "header \($0.line)" }
    }

    private static func line(_ request: FetchRequest) -> String {
        let limits = request.limits
        return "get \(request.kind.rawValue) \(limits.bytes) \(limits.time.milliseconds) "
            + "\(limits.connecting.milliseconds) \(limits.redirects) \(request.isNamed ? "named" : "found") \(request.url)"
    }

    private mutating func read(_ line: Substring) -> Bool {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return false }
        switch words[0] {
        case "agent": agent = String(words[1])
        case "down": down.insert(String(words[1]))
        case "within":
            guard let time = Int(words[1]) else { return false }
            within = .milliseconds(time)
        case "get":
            guard let request = Self.request(words[1]) else { return false }
            requests.append(request)
        case "header": return readHeader(words[1])
        case "tag", "modified": return readKnown(words[0], String(words[1]))
        default: return false
        }
        return true
    }

    private mutating func readKnown(_ word: Substring, _ value: String) -> Bool {
        guard let last = requests.indices.last else { return false }
        var known = requests[last].known ?? Fetched(url: requests[last].url, contentType: "", bytes: [])
        if word == "tag" { known.tag = value } else { known.modified = value }
        requests[last].known = known
        return true
    }

    private mutating func readHeader(_ line: Substring) -> Bool {
        guard let last = requests.indices.last, requests[last].isNamed, requests[last].kind == .payload,
            let header = FetchHeader(line: line)
        else { return false }
        requests[last].headers.append(header)
        return true
    }

    private static func request(_ line: Substring) -> FetchRequest? {
        let words = line.split(separator: " ", maxSplits: 6)
        guard words.count == 7, let kind = FetchRequest.Kind(rawValue: String(words[0])),
            let bytes = Int(words[1]), let time = Int(words[2]), let connecting = Int(words[3]),
            let redirects = Int(words[4])
        else { return nil }
        let limits = FetchLimits(
            bytes: bytes, time: .milliseconds(time), connecting: .milliseconds(connecting), redirects: redirects)
        return FetchRequest(String(words[6]), as: kind, limits: limits, isNamed: words[5] == "named")
    }
}
