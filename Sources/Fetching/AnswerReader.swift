import Helpers

/// Cuts what the helper writes into answers, as the bytes come.
package struct AnswerReader {
    package typealias MalformedResponse = HelperExchange.MalformedResponse

    private var buffer: [UInt8] = []
    /// Where the next answer begins.
    private var start = 0
    /// More bytes than a body may have are not waited for.
    private let longest: Int
    private static let longestLine = 65_536

    package init(longestBody: Int) {
        longest = longestBody
    }

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.removeFirst(start)
        start = 0
        buffer.append(contentsOf: bytes)
    }

    /// The next answer that has come whole; nil when there is none yet.
    package mutating func next() throws(MalformedResponse) -> HelperAnswer? {
        guard let first = try line(from: start), let second = try line(from: first.end) else { return nil }
        let words = first.text.split(separator: " ", maxSplits: 3)
        guard words.count == 4, let index = Int(words[1]), index >= 0 else { throw MalformedResponse() }
        switch words[0] {
        case "fetched":
            guard let length = Int(words[2]), (0...longest).contains(length) else { throw MalformedResponse() }
            guard let tag = try line(from: second.end), let modified = try line(from: tag.end),
                let quota = try line(from: modified.end), buffer.count - quota.end >= length
            else { return nil }
            let body = Array(buffer[quota.end..<quota.end + length])
            start = quota.end + length
            let fetched = Fetched(
                url: String(words[3]), contentType: second.text, tag: tag.text, modified: modified.text,
                quota: FetchQuota(line: quota.text), bytes: body)
            return HelperAnswer(index: index, outcome: .fetched(fetched))
        case "unchanged":
            start = second.end
            return HelperAnswer(index: index, outcome: .unchanged)
        case "refused":
            guard let status = Int(words[2]) else { throw MalformedResponse() }
            start = second.end
            let wait = Int32(words[3]).map { Duration.seconds($0) }
            let refusal = FetchFailure.Refusal(status: status, wait: wait, quota: FetchQuota(line: second.text))
            return HelperAnswer(index: index, outcome: .refused(refusal))
        case "failed":
            guard let kind = FetchFailure.Kind(rawValue: String(words[2])) else { throw MalformedResponse() }
            start = second.end
            let host = words[3] == "-" ? nil : String(words[3])
            return HelperAnswer(index: index, outcome: .failed(kind, reason: second.text, downHost: host))
        default: throw MalformedResponse()
        }
    }

    private func line(from start: Int) throws(MalformedResponse) -> (text: String, end: Int)? {
        let rest = buffer[start...].prefix(Self.longestLine)
        guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else {
            if rest.count == Self.longestLine { throw MalformedResponse() }
            return nil
        }
        return (String(decoding: buffer[start..<newline], as: UTF8.self), newline + 1)
    }
}
