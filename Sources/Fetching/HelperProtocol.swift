import Helpers

/// One conversation with `forno-fetch`: the job goes out, the answers come in.
struct HelperProtocol {
    private(set) var answers: [HelperAnswer] = []
    private let expected: Int
    private var exchange: HelperExchange
    private var reader: AnswerReader

    init(job: HelperJob, deadline: ContinuousClock.Instant) {
        expected = job.requests.count
        exchange = HelperExchange(sending: Array(job.text.utf8), deadline: deadline)
        reader = AnswerReader(longestBody: max(0, job.requests.map(\.limits.bytes).max() ?? 0))
    }

    /// Runs the conversation until as many answers came as there are requests, or time is up.
    mutating func run(with helper: borrowing HelperProcess) -> HelperExchange.End {
        var (answers, reader) = (answers, reader)
        defer { (self.answers, self.reader) = (answers, reader) }
        return exchange.run(with: helper) { [expected] bytes throws(HelperExchange.MalformedResponse) in
            reader.append(bytes)
            while let answer = try reader.next() { answers.append(answer) }
            return answers.count >= expected
        }
    }
}
