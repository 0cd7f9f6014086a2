import Dispatch
import Synchronization

/// Runs independent pieces of work on several threads.
enum Parallel {
    /// The results of `work` for 0 ..< `count`, in that order, made by at most `jobs` threads.
    ///
    /// Work is handed out in small runs, so that a slow piece does not hold up the others. The first error thrown, by
    /// order of index among those seen, is thrown after all threads have stopped.
    static func map<Result: Sendable, Failure: Error>(
        _ count: Int, jobs: Int, _ work: @Sendable (Int) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let threads = max(1, min(jobs, count))
        let next = Atomic(0)
        let runLength = max(1, min(16, count / (threads * 32)))
        let gathered = Mutex<(runs: [(start: Int, results: [Result])], failure: (index: Int, error: Failure)?)>(
            ([], nil))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while true {
                let start = next.add(runLength, ordering: .relaxed).oldValue
                guard start < count, gathered.withLock({ $0.failure == nil }) else { return }
                var results: [Result] = []
                results.reserveCapacity(runLength)
                do throws(Failure) {
                    for index in start..<min(count, start + runLength) { results.append(try work(index)) }
                    gathered.withLock { $0.runs.append((start, results)) }
                } catch {
                    gathered.withLock { $0.failure = $0.failure ?? (start, error) }
                }
            }
        }
        let (runs, failure) = gathered.withLock { $0 }
        if let failure { throw failure.error }
        return runs.sorted { $0.start < $1.start }.flatMap(\.results)
    }

    /// What the two give; on two threads, if there are as many `jobs`.
    static func both<One: Sendable, Other: Sendable>(
        jobs: Int, _ one: @Sendable () -> One, _ other: @Sendable () -> Other
    ) -> (One, Other) {
        guard jobs > 1 else { return (one(), other()) }
        let results = Mutex<(one: One?, other: Other?)>((nil, nil))
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            if number == 0 {
                let result = one()
                results.withLock { $0.one = result }
            } else {
                let result = other()
                results.withLock { $0.other = result }
            }
        }
        guard case (let one?, let other?) = results.withLock({ $0 }) else { return (one(), other()) }
        return (one, other)
    }
}
