/// What the cache holds for an address: what was fetched, and how.
public struct CacheEntry: Hashable, Sendable {
    /// The address that was asked for; `fetched.url` is the one that answered.
    public var url: String
    /// When it was fetched, or was found to be the same.
    public var time: FetchTime
    /// Whether the user had named the host. If so it may be a private one, and other content must not read it from here.
    public var isNamed: Bool
    /// What the server answered.
    public var fetched: Fetched

    /// What was `fetched` from `url` at a `time`.
    public init(url: String, time: FetchTime, isNamed: Bool, fetched: Fetched) {
        self.url = url
        self.time = time
        self.isNamed = isNamed
        self.fetched = fetched
    }

    private static let mark = "forno-cache 1"

    /// The file of this entry: lines of text, an empty line, and the body.
    ///
    /// Both are in one file so that they are replaced together.
    var file: [UInt8] {
        let head = [
            Self.mark, "asked: \(url)", "answered: \(fetched.url)", "type: \(fetched.contentType)",
            "tag: \(fetched.tag)", "modified: \(fetched.modified)", "time: \(time.text)",
            "named: \(isNamed ? "yes" : "no")", "length: \(fetched.bytes.count)",
        ]
        return Array((head.joined(separator: "\n") + "\n\n").utf8) + fetched.bytes
    }

    /// The entry of a file; nil when it is damaged, cut short or of another version.
    package init?(file: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let ends = file.indices.lazy.filter { file[$0] == newline && $0 + 1 < file.count && file[$0 + 1] == newline }
        guard let end = ends.first else { return nil }
        let lines = String(decoding: file[..<end], as: UTF8.self).split(separator: "\n")
        let fields = lines.dropFirst().map { $0.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false) }
        guard lines.first == Self.mark[...], fields.allSatisfy({ $0.count == 2 }) else { return nil }
        let values = Dictionary(fields.map { ($0[0], String($0[1])) }) { first, _ in first }
        let body = Array(file[(end + 2)...])
        guard let url = values["asked"], let answered = values["answered"], let type = values["type"],
            let time = values["time"].flatMap(FetchTime.init(text:)), values["length"] == String(body.count)
        else { return nil }
        self.init(
            url: url, time: time, isNamed: values["named"] != "no",
            fetched: Fetched(
                url: answered, contentType: type, tag: values["tag"] ?? "", modified: values["modified"] ?? "",
                bytes: body))
    }
}
